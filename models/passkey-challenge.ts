import { Schema } from "mongoose";
import { defineModel } from "./define";

/** What a passkey is to sign, once. */
export type PasskeyChallengeDoc = {
	/** The challenge itself, base64url. */
	_id: string;
	/** Who adds a passkey, or which side's login it is for. */
	purpose: string;
	expiresAt: Date;
};

const schema = new Schema<PasskeyChallengeDoc>({
	_id: { type: String, required: true },
	purpose: { type: String, required: true },
	expiresAt: { type: Date, required: true },
});
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasskeyChallenge = defineModel("PasskeyChallenge", schema);
