import "server-only";
import { EndedSession } from "@/models/accounts";
import { connectDatabase } from "../database/connect";
import { retryOnDuplicate } from "../database/duplicates";
import { clock } from "../platform/clock";
import { SESSION_SECONDS, type SessionToken } from "./session";

/** Ends one session on the server: every copy of its cookie is worthless from then on. */
export async function endSession({ jti }: SessionToken): Promise<void> {
	await connectDatabase();
	// A renewed cookie of the same session may outlive the one that we see, so the longest life counts.
	const expiresAt = new Date(clock.now().getTime() + SESSION_SECONDS * 1000);
	await retryOnDuplicate(() =>
		EndedSession.updateOne({ _id: jti }, { $setOnInsert: { expiresAt } }, { upsert: true }),
	);
}

/** Whether this session was ended one by one. */
export async function isEnded({ jti }: SessionToken): Promise<boolean> {
	await connectDatabase();
	return (await EndedSession.exists({ _id: jti })) !== null;
}
