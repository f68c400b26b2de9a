import "server-only";
import { z } from "zod";
import { PRODUCT_NOT_FOUND } from "@/lib/domain/product";
import { defineCalls } from "./call";
import { productSummary, usual } from "./shapes";

const path = "/api/user/favourites/{productId}";
const ids = { productId: PRODUCT_NOT_FOUND };
const success = { fields: { isFavourite: z.boolean() } };

/** What a customer buys again and again, and what they have marked. */
export const usualCalls = defineCalls({
	usuals: {
		method: "get",
		path: "/api/user/usuals",
		summary:
			"What the customer buys most and most lately, the most usual first: up to 12, only what can be bought; each with how many it usually is",
		who: "customer",
		success: { fields: { products: usual.array() } },
	},
	favourites: {
		method: "get",
		path: "/api/user/favourites",
		summary: "The products that the customer has marked, the latest first",
		who: "customer",
		success: { fields: { products: productSummary.array() } },
	},
	addFavourite: {
		method: "put",
		path,
		summary: "Marks a product as a favourite; marked twice it is one",
		who: "customer",
		limit: { action: "favourite" },
		ids,
		success,
		refusals: [409],
	},
	removeFavourite: {
		method: "delete",
		path,
		summary: "Takes the mark away, also where there was none",
		who: "customer",
		limit: { action: "favourite" },
		ids,
		success,
	},
});
