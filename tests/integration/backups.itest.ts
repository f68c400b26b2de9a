import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { BSON, type Db, Decimal128, GridFSBucket, MongoClient, ObjectId } from "mongodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backupName } from "@/lib/backups/rules";
import { freePort, sealedEnv } from "@/scripts/support/test-shop.mjs";
import { hangUp, listening } from "../support/listening";
import { startS3 } from "../support/s3-server";
import { storeProcess } from "../support/server-process";
import { isThorough, someOf } from "../support/thorough";

const DAY_MS = 86_400_000;
const KEY = "a-key-of-tests-with-enough-letters-in-it";
const work = mkdtempSync(join(tmpdir(), "sabz-backups-"));
/** A picture that packs to more than one part of an upload. */
const picture = randomBytes(14_000_000);

let s3: Awaited<ReturnType<typeof startS3>>;

/** Opens the store of a data folder for as long as the work takes. */
async function inStore<Result>(dataDir: string, then: (db: Db) => Promise<Result>): Promise<Result> {
	const port = await freePort();
	const store = storeProcess(join(dataDir, "store"), port);
	await store.start();
	const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/sabz?directConnection=true`);
	try {
		return await then(client.db());
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
	await inStore(DATA_DIR, async (db) => {
		const chunks = [0, 1].map((n) => ({ files_id: "large", n, data: picture.subarray(n * 7_000_000) }));
		await db.collection("images.chunks").insertMany(chunks);
		await db.collection("orders").deleteMany({});
	});
});
afterAll(async () => {
	await s3.stop();
	rmSync(work, { recursive: true, force: true });
});

describe.runIf(isThorough)("a backup in S3", () => {
	const old = (days: number) => `night/${backupName(new Date(Date.now() - days * DAY_MS))}`;
	const [tooOld, keptLonger, other] = [old(15), old(13), "night/notes.txt"];
	const made = () => [...s3.kept].findLast(([name]) => !name.includes("notes")) ?? ["", Buffer.alloc(0)];
	const elsewhere = { DATA_DIR: join(work, "elsewhere") };

	test("goes there in signed parts, pushes out what was kept for 14 days, is tried, and comes back whole", async () => {
		for (const name of [tooOld, keptLonger, other]) s3.kept.set(name, Buffer.from("old"));
		expect(await backUp()).toMatchObject({ code: 0 });
		const [name, bytes] = made();
		expect([...s3.kept.keys()].sort()).toEqual([keptLonger, name, other].sort());
		expect(name).toMatch(/^night\/sabz-.+\.backup$/);
		expect(s3.state.partsWritten).toBeGreaterThan(1);
		expect(bytes.includes("Mango")).toBe(false);
		const tried = await backUp({}, "--verify");
		expect(tried.words).toContain("The books add up.");
		expect(tried.code).toBe(0);
		expect(await command("restore", ["newest"], elsewhere)).toMatchObject({ code: 0 });
		await inStore(elsewhere.DATA_DIR, async (db) => {
			const second = await db.collection("images.chunks").findOne({ files_id: "large", n: 1 });
			expect(Buffer.from(second?.data.buffer).equals(picture.subarray(7_000_000))).toBe(true);
			const indexes = await db.collection("orders").indexes();
			expect(indexes.length).toBeGreaterThan(3);
		});
		expect(readdirSync(DATA_DIR).filter((file) => file.startsWith(".aside"))).toEqual([]);
	}, 120_000);

	test("is not read with another key, and not at all where its bytes were changed", async () => {
		const refused = await backUp({ BACKUP_KEY: `${KEY}-another` }, "--verify");
		expect(refused).toEqual({ code: 1, words: expect.stringContaining("BACKUP_KEY is not the key") });
		const [name, bytes] = made();
		const place = bytes.length - 100_000;
		s3.kept.set(name, Buffer.concat([bytes.subarray(0, place), Buffer.from("x"), bytes.subarray(place + 1)]));
		// Nothing is touched before a backup has been read to its end.
		const damaged = await command("restore", ["newest", "--force"], elsewhere);
		expect(damaged).toEqual({ code: 1, words: expect.stringContaining("damaged") });
		await inStore(elsewhere.DATA_DIR, async (db) => {
			expect(await db.collection("products").countDocuments()).toBeGreaterThan(20);
		});
		s3.kept.set(name, bytes);
	});

	test("is refused with a wrong secret, in the storage's words and without ours", async () => {
		const refused = await backUp({ BACKUP_URL: s3.url("another secret") });
		expect(refused).toEqual({ code: 1, words: expect.stringContaining("SignatureDoesNotMatch") });
		expect(refused.words).not.toContain("another secret");
	});
});

describe("the doctor", () => {
	const broken = join(work, "a-file");
	beforeEach(() => writeFileSync(broken, ""));
	const doctor = (settings: Record<string, string>) => command("doctor", [], { DATA_DIR, ...settings });

	test.runIf(isThorough)("finds nothing wrong with a shop that is well", async () => {
		const { code, words } = await doctor({});
		expect(words).toMatch(/^ok +database +the embedded store answers/m);
		expect(words).toMatch(/^ok +backups +the newest in s3:/m);
		expect(words).not.toContain("WRONG");
		expect(code).toBe(0);
	});

	test.runIf(isThorough)(
		"asks a shop of this machine alone by its own address, whatever its proxy shows",
		async () => {
			const shop = createServer((_request, answer) => answer.end());
			const port = await listening(shop);
			const { code, words } = await doctor({ APP_URL: "https://localhost", PORT: String(port) });
			expect(words).toMatch(/^ok +domain +http:\/\/127\.0\.0\.1:\d+ is open/m);
			expect(code).toBe(0);
			await hangUp(shop);
		},
	);

	const AWAY = {
		MONGODB_URI: "mongodb://127.0.0.1:1/sabz",
		SMTP_URL: "smtp://127.0.0.1:1",
		SMS_URL: "http://127.0.0.1:1",
		APP_URL: "https://shop.invalid",
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
				/^WRONG +domain +shop\.invalid leads nowhere/m,
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

describe("an open shop", () => {
	const open = join(work, "open");
	const backup = join(work, "one.backup");
	const small = Buffer.from(Array.from({ length: 600_000 }, (_, i) => (i * 7) % 251));
	const order = {
		_id: new ObjectId(),
		amount: Decimal128.fromString("1814.50"),
		at: new Date(0),
		lines: [{ name: "Mango", quantity: 3 }],
	};
	const codeOf = async (dir: string, name: string, ...args: string[]) =>
		(await command(name, args, { DATA_DIR: dir, BACKUP_URL: "", BACKUP_KEY: "" })).code;

	const imagesIn = (db: Db) => new GridFSBucket(db, { bucketName: "images" });

	async function pictureIn(db: Db): Promise<Buffer> {
		const chunks: Buffer[] = [];
		for await (const chunk of imagesIn(db).openDownloadStreamByName("mango")) chunks.push(Buffer.from(chunk));
		return Buffer.concat(chunks);
	}

	test("is backed up, restored and exported, pictures too; a restore does not touch its data", async () => {
		const elsewhere = join(work, "copy");
		await inStore(open, async (db) => {
			const byAmount = { name: "by_amount", sparse: true };
			await db.collection("orders").createIndex({ amount: 1, at: -1 }, byAmount);
			await db.collection("orders").insertOne(order);
			await pipeline(Readable.from([small]), imagesIn(db).openUploadStream("mango"));
			expect(await codeOf(open, "backup", "--to", backup)).toBe(0);
			expect(await codeOf(open, "restore", backup, "--force")).toBe(1);
			expect(await db.collection("orders").countDocuments()).toBe(1);
			await expectExport();
		});
		expect(await codeOf(elsewhere, "restore", backup)).toBe(0);
		await inStore(elsewhere, async (db) => {
			expect(await db.collection("orders").findOne({ amount: order.amount })).toEqual(order);
			expect((await db.collection("orders").indexes()).map(({ name }) => name)).toContain("by_amount");
			expect((await pictureIn(db)).equals(small)).toBe(true);
		});
		expect(await codeOf(elsewhere, "restore", backup)).toBe(1);
		expect(await codeOf(elsewhere, "restore", backup, "--force")).toBe(0);
	});

	/** What mongodump writes. */
	async function expectExport(): Promise<void> {
		const target = join(work, "dump");
		expect(await codeOf(open, "export", "--to", target)).toBe(0);
		const names = ["images.chunks", "images.files", "orders"];
		const files = names.flatMap((name) => [`${name}.bson`, `${name}.metadata.json`]);
		expect(readdirSync(join(target, "sabz")).sort()).toEqual(files);
		expect(BSON.deserialize(readFileSync(join(target, "sabz", "orders.bson")))).toEqual(order);
		const metadata = readFileSync(join(target, "sabz", "orders.metadata.json"), "utf8");
		expect(BSON.EJSON.parse(metadata)).toMatchObject({
			collectionName: "orders",
			type: "collection",
			indexes: [
				{ v: 2, key: { _id: 1 }, name: "_id_" },
				{ v: 2, key: { amount: 1, at: -1 }, name: "by_amount", sparse: true },
			],
		});
		expect(await codeOf(open, "export", "--to", target)).toBe(1);
	}
});
