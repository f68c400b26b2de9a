import "server-only";
import {
	generateAuthenticationOptions,
	type PublicKeyCredentialRequestOptionsJSON,
	verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { connectDatabase } from "@/lib/server/database/connect";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { Passkey, type PasskeyDoc } from "@/models/accounts";
import { PASSKEY_REFUSED, type PasskeySide } from "../rules/user";
import type { PasskeyLogin } from "../schema";
import { CHALLENGE_MS, currentSite, keepChallenge, takeChallenge } from "./passkey-challenges";
import { ownerKey } from "./passkeys";

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
	await connectDatabase();
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
