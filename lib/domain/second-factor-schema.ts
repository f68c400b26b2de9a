import * as z from "zod";

const ENTER_CODE = "Please enter the code";

/** Six digits of the app, or a recovery code. */
const codeField = z.string({ error: ENTER_CODE }).trim().min(1, ENTER_CODE).max(40, ENTER_CODE);

export const codeSchema = z.object({ code: codeField });

export const removeFactorSchema = z.object({
	password: z
		.string({ error: "Password is required" })
		.min(1, "Password is required")
		.max(1000, "Password is too long"),
	code: codeField,
});
export type RemoveFactor = z.infer<typeof removeFactorSchema>;
