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

export const PASSWORDS_DIFFER = "Passwords do not match";

/** True once a confirmation was typed that is another password. */
export function confirmationDiffers(password: string, confirmation: string): boolean {
	return confirmation !== "" && confirmation !== password;
}
