import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { sessionsOf, signal } from "@/lib/server/live/signals";
import { queueMails } from "@/lib/server/mail/outbox";
import { ShopError } from "@/lib/server/platform/errors";
import { User, type UserDoc } from "@/models/accounts";
import { Cart } from "@/models/cart";
import { BackInStockWish, Favourites } from "@/models/favourites";
import { DEAD_RESET_LINK } from "../rules/user";
import { newLink, passwordChangedMail, RESET_MS, resetMail, workingLink } from "./account-mail";
import { forgetPasskeys } from "./passkeys";
import { hashPassword, verifyPassword } from "./passwords";
import { beginSession, loginNeeded } from "./sessions";

const WRONG_PASSWORD = "Current password is incorrect";

/** Makes sure that who asks knows the account's password; throws ShopError `invalid` with it beside its field. */
export async function confirmPassword(
	customerId: string,
	password: string,
	field = "currentPassword",
): Promise<{ sessionVersion: number }> {
	await connectDatabase();
	const account = await User.findById(customerId)
		.select("passwordHash sessionVersion")
		.lean<Pick<UserDoc, "passwordHash" | "sessionVersion">>();
	if (!account) throw loginNeeded();
	if (!(await verifyPassword(password, account.passwordHash))) {
		throw new ShopError("invalid", WRONG_PASSWORD, { errors: { [field]: WRONG_PASSWORD } });
	}
	return { sessionVersion: account.sessionVersion };
}

/**
 * Sets a new password. Other sessions end, the present one goes on under a fresh cookie.
 * Errors: `invalid` for a wrong current password, `unauthenticated` when another change came first.
 */
export async function changePassword(
	customerId: string,
	{ currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
	const { sessionVersion } = await confirmPassword(customerId, currentPassword);
	const passwordHash = await hashPassword(newPassword);
	const user = await User.findOneAndUpdate(
		{ _id: customerId, sessionVersion },
		{ $set: { passwordHash }, $inc: { sessionVersion: 1 }, $unset: { reset: 1 } },
		{ returnDocument: "after" },
	)
		.select("name email isVerified sessionVersion language")
		.lean<Pick<UserDoc, "_id" | "name" | "email" | "isVerified" | "sessionVersion" | "language">>();
	if (!user) throw loginNeeded();
	signal(sessionsOf(customerId));
	await beginSession(user);
	await queueMails(passwordChangedMail(user));
}

/** Removes what a customer keeps beside the account's own document, orders and what follows from them apart. */
export async function forgetBelongings(customerId: string): Promise<void> {
	await Cart.deleteOne({ user: customerId });
	await BackInStockWish.deleteMany({ user: customerId });
	await Favourites.deleteOne({ _id: customerId });
	await forgetPasskeys({ side: "customer", id: customerId });
}

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
