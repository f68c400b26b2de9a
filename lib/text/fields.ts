import * as z from "zod";
import {
	localNumber,
	PASSWORD_MAX_BYTES,
	PASSWORD_MIN_LENGTH,
	PASSWORD_MIN_SCORE,
	passwordStrength,
	plainDigits,
} from "@/lib/accounts/rules/user";
import { LANGUAGES } from "./language";
import { isObjectId, OBJECT_ID } from "./object-id";

/** A place in a list that is sorted by time: the time of an entry and its id. */
export type Place = { at: Date; id: string };

/** A place as an address carries it: `milliseconds-id`. */
export const placeField = z
	.string()
	.regex(/^\d{1,15}-[0-9a-f]{24}$/, "This place in the list is not readable")
	.transform((text): Place => {
		const [at = "", id = ""] = text.split("-");
		return { at: new Date(Number(at)), id };
	});

const YEARS = "Please name a day of the years 1900 to 2999";

/** A day of the calendar, `YYYY-MM-DD`: of years for which days can be counted on and written alike. */
export function dayFieldOf(message: string) {
	return z.iso.date({ error: message }).regex(/^(?:19|2\d)/, YEARS);
}

/** The part of a list that is asked for: what stands below a place, or without one the top. */
export const listPartSchema = z.object({ before: placeField.optional() });

/** The place of an entry, for an address; `at` is ISO 8601. */
export function placeText(at: string, id: string): string {
	return `${new Date(at).getTime()}-${id}`;
}

/** The schema of each single field: one rule, one message, for the form and for the server (spec 5). */

export const EMAIL_MESSAGE = "Please enter a valid email address";

export const emailField = z
	.string({ error: EMAIL_MESSAGE })
	.trim()
	.toLowerCase()
	.max(254, EMAIL_MESSAGE)
	.pipe(z.email({ error: EMAIL_MESSAGE }));

export const NAME_TOO_SHORT = "Name must be at least 2 characters long";

export const personNameField = z
	.string({ error: NAME_TOO_SHORT })
	.trim()
	.min(2, NAME_TOO_SHORT)
	.max(80, "Name must be at most 80 characters long")
	.regex(/^[\p{L}\p{M}\p{Zs}'’-]+$/u, "Name can only contain letters, spaces, hyphens, and apostrophes");

const NAME_MESSAGE = "Please enter a name";

/** A name as the team writes it down, of a colleague or a caller: `Rider 1`, `M. Ali`. */
export const writtenNameField = requiredText(NAME_MESSAGE, 80).regex(/^\P{Cc}+$/u, NAME_MESSAGE);

export const languageField = z.enum(LANGUAGES, { error: "Please choose English or Urdu" });

const PASSWORD_LENGTH_MESSAGE = "Password must be at least 8 characters long";

export const newPasswordField = z
	.string({ error: PASSWORD_LENGTH_MESSAGE })
	.min(PASSWORD_MIN_LENGTH, PASSWORD_LENGTH_MESSAGE)
	.refine(
		(password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES,
		"Password must be at most 72 bytes long",
	)
	.refine(
		(password) => passwordStrength(password).score >= PASSWORD_MIN_SCORE,
		"Please use a stronger password with uppercase, lowercase, numbers, and special characters",
	);

/** Text that must not be blank, trimmed and bounded. */
export function requiredText(message: string, maxLength = 200) {
	return z
		.string({ error: message })
		.trim()
		.min(1, message)
		.max(maxLength, `Please use at most ${maxLength} characters`);
}

const PHONE_MESSAGE = "Please enter a valid mobile number (03XX-XXXXXXX)";

/** What stands between digits: any dash, dots, brackets, and marks of direction, which come along when a number is copied. */
const BETWEEN_DIGITS = /[\s\p{Pd}\u2212.()\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A Pakistani mobile number in any spelling, as an account keeps it: `+923001234567`. The plus sign may be missing, as in
 * an address that has it as a space.
 */
export const numberField = z
	.string({ error: PHONE_MESSAGE })
	.transform((text) => plainDigits(text).replace(BETWEEN_DIGITS, ""))
	.pipe(z.string().regex(/^(?:0|\+?92|0092)3\d{9}$/, PHONE_MESSAGE))
	.transform((digits) => `+92${digits.slice(-10)}`);

/** A Pakistani mobile number, stored as `03XX-XXXXXXX`; other spellings are read too. */
export const phoneField = numberField.transform(localNumber);

export { isObjectId };

export const objectIdField = z
	.string({ error: "This id is not valid" })
	.regex(OBJECT_ID, "This id is not valid")
	.toLowerCase();
