import "server-only";
import { cookies } from "next/headers";
import { EndedSession } from "@/models/accounts";
import { PushSubscription, type PushSubscriptionDoc } from "@/models/notifications";
import { changeOfAll, type Write } from "../database/commit";
import { retryOnDuplicate } from "../database/errors";
import { clock } from "../platform/clock";
import { fingerprint, randomToken, sameText } from "../platform/crypto";
import { isHttps } from "../platform/env";
import { SESSION_SECONDS, type SessionToken } from "./session";

/** How long a browser remembers where it has signed in, in seconds: a year. */
const LIFE_SECONDS = 365 * 24 * 3600;
/** Accounts of one browser that are remembered, the latest first. */
const MOST_ACCOUNTS = 5;
/** What `randomToken` gives. */
const ID = /^[\w-]{32}$/;

type Jar = { get(name: string): { value: string } | undefined };
/** A browser: its own id, and a signed mark for each account that has signed in with it. */
type Device = { id: string; marks: string[] };

/** The cookie's name: over https it can only be planted by this very host, like the sessions'. */
function cookieName(): string {
	return isHttps() ? "__Host-sabz_device" : "sabz_device";
}

/** Binds the account to the device. Says nothing about either to whoever reads the cookie. */
function markOf(id: string, account: string): string {
	return fingerprint("known device", `${id}\0${account}`);
}

function deviceIn(jar: Jar): Device | null {
	const [id = "", ...marks] = jar.get(cookieName())?.value.split(".") ?? [];
	return ID.test(id) ? { id, marks: marks.slice(0, MOST_ACCOUNTS) } : null;
}

function knows({ id, marks }: Device, account: string): boolean {
	const wanted = markOf(id, account);
	return marks.some((mark) => sameText(mark, wanted));
}

/** The id of the device that sends these cookies, if this account has signed in with it before. It grants nothing else. */
export function knownDevice(jar: Jar, account: string): string | undefined {
	const device = deviceIn(jar);
	return device && knows(device, account) ? device.id : undefined;
}

/**
 * Marks this browser as one in which the account has signed in: its tries are then counted by themselves, so that no
 * stranger's tries elsewhere can keep it out. Outlives the session on purpose.
 */
export async function rememberDevice(account: string): Promise<void> {
	const jar = await cookies();
	const { id, marks } = deviceIn(jar) ?? { id: randomToken(), marks: [] };
	const mark = markOf(id, account);
	const all = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
	jar.set(cookieName(), [id, ...all].join("."), {
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure: isHttps(),
		maxAge: LIFE_SECONDS,
	});
}

/** Ends one session on the server: every copy of its cookie is worthless from then on. */
export async function endSession({ jti }: SessionToken): Promise<void> {
	// A renewed cookie of the same session may outlive the one that we see, so the longest life counts.
	const expiresAt = new Date(clock.now().getTime() + SESSION_SECONDS * 1000);
	await retryOnDuplicate(() =>
		EndedSession.updateOne({ _id: jti }, { $setOnInsert: { expiresAt } }, { upsert: true }),
	);
}

/** Whether this session was ended one by one. */
export async function isEnded({ jti }: SessionToken): Promise<boolean> {
	return (await EndedSession.exists({ _id: jti })) !== null;
}

/**
 * The write that has a browser told on in a session that goes on under another version. `savedAt` moves too, for whoever
 * takes away at the same time what they read under the version before.
 */
export function tellingOn(
	whose: Pick<PushSubscriptionDoc, "side" | "owner">,
	{ jti }: SessionToken,
	version: string,
): Write {
	const where = { ...whose, "session.jti": jti };
	const moved = { $set: { "session.version": version, savedAt: clock.now() } };
	return changeOfAll(PushSubscription, where, moved);
}
