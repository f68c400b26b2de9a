/** A key that nobody else has: 32 hexadecimal digits. Not crypto.randomUUID: a shop on a local network without https has none. */
export function randomKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
