import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import mongoose from "mongoose";
import { repeat } from "@/lib/server/jobs/repeat";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { onShutdown } from "@/lib/server/platform/instance";
import { BackupRecord } from "@/models/operations";
import { type BackupHealth, type BackupState, backupTime, isBackupDue, isBackupMissed } from "../rules";

const LOOK_EVERY_MS = 10 * 60_000;
/** After a start the first visitors go before it. */
const FIRST_LOOK_MS = 60_000;
/** A backup takes less; one that was cut off with its instance is begun anew after so long. */
const LEASE_MS = 60 * 60_000;

const PROGRAM = [
	"--conditions=react-server",
	"--import",
	"tsx",
	"scripts/backup/main.ts",
	"--nightly",
] as const;

/** The settings of the program: it copies an embedded store by itself, and reads a MongoDB. */
async function programEnv(): Promise<NodeJS.ProcessEnv> {
	const info = await mongoose.connection.db?.admin().buildInfo();
	return info?.gitVersion === "embedded" ? { ...process.env, MONGODB_URI: "" } : process.env;
}

/** Runs the backup in a process of its own; gives the name of the newest. Rejects with what it says is wrong. */
async function runProgram(): Promise<string> {
	const child = spawn(process.execPath, PROGRAM, {
		env: await programEnv(),
		stdio: ["ignore", "pipe", "pipe"],
	});
	onShutdown(() => void child.kill());
	const [out, wrong, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, "exit"),
	]);
	if (code === 0) return out.trim().split("\n").at(-1) ?? "";
	throw new Error(wrong.trim().slice(-500) || `the backup program ended with ${code}`);
}

/** One look: makes a backup where one is due, and notes what it came to. */
async function backUpWhenDue(): Promise<void> {
	const now = clock.now();
	const which = { _id: "backups" } as const;
	await BackupRecord.updateOne(which, { $setOnInsert: { since: now } }, { upsert: true });
	const state = await BackupRecord.findById("backups").lean<BackupState>();
	if (state && !isBackupDue(state, now)) return;
	try {
		const at = backupTime(await runProgram()) ?? now;
		await BackupRecord.updateOne(which, { $set: { at }, $unset: { failedAt: 1, error: 1 } });
		log.info({ at }, "the data is backed up");
	} catch (error) {
		const words = error instanceof Error ? error.message : String(error);
		await BackupRecord.updateOne(which, { $set: { failedAt: clock.now(), error: words } });
		log.error({ err: words }, "the data could not be backed up");
	}
}

/** Backs the data up every night where BACKUP_URL says so, in one of the instances. Called once at start. */
export function startBackups(): void {
	if (!env().BACKUP_URL) return;
	const times = { everyMs: LOOK_EVERY_MS, firstInMs: FIRST_LOOK_MS, leaseMs: LEASE_MS };
	repeat({ name: "the nightly backup", ...times, work: backUpWhenDue });
}

/** How the backups stand; null where BACKUP_URL names no place for them. */
export async function readBackupHealth(): Promise<BackupHealth | null> {
	if (!env().BACKUP_URL) return null;
	const state = await BackupRecord.findById("backups").lean<BackupState>();
	if (!state) return { at: null, isMissed: false, error: null };
	return { at: state.at ?? null, isMissed: isBackupMissed(state, clock.now()), error: state.error ?? null };
}
