import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { forgettingPasskeys } from "@/lib/accounts/server/passkeys";
import { verifyPassword } from "@/lib/accounts/server/passwords";
import { PAGES } from "@/lib/routes.mjs";
import { audit, recordWrite } from "@/lib/server/audit/audit-log";
import { changeIfThere, commit, upsertion, type Write } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { dropSession, presentSession, type SessionToken, startSession } from "@/lib/server/http/session";
import { endSession, isEnded } from "@/lib/server/http/sign-ins";
import { SELLER_SESSIONS, signal } from "@/lib/server/live/signals";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { fingerprint, isFingerprint, sameText } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { ShopError } from "@/lib/server/platform/errors";
import { isObjectId } from "@/lib/text/fields";
import { SellerState, type SellerStateDoc } from "@/models/shop";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import { type Duty, mayDo, NOT_YOUR_DUTY, OWNER_ID, OWNER_NAME, ROLE_HOMES, type Seller } from "../rules";
import { type SignInChange, signInChangedMail } from "./team-mail";

/** Somebody who may sign in, and what a session of theirs says. */
export type Person = { seller: Seller; subject: string; version: string };
type Credentials = { email: string; password: string };

const STATE_ID = "seller";

function ownerAt(sessionVersion: number): Person {
	const { SELLER_EMAIL: email, SELLER_PASSWORD } = env();
	return {
		seller: { id: OWNER_ID, email, name: OWNER_NAME, role: "owner" },
		subject: email,
		version: fingerprint("seller-session", `${email}\0${SELLER_PASSWORD}\0${sessionVersion}`),
	};
}

/**
 * The owner of the settings. The version changes with address or password, so that a changed setting ends earlier
 * sessions, and when all of them are ended; `ended`: as it is once they have been so often more.
 */
export async function owner(ended = 0): Promise<Person> {
	const state = await SellerState.findById(STATE_ID).lean<SellerStateDoc>();
	return ownerAt((state?.sessionVersion ?? 0) + ended);
}

const SETTINGS = "owner's settings";

function ownerSettings(): string {
	return `${env().SELLER_EMAIL}\0${env().SELLER_PASSWORD}`;
}

/** Marks what belongs to the present settings of the owner, and ends with them. */
export function settingsMark(): string {
	return fingerprint(SETTINGS, ownerSettings());
}

/** Whether the mark was made under the present settings of the owner. */
export function isOfTheseSettings(mark: string): boolean {
	return isFingerprint(mark, SETTINGS, ownerSettings());
}

/** A member of the team as whoever acts. */
export function personOf({ _id, name, email, role, sessionVersion }: TeamMemberDoc): Person {
	const id = String(_id);
	return { seller: { id, email, name, role }, subject: id, version: String(sessionVersion) };
}

function isOwner({ email, password }: Credentials): boolean {
	const isEmail = sameText(email, env().SELLER_EMAIL);
	const isPassword = sameText(password, env().SELLER_PASSWORD);
	return isEmail && isPassword;
}

/**
 * Whose credentials these are, or null. Whatever is wrong is found out after the same time: an address of nobody, or
 * the owner's, is compared with a password too.
 */
export async function personWith(credentials: Credentials): Promise<Person | null> {
	if (isOwner(credentials)) return owner();
	const member = await TeamMember.findOne({ email: credentials.email }).lean<TeamMemberDoc>();
	const matches = await verifyPassword(credentials.password, member?.passwordHash);
	return member?.isActive && matches ? personOf(member) : null;
}

/** Whether this is the password of somebody who is signed in. */
export async function isPasswordOf({ id, role, email }: Seller, password: string): Promise<boolean> {
	if (role === "owner") return isOwner({ email, password });
	const member = await TeamMember.findById(id).select("passwordHash").lean<TeamMemberDoc>();
	return verifyPassword(password, member?.passwordHash);
}

/** Who signs in under this subject, or null when they were switched off; `ended` as for the owner. */
export async function personNamed(subject: string, ended = 0): Promise<Person | null> {
	if (!isObjectId(subject)) return owner(ended);
	const member = await TeamMember.findOne({ _id: subject, isActive: true }).lean<TeamMemberDoc>();
	return member && personOf({ ...member, sessionVersion: member.sessionVersion + ended });
}

/** Who signed in with this session, or null once it was ended, they were switched off, or what they may has changed. */
export async function personOfSession(session: SessionToken): Promise<Person | null> {
	const person = await personNamed(session.sub);
	if (!person || !sameText(session.version, person.version)) return null;
	return (await isEnded(session)) ? null : person;
}

const raise = { $inc: { sessionVersion: 1 } };

/** The writes of the record, and of the mail to whom it concerns, that they sign in otherwise from now on. */
export const signInWrites = (seller: Seller, change: SignInChange): Write[] => [
	recordWrite(seller, { kind: change }),
	...mailWrites(signInChangedMail(seller, change, clock.now())),
];

/** The write that ends every session of theirs. */
function endingSessions({ id }: Pick<Seller, "id">): Write {
	if (id !== OWNER_ID) return changeIfThere(TeamMember, { _id: id }, raise);
	return upsertion(SellerState, { _id: STATE_ID }, raise);
}

/**
 * Makes them sign in otherwise, by these writes: every session of theirs ends with them, and record and a mail tell of it.
 */
export async function changeSignIn(
	seller: Seller,
	change: SignInChange,
	writes: readonly Write[],
): Promise<void> {
	const all = [...writes, endingSessions(seller), ...signInWrites(seller, change)];
	await retryOnDuplicate(() => commit(all));
	signal(SELLER_SESSIONS);
}

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
	const passkeys = forgettingPasskeys({ side: "seller", id: seller.id });
	await changeSignIn(seller, "logged-out-everywhere", [passkeys]);
	await dropSession("seller");
}

/** Who signed in with this session, or null when it counts no more. */
export async function sellerOfSession(session: SessionToken | null): Promise<Seller | null> {
	if (!session) return null;
	return (await personOfSession(session))?.seller ?? null;
}

/** Who of the team sends this request, or null. Asked once a page, however many parts need to know. */
export const currentSeller = cache(
	async (): Promise<Seller | null> => sellerOfSession(await presentSession("seller")),
);

/**
 * Who of the team sends this request, if it is their work. Throws ShopError `unauthenticated` for anyone else,
 * `forbidden` for a role whose work it is not.
 */
export async function requireSeller(duty: Duty = "management"): Promise<Seller> {
	const seller = await currentSeller();
	if (!seller) throw new ShopError("unauthenticated", "Please login as the seller to continue");
	if (!mayDo(seller.role, duty)) throw new ShopError("forbidden", NOT_YOUR_DUTY);
	return seller;
}

/**
 * Who of the team looks at this page, by its path in the table of pages; null for anyone else, who finds the login
 * around it. Whoever has no business here is led to where their work is.
 */
export async function sellerOnPage(path: string): Promise<Seller | null> {
	const seller = await currentSeller();
	if (seller && !mayDo(seller.role, PAGES[path]?.duty ?? "management")) redirect(ROLE_HOMES[seller.role]);
	return seller;
}
