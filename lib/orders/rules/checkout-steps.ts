import type { z } from "zod";
import type { Address } from "@/lib/accounts/rules/address";
import { localNumber, nameParts, type ShopUser } from "@/lib/accounts/rules/user";
import type { Wallet } from "@/lib/payments/rules";
import { ZIP } from "@/lib/shop/rules/shop-details";
import type { keptValues } from "../schema/checkout";

/** The three steps of the checkout (spec 2): who, where and when, and how it is paid. */
export const CHECKOUT_STEPS = [1, 2, 3] as const;
export type StepNumber = (typeof CHECKOUT_STEPS)[number];

export type CheckoutValues = z.output<typeof keptValues> & { walletPhone: string };
export type CheckoutErrors = Partial<Record<keyof CheckoutValues, string>>;

/** True when the cart and the account have said already what the first two steps ask for: nothing of it is blank. */
export function isFilledIn({
	firstName,
	lastName,
	email,
	phone,
	streetAddress,
	city,
	zipCode,
}: CheckoutValues): boolean {
	return [firstName, lastName, email, phone, streetAddress, city, zipCode].every(
		(text) => text === null || text.trim() !== "",
	);
}

/** What was typed, and what the fields held at first by the choices of that time. */
export type CheckoutDraft = { values: CheckoutValues; first: CheckoutValues };

/**
 * What was typed before, under the choices of now. A field that the cart's choices fill otherwise than then follows
 * them; every other one stays as it was typed.
 */
export function withPresentChoices(
	{ values, first }: CheckoutDraft,
	present: CheckoutValues,
): CheckoutValues {
	const then = new Map<string, string | null>(Object.entries(first));
	const otherwise = Object.entries(present).filter(([name, value]) => value !== then.get(name));
	return { ...values, ...Object.fromEntries(otherwise) };
}

/** What the fields hold at first: the account, the address that the cart chose; without one, our city as the page says it. */
export function firstValues(
	user: ShopUser,
	address: Address | undefined,
	wallet: Wallet,
	ourCity: string,
): CheckoutValues {
	const { firstName, lastName } = nameParts(user.name);
	return {
		firstName: address?.firstName ?? firstName,
		lastName: address?.lastName ?? lastName,
		email: user.email,
		phone: address?.phoneNumber ?? (user.phone ? localNumber(user.phone) : ""),
		streetAddress: address?.streetAddress ?? "",
		city: address?.city ?? ourCity,
		zipCode: address?.zipCode ?? ZIP,
		deliveryInstructions: "",
		wallet,
		walletPhone: "",
	};
}
