import "server-only";
import { z } from "zod";
import { easypaisaAccount } from "./accounts";
import { confirmForm } from "./easypaisa";
import type { ProviderForm } from "./provider";

const tokenField = z.string().min(1).max(500);

/** The form of Easypaisa's second step for the token it sent; null without a usable token or account. */
export function confirmStep(token: unknown): ProviderForm | null {
	const account = easypaisaAccount();
	const parsed = tokenField.safeParse(token);
	return account && parsed.success ? confirmForm(account, parsed.data) : null;
}
