import type { MetadataRoute } from "next";
import { getShop } from "@/lib/shop/server/read";
import { DIRECTIONS, type Language, pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { PAPER } from "../theme-colours";

/** The rider's pages as an installed app of their own, one for each language. */
export async function riderManifest(language: Language): Promise<Response> {
	const { name } = await getShop();
	const { common, riderPage } = MESSAGES[language];
	const start = pathIn(language, "/rider");
	const manifest: MetadataRoute.Manifest = {
		id: start,
		name: riderPage.appName(common.shopName(name)),
		short_name: riderPage.title,
		start_url: start,
		scope: start,
		display: "standalone",
		orientation: "portrait",
		background_color: PAPER,
		theme_color: PAPER,
		lang: language,
		dir: DIRECTIONS[language],
		icons: [
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
	return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
