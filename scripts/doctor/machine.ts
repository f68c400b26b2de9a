import { createSocket } from "node:dgram";
import { mkdirSync, rmSync, statfsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { about, type Finding, wordsOf } from "./finding";

const GB = 2 ** 30;
/** Less is too little for a day's orders and pictures, or for a copy of the data. */
const [LITTLE, TIGHT] = [0.3 * GB, 2 * GB];
/** Written to see whether a disk keeps it; bytes. */
const PROBE_BYTES = 1_000_000;

/** How much room a disk has left. */
export function roomFinding(name: string, free: number, total: number): Finding {
	const { ok, look, wrong } = about("disk");
	const says = `${name} has ${(free / GB).toFixed(1)} of ${(total / GB).toFixed(0)} GB left`;
	const todo = "delete old logs and docker images (docker system prune), or enlarge it";
	if (free < LITTLE) return wrong(says, todo);
	return free < TIGHT ? look(says, todo) : ok(says);
}

/** Writes to the data folder what a disk that is full, or read-only, does not take. */
export async function checkDisk(dataDir: string): Promise<Finding[]> {
	const probe = join(dataDir, ".doctor");
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
		const { bavail, blocks, bsize } = statfsSync(dataDir);
		const room = roomFinding(dataDir, bavail * bsize, blocks * bsize);
		if (room.level === "wrong") return [room];
		const file = await open(probe, "w");
		try {
			await file.write(Buffer.alloc(PROBE_BYTES));
			await file.sync();
		} finally {
			await file.close();
			rmSync(probe);
		}
		return [room];
	} catch (error) {
		const todo = "make room, and let the shop's user write to it";
		return [about("disk").wrong(`${dataDir} (DATA_DIR) cannot be written: ${wordsOf(error)}`, todo)];
	}
}

const NTP_HOST = "pool.ntp.org";
/** From 1900, where NTP begins, to 1970; seconds. */
const NTP_EPOCH = 2_208_988_800;
const NTP_MS = 2_000;

/** The time of a time server (SNTP), as the milliseconds by which this machine is behind it; null where none answers. */
function behindTimeServer(): Promise<number | null> {
	const socket = createSocket("udp4");
	const asked = Date.now();
	return new Promise<number | null>((done) => {
		setTimeout(() => done(null), NTP_MS).unref();
		socket.on("error", () => done(null));
		socket.on("message", (answer) => {
			// Stratum 0 is a refusal to say the time.
			if (answer.length < 48 || answer[1] === 0) return;
			const sent = (answer.readUInt32BE(40) - NTP_EPOCH + answer.readUInt32BE(44) / 2 ** 32) * 1000;
			done(sent - (asked + Date.now()) / 2);
		});
		socket.send(Buffer.concat([Buffer.from([0x1b]), Buffer.alloc(47)]), 123, NTP_HOST);
	}).finally(() => socket.close());
}

/** More than this and codes, sessions and signatures to others begin to fail; milliseconds. */
const SKEW_MS = 10_000;

/** This machine's clock beside a time server's. */
export async function checkClock(): Promise<Finding[]> {
	const { ok, look, wrong } = about("clock");
	const now = new Date().toISOString().slice(0, 19);
	const behind = await behindTimeServer();
	if (behind === null)
		return [look(`it is ${now} UTC here; ${NTP_HOST} does not answer`, "compare it, and see timedatectl")];
	if (Math.abs(behind) < SKEW_MS) return [ok(`it is ${now} UTC, as elsewhere`)];
	const way = behind > 0 ? "behind" : "ahead";
	const says = `it is ${now} UTC here, ${Math.abs(Math.round(behind / 1000))} s ${way} of ${NTP_HOST}`;
	return [wrong(says, "timedatectl set-ntp true, then restart the shop")];
}
