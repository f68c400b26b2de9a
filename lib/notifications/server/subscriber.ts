import "server-only";
import { loginNeeded } from "@/lib/accounts/server/guards";
import { customerOfSession } from "@/lib/accounts/server/sessions";
import { presentSession, type SessionToken } from "@/lib/server/http/session";
import { clock } from "@/lib/server/platform/clock";
import type { Seller } from "@/lib/team/rules";
import { personOfSession } from "@/lib/team/server/people";
import type { PushSubscriptionDoc } from "@/models/notifications";
import { LOGIN_FOR_PUSH } from "../rules";

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
