export const PASSWORD_MIN_LENGTH = 8;
/** bcrypt reads no further than this many bytes. */
export const PASSWORD_MAX_BYTES = 72;
export const PASSWORD_MIN_SCORE = 3;

const LABELS = ["Very weak", "Very weak", "Weak", "Medium", "Strong", "Very strong"] as const;

export type PasswordStrength = { score: number; label: (typeof LABELS)[number] };

/** One point each for length 8+, a lowercase, an uppercase, a digit and a special character (spec 4). */
export function passwordStrength(password: string): PasswordStrength {
	const points = [
		password.length >= PASSWORD_MIN_LENGTH,
		/[a-z]/.test(password),
		/[A-Z]/.test(password),
		/\d/.test(password),
		/[^A-Za-z0-9]/.test(password),
	];
	const score = points.filter(Boolean).length;
	return { score, label: LABELS[score] ?? LABELS[0] };
}
