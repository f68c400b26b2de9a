import "server-only";
import { signInWordWrites } from "@/lib/messages/server/word";
import {
	change,
	changeOfAll,
	commit,
	decided,
	removalIfThere,
	removalOfAll,
	type Write,
} from "@/lib/server/database/commit";
import { presentSession } from "@/lib/server/http/session";
import { tellingOn } from "@/lib/server/http/sign-ins";
import { sessionsOf, signal } from "@/lib/server/live/signals";
import { mailWrites } from "@/lib/server/mail/outbox";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import { Cart, User, type UserDoc } from "@/models/accounts";
import { BackInStockWish, Favourites } from "@/models/favourites";
import { KeptAnswer } from "@/models/operations";
import { Review } from "@/models/reviews";
import { DEAD_RESET_LINK, PASSWORD_NEEDED } from "../rules/user";
import { newLink, passwordChangedMail, RESET_MS, resetMail, workingLink } from "./account-mail";
import { releasing } from "./callers";
import { forgettingPasskeys } from "./passkeys";
import { hashPassword, verifyPassword } from "./passwords";
import { checkedCode, wrongCode } from "./phone-codes";
import { beginSession, loginNeeded, VISIBLE_FIELDS, type VisibleUser } from "./sessions";

const WRONG_PASSWORD = "Current password is incorrect";

/** That it is the customer: their password, or the code that was sent to their number. */
export type Proof = { currentPassword?: string } | { code: string };

/**
 * Makes sure that it is the customer, by the password, or by a code where there is none. Gives the writes by which a code
 * is used up. Throws ShopError `invalid`, for a wrong password beside its field, and where nothing is said beside what the
 * account has of the two.
 */
export async function confirmCustomer(
	customerId: string,
	proof: Proof,
	field = "currentPassword",
): Promise<{ sessionVersion: number; writes: Write[] }> {
	const account = await User.findById(customerId)
		.select("passwordHash phone sessionVersion")
		.lean<Pick<UserDoc, "passwordHash" | "phone" | "sessionVersion">>();
	if (!account) throw loginNeeded();
	const { passwordHash, phone, sessionVersion } = account;
	const refused = invalid(field, WRONG_PASSWORD);
	if ("code" in proof) {
		if (passwordHash || !phone) throw refused;
		return { sessionVersion, writes: [await checkedCode(phone, proof.code)] };
	}
	if (proof.currentPassword === undefined) throw passwordHash ? invalid(field, PASSWORD_NEEDED) : wrongCode();
	if (!(await verifyPassword(proof.currentPassword, passwordHash))) throw refused;
	return { sessionVersion, writes: [] };
}

/** The same by the password alone, which stands in the field `password`. */
export const confirmPassword = (customerId: string, password: string) =>
	confirmCustomer(customerId, { currentPassword: password }, "password");

/** Uses up a code that stands for a password. Throws ShopError `invalid` for a wrong one, and without one. */
export async function mustHaveCode(customerId: string, code: string | undefined): Promise<void> {
	if (code === undefined) throw wrongCode();
	await commit((await confirmCustomer(customerId, { code })).writes);
}

/**
 * Sets a new password, or the first one. Other sessions end, the present one goes on under a fresh cookie.
 * Errors: `invalid` for a wrong current password or code, `unauthenticated` when another change came first.
 */
export async function changePassword(
	customerId: string,
	{ newPassword, ...proof }: Proof & { newPassword: string },
): Promise<void> {
	const { sessionVersion, writes } = await confirmCustomer(customerId, proof);
	const passwordHash = await hashPassword(newPassword);
	const user = await User.findById(customerId).select(`${VISIBLE_FIELDS}`).lean<VisibleUser>();
	if (!user) throw loginNeeded();
	const changed = { ...user, sessionVersion: sessionVersion + 1 };
	const update = { $set: { passwordHash }, $inc: { sessionVersion: 1 }, $unset: { reset: 1 as const } };
	const session = await presentSession("customer");
	if (!session) throw loginNeeded();
	const whose = { side: "customer" as const, owner: customerId };
	await commit([
		change(User, { _id: customerId, sessionVersion }, update, () => loginNeeded()),
		...writes,
		...(user.email ? mailWrites(passwordChangedMail(changed)) : signInWordWrites(user)),
		tellingOn(whose, session, String(changed.sessionVersion)),
	]);
	signal(sessionsOf(customerId));
	await beginSession(changed, session.jti);
}

