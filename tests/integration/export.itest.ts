import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { BSON, type Document, Int32, MongoClient, Timestamp } from "mongodb";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isThorough } from "../support/thorough";
import { startWireProxy } from "../support/wire-proxy";

const work = mkdtempSync(join(tmpdir(), "sabz-export-"));
/** The moment that the server says it has read. */
const MOMENT = new Timestamp({ t: 1_790_000_000, i: 7 });

let proxy: Awaited<ReturnType<typeof startWireProxy>>;
let client: MongoClient;

beforeAll(async () => {
	proxy = await startWireProxy({});
	client = await MongoClient.connect(proxy.uri);
	for (const name of ["orders", "payments", "products"])
		await client.db().collection(name).insertOne({ of: name });
});
beforeEach(() => proxy.follow({}));
afterAll(async () => {
	proxy.follow({});
	await client.db().dropDatabase();
	await client.close();
	await proxy.stop();
	rmSync(work, { recursive: true, force: true });
});

async function exportTo(name: string): Promise<string> {
	const target = join(work, name);
	const env = { ...process.env, MONGODB_URI: proxy.uri, DEMO: "1" };
	const { stdout } = await promisify(execFile)(process.execPath, ["scripts/export.mjs", "--to", target], {
		env,
	});
	const database = new URL(proxy.uri).pathname.slice(1);
	const exported = readdirSync(join(target, database)).filter((file) => file.endsWith(".bson"));
	expect(exported.sort()).toEqual(["orders.bson", "payments.bson", "products.bson"]);
	const order = BSON.deserialize(readFileSync(join(target, database, "orders.bson")));
	expect(order.of).toBe("orders");
	return stdout;
}

test("an export of a MongoDB that keeps no moments says that it is not of one", async () => {
	expect(await exportTo("alone")).toContain("It is NOT of one moment");
});

/** Has the server behave as a replica set, which keeps the moment at which a session began; gives what it was asked for. */
function playReplicaSet(): Document[] {
	const concerns: Document[] = [];
	proxy.follow({
		command: ({ find, readConcern, ...rest }) => {
			if (!find) return undefined;
			concerns.push(readConcern);
			return { instead: { find, ...rest } };
		},
		answer: (command, answer) => {
			if (command.hello ?? command.ismaster) return { ...answer, setName: "rs0", hosts: [] };
			if (!command.find) return undefined;
			return { ...answer, cursor: { ...answer.cursor, atClusterTime: MOMENT } };
		},
	});
	return concerns;
}

function mustBeOfOneMoment(concerns: readonly Document[]): void {
	expect(concerns).toHaveLength(3);
	expect(concerns[0]).toEqual({ level: "snapshot" });
	for (const concern of concerns.slice(1)) {
		expect(concern.level).toBe("snapshot");
		expect(MOMENT.equals(concern.atClusterTime)).toBe(true);
	}
}

test("an export of a replica set reads every collection at the moment of the first", async () => {
	const concerns = playReplicaSet();
	expect(await exportTo("replica-set")).toContain("All of it is of one moment.");
	mustBeOfOneMoment(concerns);
});

test.runIf(isThorough)(
	"a backup of a replica set is of one moment, and comes back into a MongoDB",
	async () => {
		const run = (name: string, args: string[], uri: string) => {
			const env = { ...process.env, MONGODB_URI: uri, DEMO: "1", BACKUP_KEY: "k".repeat(40) };
			return promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...args], { env });
		};
		const file = join(work, "replica-set.backup");
		await client.db().collection("orders").createIndex({ of: 1 }, { name: "by_kind" });
		await expect(run("backup", ["--to", file], proxy.uri)).rejects.toMatchObject({
			stderr: expect.stringContaining("keeps no past moments"),
		});
		const concerns = playReplicaSet();
		await run("backup", ["--to", file], proxy.uri);
		mustBeOfOneMoment(concerns);
		proxy.follow({});
		const target = new URL(proxy.uri);
		target.pathname += "_restored";
		await run("restore", [file], target.href);
		const restored = client.db(target.pathname.slice(1));
		expect(await restored.collection("payments").countDocuments()).toBe(1);
		expect(await restored.collection("orders").indexExists("by_kind")).toBe(true);
		await expect(run("restore", [file], target.href)).rejects.toMatchObject({ code: 1 });
		await restored.dropDatabase();
	},
);

test("an export that takes too long says so, and fails", async () => {
	proxy.follow({
		command: ({ find }) =>
			find ? { answer: { ok: 0, code: new Int32(239), errmsg: "snapshot too old" } } : undefined,
	});
	await expect(exportTo("late")).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining("took longer than this MongoDB keeps a moment"),
	});
});
