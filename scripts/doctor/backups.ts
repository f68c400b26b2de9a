import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { backupsAmong, backupTime, isBackupMissed } from "@/lib/backups/rules";
import type { Settings } from "@/lib/server/platform/settings.mjs";
import { BackupRecord } from "@/models/operations";
import { type Place, placeAt } from "../backup/places";
import { opened } from "../backup/seal";
import { about, type Finding, wordsOf } from "./finding";

const { ok, look, wrong } = about("backups");

async function* bytes(text: string) {
	yield Buffer.from(text);
}

/** Writes something small, finds it, and takes it away again. */
async function tryPlace(place: Place): Promise<void> {
	const name = `doctor-${randomUUID()}`;
	await place.write(name, bytes("This may be deleted."));
	if (!(await place.list()).includes(name)) throw new Error("what is written there is not found again");
	await place.remove(name);
}

/** The first bytes of a backup, which only its key opens. */
async function tryKey(place: Place, name: string, key: string | undefined): Promise<void> {
	for await (const _ of opened(await place.read(name), key)) return;
}

/** What the shop itself has noted of its last try. */
async function lastError(): Promise<string> {
	if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return "";
	const record = await BackupRecord.findById("backups").lean();
	return record?.error ? ` (${wordsOf(record.error)})` : "";
}

/** Tries the place of the backups for real, how old the newest is, and whether the key opens it. */
export async function checkBackups({ BACKUP_URL, BACKUP_KEY, DEMO }: Settings): Promise<Finding[]> {
	if (!BACKUP_URL) {
		const says = "none are made";
		return [DEMO ? ok(`${says}: a demo`) : look(says, "set BACKUP_URL and BACKUP_KEY")];
	}
	let words = "BACKUP_URL";
	try {
		const place = placeAt(BACKUP_URL);
		words = place.words;
		await tryPlace(place);
		const [newest] = backupsAmong(await place.list());
		const at = newest ? backupTime(newest) : null;
		if (!newest || !at)
			return [look(`${words} has none yet${await lastError()}`, "npm run backup makes one now")];
		await tryKey(place, newest, BACKUP_KEY);
		const hours = Math.round((Date.now() - at.getTime()) / 3_600_000);
		if (hours < 0) return [about("clock").wrong(`${newest} is of the future`, "timedatectl set-ntp true")];
		const says = `the newest in ${words} is ${hours} hours old`;
		if (isBackupMissed({ at, since: at }, new Date()))
			return [
				wrong(`${says}: a night was missed${await lastError()}`, "npm run backup, and see the shop's log"),
			];
		return [BACKUP_KEY ? ok(says) : look(`${says}, and anybody can read it`, "set BACKUP_KEY")];
	} catch (error) {
		return [wrong(`${words}: ${wordsOf(error)}`, "mend BACKUP_URL or BACKUP_KEY, then npm run backup")];
	}
}
