import "server-only";
import { createHmac } from "node:crypto";
import type { Fields } from "@/lib/payments/server/provider";
import { sameText } from "@/lib/server/platform/crypto";

/**
 * JazzCash's signature. Stands on: all non-empty fields whose names begin with "pp" except pp_SecureHash, sorted by
 * name in ASCII order, their values joined by "&" after the salt; HMAC-SHA256 with the salt as key, in hex, of
 * either case (official guide, and integrations that agree).
 */

function isSigned([name, value]: [string, string]): boolean {
	return /^pp/i.test(name) && name.toLowerCase() !== "pp_securehash" && value !== "";
}

function byName([a]: [string, string], [b]: [string, string]): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** The signature of a message that is put together already. */
export function hashMessage(message: string, salt: string): string {
	return createHmac("sha256", salt).update(message, "utf8").digest("hex").toUpperCase();
}

/** The signature of these fields. */
export function hashFields(fields: Fields, salt: string): string {
	const values = Object.entries(fields)
		.filter(isSigned)
		.sort(byName)
		.map(([, value]) => value);
	return hashMessage([salt, ...values].join("&"), salt);
}

/** The fields with their signature. */
export function withHash(fields: Fields, salt: string): Fields {
	return { ...fields, pp_SecureHash: hashFields(fields, salt) };
}

/** True when the fields carry the signature that only the holder of the salt can make. */
export function hasValidHash(fields: Fields, salt: string): boolean {
	return sameText((fields.pp_SecureHash ?? "").toUpperCase(), hashFields(fields, salt));
}
