import "server-only";
import { isDisposableEmailDomain } from "disposable-email-domains-js";
import type { z } from "zod";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/duplicates";
import { ShopError } from "@/lib/server/platform/errors";
import type { Language } from "@/lib/text/language";
import { User } from "@/models/accounts";
import type { registerSchema } from "../schema";
import { newLink, VERIFICATION_MS } from "./links";
import { hashPassword } from "./passwords";
import { mailVerification } from "./verification";

const MESSAGE = "Temporary or disposable email addresses are not allowed";

/** True when the address, or a domain above its own, belongs to a service for throw-away mail. */
export function isDisposable(email: string): boolean {
	const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
	return labels.some((_, index) => isDisposableEmailDomain(labels.slice(index).join(".")));
}

/** Refuses throw-away addresses: throws ShopError `invalid` (spec 5; api.md). */
export function refuseDisposable(email: string): void {
	if (isDisposable(email)) throw new ShopError("invalid", MESSAGE, { errors: { email: MESSAGE } });
}

const EMAIL_TAKEN = "An account with this email already exists";

function emailTaken(): ShopError {
	return new ShopError("conflict", EMAIL_TAKEN, { errors: { email: EMAIL_TAKEN } });
}

/**
 * Makes an account that is written to in this language, and mails its verification link (spec 5).
 * Errors: `invalid` for a disposable address, `conflict` for a known one.
 */
export async function register(
	{ name, email, password }: z.output<typeof registerSchema>,
	language: Language,
): Promise<void> {
	refuseDisposable(email);
	await connectDatabase();
	if (await User.exists({ email })) throw emailTaken();
	const passwordHash = await hashPassword(password);
	const link = newLink("verify-email", VERIFICATION_MS);
	try {
		await User.create({ name, email, passwordHash, language, verification: link.stored });
		await mailVerification({ name, email, language }, link);
	} catch (error) {
		throw isDuplicate(error) ? emailTaken() : error;
	}
}
