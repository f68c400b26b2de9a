import "server-only";
import { z } from "zod";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { customer } from "@/lib/server/calls/call";
import { productSummary, usual } from "@/lib/server/calls/shapes";
import { WISH_NEEDS_LOGIN } from "./rules";

const wantedPath = "/api/product/{id}/back-in-stock";
const wantedIds = { id: PRODUCT_NOT_FOUND };
const wanted = { fields: { isWanted: z.boolean() } };

/** One mail to a customer when a product can be bought again. */
export const backInStockCalls = {
	read: customer.get(wantedPath, {
		summary: "Whether the customer waits for this product",
		ids: wantedIds,
		success: wanted,
	}),
	add: customer.post(wantedPath, {
		summary: "Notes that the customer wants one mail when the product is back; asked twice it is one wish",
		login: WISH_NEEDS_LOGIN,
		limit: { action: "account-change" },
		ids: wantedIds,
		success: wanted,
		refusals: [403, 404, 409],
	}),
	remove: customer.delete(wantedPath, {
		summary: "Takes the wish back, also where there was none",
		ids: wantedIds,
		success: wanted,
	}),
};

const favouritePath = "/api/user/favourites/{productId}";
const favouriteIds = { productId: PRODUCT_NOT_FOUND };
const favourite = { fields: { isFavourite: z.boolean() } };

/** What a customer buys again and again, and what they have marked. */
export const usualCalls = {
	usuals: customer.get("/api/user/usuals", {
		summary:
			"What the customer buys most and most lately, the most usual first: up to 12, only what can be bought; each with how many it usually is",
		success: { fields: { products: usual.array() } },
	}),
	favourites: customer.get("/api/user/favourites", {
		summary: "The products that the customer has marked, the latest first",
		success: { fields: { products: productSummary.array() } },
	}),
	addFavourite: customer.put(favouritePath, {
		summary: "Marks a product as a favourite; marked twice it is one",
		limit: { action: "favourite" },
		ids: favouriteIds,
		success: favourite,
		refusals: [409],
	}),
	removeFavourite: customer.delete(favouritePath, {
		summary: "Takes the mark away, also where there was none",
		limit: { action: "favourite" },
		ids: favouriteIds,
		success: favourite,
	}),
};
