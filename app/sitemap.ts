import type { MetadataRoute } from "next";
import { isOnePage, pathsWhere } from "@/lib/domain/route-lists.mjs";
import { getCatalogue } from "@/lib/server/catalogue/read";
import { getOrigin } from "@/lib/server/pages/origin";

const LISTED = pathsWhere(({ search }, path) => search === "listed" && isOnePage(path));

/** Every page that a search engine may show, products included. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	const [origin, products] = await Promise.all([getOrigin(), getCatalogue()]);
	return [
		...LISTED.map((path) => ({ url: origin + path })),
		...products.map(({ _id, imageUrl }) => ({
			url: `${origin}/product/${_id}`,
			images: [new URL(imageUrl, origin).href],
		})),
	];
}
