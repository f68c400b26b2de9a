import "server-only";
import { z } from "zod";
import { CATEGORIES } from "@/lib/products/rules/product";
import { categoryField } from "@/lib/products/schema/product-form";
import { call, json } from "@/lib/server/calls/call";
import { id, message } from "@/lib/server/calls/shapes";
import { dayOf } from "@/lib/text/dates";
import { dayFieldOf, objectIdField, requiredText } from "@/lib/text/fields";
import { AISLE_NOT_FOUND } from "./rules";

const DATE = "Please write a date, as 2026-02-18";
export const MAX_ORDER = 100_000;
/** More would not fit into a request. */
const MOST_PRODUCTS = 3000;

/** A day; of a moment the day on which it is in Jhang. */
const dateField = z
	.union([z.iso.date(), z.iso.datetime({ offset: true }).transform((text) => dayOf(new Date(text)))], {
		error: DATE,
	})
	.pipe(dayFieldOf(DATE))
	.nullable();

const fields = {
	name: requiredText("Please name the aisle", 60),
	urduName: z.string({ error: "Please enter a text" }).trim().max(60, "Please use at most 60 characters"),
	category: categoryField.nullable(),
	order: z.int({ error: "The order must be a whole number" }).min(0).max(MAX_ORDER),
	from: dateField,
	until: dateField,
	/** Which products stand in it; left out, they stay. */
	products: z
		.array(objectIdField, { error: "Please choose the products" })
		.max(MOST_PRODUCTS, `Please choose at most ${MOST_PRODUCTS} products`)
		.optional(),
};

/** What the owner changes of an aisle; what is left out stays. */
const aisleChangeSchema = z.object(fields).partial();
export type AisleChange = z.output<typeof aisleChangeSchema>;

/** A whole aisle; without an order it is the last. */
export const aisleSchema = z
	.object({
		...fields,
		urduName: fields.urduName.default(""),
		category: fields.category.default(null),
		order: fields.order.optional(),
		from: fields.from.default(null),
		until: fields.until.default(null),
	})
	.refine(({ from, until }) => from === null || until === null || from <= until, {
		path: ["until"],
		message: "The last day must not be before the first",
	});
export type AisleInput = z.output<typeof aisleSchema>;

/** All aisles in their new order. */
const aisleOrderSchema = z.object({
	aisles: z.array(objectIdField, { error: "Please send the aisles in their order" }).max(500),
});

const day = z.iso.date().nullable();

export const aisle = z
	.object({
		_id: id,
		name: z.string(),
		/** "" where nobody has written it. */
		urduName: z.string(),
		/** The one it stands under. */
		category: z.enum(CATEGORIES).nullable(),
		/** Its place among the others, the lowest first. */
		order: z.int(),
		/** The days on which it is there, both included. */
		from: day,
		until: day,
		count: z.int().min(0),
	})
	.meta({ id: "Aisle" });

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
