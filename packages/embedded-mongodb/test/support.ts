import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, MongoClient, MongoServerError } from "mongodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedMongo } from "../src/index.js";

/** A real MongoDB to run the same tests against, instead of the store. */
export const REAL_MONGODB = process.env.TEST_MONGODB_URI;

/** A test of what only the store does, or does so; `reason` says why a real MongoDB is not asked. */
export function embeddedTest(reason: string, name: string, run: () => Promise<void>, timeout?: number): void {
	test(
		REAL_MONGODB ? `${name} (left out: ${reason})` : name,
		{ skip: REAL_MONGODB !== undefined, timeout },
		run,
	);
}

const directories: string[] = [];
afterAll(() => {
	for (const dir of directories) rmSync(dir, { recursive: true, force: true });
});

/** A directory that goes away with the tests of the file. */
export function temporaryDirectory(): string {
	const dir = mkdtempSync(join(tmpdir(), "embedded-mongodb-"));
	directories.push(dir);
	return dir;
}

export interface TestServer {
	readonly uri: string;
	readonly client: MongoClient;
	readonly db: Db;
}

/** A server for the tests of one file, with a database of its own. */
export function useServer(): TestServer {
	let server: { uri: string; client: MongoClient; db: Db } | undefined;
	const dir = REAL_MONGODB ? undefined : temporaryDirectory();
	beforeAll(async () => {
		const embedded = dir ? await startEmbeddedMongo({ dir, port: 0 }) : undefined;
		const uri = REAL_MONGODB ?? embedded?.uri ?? "";
		const client = await MongoClient.connect(uri, { maxPoolSize: 100 });
		const db = client.db(`test_${process.pid}_${Date.now()}`);
		server = { uri, client, db };
		return async () => {
			await db.dropDatabase();
			await client.close();
			await embedded?.close();
		};
	});
	const started = () => {
		if (!server) throw new Error("the server is started in beforeAll");
		return server;
	};
	return {
		get uri() {
			return started().uri;
		},
		get client() {
			return started().client;
		},
		get db() {
			return started().db;
		},
	};
}

let collections = 0;

/** A name no other test uses. */
export const freshName = (): string => `c${++collections}`;

/** The error that a command is expected to end with. */
export async function errorOf(promise: Promise<unknown>): Promise<MongoServerError> {
	const error = await promise.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(MongoServerError);
	if (error instanceof MongoServerError) return error;
	throw error;
}
