import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { signal } from "@/lib/server/live/signals";
import { sessionsOf } from "@/lib/server/live/topics";
import { queueMails } from "@/lib/server/mail/outbox";
import { ShopError } from "@/lib/server/platform/errors";
import { User, type UserDoc } from "@/models/accounts";
import { passwordChangedMail } from "./account-mail";
import { loginNeeded } from "./guards";
import { hashPassword, verifyPassword } from "./passwords";
import { beginSession } from "./sessions";

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
