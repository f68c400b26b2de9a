import * as z from "zod";
import {
	changePasswordSchema,
	PASSWORDS_DIFFER,
	registerSchema,
	resetPasswordSchema,
} from "./account-schemas";

/** What the account forms hold: what is sent, and the confirmation that stays in the browser (spec 5). */

const confirmPassword = z.string();

/** True once a confirmation was typed that is another password. */
export function confirmationDiffers(password: string, confirmation: string): boolean {
	return confirmation !== "" && confirmation !== password;
}

export const registerForm = registerSchema
	.extend({ confirmPassword })
	.refine((form) => form.password === form.confirmPassword, {
		path: ["confirmPassword"],
		message: PASSWORDS_DIFFER,
	});

export const resetPasswordForm = resetPasswordSchema
	.extend({ confirmPassword })
	.refine((form) => form.password === form.confirmPassword, {
		path: ["confirmPassword"],
		message: PASSWORDS_DIFFER,
	});

export const changePasswordForm = changePasswordSchema
	.extend({ confirmPassword })
	.refine((form) => form.newPassword === form.confirmPassword, {
		path: ["confirmPassword"],
		message: PASSWORDS_DIFFER,
	});
