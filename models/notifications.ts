import type { Role } from "@/lib/team/rules";
import type { Language } from "@/lib/text/language";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, outboxFields, partSchema } from "./fields";

const notificationSchema = documentSchema({
	order: optional(ObjectId),
	type: { type: String, required: true },
	title: String,
	message: String,
	isRead: { type: Boolean, default: false },
	customerInfo: optional(partSchema({ name: String })),
	/** totalAmount in rupees. */
	orderDetails: optional(partSchema({ totalAmount: Number, itemCount: Number, paymentMethod: String })),
	isEmailSent: { type: Boolean, default: false },
	createdAt: { type: Date, default: () => new Date() },
});
notificationSchema.index(
	{ order: 1, type: 1 },
	{ unique: true, partialFilterExpression: { order: { $exists: true } } },
);
notificationSchema.index({ createdAt: -1, _id: -1 });
notificationSchema.index({ isRead: 1, createdAt: -1, _id: -1 });

export type NotificationDoc = DocOf<typeof notificationSchema>;
export const Notification = defineModel("Notification", notificationSchema);

/** A step that its customer is told of once it can no longer be taken back: written with the step, gone with the mail. */
const stepNewsSchema = documentSchema({
	/** The order's. */
	_id: ObjectId,
	/** By the shop's clock. */
	notBefore: { type: Date, required: true },
});
stepNewsSchema.index({ notBefore: 1 });

export type StepNewsDoc = DocOf<typeof stepNewsSchema>;
export const StepNews = defineModel("StepNews", stepNewsSchema);

/** Word that waits to be handed to push services, or was; sent with retries like a mail. */
const outgoingPushSchema = documentSchema({
	...outboxFields,
	/** One customer, somebody of the team, or all of the team with these roles. */
	to: partSchema({
		side: of<"customer" | "seller">(String),
		owner: optional(String),
		roles: optional<readonly Role[]>([String]),
	}),
	title: String,
	body: String,
	/** The page that a tap opens. */
	path: String,
	/** The subscriptions that have it, or never will. */
	done: [ObjectId],
});
outgoingPushSchema.index({ key: 1 }, { unique: true });
outgoingPushSchema.index({ state: 1, priority: 1, nextTryAt: 1 });
outgoingPushSchema.index({ "to.owner": 1 }, { sparse: true });
// Longer than anything asks for the same word again: 2 days.
outgoingPushSchema.index({ createdAt: 1 }, { expireAfterSeconds: 172_800 });

export type OutgoingPushDoc = DocOf<typeof outgoingPushSchema>;
export type PushAudience = OutgoingPushDoc["to"];
export const OutgoingPush = defineModel("OutgoingPush", outgoingPushSchema);

/** By what push services know this shop (VAPID): one document, made once for all instances. */
const pushKeysSchema = documentSchema({
	_id: of<"vapid">(String, { required: true }),
	publicKey: { type: String, required: true },
	/** The private key, sealed with the shop's secret. */
	sealed: { type: String, required: true },
});

export type PushKeysDoc = DocOf<typeof pushKeysSchema>;
export const PushKeys = defineModel("PushKeys", pushKeysSchema);

/** A browser that somebody wants word on, at the push service of its maker. It ends with the session that it was made in. */
const pushSubscriptionSchema = documentSchema({
	endpoint: { type: String, required: true },
	/** The browser's public key and its secret, base64url: what is sent can be read by it alone. */
	p256dh: { type: String, required: true },
	auth: { type: String, required: true },
	side: of<"customer" | "seller">(String, { required: true }),
	/** The customer's id, or that of somebody of the team. */
	owner: { type: String, required: true },
	/** Of the page on which it was asked for; missing means English. */
	language: optional<Language>(String),
	/** The session's claims: looked at again before anything is sent. */
	session: partSchema({ sub: String, version: String, jti: String, iat: Number, exp: Number }),
	savedAt: { type: Date, required: true },
	/** When the session ends by itself. */
	until: { type: Date, required: true },
});
pushSubscriptionSchema.index({ endpoint: 1, side: 1 }, { unique: true });
pushSubscriptionSchema.index({ side: 1, owner: 1 });
pushSubscriptionSchema.index({ savedAt: 1 });
pushSubscriptionSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export type PushSubscriptionDoc = DocOf<typeof pushSubscriptionSchema>;
export const PushSubscription = defineModel("PushSubscription", pushSubscriptionSchema);

/** A mail that waits to be handed to the mail server, or was; the outbox sends it with retries. */
const outgoingMailSchema = documentSchema({
	...outboxFields,
	to: { type: String, required: true },
	subject: String,
	/** What it says, until it is sent; of a secret mail only `sealed` is stored. */
	html: optional(String),
	text: optional(String),
	/** HTML and text of a mail with a link that opens an account, sealed (`lib/server/mail/outbox.ts`). */
	sealed: optional(String),
	replyTo: optional(String),
	sentAt: optional(Date),
	/** The notification that tells the seller whether this mail went out. */
	notification: optional(ObjectId),
});
outgoingMailSchema.index({ key: 1 }, { unique: true });
outgoingMailSchema.index({ state: 1, priority: 1, nextTryAt: 1 });
outgoingMailSchema.index({ to: 1 });
// What was mailed is not stored for ever: 30 days.
outgoingMailSchema.index({ createdAt: 1 }, { expireAfterSeconds: 2_592_000 });

export type OutgoingMailDoc = DocOf<typeof outgoingMailSchema>;
export const OutgoingMail = defineModel("OutgoingMail", outgoingMailSchema);
