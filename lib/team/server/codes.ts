import "server-only";
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { clock } from "@/lib/server/platform/clock";
import { RECOVERY_CODES } from "../rules";

/** What a base32 letter carries. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const RECOVERY_LENGTH = 16;
/** A phone's clock may be so many steps of 30 seconds before or behind. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret for an authenticator app, in base32. */
export function newSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads of it, as an address and as the picture of a QR code (SVG), drawn here: nobody else learns of it. */
export function enrolment(secret: string, shop: string, account: string): { uri: string; qr: string } {
	const uri = new TOTP({ issuer: shop, label: account, secret }).toString();
	return { uri, qr: renderSVG(uri, { border: 2 }) };
}

/** What an app shows: the library compares nothing else, and throws for letters of more than one byte. */
const CODE = /^\d{6}$/;

/** The time step whose code this is, about now; null where it is none. Compared in constant time. */
export function stepOfCode(secret: string, code: string): number | null {
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
export function newRecoveryCodes(): string[] {
	return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}
