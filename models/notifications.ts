import { Schema, type Types } from "mongoose";
import type { Role } from "@/lib/team/rules";
import type { Language } from "@/lib/text/language";
import { defineModel } from "./define";

export type NotificationDoc = {
	_id: Types.ObjectId;
	order?: Types.ObjectId;
	type: string;
	title: string;
	message: string;
	isRead: boolean;
	customerInfo?: { name: string };
	/** totalAmount in rupees. */
	orderDetails?: { totalAmount: number; itemCount: number; paymentMethod: string };
	isEmailSent: boolean;
	createdAt: Date;
};

const notificationSchema = new Schema<NotificationDoc>({
	order: Schema.Types.ObjectId,
	type: { type: String, required: true },
	title: String,
	message: String,
	isRead: { type: Boolean, default: false },
	customerInfo: { name: String },
	orderDetails: { totalAmount: Number, itemCount: Number, paymentMethod: String },
	isEmailSent: { type: Boolean, default: false },
	createdAt: { type: Date, default: () => new Date() },
});
notificationSchema.index(
	{ order: 1, type: 1 },
	{ unique: true, partialFilterExpression: { order: { $exists: true } } },
);
notificationSchema.index({ createdAt: -1, _id: -1 });
notificationSchema.index({ isRead: 1, createdAt: -1, _id: -1 });

export const Notification = defineModel("Notification", notificationSchema);

/** A step that its customer is told of once it can no longer be taken back: written with the step, gone with the mail. */
export type StepNewsDoc = {
	/** The order's. */
	_id: Types.ObjectId;
	/** By the shop's clock. */
	notBefore: Date;
};

const stepNewsSchema = new Schema<StepNewsDoc>({
	_id: Schema.Types.ObjectId,
	notBefore: { type: Date, required: true },
});
stepNewsSchema.index({ notBefore: 1 });

export const StepNews = defineModel("StepNews", stepNewsSchema);

/** Whom word is for: one customer, somebody of the team, or all of the team with these roles. */
export type PushAudience = { side: "customer" | "seller"; owner?: string; roles?: readonly Role[] };

/** Word that waits to be handed to push services, or was; sent with retries like a mail. */
export type OutgoingPushDoc = {
	_id: Types.ObjectId;
	/** Names what it is about, so that the same event is told once (`new-order:<order id>`). */
	key: string;
	to: PushAudience;
	title: string;
	body: string;
	/** The page that a tap opens. */
	path: string;
	state: "waiting" | "sent" | "failed";
	/** The subscriptions that have it, or never will. */
	done: Types.ObjectId[];
	attempts: number;
	/** Not tried before this time; also the lease of the instance that is sending it. */
	nextTryAt: Date;
	createdAt: Date;
};

const outgoingPushSchema = new Schema<OutgoingPushDoc>({
	key: { type: String, required: true },
	to: new Schema(
		{ side: String, owner: String, roles: { type: [String], default: undefined } },
		{ _id: false },
	),
	title: String,
	body: String,
	path: String,
	state: { type: String, default: "waiting" },
	done: [Schema.Types.ObjectId],
	attempts: { type: Number, default: 0 },
	// Due from the first moment, whatever the clock says then.
	nextTryAt: { type: Date, default: () => new Date(0) },
	createdAt: { type: Date, default: () => new Date() },
});
outgoingPushSchema.index({ key: 1 }, { unique: true });
outgoingPushSchema.index({ state: 1, nextTryAt: 1 });
outgoingPushSchema.index({ "to.owner": 1 }, { sparse: true });
// Longer than anything asks for the same word again: 2 days.
outgoingPushSchema.index({ createdAt: 1 }, { expireAfterSeconds: 172_800 });

export const OutgoingPush = defineModel("OutgoingPush", outgoingPushSchema);

/** By what push services know this shop (VAPID): one document, made once for all instances. */
export type PushKeysDoc = {
	_id: "vapid";
	publicKey: string;
	/** The private key, sealed with the shop's secret. */
	sealed: string;
};

const pushKeysSchema = new Schema<PushKeysDoc>({
	_id: { type: String, required: true },
	publicKey: { type: String, required: true },
	sealed: { type: String, required: true },
});

export const PushKeys = defineModel("PushKeys", pushKeysSchema);

/** A browser that somebody wants word on, at the push service of its maker. It ends with the session that it was made in. */
export type PushSubscriptionDoc = {
	_id: Types.ObjectId;
	endpoint: string;
	/** The browser's public key and its secret, base64url: what is sent can be read by it alone. */
	p256dh: string;
	auth: string;
	side: "customer" | "seller";
	/** The customer's id, or that of somebody of the team. */
	owner: string;
	/** Of the page on which it was asked for; missing means English. */
	language?: Language;
	/** The session's claims: looked at again before anything is sent. */
	session: { sub: string; version: string; jti: string; iat: number; exp: number };
	savedAt: Date;
	/** When the session ends by itself. */
	until: Date;
};

const pushSubscriptionSchema = new Schema<PushSubscriptionDoc>({
	endpoint: { type: String, required: true },
	p256dh: { type: String, required: true },
	auth: { type: String, required: true },
	side: { type: String, required: true },
	owner: { type: String, required: true },
	language: String,
	session: new Schema(
		{ sub: String, version: String, jti: String, iat: Number, exp: Number },
		{ _id: false },
	),
	savedAt: { type: Date, required: true },
	until: { type: Date, required: true },
});
pushSubscriptionSchema.index({ endpoint: 1, side: 1 }, { unique: true });
pushSubscriptionSchema.index({ side: 1, owner: 1 });
pushSubscriptionSchema.index({ savedAt: 1 });
pushSubscriptionSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const PushSubscription = defineModel("PushSubscription", pushSubscriptionSchema);

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
	/** HTML and text of a mail with a link that opens an account, sealed (`lib/server/mail/outbox.ts`). */
	sealed?: string;
	replyTo?: string;
	/** 0 while a person sits before the screen and waits for it, 1 for any other. */
	priority: 0 | 1;
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

const outgoingMailSchema = new Schema<OutgoingMailDoc>({
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
outgoingMailSchema.index({ key: 1 }, { unique: true });
outgoingMailSchema.index({ state: 1, priority: 1, nextTryAt: 1 });
outgoingMailSchema.index({ to: 1 });
// What was mailed is not stored for ever: 30 days.
outgoingMailSchema.index({ createdAt: 1 }, { expireAfterSeconds: 2_592_000 });

export const OutgoingMail = defineModel("OutgoingMail", outgoingMailSchema);
