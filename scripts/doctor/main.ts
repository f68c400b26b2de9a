import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import mongoose from "mongoose";
import { backupsAmong, backupTime, isBackupMissed } from "@/lib/backups/rules";
import { walletOrigins } from "@/lib/payments/server/wallets/settings.mjs";
import type { Settings } from "@/lib/server/platform/settings.mjs";
import { readSettings, SettingsError } from "@/lib/server/platform/settings.mjs";
import { BackupRecord } from "@/models/operations";
import { type Place, placeAt } from "@/scripts/backup/places";
import { opened } from "@/scripts/backup/seal";
import { ROOT } from "@/server/program.mjs";
import { readEnvFile } from "@/server/shop-env.mjs";
import { checkDatabase, checkMailQueue, findDatabase } from "./database";
import { about, type Finding, lineOf, wordsOf } from "./finding";
import { checkClock, checkDisk } from "./machine";
import { checkDomain, checkMail, checkMessages, checkWallets } from "./neighbours";

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
async function checkBackups({ BACKUP_URL, BACKUP_KEY, DEMO }: Settings): Promise<Finding[]> {
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

/*
 * npm run doctor: tries every setting and neighbour of the shop for real, a line each. Exit code 1 where something is
 * wrong, 0 where nothing is or something is only worth a look. The shop may be open or closed.
 */

type Read = Settings & { wallets: string[] };

/** The settings, or which one is wrong. */
function readAll(): Read | Finding {
	try {
		const settings = readSettings(process.env);
		const DATA_DIR = resolve(ROOT, settings.DATA_DIR);
		return { ...settings, DATA_DIR, wallets: walletOrigins(process.env) };
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		return about("settings").wrong(error.message, "mend it in .env; docs/operations.md has them all");
	}
}

/** What of the settings is allowed and seldom meant. */
function checkSettings({ APP_URL, DEMO, TRUST_PROXY, RATE_LIMIT }: Settings): Finding[] {
	const { ok, look } = about("settings");
	const isHttps = APP_URL.startsWith("https:");
	return [
		ok(`all can be read; the shop is ${DEMO ? "a demo" : "no demo"}`),
		...(DEMO && isHttps ? [look("anybody can read a demo's mails", "DEMO=0")] : []),
		...(isHttps && TRUST_PROXY === 0
			? [look("all visitors count as one address", "TRUST_PROXY=1 behind a proxy")]
			: []),
		...(RATE_LIMIT === "off" ? [look("the limits are off", "RATE_LIMIT=on")] : []),
	];
}

async function findingsOf(settings: Read): Promise<Finding[]> {
	const disk = await checkDisk(settings.DATA_DIR);
	const database = await findDatabase(settings);
	const isFound = "uri" in database;
	// What the shop's own code reads; nothing is signed here.
	Object.assign(process.env, {
		MONGODB_URI: isFound ? database.uri : "mongodb://127.0.0.1:1/none",
		JWT_SECRET: settings.JWT_SECRET ?? "-".repeat(32),
		DEMO: settings.DEMO ? "1" : "0",
	});
	// First, so that what others read of it can be read.
	const ofDatabase = isFound ? await checkDatabase() : [database.finding];
	const rest = await Promise.all([
		checkMail(settings),
		isFound ? checkMailQueue() : [],
		checkMessages(settings),
		checkWallets(settings.wallets),
		checkClock(),
		checkBackups(settings),
		checkDomain(settings),
	]);
	if (isFound) database.close();
	return [...checkSettings(settings), ...ofDatabase, ...disk, ...rest.flat()];
}

readEnvFile();
const settings = readAll();
const findings = "level" in settings ? [settings] : await findingsOf(settings);
for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
process.exit(findings.some(({ level }) => level === "wrong") ? 1 : 0);
