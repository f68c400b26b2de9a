import "server-only";
import type { z } from "zod";
import type { registerSchema } from "@/lib/domain/account-schemas";
import type { Language } from "@/lib/domain/language";
import { User } from "@/models/user";
import { connectDatabase } from "../database/connect";
import { isDuplicate } from "../database/duplicates";
import { ShopError } from "../platform/errors";
import { refuseDisposable } from "./disposable";
import { newLink, VERIFICATION_MS } from "./links";
import { hashPassword } from "./passwords";
import { mailVerification } from "./verification";

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
