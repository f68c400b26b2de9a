import * as z from "zod";
import { addressText, findArea } from "@/lib/accounts/rules/address";
import { plainDigits } from "@/lib/accounts/rules/user";
import { quantityField, wishFields } from "@/lib/cart/schema";
import { WALLET_NAMES, WALLETS, type Wallet, walletPhoneMessage } from "@/lib/payments/rules";
import { withPlace } from "@/lib/places/schema";
import { PROVINCE } from "@/lib/shop/rules/shop-details";
import { emailField, objectIdField, phoneField, requiredText } from "@/lib/text/fields";
import type { CheckoutErrors, CheckoutValues, StepNumber } from "../rules/checkout-steps";
import { AREA_NOT_SERVED, SELECT_ADDRESS } from "../rules/order-messages";
import {
	amountField,
	areaField,
	cartVersionField,
	couponField,
	deliveryTimeField,
	ifMissingField,
	instructionsField,
	NO_SLOT,
	orderAddressFields,
	orderItemsField,
	saysItsSlot,
	slotField,
	useCreditField,
} from "./order";

/** A wallet's mobile number: 03, two digits, an optional hyphen, seven digits (spec 5). Gives the 11 digits alone. */
export function walletPhoneField(wallet: Wallet) {
	const message = walletPhoneMessage(wallet);
	return z
		.string({ error: message })
		.trim()
		.overwrite(plainDigits)
		.regex(/^03\d{2}-?\d{7}$/, message)
		.transform((text) => text.replace("-", ""));
}

/** What the checkout types and sends (spec 2, 3, 7). */

/** A line, by either name that the specification gives the product's id. */
const itemField = z
	.object({
		product: objectIdField.optional(),
		productId: objectIdField.optional(),
		quantity: quantityField,
		ifMissing: ifMissingField,
		...wishFields,
	})
	.transform(({ product, productId, ifMissing, ...line }, context) => {
		const id = product ?? productId;
		if (id) return { ...line, product: id, ...(ifMissing && { ifMissing }) };
		context.addIssue({ code: "custom", message: "This id is not valid", path: ["product"] });
		return z.NEVER;
	});

/** The lines that are sent, by either name of the id. */
export const orderedItemsField = orderItemsField(itemField);

/** Where an online order goes: the province is Punjab unless it is said. */
const sentAddress = z
	.object(
		{ ...orderAddressFields, state: orderAddressFields.state.default(PROVINCE) },
		{ error: SELECT_ADDRESS },
	)
	.transform(withPlace);

/** What starts a payment with this wallet. Without items or address the customer's own cart and address are meant. */
export function startPaymentSchema(wallet: Wallet) {
	return z
		.object({
			amount: amountField,
			userPhone: walletPhoneField(wallet),
			/** Only an account that has no address may leave it out. */
			email: emailField.nullish(),
			items: orderedItemsField.optional(),
			address: sentAddress.optional(),
			area: areaField,
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
	address: sentAddress,
	deliveryTime: deliveryTimeField.default("standard"),
	paymentId: z
		.string({ error: "Please name the payment" })
		.regex(/^[A-Za-z0-9]{1,20}$/, "This payment id is not valid"),
	amount: amountField,
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

/** What is wrong with what was typed in the checkout, and how far that allows to go. */

const information = z.object({
	firstName: requiredText("Please enter your first name", 60),
	lastName: requiredText("Please enter your last name", 60),
	email: emailField.nullable(),
	phone: phoneField,
});

function delivery(areas: readonly string[]) {
	return z
		.object({
			streetAddress: requiredText("Please enter your street address", 200),
			city: requiredText("Please enter your city", 60),
			zipCode: requiredText("Please enter your ZIP code", 12),
			deliveryInstructions: instructionsField,
		})
		.refine((typed) => findArea(addressText({ ...typed, state: PROVINCE }), areas) !== null, {
			path: ["streetAddress"],
			message: AREA_NOT_SERVED,
		});
}

function payment({ wallet }: CheckoutValues) {
	return z.object({ wallet: z.enum(WALLETS), walletPhone: walletPhoneField(wallet) });
}

export const keptValues = z.object({
	firstName: z.string(),
	lastName: z.string(),
	/** Null for an account without an address, which is asked for none. */
	email: z.string().nullable(),
	phone: z.string(),
	streetAddress: z.string(),
	city: z.string(),
	zipCode: z.string(),
	deliveryInstructions: z.string(),
	wallet: z.enum(WALLETS),
});

/** What was typed, as the browser keeps it for one owner: as far as it got, but never the wallet's number. */
export const draftSchema = z.object({ owner: z.string(), values: keptValues, first: keptValues });

/** What is wrong in a step, a sentence for each field; nothing when it is complete. `areas`: where the shop delivers. */
export function errorsOfStep(
	step: StepNumber,
	values: CheckoutValues,
	areas: readonly string[],
): CheckoutErrors {
	const schema = step === 1 ? information : step === 2 ? delivery(areas) : payment(values);
	const result = schema.safeParse(values);
	const errors: Record<string, string> = {};
	for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message;
	return errors;
}

/** The step to show: the one that was asked for, unless an earlier one is not complete yet. */
export function reachableStep(asked: number, values: CheckoutValues, areas: readonly string[]): StepNumber {
	const isComplete = (step: StepNumber) => Object.keys(errorsOfStep(step, values, areas)).length === 0;
	if (!(asked > 1) || !isComplete(1)) return 1;
	return asked < 3 || !isComplete(2) ? 2 : 3;
}
