import * as z from "zod";
import { addressSchema } from "@/lib/accounts/schema";
import { MAX_ORDER_LINES } from "@/lib/cart/rules/totals";
import { quantityField, wishFields } from "@/lib/cart/schema";
import { DELIVERY_TIMES } from "@/lib/delivery/promise-rules";
import { IF_MISSING } from "@/lib/packing/rules";
import { linkFields, withPlace } from "@/lib/places/schema";
import { objectIdField } from "@/lib/text/fields";
import type { Language } from "@/lib/text/language";
import type { OrderAddress, WeeklyOrigin } from "../rules/order";
import { CASH_NOTES } from "../rules/order";
import { AREA_NOT_SERVED, SELECT_ADDRESS } from "../rules/order-messages";

const CHOOSE_TIME = "Please choose a delivery time";

export const deliveryTimeField = z.enum(DELIVERY_TIMES, { error: CHOOSE_TIME });

/** What a browser sends as `Idempotency-Key`: the same key from the same customer is the same order (api.md). */
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

/** What the shopper saw as the amount to pay, in whole rupees: compared, never taken over. */
export const amountField = z
	.int({ error: "The amount must be in whole rupees" })
	.min(0, "The amount must be at least 0");

/** Which version of their cart the shopper saw, as the cart's calls answer it: each becomes one order at most. */
export const cartVersionField = z
	.int({ error: "The cart version must be a whole number" })
	.min(0, "The cart version must be at least 0");

/** What may be left out, or null as answers have it. */
const leftOutOrNull = <Field extends z.ZodType>(field: Field) =>
	field
		.nullable()
		.transform((value) => value ?? undefined)
		.optional();

/** Which of the times that can be picked, by its id. */
export const slotField = leftOutOrNull(z.string({ error: CHOOSE_TIME }).max(40, CHOOSE_TIME));

/** Whoever picks a time says which. */
export function saysItsSlot({ deliveryTime, slot }: { deliveryTime: string; slot?: string }): boolean {
	return deliveryTime !== "slot" || Boolean(slot);
}

export const NO_SLOT = { path: ["slot"], message: CHOOSE_TIME };

/** What is to be done where something is missing: of an order, or of one of its lines. */
export const ifMissingField = leftOutOrNull(
	z.enum(IF_MISSING, { error: "Please choose what we do if something is missing" }),
);

/** Whether the customer's credit pays what it can; it does unless they say no. */
export const useCreditField = z.boolean({ error: "Please say yes or no to using credit" }).optional();

/** The code of a coupon, however it is typed; an empty one is none. */
export const couponField = z
	.string({ error: "The coupon must be a code" })
	.trim()
	.toUpperCase()
	.max(40, "There is no coupon with this code")
	.nullable()
	.transform((code) => code || undefined)
	.optional();

/** The area that was chosen for the delivery; the address has to contain it. */
export const areaField = z
	.string({ error: AREA_NOT_SERVED })
	.trim()
	.max(60, AREA_NOT_SERVED)
	.nullable()
	.transform((area) => area || undefined)
	.optional();

/** What the rider should know, as somebody writes it who orders. */
export const instructionsField = leftOutOrNull(
	z
		.string({ error: "Delivery instructions must be text" })
		.trim()
		.max(300, "Please use at most 300 characters"),
);

/** Where an order goes, as it is sent. */
export const orderAddressFields = {
	...addressSchema.shape,
	...linkFields,
	deliveryInstructions: instructionsField,
};

/** What a cash order sends (spec 7). */
export const cashOrderSchema = z
	.object({
		items: orderItemsField(
			z.object({ product: objectIdField, quantity: quantityField, ifMissing: ifMissingField, ...wishFields }),
		),
		ifMissing: ifMissingField,
		address: z.object(orderAddressFields, { error: SELECT_ADDRESS }).transform(withPlace),
		area: areaField,
		deliveryTime: deliveryTimeField.default("standard"),
		slot: slotField,
		amount: amountField.optional(),
		coupon: couponField,
		cartVersion: cartVersionField.optional(),
		useCredit: useCreditField,
		cashNote: z.literal(CASH_NOTES, { error: "Please choose a note of 500, 1000 or 5000" }).nullish(),
	})
	.refine(saysItsSlot, NO_SLOT);

export type CashOrderInput = z.infer<typeof cashOrderSchema>;

/** What any order is made from, however it is paid; `language` is the customer's, `takenBy` who of the team took it by phone (`isCallers` for whoever has no account), `weekly` the basket that it comes of. */
export type OrderInput = Omit<CashOrderInput, "address"> & {
	address: OrderAddress;
	language?: Language;
	takenBy?: string;
	isCallers?: boolean;
	weekly?: WeeklyOrigin;
};
