import { Schema } from "mongoose";
import { defineModel } from "./define";

/** By what push services know this shop (VAPID): one document, made once for all instances. */
export type PushKeysDoc = {
	_id: "vapid";
	publicKey: string;
	/** The private key, sealed with the shop's secret. */
	sealed: string;
};

const schema = new Schema<PushKeysDoc>({
	_id: { type: String, required: true },
	publicKey: { type: String, required: true },
	sealed: { type: String, required: true },
});

export const PushKeys = defineModel("PushKeys", schema);
