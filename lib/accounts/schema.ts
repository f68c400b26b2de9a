import * as z from "zod";
import { CHANNELS, WAYS } from "@/lib/messages/rules";
import { linkFields, placeFields, pointField, withPlace } from "@/lib/places/schema";
import {
	emailField,
	languageField,
	NAME_TOO_SHORT,
	newPasswordField,
	numberField,
	personNameField,
	phoneField,
	requiredText,
} from "@/lib/text/fields";
import { FILL_ALL_FIELDS } from "./rules/address";
import { PASSWORD_NEEDED, PASSWORDS_DIFFER, plainDigits, WRONG_CODE } from "./rules/user";

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

export const profileFormSchema = z.object({ name: personNameField });

/** What of a profile is changed: name, language, how orders are told of. Where nothing is, the name is asked for. */
export const updateProfileSchema = z
	.object({
		name: personNameField.optional(),
		language: languageField.optional(),
		notifyBy: z.enum(WAYS, { error: "Please choose email, whatsapp or sms" }).optional(),
	})
	.refine((changed) => Object.values(changed).some((value) => value !== undefined), {
		path: ["name"],
		message: NAME_TOO_SHORT,
	});

const currentPasswordField = z
	.string({ error: PASSWORD_NEEDED })
	.min(1, PASSWORD_NEEDED)
	.max(1000, "Password is too long");

export const changePasswordSchema = z.object({
	currentPassword: currentPasswordField,
	newPassword: z
		.string({ error: "New password is required" })
		.min(1, "New password is required")
		.pipe(newPasswordField),
});

/** The code that was sent to a number, with whatever keyboard it is typed. */
export const codeField = z
	.string({ error: WRONG_CODE })
	.transform((text) => plainDigits(text).replace(/[\s-]/g, ""))
	.pipe(z.string().regex(/^\d{6}$/, WRONG_CODE));

export const beginPhoneSchema = z.object({
	phone: numberField,
	channel: z.enum(CHANNELS, { error: "Please choose WhatsApp or SMS" }).default("whatsapp"),
});
export type BeginPhone = z.output<typeof beginPhoneSchema>;

export const confirmPhoneSchema = z.object({
	phone: numberField,
	code: codeField,
	/** Asked for where the number is new. */
	name: personNameField.optional(),
	/** Said by whoever adds the number to their account, blank where that has none; not by a login. */
	password: z.string({ error: "Password is required" }).max(1000, "Password is too long").optional(),
});
export type ConfirmPhone = z.output<typeof confirmPhoneSchema>;

/** An account without a password has none to say: it is told what it lacks. */
export const removePhoneSchema = confirmPhoneSchema.pick({ password: true });

export const newEmailSchema = z.object({ email: emailAskedFor("Please enter your email address") });

/** The same of an account without a password: a code that was sent to its number stands for it. */
export const firstPasswordSchema = z.object({
	code: codeField,
	newPassword: changePasswordSchema.shape.newPassword,
});

export const deleteAccountSchema = z.object({
	currentPassword: currentPasswordField,
	giveUpCredit: z.boolean({ error: "Please say whether you give your credit up" }).default(false),
});

export const deleteByCodeSchema = z.object({
	code: codeField,
	giveUpCredit: deleteAccountSchema.shape.giveUpCredit,
});

/**
 * A delivery address as it is typed and sent (spec 3). The cart's form and the account's form are this one; they
 * differ in the sentence for a blank field (spec 5).
 */
export function addressSchemaSaying(blankMessage: string) {
	const text = (maxLength: number) => requiredText(blankMessage, maxLength);
	return z.object({
		firstName: text(60),
		lastName: text(60),
		streetAddress: text(200),
		phoneNumber: z.string({ error: blankMessage }).trim().min(1, blankMessage).pipe(phoneField),
		city: text(60),
		state: text(60),
		zipCode: text(12),
		...placeFields,
	});
}

export const addressSchema = addressSchemaSaying(FILL_ALL_FIELDS);

export type AddressInput = z.infer<typeof addressSchema>;

/** What is sent to save an address: also whether it becomes the default one (spec 7). */
export const saveAddressSchema = addressSchema
	.extend({
		...linkFields,
		/** Null takes away what a rider found of the door; nobody else says where that is. */
		doorPoint: pointField.nullish(),
		isDefault: z.boolean({ error: "Please say whether this is the default address" }).optional(),
	})
	.transform(withPlace);

export type SaveAddressInput = z.infer<typeof saveAddressSchema>;

const NOT_READ = "The answer of the passkey could not be read";
const base64url = z
	.string({ error: NOT_READ })
	.max(20_000, NOT_READ)
	.regex(/^[A-Za-z0-9_-]+$/, NOT_READ);
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
/** A browser may know a way that this list does not have yet: it is left out, since it is only a hint. */
const transportsField = z
	.array(z.string())
	.max(20)
	.transform((known) => TRANSPORTS.filter((way) => known.includes(way)));

const credential = {
	id: base64url,
	rawId: base64url,
	type: z.literal("public-key", { error: NOT_READ }),
	authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional().catch(undefined),
	clientExtensionResults: z.unknown().transform(() => ({})),
};

export const passkeyNameField = requiredText("Please give the passkey a name", 60);

/** What a browser answers when a passkey was made. */
export const registrationResponse = z.object({
	...credential,
	response: z.object(
		{
			clientDataJSON: base64url,
			attestationObject: base64url,
			transports: transportsField.optional(),
		},
		{ error: NOT_READ },
	),
});

/** What a browser answers when a passkey has signed. */
export const authenticationResponse = z.object({
	...credential,
	response: z.object(
		{
			clientDataJSON: base64url,
			authenticatorData: base64url,
			signature: base64url,
			userHandle: base64url.optional(),
		},
		{ error: NOT_READ },
	),
});

export const passkeyProofSchema = loginSchema.pick({ password: true });
export const codeProofSchema = z.object({ code: codeField });

export const addPasskeySchema = z.object({
	name: passkeyNameField,
	response: z.object(registrationResponse.shape, { error: NOT_READ }),
});
export type AddPasskey = z.infer<typeof addPasskeySchema>;

export const passkeyLoginSchema = z.object({
	response: z.object(authenticationResponse.shape, { error: NOT_READ }),
});
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

export const passkeyNameSchema = z.object({ name: passkeyNameField });

/** Which mails a customer wants: `stepMails` are those about an order that is on its way or delivered. */
export const mailSettingsSchema = z.object({
	stepMails: z.boolean({ error: "Please say whether you want these mails" }),
});

/** What the account forms hold: what is sent, and the confirmation that stays in the browser (spec 5). */

const confirmPassword = z.string();
const DIFFER = { path: ["confirmPassword"], message: PASSWORDS_DIFFER };
const isSame = (form: { password: string; confirmPassword: string }) =>
	form.password === form.confirmPassword;
const isSameNew = (form: { newPassword: string; confirmPassword: string }) =>
	form.newPassword === form.confirmPassword;

export const registerForm = registerSchema.extend({ confirmPassword }).refine(isSame, DIFFER);
export const resetPasswordForm = resetPasswordSchema.extend({ confirmPassword }).refine(isSame, DIFFER);
export const firstPasswordForm = firstPasswordSchema.extend({ confirmPassword }).refine(isSameNew, DIFFER);
export const changePasswordForm = changePasswordSchema.extend({ confirmPassword }).refine(isSameNew, DIFFER);
