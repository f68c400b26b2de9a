import "server-only";
import { SellerState } from "@/models/shop-state";
import type { Seller } from "../../domain/seller";
import { audit } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { dropSession, presentSession, type SessionToken, startSession } from "../http/session";
import { signal } from "../live/signals";
import { SELLER_SESSIONS } from "../live/topics";
import { clock } from "../platform/clock";
import { fingerprint, sameText } from "../platform/crypto";
import { env } from "../platform/env";
import { ShopError } from "../platform/errors";

const STATE_ID = "seller";

/** Changes with the seller's address or password, so that a changed setting ends every earlier session. */
function credentialsVersion(): string {
	return fingerprint("seller-session", `${env().SELLER_EMAIL}\0${env().SELLER_PASSWORD}`);
}

/**
 * Signs the seller in. Both parts are always compared, in constant time, so neither the words nor the time tell
 * which one was wrong. Throws ShopError `unauthenticated`.
 */
export async function loginSeller(credentials: { email: string; password: string }): Promise<void> {
	const isEmail = sameText(credentials.email, env().SELLER_EMAIL);
	const isPassword = sameText(credentials.password, env().SELLER_PASSWORD);
	if (!isEmail || !isPassword) throw new ShopError("unauthenticated", "Invalid email or password");
	await audit({ email: env().SELLER_EMAIL }, { kind: "login" });
	await startSession("seller", env().SELLER_EMAIL, credentialsVersion());
}

async function endSession({ jti, exp }: SessionToken): Promise<void> {
	await connectDatabase();
	const ended = { id: jti, expiresAt: new Date(exp * 1000) };
	await SellerState.updateOne({ _id: STATE_ID }, { $addToSet: { endedSessions: ended } }, { upsert: true });
	signal(SELLER_SESSIONS);
	await SellerState.updateOne(
		{ _id: STATE_ID },
		{ $pull: { endedSessions: { expiresAt: { $lt: clock.now() } } } },
	);
}

/** Ends the present session on the server too: its cookie is worthless afterwards, wherever it was copied to. */
export async function logoutSeller(): Promise<void> {
	const session = await presentSession("seller");
	const seller = await sellerOfSession(session);
	if (seller) await audit(seller, { kind: "logout" });
	if (session) await endSession(session);
	await dropSession("seller");
}

/** The seller who signed in with this session, or null when it was ended or the credentials have changed. */
export async function sellerOfSession(session: SessionToken | null): Promise<Seller | null> {
	if (!session || !sameText(session.version, credentialsVersion())) return null;
	await connectDatabase();
	const ended = await SellerState.exists({ _id: STATE_ID, "endedSessions.id": session.jti });
	return ended ? null : { email: session.sub };
}
