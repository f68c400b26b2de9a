import * as z from "zod";
import type { Category, UrduWords } from "@/lib/products/rules/product";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { objectIdField } from "@/lib/text/fields";
import { MAX_ORDER_LINES } from "./rules/totals";

/** Quantity of one product: 1 to 99. */
export const quantityField = z
	.int({ error: "Quantity must be a whole number" })
	.min(1, "Quantity must be at least 1")
	.max(MAX_LINE_QUANTITY, `Quantity can be at most ${MAX_LINE_QUANTITY}`);

/** One line of a cart as the server returns it; `price` is today's offer price in rupees. */
export type CartLine = UrduWords & {
	productId: string;
	quantity: number;
	name: string;
	price: number;
	imageUrl: string;
	inStock: boolean;
	/** How many are left, where that is few or fewer than the line holds; else null. */
	left: number | null;
	/** What one piece is: `1 kg`, `1 dozen`. */
	unit: string;
	category: Category;
};

/** A customer's whole cart as the server answers it; every change raises the version, so a later one is known. */
export type CartAnswer = { cartItem: CartLine[]; version: number };

export const addToCartSchema = z.object({ productId: objectIdField, quantity: quantityField.default(1) });

export const updateCartSchema = z.object({
	productId: objectIdField,
	quantity: z
		.int({ error: "Quantity must be a whole number" })
		.max(MAX_LINE_QUANTITY, `Quantity can be at most ${MAX_LINE_QUANTITY}`),
});

export const removeFromCartSchema = z.object({ productId: objectIdField });

/** Lines that a guest's browser keeps: to join an account's cart, or to be priced afresh. */
export const mergeCartSchema = z.object({
	items: z
		.array(z.object({ productId: objectIdField, quantity: quantityField }), {
			error: "The cart is not readable",
		})
		.max(MAX_ORDER_LINES, `A cart can hold at most ${MAX_ORDER_LINES} products`),
});