/** The writes that remove what a customer keeps beside the account's own document, orders and what follows from them apart. */
export function forgettingBelongings(customerId: string): Write[] {
	return [
		removalIfThere(Cart, { user: customerId }),
		removalOfAll(BackInStockWish, { user: customerId }),
		removalIfThere(Favourites, { _id: customerId }),
		removalOfAll(KeptAnswer, { owner: customerId }),
		forgettingPasskeys({ side: "customer", id: customerId }),
	];
}

type Recipient = Pick<UserDoc, "_id" | "name" | "email" | "sessionVersion" | "language">;

function deadLink(): ShopError {
	return new ShopError("invalid", DEAD_RESET_LINK);
}

/** Whether this mailed link still sets a password, so that a dead one is said before a password is typed. */
export async function isWorkingReset(token: string): Promise<boolean> {
	return (await User.exists(workingLink("reset", token))) !== null;
}

/** Mails a reset link to the account with this address; where there is none, nothing happens. */
export async function requestReset(email: string): Promise<void> {
	const link = newLink("reset-password", RESET_MS);
	await decided(async () => {
		const stays = { email, leavingAt: { $exists: false } };
		const user = await User.findOne(stays).select("name email language").lean<Recipient>();
		if (!user) return { writes: [] };
		const mail = resetMail(user, link.urlIn(user.language), link.stored.hash);
		const replacing = change(User, { _id: user._id, ...stays }, { $set: { reset: link.stored } });
		return { writes: [replacing, ...mailWrites(mail)] };
	});
}

/** Reviews stay where they are, and are this account's no more. */
function disowningReviews(user: UserDoc["_id"]): Write {
	return changeOfAll(Review, { user }, { $unset: { user: 1 } });
}

/** What a reset changes of the account that the link was mailed to, as it was read. Throws ShopError `invalid`. */
async function planOfReset(token: string, passwordHash: string) {
	const user = await User.findOne(workingLink("reset", token))
		.select("name email isVerified isPhoneUnproved sessionVersion language")
		.lean<Recipient & Pick<UserDoc, "isVerified" | "isPhoneUnproved">>();
	if (!user) throw deadLink();
	const { _id, isVerified, isPhoneUnproved, sessionVersion } = user;
	const isUnproved = !isVerified;
	const losesNumber = isUnproved || isPhoneUnproved;
	const asRead = { _id, isVerified, isPhoneUnproved: isPhoneUnproved ?? { $exists: false } };
	const update = {
		$set: { passwordHash, ...(isUnproved && { addresses: [] }) },
		$inc: { sessionVersion: 1 },
		$unset: {
			...{ reset: 1 as const, newEmail: 1 as const },
			...(losesNumber && { phone: 1, isPhoneUnproved: 1 }),
			...(isUnproved && { stepMails: 1 }),
		},
	};
	const changed = { ...user, sessionVersion: sessionVersion + 1 };
	const id = String(_id);
	return {
		user,
		writes: [
			change(User, { ...workingLink("reset", token), ...asRead }, update),
			...(losesNumber ? [releasing(_id)] : []),
			...(isUnproved
				? [...forgettingBelongings(id), disowningReviews(_id)]
				: [forgettingPasskeys({ side: "customer", id })]),
			...mailWrites(passwordChangedMail(changed)),
		],
	};
}

/**
 * Sets a new password by a mailed link, which works once and for an hour; every session of the account ends, its
 * passkeys are removed, and so is a number that came to it before its address was proved. Of an account whose address
 * nobody had proved, nothing else stays either: whoever filled it may be another person. Gives the account's e-mail
 * address. Throws ShopError `invalid` for any other link.
 */
export async function resetPassword(token: string, password: string): Promise<string> {
	if (!(await isWorkingReset(token))) throw deadLink();
	const passwordHash = await hashPassword(password);
	const { user } = await decided(() => planOfReset(token, passwordHash));
	signal(sessionsOf(String(user._id)));
	return user.email ?? "";
}
