import "server-only";
import { generateRequestDetails, generateVAPIDKeys } from "web-push";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { isAllowedAddress, requestPublic } from "@/lib/server/http/public-address";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { seal, unseal } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { perProcess } from "@/lib/server/platform/process.mjs";
import {
	OutgoingPush,
	type OutgoingPushDoc,
	PushKeys,
	type PushKeysDoc,
	PushSubscription,
	type PushSubscriptionDoc,
} from "@/models/notifications";
import { aliveBy, isNobodyThere, PUSH_ALLOWANCE } from "./push-subscriptions";

/** What the private key is sealed for. */
export const PUSH_SEAL = "push keys";

type Keys = { publicKey: string; privateKey: string };

const held = perProcess<{ keys?: Keys }>("push keys", () => ({}));

/** Made once and then for good: of all instances that ask for the first time at once, one writes, and all read what it wrote. */
async function readOrMake(): Promise<PushKeysDoc> {
	const known = await PushKeys.findById("vapid").lean<PushKeysDoc>();
	if (known) return known;
	const { publicKey, privateKey } = generateVAPIDKeys();
	const made = await retryOnDuplicate(() =>
		PushKeys.findOneAndUpdate(
			{ _id: "vapid" },
			{ $setOnInsert: { publicKey, sealed: seal(PUSH_SEAL, privateKey) } },
			{ upsert: true, returnDocument: "after" },
		).lean<PushKeysDoc>(),
	);
	if (!made) throw new Error("the keys for push could not be made");
	return made;
}

/** By what browsers know this shop. */
export async function publicPushKey(): Promise<string> {
	return held.keys?.publicKey ?? (await readOrMake()).publicKey;
}

/** By what push services know this shop. Throws where the shop no longer has the secret that the private key was sealed with. */
async function pushKeys(): Promise<Keys> {
	if (held.keys) return held.keys;
	const doc = await readOrMake();
	held.keys = { publicKey: doc.publicKey, privateKey: unseal(PUSH_SEAL, doc.sealed) };
	return held.keys;
}

/** A push service takes word in a moment, or gets it later. */
const TIMEOUT_MS = 5_000;
/** What a browser does not fetch in this time is old; seconds. */
const TTL_SECONDS = 4 * 3600;

/** `gone`: the browser wants nothing any more. `refused`: this word will never be taken. `later`: worth another try. */
export type Outcome = "sent" | "gone" | "refused" | "later";

type Target = Pick<PushSubscriptionDoc, "endpoint" | "p256dh" | "auth">;

function outcomeOf(status: number): Outcome {
	if (status >= 200 && status < 300) return "sent";
	if (status === 404 || status === 410) return "gone";
	return status === 429 || status >= 500 ? "later" : "refused";
}

/** Hands word to the push service of one browser, encrypted for that browser alone (RFC 8291, 8292). Never throws. */
export async function handToPushService({ endpoint, p256dh, auth }: Target, words: object): Promise<Outcome> {
	if (!isAllowedAddress(endpoint, PUSH_ALLOWANCE)) return "gone";
	const keys = await pushKeys();
	try {
		const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(words), {
			vapidDetails: { subject: `mailto:${env().SELLER_EMAIL}`, ...keys },
			TTL: TTL_SECONDS,
			urgency: "high",
			contentEncoding: "aes128gcm",
		});
		const { method, headers, body } = details;
		const sent = { url: endpoint, method, headers, body, timeoutMs: TIMEOUT_MS, maxBytes: 0 };
		return outcomeOf((await requestPublic({ ...sent, allowance: PUSH_ALLOWANCE })).status);
	} catch {
		return "later";
	}
}

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
	const first = await takeNext();
	if (!first) return;
	const hand = async (taken: OutgoingPushDoc | null) => {
		for (let push = taken; push; push = await takeNext()) await deliver(push);
	};
	const others = Array.from({ length: AT_ONCE - 1 }, async () => hand(await takeNext()));
	await Promise.all([hand(first), ...others]);
}
