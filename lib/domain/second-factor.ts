/** Codes from an authenticator app (RFC 6238), and the recovery codes that stand in for it. */

export const RECOVERY_CODES = 10;
/** Wrong codes that end an attempt to sign in. */
export const CODE_TRIES = 5;

export const WRONG_CODE = "This code is not right";
export const SIGN_IN_AGAIN = "Please enter your password again";

/** A code as it is compared: however it was grouped when it was typed. */
export function plainCode(typed: string): string {
	return typed.replace(/[\s-]/g, "").toLowerCase();
}
