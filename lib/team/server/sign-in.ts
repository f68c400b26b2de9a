import "server-only";
import { cookies } from "next/headers";
import { PASSKEY_REFUSED, type PasskeySummary } from "@/lib/accounts/rules/user";
import type { AddPasskey, PasskeyLogin } from "@/lib/accounts/schema";
import { workingLink } from "@/lib/accounts/server/account-mail";
import { signedBy } from "@/lib/accounts/server/passkey-login";
import {
	addPasskey,
	beginPasskey,
	dropOutdated,
	forgettingPasskeys,
	listPasskeys,
	type PasskeyPerson,
	removePasskey,
} from "@/lib/accounts/server/passkeys";
import { hashPassword } from "@/lib/accounts/server/passwords";
import { loginNeeded } from "@/lib/accounts/server/sessions";
import { recordWrite } from "@/lib/server/audit/audit-log";
import { change, decided } from "@/lib/server/database/commit";
import { SELLER_SESSIONS, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { randomToken, sameText, sha256 } from "@/lib/server/platform/crypto";
import { isHttps } from "@/lib/server/platform/env";
import { ShopError } from "@/lib/server/platform/errors";
import { LoginAttempt, type LoginAttemptDoc, TeamMember, type TeamMemberDoc } from "@/models/team";
import {
	CODE_TRIES,
	DEAD_INVITATION,
	OWNER_ID,
	type Seller,
	SIGN_IN_AGAIN,
	type TeamRole,
	WRONG_CODE,
} from "../rules";
import type { SellerProof } from "../schema";
import { confirmSeller, forgettingSecondFactor, readSecondFactor, spendCode } from "./second-factor";
import {
	beginSession,
	currentSeller,
	isOfTheseSettings,
	owner,
	type Person,
	personNamed,
	personOf,
	personWith,
	settingsMark,
	signInWrites,
} from "./session";

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
async function awaitCode({ subject, version }: Person): Promise<void> {
	const token = randomToken();
	const expiresAt = new Date(clock.now().getTime() + LIFE_SECONDS * 1000);
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

/**
 * Signs the owner or a member of the team in; null where their code is needed first. Neither the words nor the time
 * tell which part was wrong. Throws ShopError `unauthenticated`.
 */
export async function loginSeller(credentials: { email: string; password: string }): Promise<Seller | null> {
	const person = await personWith(credentials);
	if (!person) throw new ShopError("unauthenticated", "Invalid email or password");
	if (await readSecondFactor(person.seller)) {
		await awaitCode(person);
		return null;
	}
	await beginSession(person);
	return person.seller;
}

function invited(token: string) {
	return { ...workingLink("invitation", token), isActive: true };
}

/** Who is invited by this link, or null when it does not work any more. */
export async function readInvitation(token: string): Promise<{ name: string; role: TeamRole } | null> {
	const member = await TeamMember.findOne(invited(token)).select("name role").lean<TeamMemberDoc>();
	return member && { name: member.name, role: member.role };
}

/** What changes with the password of whoever was invited by this link. Throws ShopError `invalid`. */
async function planOfJoining(token: string, passwordHash: string) {
	const member = await TeamMember.findOne(invited(token)).lean<TeamMemberDoc>();
	if (!member) throw new ShopError("invalid", DEAD_INVITATION);
	const { _id, name, sessionVersion } = member;
	const person = personOf({ ...member, sessionVersion: sessionVersion + 1 });
	const { id } = person.seller;
	const update = { $set: { passwordHash }, $inc: { sessionVersion: 1 }, $unset: { invitation: 1 as const } };
	return {
		person,
		writes: [
			change(TeamMember, { ...invited(token), _id, sessionVersion }, update),
			forgettingSecondFactor(id),
			forgettingPasskeys({ side: "seller", id }),
			recordWrite(person.seller, { kind: "member-joined", subject: name, subjectId: id }),
		],
	};
}

/**
 * Sets the password of whoever was invited and signs them in; sessions, second factor and passkeys from before end. The link
 * works once. Throws ShopError `invalid` for any other link.
 */
export async function joinTeam(token: string, password: string): Promise<Seller> {
	if (!(await readInvitation(token))) throw new ShopError("invalid", DEAD_INVITATION);
	const passwordHash = await hashPassword(password);
	const { person } = await decided(() => planOfJoining(token, passwordHash));
	signal(SELLER_SESSIONS);
	await beginSession(person);
	return person.seller;
}

/** Somebody of the team as somebody who has passkeys; the owner's end with the settings they were added under. */
export function passkeySeller({ id, name, email, role }: Seller): PasskeyPerson {
	return { side: "seller", id, name, email, ...(role === "owner" ? { settings: settingsMark() } : {}) };
}

/** Their passkeys, as far as they open anything. */
export function listSellerPasskeys(seller: Seller): Promise<PasskeySummary[]> {
	return listPasskeys(passkeySeller(seller), isOfTheseSettings);
}

async function personOfPasskey(id: string, settings: string | undefined): Promise<Person | null> {
	if (id !== OWNER_ID) return personNamed(id);
	return settings && isOfTheseSettings(settings) ? owner() : null;
}

/**
 * Signs the owner or somebody of the team in by a passkey: it is opened by finger, face or number, and so stands for
 * password and second factor. Throws ShopError `unauthenticated`.
 */
export async function loginByPasskey(input: PasskeyLogin): Promise<Seller> {
	const { id, settings } = await signedBy("seller", input);
	const person = await personOfPasskey(id, settings);
	if (!person) throw new ShopError("unauthenticated", PASSKEY_REFUSED);
	await beginSession(person);
	return person.seller;
}

/**
 * What a browser needs to make a passkey for a member who knows the password and, where a second factor is on, has a
 * code. Throws ShopError `invalid`, `conflict` when they have enough.
 */
export async function beginSellerPasskey(seller: Seller, proof: SellerProof) {
	await confirmSeller(seller, proof);
	const person = passkeySeller(seller);
	await dropOutdated(person, isOfTheseSettings);
	return beginPasskey(person);
}

/** Adds a passkey that the browser has just made; record and a mail tell of it. Throws ShopError as for a customer's. */
export async function addSellerPasskey(seller: Seller, input: AddPasskey): Promise<PasskeySummary> {
	const person = passkeySeller(seller);
	const passkey = await addPasskey(person, input, () => signInWrites(seller, "passkey-added"));
	// Looked at again afterwards: what ended the session has removed all passkeys that were there.
	if (!(await currentSeller())) {
		await removePasskey(person, passkey._id);
		throw loginNeeded();
	}
	return passkey;
}
