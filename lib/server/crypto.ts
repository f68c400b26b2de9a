import "server-only";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env";

/** An unguessable token for links: 192 bits in 32 characters that are safe in a URL. */
export function randomToken(): string {
	return randomBytes(24).toString("base64url");
}

/** SHA-256 in hex: how link tokens are stored. */
export function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** A keyed fingerprint for one purpose, derived from the shop's secret. */
export function fingerprint(purpose: string, text: string): string {
	return createHmac("sha256", env().JWT_SECRET).update(`${purpose}\0${text}`).digest("base64url");
}

/** Compares two texts without telling by time where they differ. */
export function sameText(a: string, b: string): boolean {
	return timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
}
