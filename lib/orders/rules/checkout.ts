import * as z from "zod";
import { addressSchema } from "@/lib/accounts/schema";
import { quantityField } from "@/lib/cart/schema";
import { WALLET_NAMES, WALLETS, type Wallet } from "@/lib/payments/rules";
import { walletPhoneField } from "@/lib/payments/schema";
import { PROVINCE } from "@/lib/shop/rules/areas";
import { emailField, objectIdField } from "@/lib/text/fields";
import {
	amountToPayField,
	cartVersionField,
	couponField,
	deliveryTimeField,
	ifMissingField,
	NO_SLOT,
	orderItemsField,
	saysItsSlot,
	slotField,
	useCreditField,
} from "../schema/order";

/** What the checkout types and sends (spec 2, 3, 7). */

const instructionsField = z
	.string({ error: "Delivery instructions must be text" })
	.trim()
	.max(300, "Please use at most 300 characters")
	.optional();

/** Where an online order goes: the province is Punjab unless it is said, the rider's note is optional. */
export const checkoutAddressSchema = addressSchema.extend({
	state: addressSchema.shape.state.default(PROVINCE),
	deliveryInstructions: instructionsField,
});

/** A line, by either name that the specification gives the product's id. */
const itemField = z
	.object({
		product: objectIdField.optional(),
		productId: objectIdField.optional(),
		quantity: quantityField,
		ifMissing: ifMissingField,
	})
	.transform(({ product, productId, quantity, ifMissing }, context) => {
		const id = product ?? productId;
		if (id) return { product: id, quantity, ...(ifMissing && { ifMissing }) };
		context.addIssue({ code: "custom", message: "This id is not valid", path: ["product"] });
		return z.NEVER;
	});

/** The lines that are sent, by either name of the id. */
export const orderedItemsField = orderItemsField(itemField);
const addressField = z.object(checkoutAddressSchema.shape, { error: "Please select a delivery address." });

/** What starts a payment with this wallet. Without items or address the customer's own cart and address are meant. */
export function startPaymentSchema(wallet: Wallet) {
	return z
		.object({
			amount: amountToPayField,
			userPhone: walletPhoneField(wallet),
			email: emailField,
			items: orderedItemsField.optional(),
			address: addressField.optional(),
			deliveryTime: deliveryTimeField.default("standard"),
			slot: slotField,
			ifMissing: ifMissingField,
			cartVersion: cartVersionField.optional(),
			useCredit: useCreditField,
			coupon: couponField,
		})
		.refine(saysItsSlot, NO_SLOT);
}
export type StartPaymentInput = z.infer<ReturnType<typeof startPaymentSchema>>;

const NAMES = WALLETS.map((wallet) => WALLET_NAMES[wallet]);

/** What claims the order of a confirmed payment. */
export const onlineOrderSchema = z.object({
	items: orderedItemsField,
	address: addressField,
	deliveryTime: deliveryTimeField.default("standard"),
	paymentId: z
		.string({ error: "Please name the payment" })
		.regex(/^[A-Za-z0-9]{1,20}$/, "This payment id is not valid"),
	amount: amountToPayField,
	paymentType: z.enum(NAMES, { error: `The payment type must be ${NAMES.join(" or ")}` }),
});
export type OnlineOrderInput = z.infer<typeof onlineOrderSchema>;

/** What the browser keeps while the customer is at the wallet (spec 3). */
export const pendingOrderSchema = z.object({
	items: z.array(z.object({ productId: z.string(), quantity: z.number() })),
	address: z.object({
		firstName: z.string(),
		lastName: z.string(),
		streetAddress: z.string(),
		phoneNumber: z.string(),
		city: z.string(),
		zipCode: z.string(),
		deliveryInstructions: z.string().optional(),
	}),
	deliveryTime: deliveryTimeField,
});
export type PendingOrder = z.infer<typeof pendingOrderSchema>;
