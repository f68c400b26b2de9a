import "server-only";
import { PasskeyChallenge } from "@/models/passkey-challenge";
import { connectDatabase } from "../database/connect";
import { clock } from "../platform/clock";

/** How long somebody may take to touch their device, in milliseconds. */
export const CHALLENGE_MS = 300_000;

/** Remembers what is to be signed, and for what. */
export async function keepChallenge(challenge: string, purpose: string): Promise<void> {
	await connectDatabase();
	const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
	await PasskeyChallenge.create({ _id: challenge, purpose, expiresAt });
}

/** Takes a challenge away: true once, for what it was given for, while it has not ended. */
export async function takeChallenge(challenge: string, purpose: string): Promise<boolean> {
	await connectDatabase();
	const taken = await PasskeyChallenge.findOneAndDelete({
		_id: challenge,
		purpose,
		expiresAt: { $gt: clock.now() },
	});
	return taken !== null;
}
