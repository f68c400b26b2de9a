import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import type { Addressee } from "@/lib/server/mail/mail";
import { queueMails } from "@/lib/server/mail/outbox";
import { sha256 } from "@/lib/server/platform/crypto";
import { ShopError } from "@/lib/server/platform/errors";
import { User, type UserDoc } from "@/models/accounts";
import { verificationMail } from "./account-mail";
import { type NewLink, newLink, VERIFICATION_MS, workingLink } from "./links";

/** Mails the link that verifies an address. */
export async function mailVerification(recipient: Addressee, link: NewLink): Promise<void> {
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
