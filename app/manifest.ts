import type { MetadataRoute } from "next";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { SHOP } from "@/lib/domain/shop";
import { PAPER } from "./theme-colours";

/** How the shop looks as an installed app. */
export default function manifest(): MetadataRoute.Manifest {
	return {
		id: "/",
		name: `${SHOP.name}: fresh fruits and vegetables`,
		short_name: SHOP.name,
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
		shortcuts: [
			{ name: "All Products", url: BROWSE_PATH },
			{ name: "Deals", url: "/deals-offers" },
			{ name: "Cart", url: "/cart" },
			{ name: "My Orders", url: "/my-orders" },
		],
	};
}
