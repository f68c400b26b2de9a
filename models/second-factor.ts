import { Schema } from "mongoose";
import { defineModel } from "./define";

/** The second factor of the owner or of somebody of the team. */
export type SecondFactorDoc = {
	/** Whose it is: `Seller.id`. */
	_id: string;
	/** Sealed, begun and not yet confirmed by a code. */
	pending?: string;
	/** Sealed; missing until a code has confirmed it. */
	secret?: string;
	/** The time step whose code was accepted last: no code of it or of an earlier one is accepted again. */
	lastStep?: number;
	/** Hashes of the recovery codes that are left. */
	recoveryCodes?: string[];
	/** The owner's: a fingerprint of the settings it was confirmed under. With others it no longer counts. */
	settings?: string;
	since?: Date;
};

const schema = new Schema<SecondFactorDoc>({
	_id: { type: String, required: true },
	pending: String,
	secret: String,
	lastStep: Number,
	recoveryCodes: { type: [String], default: undefined },
	settings: String,
	since: Date,
});

export const SecondFactor = defineModel("SecondFactor", schema);
