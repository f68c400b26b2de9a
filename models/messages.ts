import { Schema, type Types } from "mongoose";
import type { Channel, Template } from "@/lib/messages/rules";
import type { Language } from "@/lib/text/language";
import { defineModel } from "./define";

/** A message that waits to be handed to a phone's channel, or was; the outbox sends it with retries. */
export type OutgoingMessageDoc = {
	_id: Types.ObjectId;
	/** Names what the message is about, so that the same event never writes two (`order-placed:<order id>`). */
	key: string;
	/** `+923001234567` */
	to: string;
	channel: Channel;
	/** Missing for an answer in words of its own. */
	template?: Template;
	language: Language;
	/** What stands in the template's places, sealed, until it is sent. */
	sealed?: string;
	/** An answer's own words. */
	text?: string;
	priority: 0 | 1;
	/** `stopped`: its reader wants no messages there. */
	state: "waiting" | "sent" | "failed" | "stopped";
	attempts: number;
	/** Not tried before this time; also the lease of the instance that is sending it. */
	nextTryAt: Date;
	/** Of no use to anybody after this time. */
	until?: Date;
	sentAt?: Date;
	/** What the channel calls it, to be told by what became of it. */
	channelId?: string;
	lastError?: string;
	createdAt: Date;
};

const outgoingMessageSchema = new Schema<OutgoingMessageDoc>({
	key: { type: String, required: true },
	to: { type: String, required: true },
	channel: { type: String, required: true },
	template: String,
	language: { type: String, required: true },
	sealed: String,
	text: String,
	priority: { type: Number, default: 1 },
	state: { type: String, default: "waiting" },
	attempts: { type: Number, default: 0 },
	// Due from the first moment, whatever the clock says then.
	nextTryAt: { type: Date, default: () => new Date(0) },
	until: Date,
	sentAt: Date,
	channelId: String,
	lastError: String,
	createdAt: { type: Date, default: () => new Date() },
});
outgoingMessageSchema.index({ key: 1 }, { unique: true });
outgoingMessageSchema.index({ state: 1, priority: 1, nextTryAt: 1 });
outgoingMessageSchema.index({ to: 1 });
outgoingMessageSchema.index({ channelId: 1 }, { sparse: true });
outgoingMessageSchema.index({ sentAt: 1 });
// As long as mails: 30 days.
outgoingMessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: 2_592_000 });

export const OutgoingMessage = defineModel("OutgoingMessage", outgoingMessageSchema);

/** That somebody wants no messages but codes on a channel any more. */
export type MessageStopDoc = {
	/** `whatsapp:+923001234567` */
	_id: string;
	at: Date;
};

const messageStopSchema = new Schema<MessageStopDoc>({
	_id: { type: String, required: true },
	at: { type: Date, required: true },
});

export const MessageStop = defineModel("MessageStop", messageStopSchema);
