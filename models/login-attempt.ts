import { Schema } from "mongoose";
import { defineModel } from "./define";

/** Somebody of the team has given the right password, and their code is awaited. */
export type LoginAttemptDoc = {
	/** The hash of the cookie's token. */
	_id: string;
	/** What the session will say (`Person`). */
	subject: string;
	version: string;
	/** Codes that were tried so far. */
	tries: number;
	expiresAt: Date;
};

const schema = new Schema<LoginAttemptDoc>({
	_id: { type: String, required: true },
	subject: { type: String, required: true },
	version: { type: String, required: true },
	tries: { type: Number, default: 0 },
	expiresAt: { type: Date, required: true },
});
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const LoginAttempt = defineModel("LoginAttempt", schema);
