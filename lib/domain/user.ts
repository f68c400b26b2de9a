import type { Language } from "./language";

/** The signed-in customer as pages see it (spec 3), and the language in which they are written to (working day 7). */
export type ShopUser = { name: string; email: string; isVerified: boolean; language: Language };

/** A full name in the two fields of an address: the first word, and all others. */
export function nameParts(name: string): { firstName: string; lastName: string } {
	const [firstName = "", ...others] = name.trim().split(/\s+/);
	return { firstName, lastName: others.join(" ") };
}
