import "server-only";
import { customerOfSession, loginNeeded } from "@/lib/accounts/server/sessions";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { type Allowance, isAllowedAddress } from "@/lib/server/http/public-address";
import { presentSession, type SessionToken } from "@/lib/server/http/session";
import { clock } from "@/lib/server/platform/clock";
import { invalid } from "@/lib/server/platform/errors";
import { perProcess } from "@/lib/server/platform/process.mjs";
import type { Seller } from "@/lib/team/rules";
import { personOfSession } from "@/lib/team/server/session";
import type { Language } from "@/lib/text/language";
import { type PushAudience, PushSubscription, type PushSubscriptionDoc } from "@/models/notifications";
import { LOGIN_FOR_PUSH } from "../rules";
import { MUST_BE_HTTPS, type PushSubscriptionInput } from "../schema";

/** Clocks of instances differ, and writes take their time: looked at twice rather than missed. */
const OVERLAP_MS = 10_000;

/** Where word for a browser may be sent. */
export const PUSH_ALLOWANCE: Allowance = { localInDemo: true };

type Owner = Pick<PushSubscriptionDoc, "side" | "owner">;

const known = perProcess("push audience", () => ({ owners: new Set<string>(), since: new Date(0) }));

const nameOf = ({ side, owner }: Owner) => `${side}:${owner}`;

/** From now on this instance knows that somebody wants word; the others learn it within two seconds. */
function note(one: Owner): void {
	known.owners.add(nameOf(one));
}

/** A process that has just begun does not know yet: then anybody may be there. */
const knowsNobody = () => known.since.getTime() === 0;

/**
 * Whether anybody may be there to be told, without asking the database: an order that nobody wants word of costs
 * nothing. One who has switched it off since may still be counted; then nothing is sent.
 */
export function mayBeThere({ side, owner }: PushAudience): boolean {
	if (knowsNobody()) return true;
	if (owner !== undefined) return known.owners.has(nameOf({ side, owner }));
	return [...known.owners].some((name) => name.startsWith(`${side}:`));
}

export async function learnAudience(): Promise<void> {
	const began = clock.now().getTime();
	const fresh = PushSubscription.find({ savedAt: { $gt: known.since } }).select("side owner");
	for await (const one of fresh.lean<PushSubscriptionDoc[]>().cursor()) note(one);
	known.since = new Date(began - OVERLAP_MS);
}

/** So many devices of one person are told; a further one takes the place of the oldest. */
const MAX_DEVICES = 10;

async function dropOldest({ side, owner }: Subscriber): Promise<void> {
	const kept = await PushSubscription.find({ side, owner })
		.sort({ savedAt: -1 })
		.skip(MAX_DEVICES)
		.select("_id")
		.lean();
	if (kept.length > 0) await PushSubscription.deleteMany({ _id: { $in: kept.map(({ _id }) => _id) } });
}

/**
 * Tells this browser from now on, for each of the sessions that it has; a browser has one subscription a side, whoever
 * had it before. Throws ShopError `invalid` for an address that nothing is sent to.
 */
export async function subscribe(
	who: readonly Subscriber[],
	{ endpoint, keys, language }: PushSubscriptionInput & { language: Language },
): Promise<void> {
	if (!isAllowedAddress(endpoint, PUSH_ALLOWANCE)) throw invalid("endpoint", MUST_BE_HTTPS);
	for (const one of who) {
		const { side, owner, session } = one;
		const until = new Date(session.exp * 1000);
		const fields = { ...keys, owner, language, session, savedAt: clock.now(), until };
		await retryOnDuplicate(() =>
			PushSubscription.updateOne({ endpoint, side }, { $set: fields }, { upsert: true }),
		);
		note({ side, owner });
		await dropOldest(one);
	}
}

/** Whether this browser is told what concerns these, each of them. */
export async function isSubscribed(who: readonly Subscriber[], endpoint: string): Promise<boolean> {
	const own = who.map(({ side, owner }) => ({ side, owner }));
	return (await PushSubscription.countDocuments({ endpoint, $or: own })) === who.length;
}

/** Leaves this browser alone from now on, also where it was told nothing before. */
export async function unsubscribe(who: readonly Subscriber[], endpoint: string): Promise<void> {
	const own = who.map(({ side, owner }) => ({ side, owner }));
	await PushSubscription.deleteMany({ endpoint, $or: own });
}

/** Somebody who can be told: a customer or somebody of the team, by a session that counts. */
type Subscriber = Pick<PushSubscriptionDoc, "side" | "owner" | "session">;

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

/** Where somebody is told, and since when. */
export async function devicesOf(whose: Pick<PushSubscriptionDoc, "side" | "owner">) {
	const found = await PushSubscription.find(whose).sort({ savedAt: 1 }).lean<PushSubscriptionDoc[]>();
	return found.map(({ endpoint, savedAt }) => ({ endpoint, since: savedAt.toISOString() }));
}

/** In which language somebody of the team is told: that of the page on which they last asked for it. */
export async function languageOf(whose: Pick<PushSubscriptionDoc, "side" | "owner">): Promise<Language> {
	const last = await PushSubscription.findOne(whose)
		.sort({ savedAt: -1 })
		.select("language")
		.lean<Pick<PushSubscriptionDoc, "language">>();
	return last?.language ?? "en";
}
