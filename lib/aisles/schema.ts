import * as z from "zod";
import { categoryField } from "@/lib/products/schema/product-form";
import { dayOf } from "@/lib/text/dates";
import { objectIdField, requiredText } from "@/lib/text/fields";

const DATE = "Please write a date, as 2026-02-18";
/** More would not fit into a request. */
const MOST_PRODUCTS = 3000;

/** A day; of a moment the day on which it is in Jhang. */
const dateField = z
	.union([z.iso.date(), z.iso.datetime({ offset: true }).transform((text) => dayOf(new Date(text)))], {
		error: DATE,
	})
	.nullable();

const fields = {
	name: requiredText("Please name the aisle", 60),
	urduName: z.string({ error: "Please enter a text" }).trim().max(60, "Please use at most 60 characters"),
	category: categoryField.nullable(),
	order: z.int({ error: "The order must be a whole number" }).min(0).max(100_000),
	from: dateField,
	until: dateField,
	/** Which products stand in it; left out, they stay. */
	products: z
		.array(objectIdField, { error: "Please choose the products" })
		.max(MOST_PRODUCTS, `Please choose at most ${MOST_PRODUCTS} products`)
		.optional(),
};

/** What the owner changes of an aisle; what is left out stays. */
export const aisleChangeSchema = z.object(fields).partial();
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
export const aisleOrderSchema = z.object({
	aisles: z.array(objectIdField, { error: "Please send the aisles in their order" }).max(500),
});
