import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backupName } from "@/lib/backups/rules";
import { freePort, sealedEnv } from "@/scripts/support/test-shop.mjs";
import { startS3 } from "../support/s3-server";
import { storeProcess } from "../support/server-process";
import { someOf } from "../support/thorough";

const DAY_MS = 86_400_000;
const KEY = "a-key-of-tests-with-enough-letters-in-it";
const work = mkdtempSync(join(tmpdir(), "sabz-backups-"));
/** A picture that packs to more than one part of an upload. */
const picture = randomBytes(14_000_000);

let s3: Awaited<ReturnType<typeof startS3>>;

/** Opens the store of a data folder for as long as the work takes. */
async function inStore<Result>(
	dataDir: string,
	then: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
	const port = await freePort();
	const store = storeProcess(join(dataDir, "store"), port);
	await store.start();
	const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/sabz?directConnection=true`);
	try {
		return await then(client);
	} finally {
		await client.close();
		await store.stop();
	}
}

type Said = { code: number; words: string };

/** Runs one of the shop's commands on a data folder, as whoever operates it does. */
async function command(
	name: string,
	args: readonly string[],
	settings: Record<string, string>,
): Promise<Said> {
	const env = {
		...sealedEnv(process.env),
		MONGODB_URI: "",
		DEMO: "1",
		BACKUP_URL: s3.url(),
		BACKUP_KEY: KEY,
		...settings,
	};
	const run = promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...args], { env });
	return run.then(
		({ stdout, stderr }) => ({ code: 0, words: stdout + stderr }),
		({ code, stdout, stderr }) => ({ code, words: stdout + stderr }),
	);
}

const DATA_DIR = join(work, "data");
const backUp = (settings: Record<string, string> = {}, ...args: string[]) =>
	command("backup", args, { DATA_DIR, ...settings });

beforeAll(async () => {
	s3 = await startS3();
	cpSync(process.env.TEST_SEEDED_STORE ?? "", join(DATA_DIR, "store"), { recursive: true });
	await inStore(DATA_DIR, async (client) => {
		const chunks = client.db().collection("images.chunks");
		await chunks.insertMany(
			[0, 1].map((n) => ({ files_id: "large", n, data: picture.subarray(n * 7_000_000) })),
		);
		await client.db().collection("orders").deleteMany({});
	});
});
afterAll(async () => {
	await s3.stop();
	rmSync(work, { recursive: true, force: true });
});

describe("a backup in S3", () => {
	test("goes there in signed parts, is tried, and comes back whole", async () => {
		expect(await backUp()).toMatchObject({ code: 0 });
		const [name = ""] = [...s3.kept.keys()];
		expect(name).toMatch(/^night\/sabz-.+\.backup$/);
		expect(s3.state.partsWritten).toBeGreaterThan(1);
		expect(s3.kept.get(name)?.includes("Mango")).toBe(false);
		const tried = await backUp({}, "--verify");
		expect(tried.words).toContain("The books add up.");
		expect(tried.code).toBe(0);
		const elsewhere = { DATA_DIR: join(work, "elsewhere") };
		expect(await command("restore", ["newest"], elsewhere)).toMatchObject({ code: 0 });
		await inStore(elsewhere.DATA_DIR, async (client) => {
			const second = await client.db().collection("images.chunks").findOne({ files_id: "large", n: 1 });
			expect(Buffer.from(second?.data.buffer).equals(picture.subarray(7_000_000))).toBe(true);
			const indexes = await client.db().collection("orders").indexes();
			expect(indexes.length).toBeGreaterThan(3);
		});
		expect(await command("restore", ["newest"], elsewhere)).toMatchObject({ code: 1 });
		expect(readdirSync(DATA_DIR).filter((file) => file.startsWith(".aside"))).toEqual([]);
	});

	test("is not read with another key, and not at all where its bytes were changed", async () => {
		const other = await backUp({ BACKUP_KEY: `${KEY}-another` }, "--verify");
		expect(other).toEqual({ code: 1, words: expect.stringContaining("BACKUP_KEY is not the key") });
		const [name = "", bytes = Buffer.alloc(0)] = [...s3.kept][0] ?? [];
		const place = bytes.length - 100_000;
		s3.kept.set(name, Buffer.concat([bytes.subarray(0, place), Buffer.from("x"), bytes.subarray(place + 1)]));
		const damaged = await backUp({}, "--verify");
		expect(damaged).toEqual({ code: 1, words: expect.stringContaining("damaged") });
		// Nothing is touched before a backup has been read to its end.
		const target = { DATA_DIR: join(work, "elsewhere") };
		expect((await command("restore", ["newest", "--force"], target)).code).toBe(1);
		await inStore(target.DATA_DIR, async (client) => {
			expect(await client.db().collection("products").countDocuments()).toBeGreaterThan(20);
		});
	});

	test("is refused with a wrong secret, in the storage's words and without ours", async () => {
		const refused = await backUp({ BACKUP_URL: s3.url("another secret") });
		expect(refused).toEqual({ code: 1, words: expect.stringContaining("SignatureDoesNotMatch") });
		expect(refused.words).not.toContain("another secret");
	});

	test("pushes out those that were kept for 14 days, and nothing else", async () => {
		const now = Date.now();
		const old = (days: number) => `night/${backupName(new Date(now - days * DAY_MS))}`;
		for (const name of [old(15), old(13), "night/notes.txt"]) s3.kept.set(name, Buffer.from("old"));
		expect(await backUp()).toMatchObject({ code: 0 });
		expect([...s3.kept.keys()]).not.toContain(old(15));
		expect([...s3.kept.keys()]).toEqual(expect.arrayContaining([old(13), "night/notes.txt"]));
	});
});

describe("the doctor", () => {
	const broken = join(work, "a-file");
	beforeEach(() => writeFileSync(broken, ""));
	const doctor = (settings: Record<string, string>) => command("doctor", [], { DATA_DIR, ...settings });

	test("finds nothing wrong with a shop that is well", async () => {
		const { code, words } = await doctor({});
		expect(words).toMatch(/^ok +database +the embedded store answers/m);
		expect(words).toMatch(/^ok +backups +the newest in s3:/m);
		expect(words).not.toContain("WRONG");
		expect(code).toBe(0);
	});

	const AWAY = {
		MONGODB_URI: "mongodb://127.0.0.1:1/sabz",
		SMTP_URL: "smtp://127.0.0.1:1",
		SMS_URL: "http://127.0.0.1:1",
		APP_URL: "https://127.0.0.1:1",
	};

	const BROKEN: [what: string, settings: Record<string, string>, lines: RegExp[]][] = [
		["a setting", { TRUST_PROXY: "many" }, [/^WRONG +settings +The setting TRUST_PROXY/m]],
		[
			"what is away or half set up",
			AWAY,
			[
				/^WRONG +database/m,
				/^WRONG +mail +127\.0\.0\.1:1/m,
				/^WRONG +sms +it is half set up/m,
				/^WRONG +certificate/m,
			],
		],
		["a folder that is none", { DATA_DIR: join(broken, "data") }, [/^WRONG +disk/m]],
		["another key", { BACKUP_KEY: `${KEY}-another` }, [/^WRONG +backups +.*BACKUP_KEY is not the key/m]],
		["a storage without the bucket", { BACKUP_URL: pathToFileURL(broken).href }, [/^WRONG +backups/m]],
	];

	test.each(someOf(BROKEN, 1))("names %s, and ends with 1", async (_what, settings, lines) => {
		const { code, words } = await doctor(settings);
		for (const line of lines) expect(words).toMatch(line);
		expect(code).toBe(1);
	});
});
