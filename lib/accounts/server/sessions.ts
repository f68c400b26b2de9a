import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { endSession, isEnded } from "@/lib/server/http/ended-sessions";
import {
	dropSession,
	presentSession,
	type SessionToken,
	setHint,
	startSession,
} from "@/lib/server/http/session";
import { signal } from "@/lib/server/live/signals";
import { sessionsOf } from "@/lib/server/live/topics";
import { clock } from "@/lib/server/platform/clock";
import { isObjectId } from "@/lib/text/fields";
import { User, type UserDoc } from "@/models/accounts";
import type { ShopUser } from "../rules/user";
import type { Customer } from "./guards";
import { forgetPasskeys } from "./passkeys";

/** A session cookie older than this is renewed when its customer comes by. */
const RENEW_AFTER_SECONDS = 24 * 3600;

/** What of an account is read to show it. */
export const VISIBLE_FIELDS = "name email isVerified language";
export type VisibleUser = Pick<UserDoc, "_id" | "name" | "email" | "isVerified" | "language">;

/** What pages may know of a customer (spec 3). */
export function shopUserOf({ name, email, isVerified, language = "en" }: Omit<VisibleUser, "_id">): ShopUser {
	return { name, email, isVerified, language };
}

/** The customer of this session, or null when it was logged out, replaced by a changed password, or its account is gone. */
export async function customerOfSession(session: SessionToken | null): Promise<Customer | null> {
	if (!session || !isObjectId(session.sub)) return null;
	await connectDatabase();
	const account = { _id: session.sub, sessionVersion: Number(session.version) };
	const [user, isOver] = await Promise.all([
		User.findOne(account).select(VISIBLE_FIELDS).lean<VisibleUser>(),
		isEnded(session),
	]);
	return user && !isOver ? { _id: String(user._id), ...shopUserOf(user) } : null;
}

/** Signs a customer in: the session cookie, and the hint that lets pages greet at once. */
export async function beginSession(user: VisibleUser & Pick<UserDoc, "sessionVersion">): Promise<void> {
	await startSession("customer", String(user._id), String(user.sessionVersion));
	await setHint(shopUserOf(user));
}

/** Keeps a customer who comes by signed in: the same session under a fresh cookie, once the present one is a day old. */
export async function prolongSession(customer: Customer): Promise<void> {
	await setHint(shopUserOf(customer));
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
	await connectDatabase();
	await User.updateOne({ _id: customerId }, { $inc: { sessionVersion: 1 } });
	await forgetPasskeys({ side: "customer", id: customerId });
	signal(sessionsOf(customerId));
	await dropSession("customer");
}
