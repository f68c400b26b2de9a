import { Schema, type Types } from "mongoose";
import type { Language } from "@/lib/domain/language";
import { defineModel } from "./define";

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

const schema = new Schema<PushSubscriptionDoc>({
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
schema.index({ endpoint: 1, side: 1 }, { unique: true });
schema.index({ side: 1, owner: 1 });
schema.index({ savedAt: 1 });
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const PushSubscription = defineModel("PushSubscription", schema);
