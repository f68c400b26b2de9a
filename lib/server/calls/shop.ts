import "server-only";
import { shopChangeSchema } from "@/lib/domain/shop-details-schema";
import { defineCalls, json } from "./call";
import { shopDetails, shopToday } from "./shapes";

/** The shop's own details: hours, fees, areas, how to reach it. */
export const shopCalls = defineCalls({
	read: {
		method: "get",
		path: "/api/shop",
		summary:
			"The shop as anybody may know it, and whether it is open at this moment (`now`); `opensAt` is when it opens next, null while it is open",
		who: "anyone",
		success: { fields: { shop: shopToday } },
	},
	details: {
		method: "get",
		path: "/api/seller/shop",
		summary: "All that the owner has said of the shop; null for what has not been said",
		who: "seller",
		success: { fields: { shop: shopDetails } },
	},
	change: {
		method: "put",
		path: "/api/seller/shop",
		summary:
			"Changes any of the shop's details; every page and every total follows within 2 seconds, orders that there are keep theirs",
		who: "seller",
		body: json(shopChangeSchema),
		success: { fields: { shop: shopDetails } },
		refusals: [409],
	},
});
