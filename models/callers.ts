import { Types } from "mongoose";
import type { Channel } from "@/lib/messages/rules";
import { doorFields } from "./accounts";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";

/** Somebody who is known by a number: one document a number. */
const callerSchema = documentSchema({
	/** The customer of the orders from this number, while no account has it. */
	_id: { type: ObjectId, default: () => new Types.ObjectId() },
	/** `+923001234567` */
	phone: { type: String, required: true },
	/** Whose number it is. Who calls from it is then that customer. */
	account: optional(ObjectId),
	/** As whoever took the last order by phone wrote it down. */
	name: optional(String),
	/** Where riders stood at doors to which the number ordered, the latest last. */
	doors: optional([partSchema({ ...doorFields, streetAddress: String, area: String })]),
	/** Raised by every order from this number, and when it becomes an account's. */
	revision: { type: Number, default: 0 },
	createdAt: Date,
});
callerSchema.index({ phone: 1 }, { unique: true });
callerSchema.index({ account: 1 }, { unique: true, sparse: true });

export type CallerDoc = DocOf<typeof callerSchema>;
export const Caller = defineModel("Caller", callerSchema);

const phoneCodeSchema = documentSchema({
	_id: { type: String, required: true },
	/** Hash of the code; missing once it was used. */
	hash: optional(String),
	tries: { type: Number, default: 0 },
	channel: of<Channel>(String),
	sentAt: { type: Date, required: true },
	expiresAt: { type: Date, required: true },
});
phoneCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type PhoneCodeDoc = DocOf<typeof phoneCodeSchema>;
export const PhoneCode = defineModel("PhoneCode", phoneCodeSchema);
