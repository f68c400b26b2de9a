import "server-only";
import { Types } from "mongoose";
import { recordWrite } from "@/lib/server/audit/audit-log";
import { change, commit, insertion, removal, removalOfAll, type Write } from "@/lib/server/database/commit";
import { belowPlace } from "@/lib/server/database/queries";
import { isAllowedAddress } from "@/lib/server/http/public-address";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { randomToken, seal } from "@/lib/server/platform/crypto";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { changesBetween, type Seller } from "@/lib/team/rules";
import { accessMadeMail } from "@/lib/team/server/team-mail";
import { type Place, placeText } from "@/lib/text/fields";
import { Webhook, WebhookDelivery, type WebhookDeliveryDoc, type WebhookDoc } from "@/models/integrations";
import {
	DELIVERY_NOT_FOUND,
	type DeliveryState,
	type EventName,
	MOST_WEBHOOKS,
	nameOfUrl,
	type WebhookDelivery as ShownDelivery,
	type Webhook as ShownWebhook,
	WEBHOOK_NOT_FOUND,
} from "../rules";
import { URL_REFUSED } from "../schema";
import { SEALED_FOR, sendWaitingEvents, WEBHOOK_ALLOWANCE } from "./deliveries";
import { testWrites, untilKnownEverywhere } from "./events";

/** So many of the last deliveries are shown beside a webhook. */
const RECENT = 40;
const LIST_LIMIT = 50;
const SWITCHED_OFF = "This webhook is switched off. Please switch it on first.";

const SHOWN_STATES = { sent: "arrived", waiting: "waiting", failed: "failed" } as const;
const STORED_STATES = { arrived: "sent", waiting: "waiting", failed: "failed" } as const;

function toDelivery(doc: WebhookDeliveryDoc): ShownDelivery {
	const { _id, webhook, event, subject, state, nextTryAt, body, createdAt } = doc;
	return {
		...{ _id: String(_id), webhook: String(webhook), event, subject, body, state: SHOWN_STATES[state] },
		nextTryAt: state === "waiting" ? nextTryAt.toISOString() : null,
		tries: doc.tries.map(({ at, ms, status = null, error = null }) => {
			return { at: at.toISOString(), ms, status, error };
		}),
		createdAt: createdAt.toISOString(),
	};
}

async function toWebhook(doc: WebhookDoc): Promise<ShownWebhook> {
	const { _id, url, events, isActive, failures, offAt, by, createdAt } = doc;
	const last = await WebhookDelivery.find({ webhook: _id })
		.sort({ createdAt: -1, _id: -1 })
		.limit(RECENT)
		.select("state createdAt")
		.lean<Pick<WebhookDeliveryDoc, "state" | "createdAt">[]>();
	return {
		...{ _id: String(_id), url, events, isActive, failures, by },
		offAt: offAt?.toISOString() ?? null,
		createdAt: createdAt.toISOString(),
		recent: last.map(({ state }) => SHOWN_STATES[state]).toReversed(),
		lastAt: last[0]?.createdAt.toISOString() ?? null,
	};
}

/** The webhooks, newest first. */
export async function listWebhooks(): Promise<ShownWebhook[]> {
	const docs = await Webhook.find().sort({ createdAt: -1, _id: -1 }).lean<WebhookDoc[]>();
	return Promise.all(docs.map(toWebhook));
}

async function findDoc(_id: string): Promise<WebhookDoc> {
	const doc = await Webhook.findById(_id).lean<WebhookDoc>();
	if (!doc) throw notFound(WEBHOOK_NOT_FOUND);
	return doc;
}

/** One webhook. Throws ShopError `not-found`. */
export async function findWebhook(id: string): Promise<ShownWebhook> {
	return toWebhook(await findDoc(id));
}

/**
 * Makes a webhook, which hears of everything that happens once this has resolved; what signs is answered this once. Throws
 * ShopError `invalid` for an address that nothing is sent to, `conflict` beyond 20.
 */
export async function addWebhook(
	seller: Seller,
	{ url, events }: { url: string; events: EventName[] },
): Promise<{ secret: string; webhook: ShownWebhook }> {
	if (!isAllowedAddress(url, WEBHOOK_ALLOWANCE)) throw invalid("url", URL_REFUSED);
	if ((await Webhook.countDocuments()) >= MOST_WEBHOOKS)
		throw new ShopError("conflict", `There can be ${MOST_WEBHOOKS} webhooks. Please delete one first.`);
	const secret = `whsec_${randomToken()}`;
	const doc: WebhookDoc = {
		...{ _id: new Types.ObjectId(), url, events, sealed: seal(SEALED_FOR, secret) },
		...{ isActive: true, failures: 0, by: seller.name, createdAt: clock.now() },
	};
	const changes = [{ field: "Hears of", before: "", after: events.join("\n") }];
	const action = { kind: "webhook-made" as const, subject: nameOfUrl(url), changes };
	const mail = accessMadeMail(seller, "webhook", { id: String(doc._id), called: nameOfUrl(url) });
	await commit([insertion(Webhook, doc), recordWrite(seller, action), ...mailWrites(mail)]);
	await untilKnownEverywhere();
	return { secret, webhook: await toWebhook(doc) };
}

