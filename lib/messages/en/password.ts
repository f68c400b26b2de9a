import { PASSWORDS_DIFFER } from "@/lib/domain/password";

/** A new password while it is typed: how strong it is, and what is missing (spec 4). */
export const password = {
	confirm: "Confirm password",
	differ: PASSWORDS_DIFFER,
	strengthLabel: "Password strength",
	/** By how many of the five points it has. */
	strength: ["Very weak", "Very weak", "Weak", "Medium", "Strong", "Very strong"],
	long: "8 letters or more",
	cases: "Big and small letters",
	digit: "A number",
	special: "A symbol, like ! or #",
	met: " (met)",
};
