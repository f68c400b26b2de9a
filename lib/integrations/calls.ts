import "server-only";
import { z } from "zod";
import { call, json } from "@/lib/server/calls/call";
import { id, message, time } from "@/lib/server/calls/shapes";
import {
	DELIVERY_NOT_FOUND,
	DELIVERY_STATES,
	EVENTS,
	KEY_NOT_FOUND,
	SCOPES,
	WEBHOOK_NOT_FOUND,
} from "./rules";
import { apiKeySchema, deliveriesQuery, webhookChangeSchema, webhookSchema } from "./schema";

export const apiKey = z
	.object({
		_id: id,
		name: z.string(),
		scopes: z.enum(SCOPES).array(),
		prefix: z.string(),
		by: z.string(),
		createdAt: time,
		lastUsedAt: time.nullable(),
	})
	.meta({ id: "ApiKey" });

/** The keys by which other programs make calls of these scopes. */
export const keyCalls = {
	list: call.get("/api/seller/keys", {
		summary: "The keys of other programs, newest first: what each may do and when it was last used",
		success: { fields: { keys: apiKey.array() } },
	}),
	add: call.post("/api/seller/keys", {
		summary: "Makes a key for the calls of these scopes; `key` is said this once and kept nowhere",
		body: json(apiKeySchema),
		success: { status: 201, fields: { key: z.string(), apiKey, message } },
		refusals: [409],
	}),
	remove: call.delete("/api/seller/keys/{id}", {
		summary: "Ends a key: its next request is refused",
		ids: { id: KEY_NOT_FOUND },
		success: { fields: { message } },
	}),
};

const deliveryState = z.enum(DELIVERY_STATES);

export const webhook = z
	.object({
		_id: id,
		url: z.string(),
		events: z.enum(EVENTS).array(),
		isActive: z.boolean(),
		/** Failures in a row. */
		failures: z.int().min(0),
		/** When it was switched off for them. */
		offAt: time.nullable(),
		by: z.string(),
		createdAt: time,
		/** The last deliveries, oldest first. */
		recent: deliveryState.array(),
		lastAt: time.nullable(),
	})
	.meta({ id: "Webhook" });

export const delivery = z
	.object({
		_id: id,
		webhook: id,
		event: z.enum([...EVENTS, "test"]),
		subject: z.string(),
		state: deliveryState,
		/** When it is tried next; null once it has arrived or was given up. */
		nextTryAt: time.nullable(),
		tries: z
			.object({ at: time, ms: z.int().min(0), status: z.int().nullable(), error: z.string().nullable() })
			.array(),
		/** What is sent, as it is signed. */
		body: z.string(),
		createdAt: time,
	})
	.meta({ id: "WebhookDelivery" });

const ids = { id: WEBHOOK_NOT_FOUND };

/** Where other programs hear of what happens. */
export const webhookCalls = {
	list: call.get("/api/seller/webhooks", {
		summary: "The webhooks, newest first, with what became of the last 40 deliveries of each",
		success: { fields: { webhooks: webhook.array() } },
	}),
	add: call.post("/api/seller/webhooks", {
		summary:
			"Tells this address of these events from now on: `{id, event, at}` and the order, refund or product as the API answers it, signed in `Sabz-Signature: t=…,v1=HMAC-SHA256(secret, t.body)` (hex). `secret` is said this once",
		body: json(webhookSchema),
		success: { status: 201, fields: { secret: z.string(), webhook, message } },
		refusals: [409],
	}),
	change: call.put("/api/seller/webhooks/{id}", {
		summary: "Switches a webhook off or on; on again, it begins anew with a test",
		ids,
		body: json(webhookChangeSchema),
		success: { fields: { webhook, message } },
	}),
	remove: call.delete("/api/seller/webhooks/{id}", {
		summary: "Ends a webhook with all its deliveries",
		ids,
		success: { fields: { message } },
	}),
	test: call.post("/api/seller/webhooks/{id}/test", {
		summary: "Sends an event `test`, which stands among the deliveries",
		ids,
		idempotent: "answer",
		success: { fields: { message } },
		refusals: [409],
	}),
	deliveries: call.get("/api/seller/webhooks/{id}/deliveries", {
		summary:
			"What was sent to a webhook in the last 7 days and what is still to be sent, newest first; `older` is the place for the next ones",
		ids,
		query: deliveriesQuery,
		success: { fields: { deliveries: delivery.array(), older: z.string().nullable() } },
	}),
	again: call.post("/api/seller/webhooks/deliveries/{id}/again", {
		summary: "Sends a delivery again, at once and for another 24 hours, whatever became of it",
		ids: { id: DELIVERY_NOT_FOUND },
		success: { fields: { delivery, message } },
		refusals: [409],
	}),
};
