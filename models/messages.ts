import type { Channel, Template } from "@/lib/messages/rules";
import type { Language } from "@/lib/text/language";
import { defineModel } from "./define";
import { type DocOf, documentSchema, of, optional, outboxFields } from "./fields";

/** A message that waits to be handed to a phone's channel, or was; the outbox sends it with retries. */
const outgoingMessageSchema = documentSchema({
	...outboxFields,
	/** `+923001234567` */
	to: { type: String, required: true },
	channel: of<Channel>(String, { required: true }),
	/** Missing for an answer in words of its own. */
	template: optional<Template>(String),
	language: of<Language>(String, { required: true }),
	/** What stands in the template's places, or an answer's own words, sealed, until it is sent. */
	sealed: optional(String),
	/** Of no use to anybody after this time. */
	until: optional(Date),
	sentAt: optional(Date),
	/** What the channel calls it, to be told by what became of it. */
	channelId: optional(String),
	/** True where the channel says that it costs nothing. */
	isFree: optional(Boolean),
});
outgoingMessageSchema.index({ key: 1 }, { unique: true });
outgoingMessageSchema.index({ state: 1, priority: 1, nextTryAt: 1 });
outgoingMessageSchema.index({ to: 1 });
outgoingMessageSchema.index({ channelId: 1 }, { sparse: true });
outgoingMessageSchema.index({ sentAt: 1 }, { sparse: true });
// As long as mails: 30 days.
outgoingMessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: 2_592_000 });

export type OutgoingMessageDoc = DocOf<typeof outgoingMessageSchema>;
export const OutgoingMessage = defineModel("OutgoingMessage", outgoingMessageSchema);

/** What is known of a number on a channel by what came from it. */
const correspondentSchema = documentSchema({
	/** `whatsapp:+923001234567` */
	_id: { type: String, required: true },
	/** When the last message came: for 24 hours from then on WhatsApp takes answers in words of their own. */
	lastAt: { type: Date, required: true },
	/** Since when nothing but codes is wanted there; missing while more is. */
	stoppedAt: optional(Date),
});

export const Correspondent = defineModel("Correspondent", correspondentSchema);
