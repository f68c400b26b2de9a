import * as z from "zod";
import { emailField, newPasswordField, personNameField, phoneField } from "./fields";
import { TEAM_ROLES } from "./permissions";

const roleField = z.enum(TEAM_ROLES, { error: `Role must be one of: ${TEAM_ROLES.join(", ")}` });
/** A number, or nothing. */
const phoneOrNothing = z.literal("").or(phoneField);

/** Whom the owner invites. */
export const invitationSchema = z.object({
	name: personNameField,
	email: emailField,
	phone: phoneOrNothing.default(""),
	role: roleField,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What the owner changes of somebody; what is left out stays. */
export const memberChangeSchema = z.object({
	role: roleField.optional(),
	isActive: z.boolean({ error: "Active must be yes or no" }).optional(),
	name: personNameField.optional(),
	phone: phoneOrNothing.optional(),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

export const joinSchema = z.object({ password: newPasswordField });
