import "server-only";
import { createHmac } from "node:crypto";
import { Types } from "mongoose";
import { noticeWrite } from "@/lib/notifications/server/notifications";
import { change, decided } from "@/lib/server/database/commit";
import { type Allowance, requestPublic } from "@/lib/server/http/public-address";
import { NotYet, outboxOf } from "@/lib/server/jobs/outbox";
import { compose, writerIn } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { mailWrites } from "@/lib/server/mail/outbox";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { unseal } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import {
	type TryDoc,
	Webhook,
	WebhookDelivery,
	type WebhookDeliveryDoc,
	type WebhookDoc,
} from "@/models/integrations";
import { FAILURES_TO_OFF, nameOfUrl, waitAfterTry } from "../rules";

/** Events on their way to webhooks: signed, at least once each, those of one order one after the other. */

export const SEALED_FOR = "webhook";
/** Where an event may be sent. */
export const WEBHOOK_ALLOWANCE: Allowance = { localInDemo: true, anyPort: true };

/** So many are handed over at once: a webhook that is slow holds up few others until it is switched off. */
const LANES = 24;
const TIMEOUT_MS = 10_000;
/** Whoever waits in line looks again after so long, where nobody has woken it. */
const IN_LINE_MS = 5_000;
/** So many tries of a delivery are kept. */
const TRIES_KEPT = 20;

/** Nobody is to have it any more. */
class NotWanted extends Error {}

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>` */
export function signatureOf(secret: string, body: string, seconds: number): string {
	return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

function wordsOf(error: unknown, ms: number): string {
	if (ms >= TIMEOUT_MS) return `timeout after ${TIMEOUT_MS / 1000} s`;
	return String(error instanceof Error ? error.message || error.name : error).slice(0, 200);
}

async function post({ url, sealed }: WebhookDoc, { body }: WebhookDeliveryDoc): Promise<TryDoc> {
	const at = clock.now();
	const began = performance.now();
	const ms = () => Math.round(performance.now() - began);
	try {
		const signature = signatureOf(unseal(SEALED_FOR, sealed), body, Math.floor(at.getTime() / 1000));
		const headers = { "content-type": "application/json", "user-agent": "Sabz", "sabz-signature": signature };
		const sent = { url, method: "POST", headers, body, timeoutMs: TIMEOUT_MS, maxBytes: 0 };
		const { status } = await requestPublic({ ...sent, allowance: WEBHOOK_ALLOWANCE });
		return { at, ms: ms(), status };
	} catch (error) {
		return { at, ms: ms(), error: wordsOf(error, ms()) };
	}
}

/** Throws NotYet while what it tells of may be taken back, or one before it in its line is still to be sent. */
async function mustBeNext({ notBefore, webhook, about, seq }: WebhookDeliveryDoc): Promise<void> {
	const now = clock.now().getTime();
	if (notBefore && notBefore.getTime() > now) throw new NotYet(notBefore);
	const isBehind = await WebhookDelivery.exists({ about, webhook, seq: { $lt: seq }, state: "waiting" });
	if (isBehind) throw new NotYet(new Date(now + IN_LINE_MS));
}

function switchedOffMail({ _id, url }: WebhookDoc, at: Date): Mail {
	const writer = writerIn("en");
	const subject = `A webhook was switched off: ${nameOfUrl(url)}`;
	return {
		key: `webhook-off:${_id}:${at.getTime()}`,
		to: env().SELLER_EMAIL,
		...compose(writer, {
			subject,
			heading: "A webhook was switched off",
			preview: `${FAILURES_TO_OFF} tries in a row failed.`,
			blocks: [
				`${nameOfUrl(url)} did not take ${FAILURES_TO_OFF} tries in a row. It hears of nothing more until you switch it on again.`,
				{ kind: "button", label: "Look at the webhook", url: writer.linkTo(`/seller/keys/${_id}`) },
			],
		}),
	};
}

/** Switches a webhook off that has failed too often, and tells the owner, once. */
async function switchOff(_id: Types.ObjectId): Promise<void> {
	await decided(async () => {
		const where = { _id, isActive: true, failures: { $gte: FAILURES_TO_OFF } };
		const webhook = await Webhook.findOne(where).lean<WebhookDoc>();
		if (!webhook) return { writes: [] };
		const at = clock.now();
		const message = `${nameOfUrl(webhook.url)} did not take ${FAILURES_TO_OFF} tries in a row and hears of nothing more. Switch it on again under Keys and webhooks.`;
		const notice = { type: "webhook_off", title: "A webhook was switched off", message, createdAt: at };
		return {
			writes: [
				change(Webhook, where, { $set: { isActive: false, offAt: at } }),
				noticeWrite({ _id: new Types.ObjectId(), ...notice }),
				...mailWrites(switchedOffMail(webhook, at)),
			],
		};
	});
}

const withTry = (tried: TryDoc) => ({ $push: { tries: { $each: [tried], $slice: -TRIES_KEPT } } });

/** Notes a try that failed at the delivery and at its webhook. */
async function noteFailure({ _id, webhook }: WebhookDeliveryDoc, tried: TryDoc): Promise<void> {
	await WebhookDelivery.updateOne({ _id }, withTry(tried));
	const after = await Webhook.findOneAndUpdate(
		{ _id: webhook, isActive: true },
		{ $inc: { failures: 1 } },
		{ returnDocument: "after" },
	).lean<WebhookDoc>();
	if (after && after.failures >= FAILURES_TO_OFF) await switchOff(after._id);
}

async function handOver(delivery: WebhookDeliveryDoc): Promise<TryDoc> {
	const webhook = await Webhook.findById(delivery.webhook).lean<WebhookDoc>();
	if (!webhook?.isActive) throw new NotWanted("the webhook is switched off");
	await mustBeNext(delivery);
	const tried = await post(webhook, delivery);
	const { status = 0, error } = tried;
	if (status >= 200 && status < 300) return tried;
	await noteFailure(delivery, tried);
	throw new Error(error ?? `answered ${status}`);
}

async function noteArrived({ _id, webhook, about, seq }: WebhookDeliveryDoc, tried: TryDoc): Promise<void> {
	await WebhookDelivery.updateOne(
		{ _id },
		{ $set: { state: "sent" }, $unset: { lastError: 1 }, ...withTry(tried) },
	);
	metrics.webhooks.inc({ result: "sent" });
	await Webhook.updateOne({ _id: webhook, failures: { $gt: 0 } }, { $set: { failures: 0 } });
	// Only what nobody has taken: a lease stays whose it is.
	const next = { about, webhook, seq: { $gt: seq }, state: "waiting", attempts: 0 } as const;
	const woken = { $set: { nextTryAt: new Date(0) } };
	if (await WebhookDelivery.findOneAndUpdate(next, woken, { sort: { seq: 1 } })) void sendWaitingEvents();
}

export const outbox = outboxOf({
	name: "the webhook outbox",
	model: WebhookDelivery,
	lanes: LANES,
	handOver: async (delivery: WebhookDeliveryDoc) => handOver(delivery),
	sent: noteArrived,
	waitAfter: ({ attempts }, error) => (error instanceof NotWanted ? null : waitAfterTry(attempts)),
	count: (result) => metrics.webhooks.inc({ result }),
});

/** Sends every event that is due; resolves when that is done. */
export const sendWaitingEvents = outbox.sendWaiting;
