import * as z from "zod";
import type { Address } from "./address";
import { addressText } from "./address-text";
import { CITY, findArea, PROVINCE } from "./areas";
import type { DeliveryTime } from "./cart-totals";
import { checkoutAddressSchema } from "./checkout";
import { emailField, phoneField, requiredText } from "./fields";
import { deliveryTimeField } from "./order";
import { AREA_NOT_SERVED } from "./order-messages";
import type { ShopUser } from "./user";
import { WALLETS, type Wallet, walletPhoneField } from "./wallet";

/** The three steps of the checkout (spec 2): what each asks, and what is wrong with what was typed. */
export const CHECKOUT_STEPS = ["Information", "Delivery", "Payment"] as const;
export type StepNumber = 1 | 2 | 3;

/** Everything that the checkout's fields hold, as typed. */
export type CheckoutValues = {
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	streetAddress: string;
	city: string;
	zipCode: string;
	deliveryTime: DeliveryTime;
	deliveryInstructions: string;
	wallet: Wallet;
	walletPhone: string;
};
export type CheckoutErrors = Partial<Record<keyof CheckoutValues, string>>;

const information = z.object({
	firstName: requiredText("Please enter your first name", 60),
	lastName: requiredText("Please enter your last name", 60),
	email: emailField,
	phone: phoneField,
});

const delivery = z
	.object({
		streetAddress: requiredText("Please enter your street address", 200),
		city: requiredText("Please enter your city", 60),
		zipCode: requiredText("Please enter your ZIP code", 12),
		deliveryTime: deliveryTimeField,
		deliveryInstructions: checkoutAddressSchema.shape.deliveryInstructions,
	})
	.refine((typed) => findArea(addressText({ ...typed, state: PROVINCE })) !== null, {
		path: ["streetAddress"],
		message: AREA_NOT_SERVED,
	});

function payment({ wallet }: CheckoutValues) {
	return z.object({ wallet: z.enum(WALLETS), walletPhone: walletPhoneField(wallet) });
}

/** What is wrong in a step, a sentence for each field; nothing when it is complete. */
export function errorsOfStep(step: StepNumber, values: CheckoutValues): CheckoutErrors {
	const schema = step === 1 ? information : step === 2 ? delivery : payment(values);
	const result = schema.safeParse(values);
	const errors: Record<string, string> = {};
	for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message;
	return errors;
}

function isComplete(step: StepNumber, values: CheckoutValues): boolean {
	return Object.keys(errorsOfStep(step, values)).length === 0;
}

/** The step to show: the one that was asked for, unless an earlier one is not complete yet. */
export function reachableStep(asked: number, values: CheckoutValues): StepNumber {
	if (!(asked > 1) || !isComplete(1, values)) return 1;
	return asked < 3 || !isComplete(2, values) ? 2 : 3;
}

/** What the fields hold at first: the account, the address that the cart chose, and its delivery time. */
export function firstValues(
	user: ShopUser,
	address: Address | undefined,
	deliveryTime: DeliveryTime,
	wallet: Wallet,
): CheckoutValues {
	const [firstName = "", ...others] = user.name.trim().split(/\s+/);
	return {
		firstName: address?.firstName ?? firstName,
		lastName: address?.lastName ?? others.join(" "),
		email: user.email,
		phone: address?.phoneNumber ?? "",
		streetAddress: address?.streetAddress ?? "",
		city: address?.city ?? CITY,
		zipCode: address?.zipCode ?? "",
		deliveryTime,
		deliveryInstructions: "",
		wallet,
		walletPhone: "",
	};
}
