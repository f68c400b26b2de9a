import { Schema, type Types } from "mongoose";
import type { EventName, Scope } from "@/lib/integrations/rules";
import { defineModel } from "./define";

/** What lets another program make some of the owner's calls. */
export type ApiKeyDoc = {
	_id: Types.ObjectId;
	name: string;
	scopes: Scope[];
	/** Of the key, which itself is nowhere. */
	hash: string;
	/** Its first characters, by which the owner tells it from others. */
	prefix: string;
	by: string;
	createdAt: Date;
	/** To the minute. */
	lastUsedAt?: Date;
};

const apiKeySchema = new Schema<ApiKeyDoc>({
	name: { type: String, required: true },
	scopes: { type: [String], required: true },
	hash: { type: String, required: true },
	prefix: { type: String, required: true },
	by: { type: String, required: true },
	createdAt: { type: Date, required: true },
	lastUsedAt: Date,
});
apiKeySchema.index({ hash: 1 }, { unique: true });

export const ApiKey = defineModel("ApiKey", apiKeySchema);

/** Where another program hears of what happens. */
export type WebhookDoc = {
	_id: Types.ObjectId;
	url: string;
	events: EventName[];
	/** What signs, sealed with the shop's secret, which no backup has. */
	sealed: string;
	isActive: boolean;
	/** Tries that failed since the last one that was taken. */
	failures: number;
	/** When that was so often that it was switched off. */
	offAt?: Date;
	by: string;
	createdAt: Date;
};

const webhookSchema = new Schema<WebhookDoc>({
	url: { type: String, required: true },
	events: { type: [String], required: true },
	sealed: { type: String, required: true },
	isActive: { type: Boolean, required: true },
	failures: { type: Number, required: true },
	offAt: Date,
	by: { type: String, required: true },
	createdAt: { type: Date, required: true },
});

export const Webhook = defineModel("Webhook", webhookSchema);

/** One try to hand an event over; `status` is missing where nobody answered, and `error` says why. */
export type TryDoc = { at: Date; ms: number; status?: number; error?: string };

/** An event on its way to one webhook; the outbox sends it with retries. */
export type WebhookDeliveryDoc = {
	_id: Types.ObjectId;
	/** The event and the webhook: neither is written twice. */
	key: string;
	webhook: Types.ObjectId;
	event: EventName | "test";
	/** What it is about, as people call it: an order's number, a product's name. */
	subject: string;
	/** The order or product: of what a webhook hears of one, each waits for the one before. */
	about: string;
	/** Its place in that line. */
	seq: number;
	/** What is sent, as it is signed. */
	body: string;
	/** Until then what it tells of may be taken back. */
	notBefore?: Date;
	priority: 0 | 1;
	state: "waiting" | "sent" | "failed";
	attempts: number;
	/** Not tried before this time; also the lease of the instance that is sending it. */
	nextTryAt: Date;
	/** The last ones. */
	tries: TryDoc[];
	lastError?: string;
	createdAt: Date;
};

const deliverySchema = new Schema<WebhookDeliveryDoc>({
	key: { type: String, required: true },
	webhook: { type: Schema.Types.ObjectId, required: true },
	event: { type: String, required: true },
	subject: { type: String, default: "" },
	about: { type: String, required: true },
	seq: { type: Number, required: true },
	body: { type: String, required: true },
	notBefore: Date,
	priority: { type: Number, default: 1 },
	state: { type: String, default: "waiting" },
	attempts: { type: Number, default: 0 },
	// Due from the first moment, whatever the clock says then.
	nextTryAt: { type: Date, default: () => new Date(0) },
	tries: [new Schema<TryDoc>({ at: Date, ms: Number, status: Number, error: String }, { _id: false })],
	lastError: String,
	createdAt: { type: Date, default: () => new Date() },
});
deliverySchema.index({ key: 1 }, { unique: true });
deliverySchema.index({ state: 1, priority: 1, nextTryAt: 1 });
deliverySchema.index({ about: 1, webhook: 1, seq: 1 });
deliverySchema.index({ webhook: 1, createdAt: -1, _id: -1 });
// Longer than an event is tried, one behind the other of an order: 7 days.
deliverySchema.index({ createdAt: 1 }, { expireAfterSeconds: 604_800 });

export const WebhookDelivery = defineModel("WebhookDelivery", deliverySchema);
