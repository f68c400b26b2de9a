import "server-only";
import { forgetPasskeys } from "@/lib/accounts/server/passkeys";
import { audit } from "@/lib/server/audit/audit-log";
import { endSession } from "@/lib/server/http/ended-sessions";
import { dropSession, presentSession, type SessionToken, startSession } from "@/lib/server/http/session";
import { signal } from "@/lib/server/live/signals";
import { SELLER_SESSIONS } from "@/lib/server/live/topics";
import type { Seller } from "../rules";
import { endSessionsOf, type Person, personOfSession } from "./people";
import { signInChanged } from "./sign-in-changed";

/** Opens a session for somebody who has shown who they are. */
export async function beginSession({ seller, subject, version }: Person): Promise<void> {
	await audit(seller, { kind: "login" });
	await startSession("seller", subject, version);
}

/** Ends the present session on the server too: its cookie is worthless afterwards, wherever it was copied to. */
export async function logoutSeller(): Promise<void> {
	const session = await presentSession("seller");
	const seller = await sellerOfSession(session);
	if (seller) await audit(seller, { kind: "logout" });
	if (session && seller) {
		await endSession(session);
		signal(SELLER_SESSIONS);
	}
	await dropSession("seller");
}

/** Ends every session of theirs, this one too, and removes their passkeys; record and a mail tell of it. */
export async function logoutEverywhere(seller: Seller): Promise<void> {
	await endSessionsOf(seller);
	await forgetPasskeys({ side: "seller", id: seller.id });
	await signInChanged(seller, "logged-out-everywhere");
	await dropSession("seller");
}

/** Who signed in with this session, or null when it counts no more. */
export async function sellerOfSession(session: SessionToken | null): Promise<Seller | null> {
	if (!session) return null;
	return (await personOfSession(session))?.seller ?? null;
}
