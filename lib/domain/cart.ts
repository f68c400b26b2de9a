import { z } from "zod";
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from "./cart-totals";
import { objectIdField } from "./fields";
import { quantityField } from "./order";

/** One line of a cart as the server returns it; `price` is today's offer price in rupees. */
export type CartLine = {
	productId: string;
	quantity: number;
	name: string;
	price: number;
	imageUrl: string;
	inStock: boolean;
};

export const addToCartSchema = z.object({ productId: objectIdField, quantity: quantityField.default(1) });

export const updateCartSchema = z.object({
	productId: objectIdField,
	quantity: z
		.int({ error: "Quantity must be a whole number" })
		.max(MAX_LINE_QUANTITY, `Quantity can be at most ${MAX_LINE_QUANTITY}`),
});

export const removeFromCartSchema = z.object({ productId: objectIdField });

export const mergeCartSchema = z.object({
	items: z
		.array(z.object({ productId: objectIdField, quantity: quantityField }), {
			error: "The cart is not readable",
		})
		.max(MAX_ORDER_LINES, `A cart can hold at most ${MAX_ORDER_LINES} products`),
});
