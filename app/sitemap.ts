import type { MetadataRoute } from "next";
import { getCatalogue } from "@/lib/products/server/read-catalogue";
import { isOnePage, pathsWhere } from "@/lib/routes.mjs";
import { languagesOf } from "@/lib/server/pages/metadata";
import { getOrigin } from "@/lib/server/pages/origin";

const LISTED = pathsWhere(({ search }, path) => search === "listed" && isOnePage(path));

/** Every page that a search engine may show, products included; each in every language, with the others named. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	const [origin, products] = await Promise.all([getOrigin(), getCatalogue()]);
	const entriesOf = (path: string, images?: string[]) => {
		const languages = Object.fromEntries(
			Object.entries(languagesOf(path)).map(([language, href]) => [language, origin + href]),
		);
		return [languages.en ?? "", languages.ur ?? ""].map((url) => ({
			url,
			images,
			alternates: { languages },
		}));
	};
	return [
		...LISTED.flatMap((path) => entriesOf(path)),
		...products.flatMap(({ _id, imageUrl }) =>
			entriesOf(`/product/${_id}`, [new URL(imageUrl, origin).href]),
		),
	];
}
