import { createReadStream, mkdirSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import type { Chunks } from "./bytes";
import { s3Place } from "./s3";

/** Where backups lie. */
export type Place = {
	/** For people; without a secret. */
	words: string;
	list(): Promise<string[]>;
	/** Appears under its name when it is whole. */
	write(name: string, chunks: Chunks): Promise<void>;
	read(name: string): Promise<Chunks>;
	remove(name: string): Promise<void>;
};

/** A folder of this machine, or one that it has mounted. */
export function folderPlace(folder: string): Place {
	const pathOf = (name: string) => join(folder, name);
	return {
		words: folder,
		async list() {
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			return readdir(folder);
		},
		async write(name, chunks) {
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			const draft = pathOf(`.${name}.part`);
			try {
				const file = await open(draft, "w", 0o600);
				await pipeline(chunks, file.createWriteStream({ flush: true }));
				await rename(draft, pathOf(name));
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		read: async (name) => createReadStream(pathOf(name)),
		remove: (name) => rm(pathOf(name)),
	};
}

/** The place that BACKUP_URL names. Throws a sentence where it names none. */
export function placeAt(address: string): Place {
	return address.startsWith("s3:") ? s3Place(address) : folderPlace(fileURLToPath(address));
}
