import "server-only";
import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	randomBytes,
	timingSafeEqual,
} from "node:crypto";
import { env } from "./env";

/** An unguessable token for links: 192 bits in 32 characters that are safe in a URL. */
export function randomToken(): string {
	return randomBytes(24).toString("base64url");
}

/** SHA-256 in hex: how link tokens are stored. */
export function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

function fingerprintWith(secret: string, purpose: string, text: string): string {
	return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

/** A keyed fingerprint for one purpose, derived from the shop's secret. */
export function fingerprint(purpose: string, text: string): string {
	return fingerprintWith(env().JWT_SECRET, purpose, text);
}

/** Whether this is the text's fingerprint, by the present secret or the one before it, while that is still named. */
export function isFingerprint(print: string, purpose: string, text: string): boolean {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS } = env();
	const secrets = JWT_SECRET_PREVIOUS ? [JWT_SECRET, JWT_SECRET_PREVIOUS] : [JWT_SECRET];
	return secrets.some((secret) => sameText(print, fingerprintWith(secret, purpose, text)));
}

const SEAL = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function sealingKey(purpose: string, secret: string): Buffer {
	return createHmac("sha256", secret).update(`seal\0${purpose}`).digest();
}

/** The text as whoever only has the database cannot read it. `unseal` with the same purpose reads it again. */
export function seal(purpose: string, text: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(SEAL, sealingKey(purpose, env().JWT_SECRET), nonce);
	const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

function unsealWith(secret: string, purpose: string, sealed: string): string {
	const bytes = Buffer.from(sealed, "base64url");
	const nonce = bytes.subarray(0, NONCE_BYTES);
	const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
	const decipher = createDecipheriv(SEAL, sealingKey(purpose, secret), nonce, { authTagLength: TAG_BYTES });
	decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
	return decipher.update(body, undefined, "utf8") + decipher.final("utf8");
}

/** The text that was sealed, with the present secret or the one before it. Throws when it was sealed with another. */
export function unseal(purpose: string, sealed: string): string {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS } = env();
	try {
		return unsealWith(JWT_SECRET, purpose, sealed);
	} catch (error) {
		if (!JWT_SECRET_PREVIOUS) throw error;
		return unsealWith(JWT_SECRET_PREVIOUS, purpose, sealed);
	}
}

/** The text sealed with the present secret, where it was with the one before it; null where it is already, or nothing opens it. */
export function sealedAnew(purpose: string, sealed: string): string | null {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS } = env();
	if (!JWT_SECRET_PREVIOUS) return null;
	try {
		unsealWith(JWT_SECRET, purpose, sealed);
		return null;
	} catch {
		// Not with the present one.
	}
	try {
		return seal(purpose, unsealWith(JWT_SECRET_PREVIOUS, purpose, sealed));
	} catch {
		return null;
	}
}

/** Compares two texts without telling by time where they differ. */
export function sameText(a: string, b: string): boolean {
	return timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
}
