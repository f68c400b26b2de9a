import * as z from "zod";
import { loginSchema } from "./account-schemas";
import { requiredText } from "./fields";

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
	clientExtensionResults: z.object({}, { error: NOT_READ }).default({}),
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

/** That it is the customer who adds a passkey. */
export const passkeyProofSchema = loginSchema.pick({ password: true });

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
