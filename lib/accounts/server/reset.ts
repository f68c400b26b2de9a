import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { signal } from "@/lib/server/live/signals";
import { sessionsOf } from "@/lib/server/live/topics";
import { queueMails } from "@/lib/server/mail/outbox";
import { ShopError } from "@/lib/server/platform/errors";
import { User, type UserDoc } from "@/models/accounts";
import { DEAD_RESET_LINK } from "../rules/user";
import { passwordChangedMail, resetMail } from "./account-mail";
import { forgetBelongings } from "./belongings";
import { newLink, RESET_MS, workingLink } from "./links";
import { forgetPasskeys } from "./passkeys";
import { hashPassword } from "./passwords";

type Recipient = Pick<UserDoc, "_id" | "name" | "email" | "sessionVersion" | "language">;

function deadLink(): ShopError {
	return new ShopError("invalid", DEAD_RESET_LINK);
}

/** Whether this mailed link still sets a password, so that a dead one is said before a password is typed. */
export async function isWorkingReset(token: string): Promise<boolean> {
	await connectDatabase();
	return (await User.exists(workingLink("reset", token))) !== null;
}

/** Mails a reset link to the account with this address; where there is none, nothing happens. */
export async function requestReset(email: string): Promise<void> {
	await connectDatabase();
	const link = newLink("reset-password", RESET_MS);
	const user = await User.findOneAndUpdate({ email }, { $set: { reset: link.stored } })
		.select("name email language")
		.lean<Recipient>();
	if (user) await queueMails(resetMail(user, link.urlIn(user.language), link.stored.hash));
}

function setPassword(
	token: string,
	whose: { isVerified?: false },
	fields: Partial<Pick<UserDoc, "passwordHash" | "addresses">>,
): Promise<Recipient | null> {
	return User.findOneAndUpdate(
		{ ...workingLink("reset", token), ...whose },
		{ $set: fields, $inc: { sessionVersion: 1 }, $unset: { reset: 1 } },
		{ returnDocument: "after" },
	)
		.select("name email sessionVersion language")
		.lean<Recipient>();
}

/**
 * Sets a new password by a mailed link, which works once and for an hour; every session of the account ends, and its
 * passkeys are removed. Of an account whose address nobody had proved, nothing else stays either: whoever filled it may
 * be another person. Gives the account's e-mail address. Throws ShopError `invalid` for any other link.
 */
export async function resetPassword(token: string, password: string): Promise<string> {
	if (!(await isWorkingReset(token))) throw deadLink();
	const passwordHash = await hashPassword(password);
	const unproved = await setPassword(token, { isVerified: false }, { passwordHash, addresses: [] });
	const user = unproved ?? (await setPassword(token, {}, { passwordHash }));
	if (!user) throw deadLink();
	const id = String(user._id);
	await (unproved ? forgetBelongings(id) : forgetPasskeys({ side: "customer", id }));
	signal(sessionsOf(id));
	await queueMails(passwordChangedMail(user));
	return user.email;
}
