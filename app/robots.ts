import type { MetadataRoute } from "next";
import { getOrigin } from "@/lib/server/pages/origin";

/** What search engines may read: the shop's shelves and words, not what belongs to one person. */
export default async function robots(): Promise<MetadataRoute.Robots> {
	return {
		rules: {
			userAgent: "*",
			allow: "/",
			disallow: [
				"/api/",
				"/seller",
				"/cart",
				"/checkout",
				"/payment/",
				"/my-orders",
				"/account",
				"/verify-email/",
				"/resend-verification",
				"/reset-password/",
				"/test-email",
			],
		},
		sitemap: `${await getOrigin()}/sitemap.xml`,
	};
}
