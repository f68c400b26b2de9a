import * as z from "zod";
import { changePasswordSchema, registerSchema, resetPasswordSchema } from "../schema";
import { PASSWORDS_DIFFER } from "./password";

/** What the account forms hold: what is sent, and the confirmation that stays in the browser (spec 5). */

const confirmPassword = z.string();

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
