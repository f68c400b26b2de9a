import "server-only";
import { headers } from "next/headers";
import { connectDatabase } from "@/lib/server/database/connect";
import { isTrustedHost } from "@/lib/server/http/origin";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { PasskeyChallenge } from "@/models/accounts";

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

/** The site that passkeys belong to: its origin, and the domain that browsers know them by. */
export type Site = { origin: string; domain: string };

/** `APP_URL`; in demo mode the host by which the shop was opened, which its settings may not know. */
export async function currentSite(): Promise<Site> {
	const { APP_URL, DEMO } = env();
	const own = new URL(APP_URL);
	const host = (await headers()).get("host");
	const { origin, hostname } = new URL(DEMO && isTrustedHost(host) ? `${own.protocol}//${host}` : APP_URL);
	return { origin, domain: hostname };
}
