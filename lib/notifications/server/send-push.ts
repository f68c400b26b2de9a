import "server-only";
import { generateRequestDetails, generateVAPIDKeys } from "web-push";
import type { Write } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { isAllowedAddress, requestPublic } from "@/lib/server/http/public-address";
import { outboxOf } from "@/lib/server/jobs/outbox";
import { seal, unseal } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { perProcess } from "@/lib/server/platform/process.mjs";
import {
	OutgoingPush,
	type OutgoingPushDoc,
	type PushAudience,
	PushKeys,
	type PushKeysDoc,
	PushSubscription,
	type PushSubscriptionDoc,
} from "@/models/notifications";
import type { PushWords } from "../rules";
import { aliveBy, mayBeThere, PUSH_ALLOWANCE } from "./push-subscriptions";

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

/** So much is under way at once: one slow push service holds up little else. */
const LANES = 8;
const MINUTE = 60;
/** Seconds until the next try after the first, second, … one failed. What is older than their sum is no news. */
const WAITS = [15, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

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

/** Hands it to all who want it and do not have it yet. Throws where a push service takes nothing now. */
async function handOver(push: OutgoingPushDoc): Promise<void> {
	const browsers = await browsersFor(push);
	const outcomes = await Promise.all(browsers.map((browser) => tellAndNote(browser, push)));
	if (outcomes.includes("later")) throw new Error("a push service takes nothing now");
}

const outbox = outboxOf({
	name: "the push outbox",
	model: OutgoingPush,
	lanes: LANES,
	handOver,
	sent: async ({ _id }) => void (await OutgoingPush.updateOne({ _id }, { $set: { state: "sent" } })),
	waitAfter: ({ attempts }) => WAITS[attempts - 1] ?? null,
	count: () => {},
});

export type PushNews = PushWords & {
	/** Names what it is about, so that the same event is told once. */
	key: string;
	to: PushAudience;
};

/**
 * Word that goes once the commit is made that it is part of, once for each key; nothing at all where nobody wants it. A
 * push service that is slow or down never holds up a request.
 */
export function pushWrites(...news: readonly (PushNews | null)[]): Write[] {
	return outbox.writes(
		news.flatMap((one) => {
			if (!one || !mayBeThere(one.to)) return [];
			const { key, ...words } = one;
			return { updateOne: { filter: { key }, update: { $setOnInsert: words }, upsert: true } };
		}),
	);
}

/** Sends what waits, now and every few seconds, for as long as the process lives. Called once at start. */
export const startPushes = outbox.start;
