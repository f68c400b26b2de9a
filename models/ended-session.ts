import { Schema } from "mongoose";
import { defineModel } from "./define";

/** A session, of a customer or of the team, that was logged out before its cookie expires. */
export type EndedSessionDoc = {
	/** The session's id. */
	_id: string;
	/** When its last cookie has expired, and the database removes this. */
	expiresAt: Date;
};

const schema = new Schema<EndedSessionDoc>({
	_id: { type: String, required: true },
	expiresAt: { type: Date, required: true },
});
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const EndedSession = defineModel("EndedSession", schema);
