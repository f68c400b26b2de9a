import { Schema, type Types } from "mongoose";
import type { Role } from "@/lib/domain/permissions";
import { defineModel } from "./define";

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

const schema = new Schema<OutgoingPushDoc>({
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
schema.index({ key: 1 }, { unique: true });
schema.index({ state: 1, nextTryAt: 1 });
schema.index({ "to.owner": 1 }, { sparse: true });
// Longer than anything asks for the same word again: 2 days.
schema.index({ createdAt: 1 }, { expireAfterSeconds: 172_800 });

export const OutgoingPush = defineModel("OutgoingPush", schema);
