import "server-only";
import { OutgoingPush, type OutgoingPushDoc } from "@/models/outgoing-push";
import { PushSubscription, type PushSubscriptionDoc } from "@/models/push-subscription";
import { connectDatabase } from "../database/connect";
import { repeat } from "../jobs/repeat";
import { log } from "../log/log";
import { clock } from "../platform/clock";
import { isNobodyThere } from "../push/known";
import { handToPushService, type Outcome } from "../push/transport";
import { aliveBy } from "./subscriber";

const LOOK_EVERY_MS = 1_500;
/** Whoever takes word to send has it to itself for this long; after a crash another try begins then. */
const LEASE_MS = 60_000;
/** So much is under way at once: one slow push service holds up little else. */
const AT_ONCE = 8;
const MINUTE_MS = 60_000;
/** Milliseconds until the next try after the first, second, … one failed. What is older than their sum is no news. */
const WAITS = [15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];

async function takeNext(): Promise<OutgoingPushDoc | null> {
	const now = clock.now().getTime();
	return OutgoingPush.findOneAndUpdate(
		{ state: "waiting", nextTryAt: { $lte: new Date(now) } },
		{ $set: { nextTryAt: new Date(now + LEASE_MS) }, $inc: { attempts: 1 } },
		{ sort: { nextTryAt: 1 }, returnDocument: "after" },
	).lean<OutgoingPushDoc>();
}

/** The browsers that do not have it yet. */
async function browsersFor({ to, done }: OutgoingPushDoc): Promise<PushSubscriptionDoc[]> {
	const whose = { side: to.side, ...(to.owner === undefined ? {} : { owner: to.owner }) };
	return PushSubscription.find({ ...whose, _id: { $nin: done } }).lean<PushSubscriptionDoc[]>();
}

/** Hands it to one browser, if whoever it was for may still be told there. */
async function tell(browser: PushSubscriptionDoc, push: OutgoingPushDoc): Promise<Outcome> {
	const alive = await aliveBy(browser.side, browser.session);
	if (!alive || alive.owner !== browser.owner) return "gone";
	const { roles } = push.to;
	if (roles && (alive.role === null || !roles.includes(alive.role))) return "refused";
	const { title, body, path, key } = push;
	return handToPushService(browser, { title, body, path, tag: key });
}

/** What became of it at one browser is noted before the next try, so that nobody is told twice of what was sent. */
async function tellAndNote(browser: PushSubscriptionDoc, push: OutgoingPushDoc): Promise<Outcome> {
	const outcome = await tell(browser, push);
	if (outcome === "gone") await PushSubscription.deleteOne({ _id: browser._id, savedAt: browser.savedAt });
	if (outcome !== "later")
		await OutgoingPush.updateOne({ _id: push._id }, { $addToSet: { done: browser._id } });
	return outcome;
}

/** Sends one to all who want it; what could not be sent is tried again later, and given up in the end. */
async function deliver(push: OutgoingPushDoc): Promise<void> {
	const browsers = await browsersFor(push);
	const outcomes = await Promise.all(browsers.map((browser) => tellAndNote(browser, push)));
	const wait = WAITS[push.attempts - 1];
	const isLeft = outcomes.includes("later");
	if (isLeft && wait === undefined) log.warn({ push: push.key }, "word to a browser was given up");
	const next =
		isLeft && wait !== undefined
			? { nextTryAt: new Date(clock.now().getTime() + wait) }
			: { state: isLeft ? "failed" : "sent" };
	await OutgoingPush.updateOne({ _id: push._id }, { $set: next });
}

/** Sends everything that is due, several at once; resolves when that is done. Several instances share the work. */
export async function sendDuePushes(): Promise<void> {
	if (isNobodyThere()) return;
	await connectDatabase();
	const first = await takeNext();
	if (!first) return;
	const hand = async (taken: OutgoingPushDoc | null) => {
		for (let push = taken; push; push = await takeNext()) await deliver(push);
	};
	const others = Array.from({ length: AT_ONCE - 1 }, async () => hand(await takeNext()));
	await Promise.all([hand(first), ...others]);
}

/** Looks every second or two, for as long as the process lives. */
export function startPushes(): void {
	repeat({ name: "the push outbox", everyMs: LOOK_EVERY_MS, work: sendDuePushes });
}
