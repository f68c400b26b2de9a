import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import mongoose from "mongoose";
import { checkTransactions } from "@/lib/server/database/commit";
import { connectDatabase } from "@/lib/server/database/connect";
import { checkVersion, whyUnusable } from "@/lib/server/database/errors";
import { dropLease, takeLease } from "@/lib/server/database/queries";
import { readMailHealth } from "@/lib/server/mail/outbox";
import { OutgoingMail } from "@/models/notifications";
import { ensureStoreBuilt } from "@/server/builds.mjs";
import { hasStore, runningStore, storeProgram, withDatabase } from "@/server/store.mjs";
import { about, type Finding, wordsOf } from "./finding";
import { roomFinding } from "./machine";

const { ok, look, wrong } = about("database");

/** A database that can be asked, or why there is none. */
export type Found = { uri: string; close: () => void } | { finding: Finding };

/** Opens the store of a closed shop, in a process of its own, for as long as it is asked. */
async function openStore(dataDir: string): Promise<Found> {
	await ensureStoreBuilt();
	const args = [storeProgram(), "--dir", `${dataDir}/store`, "--port", "0"];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe", "ipc"] });
	const why = child.stderr ? text(child.stderr) : "";
	const uri = await new Promise<string | null>((done) => {
		child.once("message", (message) => {
			const isReady = typeof message === "object" && message !== null && "uri" in message;
			done(isReady ? withDatabase(String(message.uri)) : null);
		});
		child.once("exit", () => done(null));
	});
	if (uri) return { uri, close: () => child.disconnect() };
	return { finding: wrong(wordsOf(await why), "free the folder or its disk, or npm run restore") };
}

/** The shop's database: the one that is named, the running shop's store, or that of a closed shop. */
export async function findDatabase({
	MONGODB_URI,
	DATA_DIR,
}: {
	MONGODB_URI?: string;
	DATA_DIR: string;
}): Promise<Found> {
	const uri = MONGODB_URI ?? runningStore(DATA_DIR);
	if (uri) return { uri, close: () => {} };
	if (hasStore(DATA_DIR)) return openStore(DATA_DIR);
	return { finding: look(`there is no data in ${DATA_DIR} yet`, "npm start makes it; or npm run restore") };
}

/** Seconds by which two clocks may differ before orders and codes go wrong between them. */
const SKEW_SECONDS = 5;

/** The clock of the machine that the database runs on, where it differs from this one's. */
function clockFinding(localTime: unknown, asked: number): Finding[] {
	const ahead = localTime instanceof Date ? (localTime.getTime() - (asked + Date.now()) / 2) / 1000 : 0;
	if (Math.abs(ahead) <= SKEW_SECONDS) return [];
	const says = `the database's clock and this machine's differ by ${Math.abs(Math.round(ahead))} s`;
	return [about("clock").wrong(says, "set both by NTP: timedatectl set-ntp true")];
}

/** Connects as the shop does, writes, and tries a transaction. */
export async function checkDatabase(): Promise<Finding[]> {
	const todo = "start it (docker compose up -d mongo) or mend MONGODB_URI";
	try {
		const { connection } = await connectDatabase();
		await checkVersion(connection);
		const asked = Date.now();
		const hello = await connection.db?.admin().command({ hello: 1 });
		const ms = Date.now() - asked;
		const info = await connection.db?.admin().buildInfo();
		const isEmbedded = info?.gitVersion === "embedded";
		await checkTransactions();
		// A write that is kept on disk: a full one says so here.
		await takeLease("doctor", "doctor", 1_000);
		await dropLease("doctor", "doctor");
		const words = isEmbedded
			? "the embedded store"
			: `MongoDB ${info?.version}, replica set ${hello?.setName}`;
		const room = isEmbedded ? null : await connection.db?.stats();
		return [
			ok(`${words} answers in ${ms} ms, writes, and has transactions`),
			...(room?.fsTotalSize
				? [roomFinding("its disk", room.fsTotalSize - room.fsUsedSize, room.fsTotalSize)]
				: []),
			...clockFinding(hello?.localTime, asked),
		];
	} catch (error) {
		const says = whyUnusable(error) ?? `it cannot be used: ${wordsOf(error)}`;
		return [wrong(says, todo)];
	}
}

/** Whether mails lie about: of those that the shop has given up, and those that are late. */
export async function checkMailQueue(): Promise<Finding[]> {
	if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return [];
	const { late } = await readMailHealth();
	const failed = await OutgoingMail.countDocuments({ state: "failed" });
	if (late + failed === 0) return [];
	const says = `${late} mails wait for more than 5 minutes, ${failed} were given up`;
	return [about("mail").look(says, "their lastError in outgoingmails says why")];
}
