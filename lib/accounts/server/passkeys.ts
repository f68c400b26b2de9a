import "server-only";
import {
	generateRegistrationOptions,
	type PublicKeyCredentialCreationOptionsJSON,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { headers } from "next/headers";
import { commit, insertion, removalOfAll, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { isTrustedHost } from "@/lib/server/http/origin";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { currentShop } from "@/lib/shop/server/read";
import { Passkey, PasskeyChallenge, type PasskeyDoc } from "@/models/accounts";
import {
	MAX_PASSKEYS,
	PASSKEY_NOT_FOUND,
	PASSKEY_REFUSED,
	type PasskeySide,
	type PasskeySummary as ShopPasskey,
} from "../rules/user";
import type { AddPasskey } from "../schema";

/** How long somebody may take to touch their device, in milliseconds. */
export const CHALLENGE_MS = 300_000;

/** Remembers what is to be signed, and for what. */
export async function keepChallenge(challenge: string, purpose: string): Promise<void> {
	const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
	await PasskeyChallenge.create({ _id: challenge, purpose, expiresAt });
}

/** Takes a challenge away: true once, for what it was given for, while it has not ended. */
export async function takeChallenge(challenge: string, purpose: string): Promise<boolean> {
	const taken = await PasskeyChallenge.findOneAndDelete({
		_id: challenge,
		purpose,
		expiresAt: { $gt: clock.now() },
	});
	return taken !== null;
}

/** The site that passkeys belong to: its origin, and the domain that browsers know them by. */
export type Site = { origin: string; domain: string };

/** `APP_URL`; in demo mode the host by which the shop was opened, which its settings may not know. */
export async function currentSite(): Promise<Site> {
	const { APP_URL, DEMO } = env();
	const own = new URL(APP_URL);
	const host = (await headers()).get("host");
	const { origin, hostname } = new URL(DEMO && isTrustedHost(host) ? `${own.protocol}//${host}` : APP_URL);
	return { origin, domain: hostname };
}

/** Somebody who has passkeys. `settings` marks those that end with the shop's settings. */
export type PasskeyPerson = {
	side: PasskeySide;
	id: string;
	name: string;
	/** What the browser calls the account: its address, or without one its number. */
	email: string;
	settings?: string;
};

/** As whose a passkey is stored. */
export function ownerKey({ side, id }: Pick<PasskeyPerson, "side" | "id">): string {
	return `${side}:${id}`;
}

function toPasskey({ _id, name, createdAt, lastUsedAt }: PasskeyDoc): ShopPasskey {
	return {
		_id,
		name,
		createdAt: createdAt.toISOString(),
		lastUsedAt: lastUsedAt?.toISOString() ?? null,
	};
}

async function passkeysOf(person: Pick<PasskeyPerson, "side" | "id">): Promise<PasskeyDoc[]> {
	return Passkey.find({ owner: ownerKey(person) })
		.sort({ createdAt: 1 })
		.lean<PasskeyDoc[]>();
}

/** Somebody's passkeys, oldest first; `counts` says of a mark of settings whether it is still good. */
export async function listPasskeys(
	person: Pick<PasskeyPerson, "side" | "id">,
	counts: (settings: string) => boolean = () => true,
): Promise<ShopPasskey[]> {
	const passkeys = await passkeysOf(person);
	return passkeys.filter(({ settings }) => settings === undefined || counts(settings)).map(toPasskey);
}

function purposeOf(person: PasskeyPerson): string {
	return `add:${ownerKey(person)}`;
}

/** What a browser needs to make a passkey for this person. Throws ShopError `conflict` when they have enough. */
export async function beginPasskey(person: PasskeyPerson): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const known = await passkeysOf(person);
	if (known.length >= MAX_PASSKEYS)
		throw new ShopError("conflict", `You have ${MAX_PASSKEYS} passkeys already`);
	const options = await generateRegistrationOptions({
		rpName: currentShop().name,
		rpID: (await currentSite()).domain,
		userID: new TextEncoder().encode(ownerKey(person)),
		userName: person.email,
		userDisplayName: person.name,
		timeout: CHALLENGE_MS,
		excludeCredentials: known.map(({ _id, transports }) => ({ id: _id, transports })),
		// Found by the browser without an e-mail, and opened by finger, face or number: two factors in one.
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	await keepChallenge(options.challenge, purposeOf(person));
	return options;
}

async function verified(person: PasskeyPerson, { response }: AddPasskey) {
	const { origin, domain } = await currentSite();
	try {
		return await verifyRegistrationResponse({
			response,
			expectedChallenge: (challenge) => takeChallenge(challenge, purposeOf(person)),
			expectedOrigin: origin,
			expectedRPID: domain,
			requireUserVerification: true,
		});
	} catch (error) {
		log.info({ err: error }, "a passkey was not added");
		throw new ShopError("invalid", PASSKEY_REFUSED);
	}
}

/** Adds a passkey that the browser has just made, in one commit with what tells of it. Throws ShopError `invalid`, `conflict` for one that is known. */
export async function addPasskey(
	person: PasskeyPerson,
	input: AddPasskey,
	telling: (passkey: ShopPasskey) => Write[],
): Promise<ShopPasskey> {
	const { registrationInfo } = await verified(person, input);
	if (!registrationInfo) throw new ShopError("invalid", PASSKEY_REFUSED);
	const { id, publicKey, counter } = registrationInfo.credential;
	const doc = {
		_id: id,
		owner: ownerKey(person),
		name: input.name,
		publicKey: Buffer.from(publicKey).toString("base64url"),
		counter,
		transports: input.response.response.transports ?? [],
		...(person.settings ? { settings: person.settings } : {}),
		createdAt: clock.now(),
	};
	try {
		await commit([insertion(Passkey, doc), ...telling(toPasskey(doc))]);
	} catch (error) {
		if (isDuplicate(error)) throw new ShopError("conflict", "This passkey is known already");
		throw error;
	}
	return toPasskey(doc);
}

/** Calls it something else. Throws ShopError `not-found` for what is not theirs. */
export async function renamePasskey(person: PasskeyPerson, id: string, name: string): Promise<ShopPasskey> {
	const doc = await Passkey.findOneAndUpdate(
		{ _id: id, owner: ownerKey(person) },
		{ $set: { name } },
		{ returnDocument: "after" },
	).lean<PasskeyDoc>();
	if (!doc) throw notFound(PASSKEY_NOT_FOUND);
	return toPasskey(doc);
}

/** Takes it away: it opens nothing from then on. Throws ShopError `not-found` for what is not theirs. */
export async function removePasskey(person: PasskeyPerson, id: string): Promise<void> {
	const { deletedCount } = await Passkey.deleteOne({ _id: id, owner: ownerKey(person) });
	if (deletedCount === 0) throw notFound(PASSKEY_NOT_FOUND);
}

/** Takes away those that open nothing any more, which would stand in the way of new ones; `counts` as in `listPasskeys`. */
export async function dropOutdated(
	person: Pick<PasskeyPerson, "side" | "id">,
	counts: (settings: string) => boolean,
): Promise<void> {
	const over = (await passkeysOf(person)).filter(
		({ settings }) => settings !== undefined && !counts(settings),
	);
	if (over.length > 0) await Passkey.deleteMany({ _id: { $in: over.map(({ _id }) => _id) } });
}

/** The write that takes all of somebody's away, for whoever leaves or begins anew. */
export function forgettingPasskeys(person: Pick<PasskeyPerson, "side" | "id">): Write {
	return removalOfAll(Passkey, { owner: ownerKey(person) });
}
