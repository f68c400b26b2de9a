import "server-only";
import { z } from "zod";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { call } from "@/lib/server/calls/call";
import { productSummary, usual } from "@/lib/server/calls/shapes";
import { WISH_NEEDS_LOGIN } from "./rules";

const wantedPath = "/api/product/{id}/back-in-stock";
const wantedIds = { id: PRODUCT_NOT_FOUND };
const wanted = { fields: { isWanted: z.boolean() } };

/** One mail to a customer when a product can be bought again. */
export const backInStockCalls = {
	read: call.get(wantedPath, {
		summary: "Whether the customer waits for this product",
		who: "customer",
		ids: wantedIds,
		success: wanted,
	}),
	add: call.post(wantedPath, {
		summary: "Notes that the customer wants one mail when the product is back; asked twice it is one wish",
		who: "customer",
		login: WISH_NEEDS_LOGIN,
		limit: { action: "account-change" },
		ids: wantedIds,
		success: wanted,
		refusals: [403, 404, 409],
	}),
	remove: call.delete(wantedPath, {
		summary: "Takes the wish back, also where there was none",
		who: "customer",
		ids: wantedIds,
		success: wanted,
	}),
};

const favouritePath = "/api/user/favourites/{productId}";
const favouriteIds = { productId: PRODUCT_NOT_FOUND };
const favourite = { fields: { isFavourite: z.boolean() } };

/** What a customer buys again and again, and what they have marked. */
export const usualCalls = {
	usuals: call.get("/api/user/usuals", {
		summary:
			"What the customer buys most and most lately, the most usual first: up to 12, only what can be bought; each with how many it usually is",
		who: "customer",
		success: { fields: { products: usual.array() } },
	}),
	favourites: call.get("/api/user/favourites", {
		summary: "The products that the customer has marked, the latest first",
		who: "customer",
		success: { fields: { products: productSummary.array() } },
	}),
	addFavourite: call.put(favouritePath, {
		summary: "Marks a product as a favourite; marked twice it is one",
		who: "customer",
		limit: { action: "favourite" },
		ids: favouriteIds,
		success: favourite,
		refusals: [409],
	}),
	removeFavourite: call.delete(favouritePath, {
		summary: "Takes the mark away, also where there was none",
		who: "customer",
		limit: { action: "favourite" },
		ids: favouriteIds,
		success: favourite,
	}),
};
