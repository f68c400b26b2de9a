import "server-only";
import {
	generateAuthenticationOptions,
	type PublicKeyCredentialRequestOptionsJSON,
	verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { signInWordWrites } from "@/lib/messages/server/word";
import { commit } from "@/lib/server/database/commit";
import { presentSession } from "@/lib/server/http/session";
import { log } from "@/lib/server/log/log";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { isObjectId } from "@/lib/text/fields";
import { Passkey, type PasskeyDoc, User, type UserDoc } from "@/models/accounts";
import {
	contactOf,
	PASSKEY_REFUSED,
	type PasskeySide,
	type PasskeySummary,
	type ShopUser,
} from "../rules/user";
import type { AddPasskey, PasskeyLogin } from "../schema";
import { passkeyAddedMail } from "./account-mail";
import { confirmCustomer } from "./change-password";
import {
	addPasskey,
	beginPasskey,
	CHALLENGE_MS,
	currentSite,
	keepChallenge,
	ownerKey,
	type PasskeyPerson,
	removePasskey,
	takeChallenge,
} from "./passkeys";
import {
	beginSession,
	type Customer,
	customerOfSession,
	loginNeeded,
	shopUserOf,
	VISIBLE_FIELDS,
	type VisibleUser,
} from "./sessions";

function purposeOf(side: PasskeySide): string {
	return `login:${side}`;
}

function refused(): ShopError {
	return new ShopError("unauthenticated", PASSKEY_REFUSED);
}

/** What a browser needs to have a passkey sign. It names nobody: the device knows which passkeys it has. */
export async function beginPasskeyLogin(side: PasskeySide): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const options = await generateAuthenticationOptions({
		rpID: (await currentSite()).domain,
		timeout: CHALLENGE_MS,
		userVerification: "required",
	});
	await keepChallenge(options.challenge, purposeOf(side));
	return options;
}

async function newCounter(
	side: PasskeySide,
	passkey: PasskeyDoc,
	{ response }: PasskeyLogin,
): Promise<number> {
	const { origin, domain } = await currentSite();
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response,
			expectedChallenge: (challenge) => takeChallenge(challenge, purposeOf(side)),
			expectedOrigin: origin,
			expectedRPID: domain,
			requireUserVerification: true,
			credential: {
				id: passkey._id,
				publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
				counter: passkey.counter,
			},
		});
		if (verified) return authenticationInfo.newCounter;
	} catch (error) {
		// Among others a counter that does not go on: somebody has made a copy of the device.
		log.warn({ err: error }, "a passkey was refused");
	}
	throw refused();
}

/** A passkey that has signed, with its person's id. */
export type Signed = { id: string; settings: string | undefined };

/**
 * Whose passkey has signed. Its counter rises in one write, so that of two answers with one counter one is taken.
 * Throws ShopError `unauthenticated`, whatever is wrong.
 */
export async function signedBy(side: PasskeySide, input: PasskeyLogin): Promise<Signed> {
	const passkey = await Passkey.findById(input.response.id).lean<PasskeyDoc>();
	const prefix = ownerKey({ side, id: "" });
	if (!passkey?.owner.startsWith(prefix)) throw refused();
	const counter = await newCounter(side, passkey, input);
	const { matchedCount } = await Passkey.updateOne(
		{ _id: passkey._id, owner: passkey.owner, counter: passkey.counter },
		{ $set: { counter, lastUsedAt: clock.now() } },
	);
	if (matchedCount === 0) throw refused();
	return { id: passkey.owner.slice(prefix.length), settings: passkey.settings };
}

/** A customer as somebody who has passkeys. */
export function passkeyCustomer({ _id, name, ...reached }: Customer): PasskeyPerson {
	return { side: "customer", id: _id, name, email: contactOf(reached) };
}

/** Signs a customer in by a passkey, without a password. Throws ShopError `unauthenticated`. */
export async function loginByPasskey(input: PasskeyLogin): Promise<ShopUser> {
	const { id } = await signedBy("customer", input);
	const account = isObjectId(id)
		? await User.findOne({ _id: id, leavingAt: { $exists: false } })
				.select(`${VISIBLE_FIELDS} sessionVersion`)
				.lean<VisibleUser & Pick<UserDoc, "sessionVersion">>()
		: null;
	if (!account) throw new ShopError("unauthenticated", PASSKEY_REFUSED);
	await beginSession(account);
	return shopUserOf(account);
}

/**
 * What a browser needs to make a passkey for a customer who knows the password, or has a code where there is none. Throws ShopError `forbidden` while the
 * address is not verified, `invalid` for a wrong password, `conflict` when they have enough.
 */
export async function beginOwnPasskey(customer: Customer, proof: { password: string } | { code: string }) {
	if (!customer.isVerified)
		throw new ShopError("forbidden", "Please verify your email before adding a passkey");
	const shown = "code" in proof ? proof : { currentPassword: proof.password };
	const { writes } = await confirmCustomer(customer._id, shown, "password");
	await commit(writes);
	return beginPasskey(passkeyCustomer(customer));
}

/**
 * Adds a passkey that the browser has just made, and tells of it by mail, or the number where there is no address. Throws ShopError `invalid`, `conflict` for
 * one that is known, `unauthenticated` when the session has ended meanwhile.
 */
export async function addOwnPasskey(customer: Customer, input: AddPasskey): Promise<PasskeySummary> {
	const person = passkeyCustomer(customer);
	const passkey = await addPasskey(person, input, (added) =>
		customer.email ? mailWrites(passkeyAddedMail(customer, added)) : signInWordWrites(customer),
	);
	// Looked at again afterwards: what ended the session has removed all passkeys that were there.
	if (!(await customerOfSession(await presentSession("customer")))) {
		await removePasskey(person, passkey._id);
		throw loginNeeded();
	}
	return passkey;
}
