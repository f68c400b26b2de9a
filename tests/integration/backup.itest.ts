import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BSON, type Db, Decimal128, GridFSBucket, MongoClient, ObjectId } from "mongodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "@/scripts/support/test-shop.mjs";
import { run } from "@/server/program.mjs";
import { type ServerProcess, storeProcess } from "../support/server-process";

const work = mkdtempSync(join(tmpdir(), "sabz-backup-"));
const dataDir = join(work, "data");
const backup = join(work, "one.backup");
const picture = Buffer.from(Array.from({ length: 600_000 }, (_, i) => (i * 7) % 251));
const order = {
	_id: new ObjectId(),
	amount: Decimal128.fromString("1814.50"),
	at: new Date(0),
	lines: [{ name: "Mango", quantity: 3 }],
};

let store: ServerProcess;
let client: MongoClient;

async function open(dir: string): Promise<{ store: ServerProcess; client: MongoClient; db: Db }> {
	const port = await freePort();
	const opened = storeProcess(join(dir, "store"), port);
	await opened.start();
	const connected = await MongoClient.connect(`mongodb://127.0.0.1:${port}/sabz?directConnection=true`);
	return { store: opened, client: connected, db: connected.db() };
}

/** Runs one of the shop's commands on this data folder; gives its exit code. */
function command(name: string, dir: string, ...args: string[]): Promise<number> {
	const { MONGODB_URI: _, ...env } = process.env;
	return run(process.execPath, [`scripts/${name}.mjs`, ...args], {
		env: { ...env, DATA_DIR: dir, DEMO: "1" },
		quiet: true,
	});
}

beforeAll(async () => {
	const opened = await open(dataDir);
	({ store, client } = opened);
	await opened.db
		.collection("orders")
		.createIndex({ amount: 1, at: -1 }, { name: "by_amount", sparse: true });
	await opened.db.collection("orders").insertOne(order);
	const images = new GridFSBucket(opened.db, { bucketName: "images" });
	await pipeline(Readable.from([picture]), images.openUploadStream("mango"));
});
afterAll(async () => {
	await client.close();
	await store.stop();
	rmSync(work, { recursive: true, force: true });
});

async function pictureIn(db: Db): Promise<Buffer> {
	const stream = new GridFSBucket(db, { bucketName: "images" }).openDownloadStreamByName("mango");
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks);
}

it("a backup of an open shop comes back whole elsewhere, pictures too", async () => {
	expect(await command("backup", dataDir, "--to", backup)).toBe(0);
	const elsewhere = join(work, "elsewhere");
	expect(await command("restore", elsewhere, backup)).toBe(0);
	const copy = await open(elsewhere);
	expect(await copy.db.collection("orders").findOne({ amount: order.amount })).toEqual(order);
	expect((await copy.db.collection("orders").indexes()).map(({ name }) => name)).toContain("by_amount");
	expect((await pictureIn(copy.db)).equals(picture)).toBe(true);
	await copy.client.close();
	await copy.store.stop();
	expect(await command("restore", elsewhere, backup)).toBe(1);
	expect(await command("restore", elsewhere, backup, "--force")).toBe(0);
});

it("a restore does not touch the data of an open shop", async () => {
	expect(await command("restore", dataDir, backup, "--force")).toBe(1);
	expect(await client.db().collection("orders").countDocuments()).toBe(1);
});

it("an export is what mongodump writes", async () => {
	const target = join(work, "dump");
	expect(await command("export", dataDir, "--to", target)).toBe(0);
	const names = ["images.chunks", "images.files", "orders"];
	const files = names.flatMap((name) => [`${name}.bson`, `${name}.metadata.json`]);
	expect(readdirSync(join(target, "sabz")).sort()).toEqual(files);
	expect(BSON.deserialize(readFileSync(join(target, "sabz", "orders.bson")))).toEqual(order);
	const metadata = BSON.EJSON.parse(readFileSync(join(target, "sabz", "orders.metadata.json"), "utf8"));
	expect(metadata).toMatchObject({
		collectionName: "orders",
		type: "collection",
		indexes: [
			{ v: 2, key: { _id: 1 }, name: "_id_" },
			{ v: 2, key: { amount: 1, at: -1 }, name: "by_amount", sparse: true },
		],
	});
	expect(await command("export", dataDir, "--to", target)).toBe(1);
});
