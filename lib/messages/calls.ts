import "server-only";
import { z } from "zod";
import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { type Body, call, json } from "@/lib/server/calls/call";
import { id, message, rupees, time } from "@/lib/server/calls/shapes";
import { placeField, requiredText } from "@/lib/text/fields";
import { ANSWER_STATES, INBOX_CHANNELS, MAX_ANSWER, MESSAGE_NOT_FOUND } from "./rules";
import { type Notice, readSigned } from "./server/whatsapp-notice";

const answerSchema = z.object({ text: requiredText("Please write an answer", MAX_ANSWER) });

/** The part of the list that is asked for: what stands below the place that the part above ended with. */
export const inboxQuerySchema = z.object({ older: placeField.optional() });
export type InboxQuery = z.output<typeof inboxQuerySchema>;

export const inboxMessage = z
	.object({
		_id: id,
		/** The number, `+923001234567`, or of the contact form the address. */
		from: z.string(),
		name: z.string(),
		/** The id of the sender's account; null where there is none. */
		customer: id.nullable(),
		/** The same account where it has given the number up since: an answer would reach whoever has it now. Null otherwise. */
		formerly: id.nullable(),
		/** The id of the sender's latest open order, and what is said of it; null without one. */
		order: id.nullable(),
		openOrder: z
			.object({
				_id: id,
				number: z.string(),
				status: z.enum(ORDER_STATUSES),
				/** As it was packed, once it is. */
				amount: rupees,
				lines: z.int(),
				area: z.string(),
				promisedAt: time,
			})
			.nullable(),
		channel: z.enum(INBOX_CHANNELS),
		/** Of the contact form; empty otherwise. */
		subject: z.string(),
		text: z.string(),
		at: time,
		isAnswered: z.boolean(),
		answers: z.object({ text: z.string(), at: time, by: z.string(), state: z.enum(ANSWER_STATES) }).array(),
		/** Until when it can be answered; null for what goes out as mail. */
		answerUntil: time.nullable(),
	})
	.meta({ id: "InboxMessage" });

const signedNotice: Body<Notice> = { type: "application/json", schema: z.looseObject({}), read: readSigned };

export const whatsAppCalls = {
	challenge: call.get("/api/messages/whatsapp", {
		summary: "Meta's challenge, given back for the right verify token",
		who: "messenger",
		query: z.object({
			"hub.mode": z.string().optional(),
			"hub.verify_token": z.string().optional(),
			"hub.challenge": z.string().max(500).optional(),
		}),
		success: { type: "text/plain" },
		refusals: [403],
	}),
	notice: call.post("/api/messages/whatsapp", {
		summary: "Takes what came in by WhatsApp, each message once, and what became of what was sent",
		who: "messenger",
		limit: { action: "whatsapp-notice" },
		body: signedNotice,
		success: { fields: {} },
		refusals: [401],
	}),
};

export const inboxCalls = {
	list: call.get("/api/seller/messages", {
		summary:
			"What came in by WhatsApp and the contact form, newest first, at most 100; `older` is the next place",
		duty: "orders",
		query: inboxQuerySchema,
		success: { fields: { messages: inboxMessage.array(), older: z.string().nullable() } },
	}),
	answer: call.post("/api/seller/messages/{id}/answer", {
		summary:
			"Answers a message where it came from: by WhatsApp within 24 hours of its sender's last, or by mail",
		duty: "orders",
		ids: { id: MESSAGE_NOT_FOUND },
		body: json(answerSchema),
		idempotent: "answer",
		success: { fields: { message } },
		refusals: [409],
	}),
};
