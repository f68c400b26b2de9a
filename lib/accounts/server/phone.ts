import "server-only";
import { Types } from "mongoose";
import { type Channel, wayOf } from "@/lib/messages/rules";
import { signInWordWrites } from "@/lib/messages/server/word";
import { change, commit, decided, insertion, type Write } from "@/lib/server/database/commit";
import { presentSession, setHint } from "@/lib/server/http/session";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { attempt, type Caller } from "@/lib/server/rate-limit/rate-limit";
import type { Language } from "@/lib/text/language";
import { User, type UserDoc } from "@/models/accounts";
import type { ShopUser } from "../rules/user";
import type { BeginPhone, ConfirmPhone } from "../schema";
import { numberMail } from "./account-mail";
import { joiningWrites, openCaller, releasing } from "./callers";
import { confirmPassword } from "./change-password";
import { channelOfCode, checkedCode, RESEND_SECONDS, sendCode } from "./phone-codes";
import {
	beginSession,
	type Customer,
	customerOfSession,
	loginNeeded,
	shopUserOf,
	VISIBLE_FIELDS,
	type VisibleUser,
} from "./sessions";

/** A number as an account: signing in by a code, and adding, replacing and removing the number of an account. */

const VERIFY_FIRST = "Please verify your email before adding a number";
const OF_ANOTHER = "This number belongs to another account";
const NEEDS_OTHER_WAY = "Please add an email and a password before you remove your number";

type Asker = { customer: Customer | null; language: Language; caller: Caller };
type Account = VisibleUser & Pick<UserDoc, "sessionVersion">;

/** Nobody hangs their number on an account whose address may be another person's. */
function mustBeProved({ email, isVerified }: Pick<ShopUser, "email" | "isVerified">): void {
	if (email !== null && !isVerified) throw new ShopError("forbidden", VERIFY_FIRST);
}

/**
 * Sends a code to this number, whether or not an account has it. Throws ShopError `forbidden` for a customer whose e-mail
 * is not verified, `unavailable` where no channel is set up, and as `sendCode` does.
 */
export async function beginPhone(
	{ phone, channel: wanted }: BeginPhone,
	{ customer, language, caller }: Asker,
): Promise<{ channel: Channel; resendAfter: number }> {
	if (customer) mustBeProved(customer);
	const channel = channelOfCode(wanted);
	await sendCode({ phone, channel, language }, caller);
	return { channel, resendAfter: RESEND_SECONDS };
}

/** What came of a right code: who is signed in, and how many orders by phone joined the account. */
type Confirmed = { user: ShopUser; isNew: boolean; joined: number };

/** The account that begins with this number; the orders from it are its orders. */
async function newAccount(phone: string, name: string, language: Language) {
	const now = clock.now();
	const account = {
		...{ _id: new Types.ObjectId(), name, phone, language, isVerified: false },
		...{ sessionVersion: 0, addresses: [], createdAt: now, updatedAt: now },
	};
	const { joined, writes } = await joiningWrites(await openCaller(phone), account);
	// The number first: whose it has become meanwhile is looked at again.
	return { account, isNew: true, joined, writes: [...writes, insertion<UserDoc>(User, account)] };
}

type Entry = { account: Account | null; isNew: boolean; joined: number; writes: Write[] };

/** Whose number it is, or a new account of it; none while a new customer has not said their name. */
async function entryOf(phone: string, name: string | undefined, language: Language): Promise<Entry> {
	const account = await User.findOne({ phone }).select(`${VISIBLE_FIELDS} sessionVersion`).lean<Account>();
	if (account) return { account, isNew: false, joined: 0, writes: [] };
	if (name === undefined) return { account: null, isNew: true, joined: 0, writes: [] };
	return newAccount(phone, name, language);
}

/**
 * Signs in by the code that was sent to a number; null where the number is new and no name was said. Throws ShopError
 * `unauthenticated` for whoever wants to add it to an account: their session has ended.
 */
