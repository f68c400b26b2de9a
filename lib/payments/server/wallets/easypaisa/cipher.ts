import "server-only";
import { createCipheriv } from "node:crypto";
import type { Fields } from "@/lib/payments/server/provider";

/**
 * Easypaisa's merchantHashedReq. Stands on: the non-empty fields sent, sorted by name, as raw `name=value` joined by
 * "&", AES in ECB mode with PKCS5 padding, the key's bytes being the hash key itself, base64 (official guide, and
 * integrations that agree). ECB is the provider's choice; the fields are no secret, the cipher only shows who sent them.
 */

const ALGORITHMS: Record<number, string> = { 16: "aes-128-ecb", 24: "aes-192-ecb", 32: "aes-256-ecb" };

/** The hashed request of these fields. Throws when the key has not 16, 24 or 32 bytes. */
export function hashedRequest(fields: Fields, key: string): string {
	const algorithm = ALGORITHMS[Buffer.byteLength(key)];
	if (!algorithm) throw new Error("The Easypaisa hash key must have 16, 24 or 32 bytes.");
	const text = Object.entries(fields)
		.filter(([, value]) => value !== "")
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, value]) => `${name}=${value}`)
		.join("&");
	const cipher = createCipheriv(algorithm, Buffer.from(key), null);
	return cipher.update(text, "utf8", "base64") + cipher.final("base64");
}
