import { Schema, Types } from "mongoose";
import type { Channel } from "@/lib/messages/rules";
import type { DoorDoc } from "./accounts";
import { defineModel } from "./define";

/** Somebody who is known by a number: one document a number. */
export type CallerDoc = {
	/** The customer of the orders from this number, while no account has it. */
	_id: Types.ObjectId;
	/** `+923001234567` */
	phone: string;
	/** Whose number it is. Who calls from it is then that customer. */
	account?: Types.ObjectId;
	/** As whoever took the last order by phone wrote it down. */
	name?: string;
	/** Where riders stood at doors to which the number ordered, the latest last. */
	doors?: (DoorDoc & { streetAddress: string; area: string })[];
	/** Raised by every order from this number, and when it becomes an account's. */
	revision: number;
	createdAt: Date;
};

const callerSchema = new Schema<CallerDoc>({
	_id: { type: Schema.Types.ObjectId, default: () => new Types.ObjectId() },
	phone: { type: String, required: true },
	account: Schema.Types.ObjectId,
	name: String,
	doors: {
		type: [
			new Schema({ streetAddress: String, area: String, lat: Number, lng: Number, at: Date }, { _id: false }),
		],
		default: undefined,
	},
	revision: { type: Number, default: 0 },
	createdAt: Date,
});
callerSchema.index({ phone: 1 }, { unique: true });
callerSchema.index({ account: 1 }, { unique: true, sparse: true });

export const Caller = defineModel("Caller", callerSchema);

export type PhoneCodeDoc = {
	_id: string;
	/** Hash of the code; missing once it was used. */
	hash?: string;
	tries: number;
	channel: Channel;
	sentAt: Date;
	expiresAt: Date;
};

const phoneCodeSchema = new Schema<PhoneCodeDoc>({
	_id: { type: String, required: true },
	hash: String,
	tries: { type: Number, default: 0 },
	channel: String,
	sentAt: { type: Date, required: true },
	expiresAt: { type: Date, required: true },
});
phoneCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PhoneCode = defineModel("PhoneCode", phoneCodeSchema);
