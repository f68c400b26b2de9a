import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { perProcess } from "@/lib/server/platform/per-process.mjs";
import type { PushAudience } from "@/models/notifications";
import { PushSubscription, type PushSubscriptionDoc } from "@/models/notifications";

const LOOK_EVERY_MS = 1_500;
/** Clocks of instances differ, and writes take their time: looked at twice rather than missed. */
const OVERLAP_MS = 10_000;

type Owner = Pick<PushSubscriptionDoc, "side" | "owner">;

const known = perProcess("push audience", () => ({ owners: new Set<string>(), since: new Date(0) }));

const nameOf = ({ side, owner }: Owner) => `${side}:${owner}`;

/** From now on this instance knows that somebody wants word; the others learn it within two seconds. */
export function note(one: Owner): void {
	known.owners.add(nameOf(one));
}

/** A process that has just begun does not know yet: then anybody may be there. */
const knowsNobody = () => known.since.getTime() === 0;

/** True where nobody at all wants word: then there is nothing to look for. */
export function isNobodyThere(): boolean {
	return known.owners.size === 0 && !knowsNobody();
}

/**
 * Whether anybody may be there to be told, without asking the database: an order that nobody wants word of costs
 * nothing. One who has switched it off since may still be counted; then nothing is sent.
 */
export function mayBeThere({ side, owner }: PushAudience): boolean {
	if (knowsNobody()) return true;
	if (owner !== undefined) return known.owners.has(nameOf({ side, owner }));
	return [...known.owners].some((name) => name.startsWith(`${side}:`));
}

async function learn(): Promise<void> {
	await connectDatabase();
	const began = clock.now().getTime();
	const fresh = PushSubscription.find({ savedAt: { $gt: known.since } }).select("side owner");
	for await (const one of fresh.lean<PushSubscriptionDoc[]>().cursor()) note(one);
	known.since = new Date(began - OVERLAP_MS);
}

/** Learns who wants word, at start and every second or two. */
export function startPushAudience(): void {
	repeat({ name: "the look at who wants word", everyMs: LOOK_EVERY_MS, work: learn });
}
