import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { ByteReader, type Chunks, regrouped } from "./bytes";

/** A backup's first 16 bytes: what it is, and whether a key was turned. */
const OPEN = Buffer.from("SABZ BACKUP 1 -\n");
const SEALED = Buffer.from("SABZ BACKUP 1 K\n");

const [SALT_BYTES, TAG_BYTES, PIECE_BYTES] = [16, 16, 65_536];
const CIPHER = "aes-256-gcm";

/** The key of one backup alone: of many with one key none shares a nonce with another. */
function keyOf(secret: string, salt: Buffer): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, salt, SEALED, 32));
}

/** Counts the pieces and marks the last, so that none can be left out, moved or cut off. */
function nonceOf(index: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUIntBE(index, 5, 6);
	nonce[11] = isLast ? 1 : 0;
	return nonce;
}

/** These bytes behind a backup's head, sealed piece by piece (AES-256-GCM) where there is a key. */
export async function* sealed(chunks: Chunks, secret: string | undefined): AsyncGenerator<Buffer> {
	if (secret === undefined) {
		yield OPEN;
		yield* chunks;
		return;
	}
	const salt = randomBytes(SALT_BYTES);
	yield SEALED;
	yield salt;
	const key = keyOf(secret, salt);
	let index = 0;
	const piece = (bytes: Buffer, isLast: boolean) => {
		const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast));
		index += 1;
		const head = Buffer.alloc(5);
		head.writeUInt32BE(bytes.length, 0);
		head[4] = isLast ? 1 : 0;
		return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
	};
	let before: Buffer | undefined;
	for await (const bytes of regrouped(chunks, PIECE_BYTES)) {
		if (before) yield piece(before, false);
		before = bytes;
	}
	yield piece(before ?? Buffer.alloc(0), true);
}

async function* openedPieces(reader: ByteReader, secret: string): AsyncGenerator<Buffer> {
	const key = keyOf(secret, await reader.take(SALT_BYTES));
	for (let index = 0; ; index += 1) {
		const head = await reader.take(5);
		const length = head.readUInt32BE(0);
		const isLast = head[4] === 1;
		if (length > PIECE_BYTES) throw new Error("The backup is damaged.");
		const bytes = await reader.take(length);
		const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast));
		decipher.setAuthTag(await reader.take(TAG_BYTES));
		const piece = decipher.update(bytes);
		try {
			decipher.final();
		} catch {
			throw new Error(
				index === 0
					? "BACKUP_KEY is not the key that this backup was made with."
					: "The backup is damaged: somebody, or a disk, has changed it.",
			);
		}
		yield piece;
		if (isLast) return reader.mustBeOver();
	}
}

/**
 * What `sealed` was given. Nothing that was changed comes out of a sealed one. Throws a sentence for whoever restores:
 * no backup, another key or none, damaged, cut off.
 */
export async function* opened(chunks: Chunks, secret: string | undefined): AsyncGenerator<Buffer> {
	const reader = new ByteReader(chunks);
	const head = await reader.take(OPEN.length);
	if (head.equals(OPEN)) return yield* reader.rest();
	if (!head.equals(SEALED)) throw new Error("This is no backup of this shop, or of another version.");
	if (secret === undefined) throw new Error("The backup is encrypted: it needs its BACKUP_KEY.");
	yield* openedPieces(reader, secret);
}
