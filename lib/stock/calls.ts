import "server-only";
import { z } from "zod";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { call, json } from "@/lib/server/calls/call";
import { countedProduct, stockMovement } from "@/lib/server/calls/shapes";
import { movementQuerySchema, stockChangeSchema } from "./schema";

export const stockCalls = {
	change: call.post("/api/seller/stock", {
		summary:
			"Says how many pieces there are, or grams of what is weighed (`set`; null ends the counting; with `stockBefore` only where it was as many till then), or how many came or went (`change`), and why; without a reason it is `other`",
		duty: "packing",
		scopes: ["stock:write"],
		body: json(stockChangeSchema),
		idempotent: "answer",
		success: { fields: { product: countedProduct, movement: stockMovement } },
		refusals: [404, 409],
	}),
	read: call.get("/api/seller/stock/{productId}", {
		summary:
			"How many pieces there are and are held, and their movements, newest first, at most 200; `older` is the next place",
		duty: "packing",
		scopes: ["products:read", "stock:write"],
		ids: { productId: PRODUCT_NOT_FOUND },
		query: movementQuerySchema,
		success: {
			fields: {
				stock: z.int().min(0).nullable(),
				held: z.int().min(0),
				movements: stockMovement.array(),
				older: z.string().nullable(),
			},
		},
	}),
};