/** Switches a webhook; switched on it begins anew, with a test. Throws ShopError `not-found`. */
export async function switchWebhook(seller: Seller, _id: string, isActive: boolean): Promise<ShownWebhook> {
	const { url, ...before } = await findDoc(_id);
	if (isActive === before.isActive) return findWebhook(_id);
	const changes = changesBetween({ isActive: before.isActive }, { isActive }, { isActive: "On" });
	const anew = { $set: { isActive, failures: 0 }, $unset: { offAt: 1 as const } };
	const switched = change(Webhook, { _id }, isActive ? anew : { $set: { isActive } }, () =>
		notFound(WEBHOOK_NOT_FOUND),
	);
	const record = recordWrite(seller, { kind: "webhook-changed", subject: nameOfUrl(url), changes });
	await commit([switched, record, ...(isActive ? testWrites(before._id) : [])]);
	await untilKnownEverywhere();
	return findWebhook(_id);
}

/** Ends a webhook with all that was still to be sent to it. Throws ShopError `not-found`. */
export async function deleteWebhook(seller: Seller, _id: string): Promise<void> {
	const { url } = await findDoc(_id);
	const ended = removal(Webhook, { _id }, () => notFound(WEBHOOK_NOT_FOUND));
	const deliveries = removalOfAll(WebhookDelivery, { webhook: _id });
	const record = recordWrite(seller, { kind: "webhook-deleted", subject: nameOfUrl(url) });
	await commit([ended, deliveries, record]);
}

function mustBeActive({ isActive }: WebhookDoc): void {
	if (!isActive) throw new ShopError("conflict", SWITCHED_OFF);
}

/** Sends a test, in one commit with what `also` says. Throws ShopError `not-found`, `conflict` while it is switched off. */
export async function sendTest(id: string, also: readonly Write[]): Promise<void> {
	const doc = await findDoc(id);
	mustBeActive(doc);
	await commit([...testWrites(doc._id), ...also]);
}

/** What was sent to a webhook and is to be sent, newest first. Throws ShopError `not-found`. */
export async function listDeliveries(
	webhook: string,
	{ state, older: place }: { state?: DeliveryState; older?: Place },
): Promise<{ deliveries: ShownDelivery[]; older: string | null }> {
	await findDoc(webhook);
	const inState = state ? { state: STORED_STATES[state] } : {};
	const docs = await WebhookDelivery.find({
		webhook,
		...inState,
		...(place ? belowPlace("createdAt", place) : {}),
	})
		.sort({ createdAt: -1, _id: -1 })
		.limit(LIST_LIMIT + 1)
		.lean<WebhookDeliveryDoc[]>();
	const deliveries = docs.slice(0, LIST_LIMIT).map(toDelivery);
	const last = deliveries.at(-1);
	return { deliveries, older: docs.length > LIST_LIMIT && last ? placeText(last.createdAt, last._id) : null };
}

/** How many deliveries of a webhook were made since then, and wait or failed among all. */
export async function countDeliveries(webhook: string, since: Date) {
	const [lately, waiting, failed] = await Promise.all([
		WebhookDelivery.countDocuments({ webhook, createdAt: { $gte: since } }),
		WebhookDelivery.countDocuments({ webhook, state: "waiting" }),
		WebhookDelivery.countDocuments({ webhook, state: "failed" }),
	]);
	return { lately, waiting, failed };
}

/** Has a delivery sent again, at once and for another 24 hours. Throws ShopError `not-found`, `conflict` while its webhook is off. */
export async function sendAgain(_id: string): Promise<ShownDelivery> {
	const known = await WebhookDelivery.findById(_id).select("webhook").lean<WebhookDeliveryDoc>();
	if (!known) throw notFound(DELIVERY_NOT_FOUND);
	mustBeActive(await findDoc(String(known.webhook)));
	const anew = { $set: { state: "waiting", attempts: 0, nextTryAt: new Date(0) } } as const;
	const doc = await WebhookDelivery.findByIdAndUpdate(_id, anew, {
		returnDocument: "after",
	}).lean<WebhookDeliveryDoc>();
	if (!doc) throw notFound(DELIVERY_NOT_FOUND);
	void sendWaitingEvents();
	return toDelivery(doc);
}
