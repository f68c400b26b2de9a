import type * as z from "zod";
import type { Language } from "@/lib/text/language";
import type { mailSettingsSchema } from "../schema";

/** What is said about accounts in more than one place; apart from the schemas, so that pages stay light. */

export const DEAD_RESET_LINK = "This reset link is invalid or has expired. Please request a new one.";

export type MailSettings = z.output<typeof mailSettingsSchema>;

/** A passkey as its person reads it; times ISO 8601. */
export type Passkey = { _id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** Which login a passkey opens. */
export type PasskeySide = "customer" | "seller";

export const MAX_PASSKEYS = 20;

export const PASSKEY_NOT_FOUND = "This passkey does not exist";

export const PASSKEY_REFUSED = "This passkey was not accepted";

/** A section of the privacy policy; `id` is its address on the page. */
export type PrivacySection = { id: string; title: string; paragraphs: readonly string[] };

/** The signed-in customer as pages see it (spec 3), and the language in which they are written to (working day 7). */
export type ShopUser = { name: string; email: string; isVerified: boolean; language: Language };

/** A full name in the two fields of an address: the first word, and all others. */
export function nameParts(name: string): { firstName: string; lastName: string } {
	const [firstName = "", ...others] = name.trim().split(/\s+/);
	return { firstName, lastName: others.join(" ") };
}
