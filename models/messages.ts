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
	/** What stands in the template's places, or an answer's own words, sealed, until it is sent. */
	sealed?: string;
	priority: 0 | 1;
	state: "waiting" | "sent" | "failed";
	attempts: number;
	/** Not tried before this time; also the lease of the instance that is sending it. */
	nextTryAt: Date;
	/** Of no use to anybody after this time. */
	until?: Date;
	sentAt?: Date;
	/** What the channel calls it, to be told by what became of it. */
	channelId?: string;
	/** True where the channel says that it costs nothing. */
	isFree?: boolean;
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
	priority: { type: Number, default: 1 },
	state: { type: String, default: "waiting" },
	attempts: { type: Number, default: 0 },
	// Due from the first moment, whatever the clock says then.
	nextTryAt: { type: Date, default: () => new Date(0) },
	until: Date,
	sentAt: Date,
	channelId: String,
	isFree: Boolean,
	lastError: String,
	createdAt: { type: Date, default: () => new Date() },
});
outgoingMessageSchema.index({ key: 1 }, { unique: true });
outgoingMessageSchema.index({ state: 1, priority: 1, nextTryAt: 1 });
outgoingMessageSchema.index({ to: 1 });
outgoingMessageSchema.index({ channelId: 1 }, { sparse: true });
outgoingMessageSchema.index({ sentAt: 1 }, { sparse: true });
// As long as mails: 30 days.
outgoingMessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: 2_592_000 });

export const OutgoingMessage = defineModel("OutgoingMessage", outgoingMessageSchema);

/** What is known of a number on a channel by what came from it. */
export type CorrespondentDoc = {
	/** `whatsapp:+923001234567` */
	_id: string;
	/** When the last message came: for 24 hours from then on WhatsApp takes answers in words of their own. */
	lastAt: Date;
	/** Since when nothing but codes is wanted there; missing while more is. */
	stoppedAt?: Date;
};

const correspondentSchema = new Schema<CorrespondentDoc>({
	_id: { type: String, required: true },
	lastAt: { type: Date, required: true },
	stoppedAt: Date,
});

export const Correspondent = defineModel("Correspondent", correspondentSchema);
