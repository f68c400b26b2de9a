import type { MetadataRoute } from "next";
import { menuOf } from "@/lib/routes.mjs";
import { SHOP } from "@/lib/shop/rules/shop-details";
import { getShop } from "@/lib/shop/server/read";
import { PAPER } from "./theme-colours";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
	const { name } = await getShop();
	return {
		id: "/",
		name: `${name}: fresh fruits and vegetables`,
		short_name: name,
		description: SHOP.tagline,
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: PAPER,
		theme_color: PAPER,
		lang: "en",
		categories: ["food", "shopping"],
		icons: [
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: menuOf("app").map(({ href, label }) => ({ name: label, url: href })),
	};
}
