import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

/** What goes first: 0 while a person sits before the screen and waits for it, 1 for any other. */
export const MAIL_PRIORITIES = [0, 1] as const;

/** A mail that waits to be handed to the mail server, or was; the outbox sends it with retries. */
export type OutgoingMailDoc = {
	_id: Types.ObjectId;
	/** Names what the mail is about, so that the same event never writes two (`order-placed:<order id>`). */
	key: string;
	to: string;
	subject: string;
	/** What it says, until it is sent; of a secret mail only `sealed` is stored. */
	html?: string;
	text?: string;
	/** HTML and text of a mail with a link that opens an account, sealed (`lib/server/mail/secret.ts`). */
	sealed?: string;
	replyTo?: string;
	priority: (typeof MAIL_PRIORITIES)[number];
	state: "waiting" | "sent" | "failed";
	attempts: number;
	/** Not tried before this time; also the lease of the instance that is sending it. */
	nextTryAt: Date;
	sentAt?: Date;
	lastError?: string;
	/** The notification that tells the seller whether this mail went out. */
	notification?: Types.ObjectId;
	createdAt: Date;
};

const schema = new Schema<OutgoingMailDoc>({
	key: { type: String, required: true },
	to: { type: String, required: true },
	subject: String,
	html: String,
	text: String,
	sealed: String,
	replyTo: String,
	priority: { type: Number, default: 1 },
	state: { type: String, default: "waiting" },
	attempts: { type: Number, default: 0 },
	// Due from the first moment, whatever the clock says then.
	nextTryAt: { type: Date, default: () => new Date(0) },
	sentAt: Date,
	lastError: String,
	notification: Schema.Types.ObjectId,
	createdAt: { type: Date, default: () => new Date() },
});
schema.index({ key: 1 }, { unique: true });
schema.index({ state: 1, priority: 1, nextTryAt: 1 });
schema.index({ to: 1 });
// What was mailed is not stored for ever: 30 days.
schema.index({ createdAt: 1 }, { expireAfterSeconds: 2_592_000 });

export const OutgoingMail = defineModel("OutgoingMail", schema);
