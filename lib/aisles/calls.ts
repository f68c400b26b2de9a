import "server-only";
import { z } from "zod";
import { CATEGORIES } from "@/lib/products/rules/product";
import { call, json } from "@/lib/server/calls/call";
import { id, message } from "@/lib/server/calls/shapes";
import { AISLE_NOT_FOUND, type ListedAisle } from "./rules";
import { aisleChangeSchema, aisleOrderSchema, aisleSchema } from "./schema";

const day = z.iso.date().nullable();

const aisle = z
	.object({
		_id: id,
		name: z.string(),
		urduName: z.string(),
		category: z.enum(CATEGORIES).nullable(),
		order: z.int(),
		from: day,
		until: day,
		count: z.int().min(0),
	})
	.meta({ id: "Aisle" }) satisfies z.ZodType<ListedAisle>;

/** The shop's own shelves. */
export const aisleCalls = {
	list: call.get("/api/aisles", {
		summary: "The owner's own aisles that are there today, in their order, with how many products each has",
		who: "anyone",
		scopes: ["products:read"],
		success: { fields: { aisles: aisle.array() } },
	}),
};

/** The same for the owner. */
export const sellerAisleCalls = {
	list: call.get("/api/seller/aisles", {
		summary: "Every aisle in its order, also one that is not there today",
		scopes: ["products:read"],
		success: { fields: { aisles: aisle.array() } },
	}),
	add: call.post("/api/seller/aisles", {
		summary:
			"Makes an aisle, the last unless `order` says; `from` and `until` are the days on which it is there",
		scopes: ["products:write"],
		body: json(aisleSchema),
		idempotent: "answer",
		success: { status: 201, fields: { aisle, message } },
	}),
	arrange: call.put("/api/seller/aisles", {
		summary: "Puts all aisles in this order",
		scopes: ["products:write"],
		body: json(aisleOrderSchema),
		success: { fields: { aisles: aisle.array(), message } },
		refusals: [409],
	}),
	change: call.put("/api/seller/aisles/{id}", {
		summary: "Changes an aisle; `products` are all that stand in it from now on",
		scopes: ["products:write"],
		ids: { id: AISLE_NOT_FOUND },
		body: json(aisleChangeSchema),
		success: { fields: { aisle, message } },
	}),
	remove: call.delete("/api/seller/aisles/{id}", {
		summary: "Takes an aisle away; its products stay",
		scopes: ["products:write"],
		ids: { id: AISLE_NOT_FOUND },
		success: { fields: { message } },
	}),
};
