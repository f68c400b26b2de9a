import "server-only";
import type { Seller } from "@/lib/domain/seller";
import { SellerState } from "@/models/shop-state";
import { audit } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { dropSession, presentSession, type SessionToken, startSession } from "../http/session";
import { signal } from "../live/signals";
import { SELLER_SESSIONS } from "../live/topics";
import { clock } from "../platform/clock";
import { type Person, personOfSession } from "./people";

const STATE_ID = "seller";

/** Opens a session for somebody who has shown who they are. */
export async function beginSession({ seller, subject, version }: Person): Promise<void> {
	await audit(seller, { kind: "login" });
	await startSession("seller", subject, version);
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

/** Who signed in with this session, or null when it counts no more. */
export async function sellerOfSession(session: SessionToken | null): Promise<Seller | null> {
	if (!session) return null;
	return (await personOfSession(session))?.seller ?? null;
}
