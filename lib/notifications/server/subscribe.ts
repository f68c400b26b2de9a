import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { clock } from "@/lib/server/platform/clock";
import type { Language } from "@/lib/text/language";
import { PushSubscription } from "@/models/notifications";
import type { PushSubscriptionInput } from "../schema";
import { note } from "./known-devices";
import { mustBeAllowed } from "./push-endpoint";
import type { Subscriber } from "./subscriber";

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
	mustBeAllowed(endpoint);
	await connectDatabase();
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
	await connectDatabase();
	const own = who.map(({ side, owner }) => ({ side, owner }));
	return (await PushSubscription.countDocuments({ endpoint, $or: own })) === who.length;
}

/** Leaves this browser alone from now on, also where it was told nothing before. */
export async function unsubscribe(who: readonly Subscriber[], endpoint: string): Promise<void> {
	await connectDatabase();
	const own = who.map(({ side, owner }) => ({ side, owner }));
	await PushSubscription.deleteMany({ endpoint, $or: own });
}
