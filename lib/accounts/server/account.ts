import "server-only";
import { isDisposableEmailDomain } from "disposable-email-domains-js";
import type { z } from "zod";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/errors";
import { setHint } from "@/lib/server/http/session";
import type { Addressee } from "@/lib/server/mail/mail";
import { queueMails } from "@/lib/server/mail/outbox";
import { sha256 } from "@/lib/server/platform/crypto";
import { ShopError } from "@/lib/server/platform/errors";
import type { Language } from "@/lib/text/language";
import { User, type UserDoc } from "@/models/accounts";
import type { MailSettings, ShopUser } from "../rules/user";
import type { registerSchema, updateProfileSchema } from "../schema";
import { type NewLink, newLink, VERIFICATION_MS, verificationMail, workingLink } from "./account-mail";
import { hashPassword } from "./passwords";
import { loginNeeded, shopUserOf, VISIBLE_FIELDS, type VisibleUser } from "./sessions";

/** Mails the link that verifies an address. */
async function mailVerification(recipient: Addressee, link: NewLink): Promise<void> {
	await queueMails(verificationMail(recipient, link.urlIn(recipient.language), link.stored.hash));
}

/**
 * Verifies the account whose link this is. The link works once; opening it again is calm, since the account it
 * verified remembers it. Throws ShopError `invalid` for an unknown, replaced or day-old one (spec 8).
 */
export async function verifyEmail(token: string): Promise<{ wasVerified: boolean }> {
	await connectDatabase();
	const hash = sha256(token);
	const verified = await User.findOneAndUpdate(workingLink("verification", token), {
		$set: { isVerified: true, verifiedBy: hash },
		$unset: { verification: 1 },
	}).lean();
	if (verified) return { wasVerified: false };
	if (await User.exists({ verifiedBy: hash })) return { wasVerified: true };
	throw new ShopError("invalid", "The verification link is invalid or has expired.");
}

/** Mails a new link to an account that is not verified yet; its earlier link dies. Anyone else gets nothing. */
export async function resendVerification(email: string): Promise<void> {
	await connectDatabase();
	const link = newLink("verify-email", VERIFICATION_MS);
	const user = await User.findOneAndUpdate(
		{ email, isVerified: false },
		{ $set: { verification: link.stored } },
	)
		.select("name email language")
		.lean<Pick<UserDoc, "name" | "email" | "language">>();
	if (user) await mailVerification(user, link);
}

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

/** Changes name and language, each where it is said; the address of an account never changes (spec 5, working day 7). */
export async function updateProfile(
	customerId: string,
	{ name, language }: z.output<typeof updateProfileSchema>,
): Promise<ShopUser> {
	await connectDatabase();
	const changed = { ...(name && { name }), ...(language && { language }) };
	const user = await User.findByIdAndUpdate(customerId, { $set: changed }, { returnDocument: "after" })
		.select(VISIBLE_FIELDS)
		.lean<VisibleUser>();
	if (!user) throw loginNeeded();
	await setHint(shopUserOf(user));
	return shopUserOf(user);
}

/** Which mails the customer wants; whoever never said wants them all. */
export async function readMailSettings(customerId: string): Promise<MailSettings> {
	await connectDatabase();
	const user = await User.findById(customerId).select("stepMails").lean<Pick<UserDoc, "stepMails">>();
	return { stepMails: user?.stepMails ?? true };
}

/** Keeps which mails the customer wants. */
export async function saveMailSettings(customerId: string, settings: MailSettings): Promise<MailSettings> {
	await connectDatabase();
	await User.updateOne({ _id: customerId }, { $set: settings });
	return settings;
}
