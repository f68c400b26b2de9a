import "server-only";
import { presentSession } from "@/lib/server/http/session";
import { passkeyAddedMail } from "@/lib/server/mail/messages/passkey-added";
import { queueMails } from "@/lib/server/mail/outbox";
import { ShopError } from "@/lib/server/platform/errors";
import type { Passkey } from "../rules/user";
import type { AddPasskey } from "../schema";
import { confirmPassword } from "./change-password";
import { type Customer, loginNeeded } from "./guards";
import { passkeyCustomer } from "./passkey-login";
import { addPasskey, beginPasskey, removePasskey } from "./passkeys";
import { customerOfSession } from "./sessions";

/**
 * What a browser needs to make a passkey for a customer who knows the password. Throws ShopError `forbidden` while the
 * address is not verified, `invalid` for a wrong password, `conflict` when they have enough.
 */
export async function beginOwnPasskey(customer: Customer, { password }: { password: string }) {
	if (!customer.isVerified)
		throw new ShopError("forbidden", "Please verify your email before adding a passkey");
	await confirmPassword(customer._id, password, "password");
	return beginPasskey(passkeyCustomer(customer));
}

/**
 * Adds a passkey that the browser has just made, and tells of it by mail. Throws ShopError `invalid`, `conflict` for
 * one that is known, `unauthenticated` when the session has ended meanwhile.
 */
export async function addOwnPasskey(customer: Customer, input: AddPasskey): Promise<Passkey> {
	const person = passkeyCustomer(customer);
	const passkey = await addPasskey(person, input);
	// Looked at again afterwards: what ended the session has removed all passkeys that were there.
	if (!(await customerOfSession(await presentSession("customer")))) {
		await removePasskey(person, passkey._id);
		throw loginNeeded();
	}
	await queueMails(passkeyAddedMail(customer, passkey));
	return passkey;
}
