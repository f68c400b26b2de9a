import { createReadStream, mkdirSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { backupName, backupTime } from "@/lib/backups/rules";
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

/** What a file is called until it is whole. */
const draftOf = (name: string) => `.${name}.part`;
/** Longer than any backup takes: an older draft was left by a process that was killed. */
const LEFT_MS = 24 * 3_600_000;

/** Drafts of backups among these names that nobody writes to any more. */
function draftsLeft(names: readonly string[]): string[] {
	return names.filter((name) => {
		const at = backupTime(name.slice(1, -".part".length));
		return at !== null && name === draftOf(backupName(at)) && Date.now() - at.getTime() > LEFT_MS;
	});
}

/** A folder of this machine, or one that it has mounted. */
export function folderPlace(folder: string): Place {
	const pathOf = (name: string) => join(folder, name);
	return {
		words: folder,
		async list() {
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			const names = await readdir(folder);
			// A disk that can only be read is still one to restore from.
			for (const draft of draftsLeft(names)) await rm(pathOf(draft), { force: true }).catch(() => {});
			return names;
		},
		async write(name, chunks) {
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			const draft = pathOf(draftOf(name));
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
