import * as z from "zod";
import { type AddressInput, addressSchema } from "./address";
import { DELIVERY_TIMES, type DeliveryTime, MAX_LINE_QUANTITY, MAX_ORDER_LINES } from "./cart-totals";
import { objectIdField } from "./fields";
import { SELECT_ADDRESS } from "./order-messages";
import type { Category } from "./product";

/** "On hold": paid, but it cannot be delivered as it is; the seller decides. */
export const ORDER_STATUSES = [
	"Order Placed",
	"On hold",
	"Packed",
	"Out for delivery",
	"Delivered",
	"Cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_TYPES = ["Cash On Delivery", "JazzCash", "Easypaisa"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export type PaymentStatus = "pending" | "success" | "refund due";

/** Quantity of one product: 1 to 99. */
export const quantityField = z
	.int({ error: "Quantity must be a whole number" })
	.min(1, "Quantity must be at least 1")
	.max(MAX_LINE_QUANTITY, `Quantity can be at most ${MAX_LINE_QUANTITY}`);

export const deliveryTimeField = z.enum(DELIVERY_TIMES, { error: "Please choose a delivery time" });

/** What a browser sends as `Idempotency-Key`: the same key from the same customer is the same order (API.md). */
export const idempotencyKeyField = z
	.string()
	.regex(/^[A-Za-z0-9_-]{1,64}$/, "The Idempotency-Key must be 1 to 64 letters, digits, - or _");

/** The lines of an order as they are sent: prices never are, the server reads its own. */
export function orderItemsField<Item extends z.ZodType>(item: Item) {
	return z
		.array(item, { error: "Your cart is empty" })
		.min(1, "Your cart is empty")
		.max(MAX_ORDER_LINES, `An order can hold at most ${MAX_ORDER_LINES} products`);
}

/** What a cash order sends (spec 7). */
export const cashOrderSchema = z.object({
	items: orderItemsField(z.object({ product: objectIdField, quantity: quantityField })),
	address: z.object(addressSchema.shape, { error: SELECT_ADDRESS }),
	deliveryTime: deliveryTimeField.default("standard"),
});
export type CashOrderInput = z.infer<typeof cashOrderSchema>;

/** Where an order goes, and what the rider should know (spec 3). */
export type OrderAddress = AddressInput & { deliveryInstructions?: string };

/** What any order is made from, however it is paid. */
export type OrderInput = Omit<CashOrderInput, "address"> & { address: OrderAddress };

/** One line as it was bought; `unitPrice` in rupees. */
export type OrderLine = {
	/** The category is missing where an order was made before lines kept it. */
	product: { _id: string; name: string; imageUrl: string; category?: Category };
	unitPrice: number;
	quantity: number;
};

/** Who moved an order. */
export type OrderActor = "seller" | "customer";

/** One step of an order's story: who took it, where somebody did, and why it was cancelled. */
export type OrderEvent = { status: OrderStatus; at: string; by?: OrderActor; reason?: string };

/** An order as the customer and the seller read it (spec 3); amounts in rupees, times ISO 8601. */
export type Order = {
	_id: string;
	number: string;
	items: OrderLine[];
	address: OrderAddress;
	area: string;
	deliveryTime: DeliveryTime;
	subtotal: number;
	tax: number;
	deliveryFee: number;
	amount: number;
	paymentType: PaymentType;
	isPaid: boolean;
	paymentStatus: PaymentStatus;
	paidAt: string | null;
	status: OrderStatus;
	/** Why it is on hold; null unless it is. */
	holdReason: string | null;
	statusHistory: OrderEvent[];
	createdAt: string;
};

/** The short number people say on the phone, read from the order's id: `SBZ-3F9A2C`. */
export function orderNumber(orderId: string): string {
	return `SBZ-${orderId.slice(-6).toUpperCase()}`;
}
