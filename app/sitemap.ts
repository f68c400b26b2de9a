import type { MetadataRoute } from "next";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { getCatalogue } from "@/lib/server/catalogue/read";
import { getOrigin } from "@/lib/server/pages/origin";

const PAGES = ["/", BROWSE_PATH, "/deals-offers", "/about", "/faq", "/contact", "/privacy"] as const;

/** Every page that a search engine may show, products included. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	const [origin, products] = await Promise.all([getOrigin(), getCatalogue()]);
	return [
		...PAGES.map((path) => ({ url: origin + path })),
		...products.map(({ _id, imageUrl }) => ({
			url: `${origin}/product/${_id}`,
			images: [new URL(imageUrl, origin).href],
		})),
	];
}
