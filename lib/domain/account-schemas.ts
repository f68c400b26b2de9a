import * as z from "zod";
import { emailField, languageField, NAME_TOO_SHORT, newPasswordField, personNameField } from "./fields";

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

export const forgotPasswordSchema = z.object({ email: emailField });

/** An address that must be there (its own sentence) before it is checked. */
function emailAskedFor(missing: string) {
	return z.string({ error: missing }).trim().min(1, missing).pipe(emailField);
}

export const resendVerificationSchema = z.object({ email: emailAskedFor("Please enter your email address") });

export const testEmailSchema = z.object({ email: emailAskedFor("Please enter an email address") });

export const resetPasswordSchema = z.object({ password: newPasswordField });

/** The form of the profile. */
export const profileFormSchema = z.object({ name: personNameField });

/** What of a profile is changed: a name, a language or both. Where nothing is, the name is asked for. */
export const updateProfileSchema = z
	.object({ name: personNameField.optional(), language: languageField.optional() })
	.refine(({ name, language }) => name !== undefined || language !== undefined, {
		path: ["name"],
		message: NAME_TOO_SHORT,
	});

const currentPasswordField = z
	.string({ error: "Current password is required" })
	.min(1, "Current password is required")
	.max(1000, "Password is too long");

export const changePasswordSchema = z.object({
	currentPassword: currentPasswordField,
	newPassword: z
		.string({ error: "New password is required" })
		.min(1, "New password is required")
		.pipe(newPasswordField),
});

export const deleteAccountSchema = z.object({
	currentPassword: currentPasswordField,
	giveUpCredit: z.boolean({ error: "Please say whether you give your credit up" }).default(false),
});
