import * as z from "zod";
import { loginSchema } from "@/lib/accounts/schema";
import { emailField, newPasswordField, phoneField, writtenNameField } from "@/lib/text/fields";
import { TEAM_ROLES } from "./rules";

export const ENTER_CODE = "Please enter the code";

/** Six digits of the app, or a recovery code. */
const codeField = z.string({ error: ENTER_CODE }).trim().min(1, ENTER_CODE).max(40, ENTER_CODE);

export const codeSchema = z.object({ code: codeField });

const { password } = loginSchema.shape;

export const removeFactorSchema = z.object({ password, code: codeField });
export type RemoveFactor = z.infer<typeof removeFactorSchema>;

/** That it is the member who adds a passkey; the code is asked for where a second factor is on. */
export const sellerProofSchema = z.object({ password, code: codeField.optional() });
export type SellerProof = z.infer<typeof sellerProofSchema>;

const roleField = z.enum(TEAM_ROLES, { error: `Role must be one of: ${TEAM_ROLES.join(", ")}` });
const phoneOrNothing = z.literal("").or(phoneField);

export const invitationSchema = z.object({
	name: writtenNameField,
	email: emailField,
	phone: phoneOrNothing.default(""),
	role: roleField,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What the owner changes of somebody; what is left out stays. */
export const memberChangeSchema = z.object({
	role: roleField.optional(),
	isActive: z.boolean({ error: "Active must be yes or no" }).optional(),
	name: writtenNameField.optional(),
	phone: phoneOrNothing.optional(),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

export const joinSchema = z.object({ password: newPasswordField });
