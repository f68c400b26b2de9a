import type { EventName, Scope } from "@/lib/integrations/rules";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, outboxFields, partSchema } from "./fields";

/** What lets another program make some of the owner's calls. */
const apiKeySchema = documentSchema({
	name: { type: String, required: true },
	scopes: { type: [of<Scope>(String)], required: true },
	/** Of the key, which itself is nowhere. */
	hash: { type: String, required: true },
	/** Its first characters, by which the owner tells it from others. */
	prefix: { type: String, required: true },
	by: { type: String, required: true },
	createdAt: { type: Date, required: true },
	/** To the minute. */
	lastUsedAt: optional(Date),
});
apiKeySchema.index({ hash: 1 }, { unique: true });

export type ApiKeyDoc = DocOf<typeof apiKeySchema>;
export const ApiKey = defineModel("ApiKey", apiKeySchema);

/** Where another program hears of what happens. */
const webhookSchema = documentSchema({
	url: { type: String, required: true },
	events: { type: [of<EventName>(String)], required: true },
	/** What signs, sealed with the shop's secret, which no backup has. */
	sealed: { type: String, required: true },
	isActive: { type: Boolean, required: true },
	/** Tries that failed since the last one that was taken. */
	failures: { type: Number, required: true },
	/** When that was so often that it was switched off. */
	offAt: optional(Date),
	by: { type: String, required: true },
	createdAt: { type: Date, required: true },
});

export type WebhookDoc = DocOf<typeof webhookSchema>;
export const Webhook = defineModel("Webhook", webhookSchema);

/** An event on its way to one webhook; the outbox sends it with retries. */
const deliverySchema = documentSchema({
	...outboxFields,
	webhook: { type: ObjectId, required: true },
	event: of<EventName | "test">(String, { required: true }),
	/** What it is about, as people call it: an order's number, a product's name. */
	subject: { type: String, default: "" },
	/** The order or product: of what a webhook hears of one, each waits for the one before. */
	about: { type: String, required: true },
	/** Its place in that line. */
	seq: { type: Number, required: true },
	/** What is sent, as it is signed. */
	body: { type: String, required: true },
	/** Until then what it tells of may be taken back. */
	notBefore: optional(Date),
	/** The last ones; `status` is missing where nobody answered, and `error` says why. */
	tries: [partSchema({ at: Date, ms: Number, status: optional(Number), error: optional(String) })],
});
deliverySchema.index({ key: 1 }, { unique: true });
deliverySchema.index({ state: 1, priority: 1, nextTryAt: 1 });
deliverySchema.index({ about: 1, webhook: 1, seq: 1 });
deliverySchema.index({ webhook: 1, createdAt: -1, _id: -1 });
// Longer than an event is tried, one behind the other of an order: 7 days.
deliverySchema.index({ createdAt: 1 }, { expireAfterSeconds: 604_800 });

export type WebhookDeliveryDoc = DocOf<typeof deliverySchema>;
export type TryDoc = WebhookDeliveryDoc["tries"][number];
export const WebhookDelivery = defineModel("WebhookDelivery", deliverySchema);
