import "server-only";
import { cache } from "react";
import { wayOf } from "@/lib/messages/rules";
import { changeIfThere, commit } from "@/lib/server/database/commit";
import {
	dropSession,
	presentSession,
	type SessionToken,
	setHint,
	startSession,
} from "@/lib/server/http/session";
import { endSession, isEnded } from "@/lib/server/http/sign-ins";
import { sessionsOf, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { isObjectId } from "@/lib/text/fields";
import { User, type UserDoc } from "@/models/accounts";
import type { ShopUser } from "../rules/user";
import { forgettingPasskeys } from "./passkeys";
import { verifyPassword } from "./passwords";

/** A session cookie older than this is renewed when its customer comes by. */
const RENEW_AFTER_SECONDS = 24 * 3600;

/** What of an account is read to show it. */
export const VISIBLE_FIELDS = "name email phone isVerified passwordHash language notifyBy";
export type VisibleUser = Pick<
	UserDoc,
	"_id" | "name" | "email" | "phone" | "isVerified" | "passwordHash" | "language" | "notifyBy"
>;

/** What pages may know of a customer (spec 3). */
export function shopUserOf(user: VisibleUser): ShopUser {
	const _id = String(user._id);
	const { name, email = null, phone = null, language = "en" } = user;
	const isPhoneVerified = phone !== null;
	const isVerified = user.isVerified || isPhoneVerified;
	const hasPassword = user.passwordHash !== undefined;
	const notifyBy = wayOf(user);
	return { _id, name, email, phone, isPhoneVerified, isVerified, hasPassword, language, notifyBy };
}

/** The customer with this account; null where there is none, or they are leaving. */
export async function findCustomer(id: UserDoc["_id"]): Promise<Customer | null> {
	const user = await User.findOne({ _id: id, leavingAt: { $exists: false } })
		.select(VISIBLE_FIELDS)
		.lean<VisibleUser>();
	return user && shopUserOf(user);
}

/** The customer of this session, or null when it was logged out, replaced by a changed password, or its account is gone. */
export async function customerOfSession(session: SessionToken | null): Promise<Customer | null> {
	if (!session || !isObjectId(session.sub)) return null;
	const version = Number(session.version);
	const account = { _id: session.sub, sessionVersion: version, leavingAt: { $exists: false } };
	const [user, isOver] = await Promise.all([
		User.findOne(account).select(VISIBLE_FIELDS).lean<VisibleUser>(),
		isEnded(session),
	]);
	return user && !isOver ? shopUserOf(user) : null;
}

/** Signs a customer in: the session cookie, and the hint that lets pages greet at once. `id`: of the session that goes on. */
export async function beginSession(
	user: VisibleUser & Pick<UserDoc, "sessionVersion">,
	id?: string,
): Promise<void> {
	await startSession("customer", String(user._id), String(user.sessionVersion), id);
	await setHint(shopUserOf(user));
}

/** Keeps a customer who comes by signed in: the same session under a fresh cookie, once the present one is a day old. */
export async function prolongSession(customer: Customer): Promise<void> {
	await setHint(customer);
	const session = await presentSession("customer");
	if (!session || clock.now().getTime() / 1000 - session.iat < RENEW_AFTER_SECONDS) return;
	await startSession("customer", session.sub, session.version, session.jti);
}

/** Ends the present session on the server too: its cookie is worthless afterwards, wherever it was copied to. */
export async function endPresentSession(): Promise<void> {
	const session = await presentSession("customer");
	if (session && (await customerOfSession(session))) {
		await endSession(session);
		signal(sessionsOf(session.sub));
	}
	await dropSession("customer");
}

/** Ends every session of the account, on every device, and removes its passkeys. */
export async function endEverySession(customerId: string): Promise<void> {
	await commit([
		changeIfThere(User, { _id: customerId }, { $inc: { sessionVersion: 1 } }),
		forgettingPasskeys({ side: "customer", id: customerId }),
	]);
	signal(sessionsOf(customerId));
	await dropSession("customer");
}

/** A signed-in customer, as plain data. */
export type Customer = ShopUser;

/** The customer who sends this request, or null. Asked once a page, however many parts need to know. */
export const currentCustomer = cache(
	async (): Promise<Customer | null> => customerOfSession(await presentSession("customer")),
);

/** What a guest is told who asks for something that needs an account. */
export function loginNeeded(message = "Please login to continue"): ShopError {
	return new ShopError("unauthenticated", message);
}

/** The customer who sends this request; throws ShopError `unauthenticated` for a guest (spec 6). */
export async function requireCustomer(message?: string): Promise<Customer> {
	const customer = await currentCustomer();
	if (!customer) throw loginNeeded(message);
	return customer;
}

type Account = VisibleUser & Pick<UserDoc, "sessionVersion">;

/**
 * Signs a customer in. Throws ShopError `unauthenticated`, with the same words and after about the same time whether
 * or not the account exists (api.md).
 */
export async function login({ email, password }: { email: string; password: string }): Promise<ShopUser> {
	const account = await User.findOne({ email }).select(`${VISIBLE_FIELDS} sessionVersion`).lean<Account>();
	const matches = await verifyPassword(password, account?.passwordHash);
	if (!account || !matches) throw new ShopError("unauthenticated", "Invalid email or password");
	await beginSession(account);
	return shopUserOf(account);
}
