import "server-only";
import { type QueryFilter, Types } from "mongoose";
import type { z } from "zod";
import { type Way, wayOf } from "@/lib/messages/rules";
import { channels, notSetUp, stoppedSince } from "@/lib/messages/server/channels";
import { signInWordWrites } from "@/lib/messages/server/word";
import { change, commit, decided, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { setHint } from "@/lib/server/http/session";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { sha256 } from "@/lib/server/platform/crypto";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import type { Language } from "@/lib/text/language";
import { User, type UserDoc } from "@/models/accounts";
import type { MailSettings, NotifyWays, ShopUser } from "../rules/user";
import type { registerSchema, updateProfileSchema } from "../schema";
import {
	addressAskedMail,
	type NewLink,
	newLink,
	VERIFICATION_MS,
	verificationMail,
	workingLink,
} from "./account-mail";
import { isDisposable, refuseDisposable } from "./disposable";
import { hashPassword } from "./passwords";
import {
	type Customer,
	currentCustomer,
	loginNeeded,
	shopUserOf,
	VISIBLE_FIELDS,
	type VisibleUser,
} from "./sessions";

function linkMail(recipient: Addressee, link: NewLink, kind?: "newEmail"): Mail {
	return verificationMail(recipient, link.urlIn(recipient.language), link.stored.hash, kind);
}

/**
 * Verifies the account whose link this is. The link works once; opening it again is calm, since the account it
 * verified remembers it. Throws ShopError `invalid` for an unknown, replaced or day-old one (spec 8).
 */
export async function verifyEmail(token: string): Promise<{ wasVerified: boolean }> {
	const hash = sha256(token);
	const verified = await User.findOneAndUpdate(workingLink("verification", token), {
		$set: { isVerified: true, verifiedBy: hash },
		$unset: { verification: 1 },
	}).lean();
	if (verified || (await takeNewAddress(token))) return { wasVerified: false };
	if (await User.exists({ verifiedBy: hash })) return { wasVerified: true };
	throw new ShopError("invalid", "The verification link is invalid or has expired.");
}

/** The filter that finds an account whose address nobody has proved. */
const UNPROVED = { isVerified: false, leavingAt: { $exists: false } };

/** Makes an address the account's whose link was opened by whoever is signed in to it, and tells its number; false for any other link. */
async function takeNewAddress(token: string): Promise<boolean> {
	const customer = await currentCustomer();
	if (!customer) return false;
	const wanted = { _id: customer._id, ...UNPROVED, ...workingLink("newEmail", token) };
	try {
		const { user } = await decided(async () => {
			const found = await User.findOne(wanted)
				.select(`${VISIBLE_FIELDS} newEmail`)
				.lean<VisibleUser & Pick<UserDoc, "newEmail">>();
			if (!found?.newEmail) return { user: null, writes: [] };
			const { email, hash } = found.newEmail;
			// Who was told by phone until now still is: an address alone changes nothing about that.
			const way = wayOf(found);
			const proved = { email, isVerified: true, ...(way && way !== "email" && { notifyBy: way }) };
			const update = {
				$set: { ...proved, verifiedBy: hash },
				// Links that were mailed to another address open nothing any more.
				$unset: { newEmail: 1 as const, verification: 1 as const, reset: 1 as const },
			};
			const user = { ...found, ...proved };
			return { user, writes: [change(User, wanted, update), ...signInWordWrites(found)] };
		});
		if (user) await setHint(shopUserOf(user));
		return user !== null;
	} catch (error) {
		// It has become another account's meanwhile.
		if (isDuplicate(error)) return false;
		throw error;
	}
}

/** Gives an account a link in place of its earlier one, and mails it in the same commit; where there is none, nothing happens. */
function replaceLink(
	where: QueryFilter<UserDoc>,
	fields: Partial<Pick<UserDoc, "verification" | "newEmail">>,
	link: NewLink,
	email: string,
) {
	return decided(async () => {
		const user = await User.findOne(where)
			.select("name language")
			.lean<Pick<UserDoc, "_id" | "name" | "language">>();
		if (!user) return { writes: [] };
		const replacing = change(User, { ...where, _id: user._id }, { $set: fields });
		const kind = fields.newEmail && "newEmail";
		return { writes: [replacing, ...mailWrites(linkMail({ ...user, email }, link, kind))] };
	});
}

/**
 * Mails the link by which an address becomes the account's; of another account's address its owner alone is told. Does
 * nothing for an account that has proved its address, and for a throw-away one.
 */
export async function mailNewAddress(customerId: string, email: string): Promise<void> {
	if (isDisposable(email)) return;
	const link = newLink("verify-email", VERIFICATION_MS);
	const other = await User.findOne({ email, _id: { $ne: customerId } })
		.select("name email language")
		.lean<Pick<UserDoc, "name" | "email" | "language">>();
	if (other) return commit(mailWrites(addressAskedMail(other, link.stored.hash)));
	const newEmail = { ...link.stored, email };
	await replaceLink({ _id: customerId, ...UNPROVED }, { newEmail }, link, email);
}

/** Makes sure that the account may still be given an address. Throws ShopError `conflict`. */
export function mustTakeAddress({ email, isVerified }: ShopUser): void {
	if (email !== null && isVerified) throw new ShopError("conflict", "Email address cannot be changed");
}

/** Mails a new link to an account that is not verified yet; its earlier link dies. Anyone else gets nothing. */
export async function resendVerification(email: string): Promise<void> {
	const link = newLink("verify-email", VERIFICATION_MS);
	await replaceLink({ email, ...UNPROVED }, { verification: link.stored }, link, email);
}

const EMAIL_TAKEN = "An account with this email already exists";

function emailTaken(): ShopError {
	return new ShopError("conflict", EMAIL_TAKEN, { errors: { email: EMAIL_TAKEN } });
}

/**
 * Makes an account that is written to in this language, and mails its verification link (spec 5), with what else is
 * written in the same commit. Errors: `invalid` for a disposable address, `conflict` for a known one.
 */
export async function register(
	{ name, email, password }: z.output<typeof registerSchema>,
	language: Language,
	kept: readonly Write[] = [],
): Promise<void> {
	refuseDisposable(email);
	if (await User.exists({ email })) throw emailTaken();
	const passwordHash = await hashPassword(password);
	const link = newLink("verify-email", VERIFICATION_MS);
	const now = clock.now();
	const account: UserDoc = {
		...{ _id: new Types.ObjectId(), name, email, passwordHash, language, isVerified: false },
		...{ sessionVersion: 0, addresses: [], verification: link.stored, createdAt: now, updatedAt: now },
	};
	try {
		await commit([insertion(User, account), ...mailWrites(linkMail(account, link)), ...kept]);
	} catch (error) {
		throw isDuplicate(error) ? emailTaken() : error;
	}
}

/** Refuses a way that leads nowhere: `invalid` where the account has none such, `unavailable` where the shop has not. */
function mustLead(way: Way, { email, phone }: Customer): void {
	const missing = way === "email" ? !email : !phone;
	const message = way === "email" ? "Please add an email first" : "Please add your number first";
	if (missing) throw invalid("notifyBy", message);
	if (way !== "email" && channels().length === 0) throw notSetUp("The shop sends no messages to phones");
}

/**
 * Changes name, language and how orders are told of, each where it is said; the address of an account never changes
 * (spec 5, working day 7). Throws ShopError `invalid` for a way that does not lead to the customer.
 */
export async function updateProfile(
	customer: Customer,
	{ name, language, notifyBy }: z.output<typeof updateProfileSchema>,
): Promise<ShopUser> {
	if (notifyBy) mustLead(notifyBy, customer);
	const changed = { ...(name && { name }), ...(language && { language }), ...(notifyBy && { notifyBy }) };
	const user = await User.findByIdAndUpdate(customer._id, { $set: changed }, { returnDocument: "after" })
		.select(VISIBLE_FIELDS)
		.lean<VisibleUser>();
	if (!user) throw loginNeeded();
	await setHint(shopUserOf(user));
	return shopUserOf(user);
}

/** Which mails the customer wants; whoever never said wants them all. */
export async function readMailSettings(customerId: string): Promise<MailSettings> {
	const user = await User.findById(customerId).select("stepMails").lean<Pick<UserDoc, "stepMails">>();
	return { stepMails: user?.stepMails ?? true };
}

/** The ways besides mail in which this customer may be told. */
export async function readNotifyWays({ phone }: Customer): Promise<NotifyWays> {
	const stopped = phone && (await stoppedSince("whatsapp", phone));
	return { channels: channels(), stoppedAt: stopped ? stopped.toISOString() : null };
}

/** Keeps which mails the customer wants. */
export async function saveMailSettings(customerId: string, settings: MailSettings): Promise<MailSettings> {
	await User.updateOne({ _id: customerId }, { $set: settings });
	return settings;
}
