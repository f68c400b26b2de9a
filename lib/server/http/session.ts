import "server-only";
import { createSecretKey, type KeyObject, randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { cookies } from "next/headers";
import { z } from "zod";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { HINT_COOKIE } from "@/lib/early/browser-keys.mjs";
import { env, isHttps } from "../platform/env";

/** How long a session cookie lives, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 3600;
const ISSUER = "sabz";

export type Audience = "customer" | "seller";

/** The session cookies' names over http. */
export const COOKIES: Record<Audience, string> = { customer: "sabz_session", seller: "sabz_seller" };

/**
 * The session cookie's name. Over https it says `__Host-`: a browser then takes it only with Secure, for this very
 * host and every path, so that no page on a neighbouring host can plant one.
 */
export function cookieName(audience: Audience): string {
	return isHttps() ? `__Host-${COOKIES[audience]}` : COOKIES[audience];
}

const claims = z.object({
	sub: z.string(),
	jti: z.string(),
	version: z.string(),
	iat: z.number(),
	exp: z.number(),
});

/** What a session cookie says, once its signature, audience and end have been checked. */
export type SessionToken = z.infer<typeof claims>;

type Jar = { get(name: string): { value: string } | undefined };

const keys = new Map<string, KeyObject>();

/** The secret as a key: given a text, the library first tries to read a public key in it, at half a millisecond a request. */
function keyOf(secret: string): KeyObject {
	const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
	keys.set(secret, key);
	return key;
}

function cookieOptions(maxAge: number) {
	return { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps(), maxAge } as const;
}

/** A signed session for this subject; `version` is what makes it worthless when it no longer matches. */
export function signSession(audience: Audience, subject: string, version: string, id: string): string {
	return jwt.sign({ version }, keyOf(env().JWT_SECRET), {
		algorithm: "HS256",
		subject,
		audience,
		issuer: ISSUER,
		jwtid: id,
		expiresIn: SESSION_SECONDS,
	});
}

/** Checks the signature with the present secret, then with the one before it, while that is still named. */
function verified(audience: Audience, token: string) {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS } = env();
	const check = (secret: string) =>
		jwt.verify(token, keyOf(secret), { algorithms: ["HS256"], audience, issuer: ISSUER });
	try {
		return check(JWT_SECRET);
	} catch (error) {
		if (!JWT_SECRET_PREVIOUS) throw error;
		return check(JWT_SECRET_PREVIOUS);
	}
}

/** The checked content of a session cookie, or null when it is forged, expired, of another audience or unreadable. */
export function readSession(audience: Audience, token: string | undefined): SessionToken | null {
	if (!token) return null;
	try {
		return claims.parse(verified(audience, token));
	} catch {
		return null;
	}
}

/** The session among these cookies, or null. */
export function sessionIn(jar: Jar, audience: Audience): SessionToken | null {
	return readSession(audience, jar.get(cookieName(audience))?.value);
}

/** The session that came with the present request. */
export async function presentSession(audience: Audience): Promise<SessionToken | null> {
	return sessionIn(await cookies(), audience);
}

/** Puts a fresh session cookie on the answer: a new session, or more time for the one with this id. */
export async function startSession(
	audience: Audience,
	subject: string,
	version: string,
	id: string = randomUUID(),
): Promise<void> {
	const jar = await cookies();
	jar.set(cookieName(audience), signSession(audience, subject, version, id), cookieOptions(SESSION_SECONDS));
}

/** Takes the session cookie, and a customer's hint, back from the browser. */
export async function dropSession(audience: Audience): Promise<void> {
	const jar = await cookies();
	jar.set(cookieName(audience), "", cookieOptions(0));
	if (audience === "customer") jar.set(HINT_COOKIE, "", { ...cookieOptions(0), httpOnly: false });
}

/** Sets the readable hint that lets cached pages draw the menu; it grants nothing. */
export async function setHint(user: ShopUser): Promise<void> {
	const jar = await cookies();
	jar.set(HINT_COOKIE, JSON.stringify(user), { ...cookieOptions(SESSION_SECONDS), httpOnly: false });
}
