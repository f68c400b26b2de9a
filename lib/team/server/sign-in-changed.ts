import "server-only";
import { audit } from "@/lib/server/audit/audit-log";
import { type SignInChange, signInChangedMail } from "@/lib/server/mail/messages/sign-in-changed";
import { queueMails } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import type { Seller } from "../rules";

/** Writes into the record, and mails to whom it concerns, how they sign in from now on. */
export async function signInChanged(seller: Seller, change: SignInChange): Promise<void> {
	await audit(seller, { kind: change });
	await queueMails(signInChangedMail(seller, change, clock.now()));
}
