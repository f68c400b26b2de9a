import "server-only";
import { randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { cookies } from "next/headers";
import { z } from "zod";
import { HINT_COOKIE, type ShopUser } from "@/lib/domain/user";
import { env, isHttps } from "./env";

/** How long a session cookie lives, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 3600;
const ISSUER = "sabz";

export const CUSTOMER_COOKIE = "sabz_session";
export const SELLER_COOKIE = "sabz_seller";

export type Audience = "customer" | "seller";

const claims = z.object({
	sub: z.string(),
	jti: z.string(),
	version: z.string(),
	iat: z.number(),
	exp: z.number(),
});

/** What a session cookie says, once its signature, audience and end have been checked. */
export type SessionToken = z.infer<typeof claims>;

const cookieNames: Record<Audience, string> = { customer: CUSTOMER_COOKIE, seller: SELLER_COOKIE };

function cookieOptions(maxAge: number) {
	return { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps(), maxAge } as const;
}

/** A signed session for this subject; `version` is what makes it worthless when it no longer matches. */
export function signSession(audience: Audience, subject: string, version: string, id: string): string {
	return jwt.sign({ version }, env().JWT_SECRET, {
		algorithm: "HS256",
		subject,
		audience,
		issuer: ISSUER,
		jwtid: id,
		expiresIn: SESSION_SECONDS,
	});
}

/** The checked content of a session cookie, or null when it is forged, expired, of another audience or unreadable. */
export function readSession(audience: Audience, token: string | undefined): SessionToken | null {
	if (!token) return null;
	try {
		return claims.parse(
			jwt.verify(token, env().JWT_SECRET, { algorithms: ["HS256"], audience, issuer: ISSUER }),
		);
	} catch {
		return null;
	}
}

/** The session that came with the present request. */
export async function presentSession(audience: Audience): Promise<SessionToken | null> {
	const jar = await cookies();
	return readSession(audience, jar.get(cookieNames[audience])?.value);
}

/** Puts a fresh session cookie on the answer: a new session, or more time for the one with this id. */
export async function startSession(
	audience: Audience,
	subject: string,
	version: string,
	id: string = randomUUID(),
): Promise<void> {
	const jar = await cookies();
	jar.set(cookieNames[audience], signSession(audience, subject, version, id), cookieOptions(SESSION_SECONDS));
}

/** Takes the session cookie, and a customer's hint, back from the browser. */
export async function dropSession(audience: Audience): Promise<void> {
	const jar = await cookies();
	jar.set(cookieNames[audience], "", cookieOptions(0));
	if (audience === "customer") jar.set(HINT_COOKIE, "", { ...cookieOptions(0), httpOnly: false });
}

/** Sets the readable hint that lets cached pages draw the menu; it grants nothing. */
export async function setHint(user: ShopUser): Promise<void> {
	const jar = await cookies();
	jar.set(HINT_COOKIE, JSON.stringify(user), { ...cookieOptions(SESSION_SECONDS), httpOnly: false });
}