async function signIn(
	{ phone, code, name, password }: ConfirmPhone,
	language: Language,
): Promise<Confirmed | null> {
	if (password !== undefined) throw loginNeeded();
	const used = await checkedCode(phone, code);
	const { account, isNew, joined } = await decided(async () => {
		const entry = await entryOf(phone, name, language);
		return { ...entry, writes: entry.account ? [used, ...entry.writes] : [] };
	});
	if (!account) return null;
	await beginSession(account);
	return { user: shopUserOf(account), isNew, joined };
}

/** The account with this number, in the place of the one that it had, which is told beside the mail. Throws ShopError `conflict`. */
async function planOfAdding(id: string, phone: string) {
	const account = await User.findOne({ _id: id, leavingAt: { $exists: false } })
		.select(`${VISIBLE_FIELDS} sessionVersion`)
		.lean<Account>();
	if (!account || !(await customerOfSession(await presentSession("customer")))) throw loginNeeded();
	mustBeProved(shopUserOf(account));
	if (await User.exists({ phone, _id: { $ne: account._id } })) throw new ShopError("conflict", OF_ANOTHER);
	const { _id, isVerified, sessionVersion, phone: former } = account;
	const { joined, writes } = await joiningWrites(await openCaller(phone), account);
	const update = isVerified
		? { $set: { phone }, $unset: { isPhoneUnproved: 1 as const } }
		: { $set: { phone, isPhoneUnproved: true } };
	const added = { ...account, phone };
	const asRead = { _id, isVerified, sessionVersion, phone: former ?? { $exists: false } };
	return {
		account: added,
		joined,
		writes: [
			...(former ? [releasing(_id)] : []),
			...writes,
			change(User, asRead, update),
			...mailWrites(numberMail("added", account, phone)),
			...signInWordWrites(account),
		],
	};
}

/** Adds a number to the account of whoever is signed in. */
async function addNumber(customer: Customer, input: ConfirmPhone, { caller }: Asker): Promise<Confirmed> {
	const { phone, code, password = "" } = input;
	mustBeProved(customer);
	if (customer.hasPassword && customer.phone !== phone)
		// The device is one that knows the number, not this account.
		await attempt("password", { address: caller.address, account: customer._id }, () =>
			confirmPassword(customer._id, password),
		);
	const used = await checkedCode(phone, code);
	if (customer.phone === phone) {
		await commit([used]);
		return { user: customer, isNew: false, joined: 0 };
	}
	const { account, joined } = await decided(async () => {
		const plan = await planOfAdding(customer._id, phone);
		return { ...plan, writes: [used, ...plan.writes] };
	});
	const user = shopUserOf(account);
	await setHint(user);
	return { user, isNew: false, joined };
}

/**
 * Signs in by the code that was sent to a number, or adds the number to the account of whoever is signed in; null where
 * the number is new and its name is asked for: the code stays good. Throws ShopError `invalid` for a wrong code or
 * password, `forbidden` while the account's e-mail is not verified, `conflict` where the number is another account's.
 */
export async function confirmPhone(input: ConfirmPhone, asker: Asker): Promise<Confirmed | null> {
	return asker.customer ? addNumber(asker.customer, input, asker) : signIn(input, asker.language);
}

/**
 * Takes the number from an account that keeps an e-mail and a password; both are told. Throws ShopError `conflict` for any
 * other, `invalid` for a wrong password.
 */
export async function removePhone(customer: Customer, password = ""): Promise<ShopUser> {
	const { _id, phone, email, hasPassword } = customer;
	if (phone === null || email === null || !hasPassword) throw new ShopError("conflict", NEEDS_OTHER_WAY);
	const { sessionVersion } = await confirmPassword(_id, password);
	const asRead = { _id, phone, sessionVersion, isVerified: true, leavingAt: { $exists: false } };
	const refuse = async () =>
		(await User.exists({ _id, phone })) ? loginNeeded() : new ShopError("conflict", NEEDS_OTHER_WAY);
	await commit([
		change(User, asRead, { $unset: { phone: 1, isPhoneUnproved: 1 } }, refuse),
		releasing(_id),
		...mailWrites(numberMail("removed", customer, phone)),
		...signInWordWrites(customer),
	]);
	const left = { ...customer, phone: null, isPhoneVerified: false, notifyBy: wayOf({ email }) };
	await setHint(left);
	return left;
}
