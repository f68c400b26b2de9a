import "server-only";
import type { Seller } from "@/lib/domain/seller";
import { audit } from "../audit/audit-log";
import { type SignInChange, signInChangedMail } from "../mail/messages/sign-in-changed";
import { queueMails } from "../mail/outbox";
import { clock } from "../platform/clock";

/** Writes into the record, and mails to whom it concerns, how they sign in from now on. */
export async function signInChanged(seller: Seller, change: SignInChange): Promise<void> {
	await audit(seller, { kind: change });
	await queueMails(signInChangedMail(seller, change, clock.now()));
}
