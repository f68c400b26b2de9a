import * as z from "zod";
import { findArea } from "@/lib/accounts/rules/address";
import { addressText } from "@/lib/accounts/rules/address-text";
import { WALLETS } from "@/lib/payments/rules";
import { walletPhoneField } from "@/lib/payments/schema";
import { PROVINCE } from "@/lib/shop/rules/areas";
import { emailField, phoneField, requiredText } from "@/lib/text/fields";
import { checkoutAddressSchema } from "../rules/checkout";
import type { CheckoutErrors, CheckoutValues, StepNumber } from "../rules/checkout-steps";
import { AREA_NOT_SERVED } from "../rules/order-messages";

/** What is wrong with what was typed in the checkout, and how far that allows to go. */

const information = z.object({
	firstName: requiredText("Please enter your first name", 60),
	lastName: requiredText("Please enter your last name", 60),
	email: emailField,
	phone: phoneField,
});

function delivery(areas: readonly string[]) {
	return z
		.object({
			streetAddress: requiredText("Please enter your street address", 200),
			city: requiredText("Please enter your city", 60),
			zipCode: requiredText("Please enter your ZIP code", 12),
			deliveryInstructions: checkoutAddressSchema.shape.deliveryInstructions,
		})
		.refine((typed) => findArea(addressText({ ...typed, state: PROVINCE }), areas) !== null, {
			path: ["streetAddress"],
			message: AREA_NOT_SERVED,
		});
}

function payment({ wallet }: CheckoutValues) {
	return z.object({ wallet: z.enum(WALLETS), walletPhone: walletPhoneField(wallet) });
}

const keptValues = z.object({
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
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
