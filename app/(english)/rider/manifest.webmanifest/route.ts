import type { MetadataRoute } from "next";
import { PAPER } from "@/app/theme-colours";
import { deliveryCalls } from "@/lib/server/calls/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";
import { getShop } from "@/lib/server/shop/read";

/** The rider's pages as an installed app of their own. */
export const GET = endpoint(deliveryCalls.manifest, async () => {
	const { name } = await getShop();
	const manifest: MetadataRoute.Manifest = {
		id: "/rider",
		name: `${name} deliveries`,
		short_name: "Deliveries",
		start_url: "/rider",
		scope: "/rider",
		display: "standalone",
		orientation: "portrait",
		background_color: PAPER,
		theme_color: PAPER,
		lang: "en",
		icons: [
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
	return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
});
