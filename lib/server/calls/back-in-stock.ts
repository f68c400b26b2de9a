import "server-only";
import { z } from "zod";
import { WISH_NEEDS_LOGIN } from "@/lib/domain/back-in-stock";
import { PRODUCT_NOT_FOUND } from "@/lib/domain/product";
import { defineCalls } from "./call";

const path = "/api/product/{id}/back-in-stock";
const ids = { id: PRODUCT_NOT_FOUND };
const success = { fields: { isWanted: z.boolean() } };

/** One mail to a customer when a product can be bought again. */
export const backInStockCalls = defineCalls({
	read: {
		method: "get",
		path,
		summary: "Whether the customer waits for this product",
		who: "customer",
		ids,
		success,
	},
	add: {
		method: "post",
		path,
		summary: "Notes that the customer wants one mail when the product is back; asked twice it is one wish",
		who: "customer",
		login: WISH_NEEDS_LOGIN,
		limit: { action: "account-change" },
		ids,
		success,
		refusals: [403, 404, 409],
	},
	remove: {
		method: "delete",
		path,
		summary: "Takes the wish back, also where there was none",
		who: "customer",
		ids,
		success,
	},
});
