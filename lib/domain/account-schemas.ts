import { z } from "zod";
import { emailField, newPasswordField, personNameField } from "./fields";

/** What the account forms send (spec 5, 7). The forms add a confirmation field on top of these. */

export const registerSchema = z.object({
	name: personNameField,
	email: emailField,
	password: newPasswordField,
});

export const loginSchema = z.object({
	email: emailField,
	password: z
		.string({ error: "Password is required" })
		.min(1, "Password is required")
		.max(1000, "Password is too long"),
});

export const emailOnlySchema = z.object({ email: emailField });

export const resetPasswordSchema = z.object({ password: newPasswordField });

export const updateProfileSchema = z.object({ name: personNameField });

export const changePasswordSchema = z.object({
	currentPassword: z
		.string({ error: "Current password is required" })
		.min(1, "Current password is required")
		.max(1000, "Password is too long"),
	newPassword: z
		.string({ error: "New password is required" })
		.min(1, "New password is required")
		.pipe(newPasswordField),
});

export const PASSWORDS_DIFFER = "Passwords do not match";
