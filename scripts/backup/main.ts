import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupName, backupsAmong, backupTime, isBackupDue, outdatedBackups } from "@/lib/backups/rules";
import { giveUp, runTypeScript, say } from "@/server/program.mjs";
import { checkedSettings, keepToOneself, shopEnv } from "@/server/shop-env.mjs";
import { aside, isMomentGone, withData, withStore } from "../support/moment.mjs";
import { loadArchive } from "./archive";
import { findBackup, type Kept, ownPlace, readBackup, writeBackup } from "./keep";
import { folderPlace } from "./places";

/*
 * npm run backup [-- --to FILE]: all data as it is at this moment, to BACKUP_URL; the shop may be open.
 * npm run backup -- --verify [NAME]: restores the newest aside, and holds its books against their ledgers.
 * The shop itself says --nightly: only where none was made since the last night; the last line names the newest.
 */
const { values, positionals } = parseArgs({
	options: {
		to: { type: "string" },
		verify: { type: "boolean", default: false },
		nightly: { type: "boolean", default: false },
	},
	allowPositionals: true,
});
keepToOneself();
const settings = await checkedSettings();

async function make(kept: Kept): Promise<void> {
	await withData(settings, (uri, isCopy) => writeBackup({ uri, isCopy }, kept, settings.BACKUP_KEY));
}

/** Makes a backup at the shop's own place, and lets go of those that were kept long enough. */
async function makeKept(): Promise<string> {
	const place = ownPlace(settings);
	const now = new Date();
	const [newest] = backupsAmong(await place.list());
	const at = newest ? (backupTime(newest) ?? undefined) : undefined;
	if (values.nightly && newest && !isBackupDue({ at }, now)) return newest;
	const name = backupName(now);
	await make({ place, name });
	for (const old of outdatedBackups(await place.list(), now)) await place.remove(old);
	say(`${place.words.replace(/\/?$/, "/")}${name}${settings.BACKUP_KEY ? ", encrypted" : ""}`);
	return name;
}

async function makeFile(file: string): Promise<void> {
	const path = resolve(file);
	if (existsSync(path)) giveUp(`The file ${path} is there already.`);
	await make({ place: folderPlace(dirname(path)), name: basename(path) });
	say(path);
}

/** Restores a backup into a store of its own and checks it; gives the exit code. */
async function verify(named: string): Promise<number> {
	const kept = await findBackup(settings, named);
	return aside(settings.DATA_DIR, (folder) =>
		withStore(folder, async (uri) => {
			const load = (chunks: AsyncIterable<Buffer>) => loadArchive(chunks, uri);
			const { collections, documents } = await readBackup(kept, settings.BACKUP_KEY, load);
			say(`${kept.name} is whole: ${collections} collections, ${documents} documents.`);
			return runTypeScript("scripts/check-books/main.ts", [], shopEnv(settings, uri));
		}),
	);
}

try {
	if (values.verify) process.exitCode = await verify(positionals[0] ?? "newest");
	else if (values.to) await makeFile(values.to);
	else {
		const name = await makeKept();
		if (values.nightly) say(name);
	}
} catch (error) {
	if (isMomentGone(error)) {
		giveUp(
			"The backup took longer than this MongoDB keeps a moment: raise its minSnapshotHistoryWindowInSeconds.",
		);
	}
	giveUp(error instanceof Error ? error.message : String(error));
}
