import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, EJSON } from "bson";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useServer } from "../support.js";
import { startFailing } from "./failing.js";
import { runTest } from "./runner.js";

/**
 * MongoDB's own tests of drivers and servers, of which the JSON is not ours to keep: a checkout of
 * github.com/mongodb/specifications, if there is one.
 */
const SOURCE = process.env.MONGODB_SPECIFICATIONS ?? "";
const FOLDERS = ["transactions/tests/unified", "transactions-convenient-api/tests/unified", "sessions/tests"];
const VERSION = [7, 0, 14];

/** What is otherwise here, and which tests show it. */
const RETRIES = "the driver tries again on replica sets alone";
const OTHERWISE: readonly [reason: string, pattern: RegExp][] = [
	["indexes are not built in transactions", /^create-index/],
	["a write concern that cannot be had is refused beforehand", /^commit.*: write concern error on commit/],
	[
		"snapshots are read in transactions alone",
		/^snapshot-sessions.json: (?!StartTransaction)|Concern level is snapshot$/,
	],
	["there is no read concern linearizable", /linearizable$/],
	[RETRIES, /^error-labels.*: add RetryableWriteError .* labels to connection errors$/],
	[RETRIES, /^retryable-abort.json: .*(single retry|connection error)$/],
	[RETRIES, /^retryable-commit.json: .*(two errors|connection error|on retries)$/],
	[RETRIES, /^commit-retry.json: .*(connection errors|w option)$/],
	[RETRIES, /^retryable-writes.json: increment txnNumber$/],
	[RETRIES, /Dirty .* is discarded \((insert|findAndModify)\)$/],
];

const server = useServer();
let failing: Awaited<ReturnType<typeof startFailing>> | undefined;
let admin: MongoClient | undefined;
beforeAll(async () => {
	failing = await startFailing(server.uri);
	admin = await MongoClient.connect(server.uri);
});
afterAll(async () => {
	await admin?.close();
	failing?.close();
});

const isBelow = (version: string): boolean => {
	const parts = version.split(".").map(Number);
	for (const [i, part] of VERSION.entries()) if (part !== (parts[i] ?? 0)) return part < (parts[i] ?? 0);
	return false;
};

/** Whether a test is about a server such as this: a replica set to the tests, since a standalone has no transactions. */
function applies(requirements: readonly Document[] | undefined): boolean {
	if (!requirements) return true;
	return requirements.some(
		({ topologies = ["replicaset"], minServerVersion = "0", maxServerVersion = "99", auth = false }) =>
			topologies.includes("replicaset") && !isBelow(minServerVersion) && isBelow(maxServerVersion) && !auth,
	);
}

describe.skipIf(!existsSync(SOURCE))("MongoDB's specifications", () => {
	for (const folder of FOLDERS) {
		const directory = join(SOURCE, "source", folder);
		const names = existsSync(directory) ? readdirSync(directory) : [];
		for (const name of names.filter((each) => each.endsWith(".json"))) {
			const file: Document = EJSON.parse(readFileSync(join(directory, name), "utf8"));
			for (const each of applies(file.runOnRequirements) ? file.tests : []) {
				if (each.skipReason || !applies(each.runOnRequirements)) continue;
				const title = `${name}: ${each.description}`;
				const [reason] = OTHERWISE.find(([, pattern]) => pattern.test(title)) ?? [];
				test(reason ? `${title} (otherwise: ${reason})` : title, {
					fails: reason !== undefined,
				}, async () => {
					if (admin && failing) await runTest(file, each, admin, failing);
				});
			}
		}
	}
	test("are where they were said to be", () => expect(existsSync(SOURCE)).toBe(true));
});
