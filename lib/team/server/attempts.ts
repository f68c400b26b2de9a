import "server-only";
import { cookies } from "next/headers";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { randomToken, sameText, sha256 } from "@/lib/server/platform/crypto";
import { isHttps } from "@/lib/server/platform/env";
import { ShopError } from "@/lib/server/platform/errors";
import { LoginAttempt, type LoginAttemptDoc } from "@/models/team";
import type { Seller } from "../rules";
import { CODE_TRIES, SIGN_IN_AGAIN, WRONG_CODE } from "../rules";
import { type Person, personNamed } from "./people";
import { spendCode } from "./second-factor";
import { beginSession } from "./session";

/** Between password and code; seconds. */
const LIFE_SECONDS = 600;

/** Somebody between password and code. */
export type Attempt = { id: string; person: Person };

function cookieName(): string {
	return isHttps() ? "__Host-sabz_code" : "sabz_code";
}

async function setCookie(token: string, maxAge: number): Promise<void> {
	const options = { httpOnly: true, sameSite: "strict", path: "/", secure: isHttps(), maxAge } as const;
	(await cookies()).set(cookieName(), token, options);
}

/** Remembers that the right password was given; there is no session before the code. */
export async function awaitCode({ subject, version }: Person): Promise<void> {
	const token = randomToken();
	const expiresAt = new Date(clock.now().getTime() + LIFE_SECONDS * 1000);
	await connectDatabase();
	await LoginAttempt.create({ _id: sha256(token), subject, version, expiresAt });
	await setCookie(token, LIFE_SECONDS);
}

function open(id: string) {
	return { _id: id, expiresAt: { $gt: clock.now() }, tries: { $lt: CODE_TRIES } };
}

function over(): ShopError {
	return new ShopError("unauthenticated", SIGN_IN_AGAIN);
}

/** Who gave the right password a moment ago. Throws ShopError `unauthenticated` when nobody did, or it is over. */
export async function requireAttempt(): Promise<{ attempt: Attempt; seller: Seller }> {
	const token = (await cookies()).get(cookieName())?.value;
	if (!token) throw over();
	await connectDatabase();
	const doc = await LoginAttempt.findOne(open(sha256(token))).lean<LoginAttemptDoc>();
	const person = doc && (await personNamed(doc.subject));
	if (!doc || !person || !sameText(doc.version, person.version)) throw over();
	return { attempt: { id: doc._id, person }, seller: person.seller };
}

/**
 * Opens the session once the code is right. Tries are counted before they are looked at, so that many at once count
 * too. Throws ShopError `unauthenticated` for a wrong code, and for every one once five were wrong.
 */
export async function finishLogin({ id, person }: Attempt, code: string): Promise<void> {
	const counted = await LoginAttempt.updateOne(open(id), { $inc: { tries: 1 } });
	if (counted.matchedCount === 0) throw over();
	if (!(await spendCode(person.seller, code))) throw new ShopError("unauthenticated", WRONG_CODE);
	await LoginAttempt.deleteOne({ _id: id });
	await setCookie("", 0);
	await beginSession(person);
}
