import * as z from "zod";
import { loginSchema } from "./account-schemas";

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
