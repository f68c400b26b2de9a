import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { backupsAmong } from "@/lib/backups/rules";
import { archived } from "./archive";
import type { Chunks } from "./bytes";
import { folderPlace, type Place, placeAt } from "./places";
import { opened, sealed } from "./seal";

/** What of the settings says where backups lie. */
export type Where = { DATA_DIR: string; BACKUP_URL?: string; BACKUP_KEY?: string };

/** Where this shop's backups lie; beside its data where nothing is said. */
export function ownPlace({ DATA_DIR, BACKUP_URL }: Where): Place {
	return BACKUP_URL ? placeAt(BACKUP_URL) : folderPlace(join(DATA_DIR, "backups"));
}

/** One backup: where it lies, and its name there. */
export type Kept = { place: Place; name: string };

/** The backup that somebody names: a file, a name at the shop's own place, or its newest. Throws a sentence where there is none. */
export async function findBackup(settings: Where, named: string): Promise<Kept> {
	if (existsSync(named)) return { place: folderPlace(dirname(resolve(named))), name: basename(named) };
	const place = ownPlace(settings);
	const names = backupsAmong(await place.list());
	const name = named === "newest" ? names[0] : names.find((one) => one === named);
	if (name) return { place, name };
	if (named === "newest") throw new Error(`There is no backup in ${place.words}`);
	throw new Error(`There is no file ${named}, and no backup of that name in ${place.words}`);
}

const ZIP = { level: 6 };

/** Writes all of a database under this name: packed, and sealed where there is a key. */
export async function writeBackup(
	{ uri, isCopy }: { uri: string; isCopy: boolean },
	{ place, name }: Kept,
	key: string | undefined,
) {
	await pipeline(
		Readable.from(archived(uri, isCopy), { objectMode: false, highWaterMark: 1_000_000 }),
		createGzip(ZIP),
		(chunks: Chunks) => sealed(chunks, key),
		(chunks: Chunks) => place.write(name, chunks),
	);
}

/** What a backup holds, handed to its reader. Rejects with a sentence where it is not whole, or needs another key. */
export async function readBackup<Result>(
	{ place, name }: Kept,
	key: string | undefined,
	read: (chunks: Chunks) => Promise<Result>,
): Promise<Result> {
	const gunzip = createGunzip();
	const feeding = pipeline(await place.read(name), (chunks: Chunks) => opened(chunks, key), gunzip);
	const reading = read(gunzip).catch((error: unknown) => {
		gunzip.destroy(error instanceof Error ? error : new Error(String(error)));
		throw error;
	});
	const [fed, result] = await Promise.allSettled([feeding, reading]);
	if (fed.status === "rejected") throw fed.reason;
	if (result.status === "rejected") throw result.reason;
	return result.value;
}
