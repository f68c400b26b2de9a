import { Schema } from "mongoose";
import { defineModel } from "./define";

/** A passkey (WebAuthn credential) of a customer or of somebody of the team. */
export type PasskeyDoc = {
	/** The credential's id, base64url. */
	_id: string;
	/** Whose it is: `PasskeyOwner`. */
	owner: string;
	/** What its person calls it. */
	name: string;
	/** COSE, base64url. */
	publicKey: string;
	/** How often it says that it was used; 0 for those that several devices share. */
	counter: number;
	transports: string[];
	/** The owner of the shop's: a mark of the settings it was added under. With others it no longer counts. */
	settings?: string;
	createdAt: Date;
	lastUsedAt?: Date;
};

const schema = new Schema<PasskeyDoc>({
	_id: { type: String, required: true },
	owner: { type: String, required: true },
	name: { type: String, required: true },
	publicKey: { type: String, required: true },
	counter: { type: Number, required: true },
	transports: [String],
	settings: String,
	createdAt: { type: Date, required: true },
	lastUsedAt: Date,
});
schema.index({ owner: 1, createdAt: 1 });

export const Passkey = defineModel("Passkey", schema);
