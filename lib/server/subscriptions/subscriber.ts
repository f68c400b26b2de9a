import "server-only";
import { LOGIN_FOR_PUSH } from "@/lib/domain/push-words";
import type { Seller } from "@/lib/domain/seller";
import type { PushSubscriptionDoc } from "@/models/push-subscription";
import { loginNeeded } from "../accounts/guards";
import { customerOfSession } from "../accounts/sessions";
import { presentSession, type SessionToken } from "../http/session";
import { clock } from "../platform/clock";
import { personOfSession } from "../sellers/people";

/** Somebody who can be told: a customer or somebody of the team, by a session that counts. */
export type Subscriber = Pick<PushSubscriptionDoc, "side" | "owner" | "session">;

/** The seller's role is null for a customer. */
type Alive = { owner: string; role: Seller["role"] | null };

/** Whose session this is, while it counts; null once it was ended or its person switched off. */
export async function aliveBy(side: Subscriber["side"], session: SessionToken): Promise<Alive | null> {
	if (session.exp * 1000 <= clock.now().getTime()) return null;
	if (side === "customer") {
		const customer = await customerOfSession(session);
		return customer && { owner: customer._id, role: null };
	}
	const person = await personOfSession(session);
	return person && { owner: person.seller.id, role: person.seller.role };
}

/**
 * Who sends this request: a customer, somebody of the team, or both in one browser. Throws ShopError `unauthenticated`
 * for anyone else.
 */
export async function presentSubscribers(): Promise<Subscriber[]> {
	const found = await Promise.all(
		(["customer", "seller"] as const).map(async (side) => {
			const session = await presentSession(side);
			const alive = session && (await aliveBy(side, session));
			return alive ? [{ side, owner: alive.owner, session }] : [];
		}),
	);
	const who = found.flat();
	if (who.length === 0) throw loginNeeded(LOGIN_FOR_PUSH);
	return who;
}
