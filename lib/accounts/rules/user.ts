import type * as z from "zod";
import type { passkey, user } from "@/lib/server/calls/shapes";
import type { ways } from "../calls";
import type { mailSettingsSchema } from "../schema";

export const PASSWORD_MIN_LENGTH = 8;
/** bcrypt reads no further than this many bytes. */
export const PASSWORD_MAX_BYTES = 72;
export const PASSWORD_MIN_SCORE = 3;

export type PasswordStrength = {
	/** How many of the five points it has. */
	score: number;
	/** What the password has of the five things that count. */
	points: { isLong: boolean; hasLower: boolean; hasUpper: boolean; hasDigit: boolean; hasSpecial: boolean };
};

/** One point each for length 8+, a lowercase, an uppercase, a digit and a special character (spec 4). */
export function passwordStrength(password: string): PasswordStrength {
	const points = {
		isLong: password.length >= PASSWORD_MIN_LENGTH,
		hasLower: /[a-z]/.test(password),
		hasUpper: /[A-Z]/.test(password),
		hasDigit: /\d/.test(password),
		hasSpecial: /[^A-Za-z0-9]/.test(password),
	};
	const score = Object.values(points).filter(Boolean).length;
	return { score, points };
}

export const PASSWORD_NEEDED = "Current password is required";

export const PASSWORDS_DIFFER = "Passwords do not match";

/** True once a confirmation was typed that is another password. */
export function confirmationDiffers(password: string, confirmation: string): boolean {
	return confirmation !== "" && confirmation !== password;
}

/** What is said about accounts in more than one place; apart from the schemas, so that pages stay light. */

export const DEAD_RESET_LINK = "This reset link is invalid or has expired. Please request a new one.";

export type MailSettings = z.output<typeof mailSettingsSchema>;

/** Besides mail: the channels that the shop has, and since when WhatsApp was told to stop (ISO 8601). */
export type NotifyWays = z.output<typeof ways>;

/** A passkey as its person reads it; times ISO 8601. */
export type PasskeySummary = z.output<typeof passkey>;

export type PasskeySide = "customer" | "seller";

export const MAX_PASSKEYS = 20;

export const PASSKEY_NOT_FOUND = "This passkey does not exist";

export const WRONG_CODE = "This code is wrong or has expired";

export const PASSKEY_REFUSED = "This passkey was not accepted";

/** A section of the privacy policy; `id` is its address on the page. */
export type PrivacySection = { id: string; title: string; paragraphs: readonly string[] };

/** The signed-in customer as pages see it (spec 3), and the language in which they are written to (working day 7). */
export type ShopUser = z.output<typeof user>;

const URDU_DIGITS = /[۰-۹٠-٩]/g;

/** The digits that somebody types with a keyboard in Urdu, as the others write them. */
export function plainDigits(text: string): string {
	return text.replace(URDU_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}

/** A number of an account as people here write it: `03XX-XXXXXXX`. */
export function localNumber(number: string): string {
	const digits = `0${number.slice(-10)}`;
	return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** How a customer is reached, as a menu shows it. */
export function contactOf({ email, phone }: Pick<ShopUser, "email" | "phone">): string {
	return email ?? (phone ? localNumber(phone) : "");
}

/** Whose what a browser keeps is: an account's id, or its address or number, as browsers noted it before. */
export function isOwner(owner: string, user: Pick<ShopUser, "_id" | "email" | "phone"> | null): boolean {
	return user !== null && [user._id, user.email, user.phone].includes(owner);
}

/** A full name in the two fields of an address: the first word, and all others. */
export function nameParts(name: string): { firstName: string; lastName: string } {
	const [firstName = "", ...others] = name.trim().split(/\s+/);
	return { firstName, lastName: others.join(" ") };
}
