import "server-only";
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { loginNeeded } from "@/lib/accounts/server/sessions";
import { audit } from "@/lib/server/audit/audit-log";
import { change, commit, removal, removalIfThere, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { type SessionToken, startSession } from "@/lib/server/http/session";
import { tellingOn } from "@/lib/server/http/sign-ins";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { seal, sha256, unseal } from "@/lib/server/platform/crypto";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import { currentShop } from "@/lib/shop/server/read";
import { SecondFactor, type SecondFactorDoc } from "@/models/team";
import { plainCode, RECOVERY_CODES, type Seller, WRONG_CODE } from "../rules";
import { ENTER_CODE, type RemoveFactor, type SellerProof } from "../schema";
import {
	changeSignIn,
	isOfTheseSettings,
	isPasswordOf,
	personNamed,
	settingsMark,
	signInWrites,
} from "./session";

/** What a base32 letter carries. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const RECOVERY_LENGTH = 16;
/** A phone's clock may be so many steps of 30 seconds before or behind. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret for an authenticator app, in base32. */
function newSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads of it, as an address and as the picture of a QR code (SVG), drawn here: nobody else learns of it. */
function enrolment(secret: string, shop: string, account: string): { uri: string; qr: string } {
	const uri = new TOTP({ issuer: shop, label: account, secret }).toString();
	return { uri, qr: renderSVG(uri, { border: 2 }) };
}

/** What an app shows: the library compares nothing else, and throws for letters of more than one byte. */
const CODE = /^\d{6}$/;

/** The time step whose code this is, about now; null where it is none. Compared in constant time. */
function stepOfCode(secret: string, code: string): number | null {
	if (!CODE.test(code)) return null;
	const timestamp = clock.now().getTime();
	const delta = TOTP.validate({
		token: code,
		secret: Secret.fromBase32(secret),
		timestamp,
		window: WINDOW,
	});
	return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}

function newRecoveryCode(): string {
	const letters = [...randomBytes(RECOVERY_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
	return letters.replace(/(.{4})(?!$)/g, "$1-");
}

/** Codes of 80 bits each, to be kept on paper. */
function newRecoveryCodes(): string[] {
	return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/** What secrets of apps are sealed for. */
export const FACTOR_SEAL = "second factor";
const ON_ALREADY = "Your second factor is switched on already";
const NOT_ON = "Your second factor is not switched on";

type Confirmed = SecondFactorDoc & Required<Pick<SecondFactorDoc, "secret">>;

function isConfirmed(doc: SecondFactorDoc | null): doc is Confirmed {
	return doc?.secret !== undefined;
}

/**
 * The confirmed second factor of this person. The owner's ends with the settings that it was confirmed under, and stays
 * on where the secret that marked them is gone: recovery codes still open it.
 */
async function factorOf({ id }: Seller): Promise<Confirmed | null> {
	const doc = await SecondFactor.findById(id).lean<SecondFactorDoc>();
	if (!isConfirmed(doc)) return null;
	const isOver = doc.settings !== undefined && !isOfTheseSettings(doc.settings);
	return isOver && opened(doc.secret) !== null ? null : doc;
}

/** Since when this person's second factor is on, and how many recovery codes are left; null while it is off. */
export async function readSecondFactor(
	seller: Seller,
): Promise<{ since: Date; recoveryCodesLeft: number } | null> {
	const factor = await factorOf(seller);
	if (!factor) return null;
	return { since: factor.since ?? clock.now(), recoveryCodesLeft: factor.recoveryCodes?.length ?? 0 };
}

/** A new secret, which counts once a code has confirmed it. It is shown this once. Throws ShopError `conflict` when one is on. */
export async function beginSecondFactor(
	seller: Seller,
): Promise<{ secret: string; uri: string; qr: string }> {
	if (await factorOf(seller)) throw new ShopError("conflict", ON_ALREADY);
	const secret = newSecret();
	// What is left here counts no more: the settings it belonged to have changed.
	await SecondFactor.deleteOne({ _id: seller.id, secret: { $exists: true } });
	const pending = seal(FACTOR_SEAL, secret);
	try {
		await SecondFactor.updateOne(
			{ _id: seller.id, secret: { $exists: false } },
			{ $set: { pending } },
			{ upsert: true },
		);
	} catch (error) {
		if (isDuplicate(error)) throw new ShopError("conflict", ON_ALREADY);
		throw error;
	}
	return { secret, ...enrolment(secret, currentShop().name, seller.email) };
}

function wrongCode(): ShopError {
	return invalid("code", WRONG_CODE);
}

/** The secret, or null where the shop no longer has what it was sealed with. */
function opened(sealed: string): string | null {
	try {
		return unseal(FACTOR_SEAL, sealed);
	} catch (error) {
		log.warn({ err: error }, "a second factor was sealed with a secret that is gone");
		return null;
	}
}

function stepIn(sealed: string, code: string): { secret: string; step: number } | null {
	const secret = opened(sealed);
	const step = secret === null ? null : stepOfCode(secret, code);
	return secret === null || step === null ? null : { secret, step };
}

/**
 * Switches the second factor on with the first code of the app. Other sessions end, the present one goes on under a
 * fresh cookie. Gives the recovery codes, which nobody reads again.
 * Throws ShopError `invalid` for a wrong code, `conflict` where none was begun.
 */
export async function confirmSecondFactor(
	seller: Seller,
	typed: string,
	session: SessionToken | null,
): Promise<string[]> {
	if (!session) throw loginNeeded();
	if (await factorOf(seller)) throw new ShopError("conflict", ON_ALREADY);
	const begun = await SecondFactor.findById(seller.id).lean<SecondFactorDoc>();
	if (!begun?.pending) throw new ShopError("conflict", "Please begin with the second factor first");
	const right = stepIn(begun.pending, plainCode(typed));
	if (!right) throw wrongCode();
	const recoveryCodes = newRecoveryCodes();
	const confirmed = change(
		SecondFactor,
		{ _id: seller.id, pending: begun.pending },
		{
			$set: {
				secret: begun.pending,
				lastStep: right.step,
				recoveryCodes: recoveryCodes.map((code) => sha256(plainCode(code))),
				since: clock.now(),
				...(seller.role === "owner" ? { settings: settingsMark() } : {}),
			},
			$unset: { pending: 1 },
		},
		() => new ShopError("conflict", ON_ALREADY),
	);
	const person = await personNamed(seller.id, 1);
	if (!person) throw loginNeeded();
	const { subject, version } = person;
	const told = tellingOn({ side: "seller", owner: seller.id }, session, version);
	await changeSignIn(seller, "second-factor-on", [confirmed, told]);
	await startSession("seller", subject, version, session.jti);
	return recoveryCodes;
}

/** Takes a code of the app: one write, which a code of the same time step or an earlier one does not get again. */
async function spendAppCode(
	{ _id, secret: sealed, since, settings }: Confirmed,
	code: string,
): Promise<boolean> {
	const right = stepIn(sealed, code);
	if (!right) return false;
	// Sealed anew, so that replacing the shop's secret shuts nobody out who comes by in time.
	const renewed = {
		secret: seal(FACTOR_SEAL, right.secret),
		...(settings ? { settings: settingsMark() } : {}),
	};
	const { matchedCount } = await SecondFactor.updateOne(
		{ _id, since, lastStep: { $lt: right.step } },
		{ $set: { ...renewed, lastStep: right.step } },
	);
	return matchedCount === 1;
}

async function spendRecoveryCode(seller: Seller, code: string): Promise<boolean> {
	const hash = sha256(code);
	const { matchedCount } = await SecondFactor.updateOne(
		{ _id: seller.id, secret: { $exists: true }, recoveryCodes: hash },
		{ $pull: { recoveryCodes: hash } },
	);
	if (matchedCount === 1) await audit(seller, { kind: "recovery-code-used" });
	return matchedCount === 1;
}

/** Whether this is a code of the person's app or a recovery code, none of which was used before; it is used now. */
export async function spendCode(seller: Seller, typed: string): Promise<boolean> {
	const factor = await factorOf(seller);
	if (!factor) return false;
	const code = plainCode(typed);
	return (await spendAppCode(factor, code)) || (await spendRecoveryCode(seller, code));
}

/**
 * Makes sure that whoever is signed in knows the password, and has a code where a second factor is on. Throws ShopError
 * `invalid` with what is wrong beside its field.
 */
export async function confirmSeller(seller: Seller, { password, code }: SellerProof): Promise<void> {
	const isOn = (await factorOf(seller)) !== null;
	if (isOn && !code) throw invalid("code", ENTER_CODE);
	if (!(await isPasswordOf(seller, password))) {
		const message = "Current password is incorrect";
		throw invalid("password", message);
	}
	if (isOn && code && !(await spendCode(seller, code))) throw wrongCode();
}

/** Switches it off. Throws ShopError `invalid` for a wrong password or code, `conflict` when it is not on. */
export async function removeSecondFactor(seller: Seller, proof: RemoveFactor): Promise<void> {
	if (!(await factorOf(seller))) throw new ShopError("conflict", NOT_ON);
	await confirmSeller(seller, proof);
	const removed = removal(SecondFactor, { _id: seller.id }, () => new ShopError("conflict", NOT_ON));
	await commit([removed, ...signInWrites(seller, "second-factor-off")]);
}

/** Takes everything away by which somebody signed in so far, for whoever begins anew with another password. */
export const forgettingSecondFactor = (id: string): Write => removalIfThere(SecondFactor, { _id: id });
