import * as z from "zod";
import { MAX_NOTE, WISHES } from "@/lib/products/rules/wishes";
import type { cartLine } from "@/lib/server/calls/shapes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { objectIdField } from "@/lib/text/fields";
import { MAX_ORDER_LINES } from "./rules/totals";

/** Quantity of one product: 1 to 99 pieces, or steps of what is weighed. */
export const quantityField = z
	.int({ error: "Quantity must be a whole number" })
	.min(1, "Quantity must be at least 1")
	.max(MAX_LINE_QUANTITY, `Quantity can be at most ${MAX_LINE_QUANTITY}`);

const WISH_INVALID = "Please choose one of the product's wishes";
const NOTE_TOO_LONG = `Please use at most ${MAX_NOTE} characters`;

const wishField = z.enum(WISHES, { error: WISH_INVALID }).nullable().optional();
const noteField = z
	.string({ error: "The note must be text" })
	.transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
	.pipe(z.string().max(MAX_NOTE, NOTE_TOO_LONG))
	.transform((text) => text || null)
	.nullable()
	.optional();
/** What is asked of a line (next day 4): null, and an empty note, take it back; left out it stays as it is. */
export const wishFields = { wish: wishField, note: noteField };

/** One line of a cart as the server returns it; `price` is today's offer price in rupees, of a kg where it is weighed. */
export type CartLine = z.output<typeof cartLine>;

/** A customer's whole cart as the server answers it; every change of theirs raises the version, so a later one is known. */
export type CartAnswer = { cartItem: CartLine[]; version: number };

export const addToCartSchema = z.object({
	productId: objectIdField,
	quantity: quantityField.default(1),
	...wishFields,
});

export const updateCartSchema = z.object({
	productId: objectIdField,
	quantity: z
		.int({ error: "Quantity must be a whole number" })
		.max(MAX_LINE_QUANTITY, `Quantity can be at most ${MAX_LINE_QUANTITY}`),
	...wishFields,
});

export const removeFromCartSchema = z.object({ productId: objectIdField });

/** Lines that a guest's browser keeps: to join an account's cart, or to be priced afresh. */
export const mergeCartSchema = z.object({
	items: z
		.array(z.object({ productId: objectIdField, quantity: quantityField, ...wishFields }), {
			error: "The cart is not readable",
		})
		.max(MAX_ORDER_LINES, `A cart can hold at most ${MAX_ORDER_LINES} products`),
});
