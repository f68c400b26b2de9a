import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient, ObjectId } from "mongodb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort, sealedEnv } from "@/scripts/support/test-shop.mjs";
import { isRecord } from "../support/json";
import { storeProcess } from "../support/server-process";
import { isThorough, someOf } from "../support/thorough";
import { startWireProxy } from "../support/wire-proxy";

const ROOT = join(import.meta.dirname, "../..");
const START_MS = 120_000;

let dataDir: string;
let port: number;
let started: ChildProcess[] = [];

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "sabz-start-"));
	port = await freePort();
	started = [];
});

afterEach(async () => {
	for (const child of started) killGroup(child, "SIGKILL");
	await rm(dataDir, { recursive: true, force: true });
});

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
	if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
	process.kill(-child.pid, signal);
}

/** Starts the shop as a person would, in a process group of its own. */
function start(settings: Record<string, string> = {}) {
	const env = sealedEnv({
		NODE_ENV: "production",
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		PORT: String(port),
		DATA_DIR: dataDir,
		LOG_LEVEL: "warn",
		WARM_UP: "off",
		...settings,
	});
	const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: ROOT, env, detached: true });
	started.push(child);
	let output = "";
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		output += chunk;
	});
	const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
	return { child, ended, output: () => output };
}

async function untilOpen(shop: ReturnType<typeof start>): Promise<void> {
	await expect.poll(shop.output, { timeout: START_MS }).toContain("Sabz is open");
}

async function call(
	method: string,
	path: string,
	body?: unknown,
	host = "127.0.0.1",
): Promise<Record<string, unknown>> {
	const response = await fetch(`http://${host}:${port}${path}`, {
		method,
		headers: { "content-type": "application/json" },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	const json: unknown = await response.json();
	return isRecord(json) ? json : {};
}

async function firstProductId(host?: string): Promise<string> {
	const { products } = await call("GET", "/api/product/all-products", undefined, host);
	const first: unknown = Array.isArray(products) ? products[0] : undefined;
	return isRecord(first) && typeof first._id === "string" ? first._id : "";
}

/** What a shop needs that has no demo mode. */
const IN_THE_WORLD = {
	DEMO: "0",
	JWT_SECRET: "a-secret-for-tests-only-with-enough-letters",
	SELLER_EMAIL: "seller@sabz-tests.pk",
	SELLER_PASSWORD: "Fresh-Market-1",
	SMTP_URL: "smtp://127.0.0.1:1",
	MAIL_FROM: "Sabz <salam@sabz-tests.pk>",
};

const storeOn = (storePort: number, folder = dataDir) => storeProcess(join(folder, "store"), storePort);

describe("a start that cannot work says why in one sentence and ends with 1", () => {
	const REFUSED: readonly [what: string, settings: Record<string, string>, said: string][] = [
		["a bad setting", { DEMO: "perhaps" }, "The setting DEMO must be 0 or 1."],
		[
			"a missing setting where there is no demo mode",
			{ MONGODB_URI: "mongodb://127.0.0.1:1/sabz" },
			"The setting JWT_SECRET is missing. It is needed whenever DEMO is not 1. Missing too: SELLER_EMAIL, SELLER_PASSWORD, SMTP_URL, MAIL_FROM.",
		],
		[
			"a shop in the world that does not say whether it is a demo",
			{ APP_URL: "https://shop.example", TRUST_PROXY: "1" },
			"The setting DEMO is missing: a shop that others can reach says DEMO=0, or DEMO=1 to be tried out with a known password and mails that anybody may read.",
		],
		[
			"a data folder that cannot be written",
			{ DATA_DIR: "/dev/null/data" },
			"The folder /dev/null/data (DATA_DIR) cannot be written.",
		],
	];

	test.each(someOf(REFUSED, 2))("%s", async (_what, settings, said) => {
		const shop = start(settings);
		expect(await shop.ended).toBe(1);
		expect(shop.output().trim()).toBe(said);
	});

	test("a taken port", async () => {
		const other = createServer().listen(port, "127.0.0.1");
		const shop = start();
		expect(await shop.ended).toBe(1);
		expect(shop.output().trim()).toContain(`Port ${port} is taken.`);
		await new Promise((done) => other.close(done));
	});

	test.runIf(isThorough)(
		"a connection string that can never work, without a word of it",
		async () => {
			const shop = start({ ...IN_THE_WORLD, MONGODB_URI: "mongodb://sana:secret@127.0.0.1:notaport/sabz" });
			expect(await shop.ended).toBe(1);
			expect(shop.output()).toContain("The setting MONGODB_URI must be a MongoDB connection string.\n");
			expect(shop.output()).not.toContain("secret");
		},
		120_000,
	);

	test.runIf(isThorough)(
		"a MongoDB that is too old",
		async () => {
			const old = await startWireProxy({
				answer: ({ buildinfo }, answer) => (buildinfo ? { ...answer, version: "4.2.24" } : undefined),
			});
			const shop = start({ ...IN_THE_WORLD, MONGODB_URI: old.uri });
			expect(await shop.ended).toBe(1);
			expect(shop.output()).toContain("Sabz needs MongoDB 4.4 or newer; the one of MONGODB_URI is 4.2.24.\n");
			await old.stop();
		},
		120_000,
	);
});

/** Everything in a folder, itself too, with the rights that others than its owner have. */
async function rightsOfOthers(dir: string): Promise<[path: string, rights: number][]> {
	const names = [".", ...(await readdir(dir, { recursive: true }))];
	return Promise.all(
		names.map(async (name): Promise<[string, number]> => [name, (await stat(join(dir, name))).mode & 0o077]),
	);
}

test("a shop on an address of its own keeps its data to itself, and starts again after a kill -9 with all that it acknowledged", async () => {
	const settings = { HOST: "127.0.0.2", DATA_DIR: join(dataDir, "data") };
	const first = start(settings);
	await untilOpen(first);
	const second = start({ ...settings, PORT: String(await freePort()) });
	expect(await second.ended).toBe(1);
	expect(second.output()).toContain("is in use by another store");
	const productId = await firstProductId(settings.HOST);
	const review = { productId, name: "Sana", rating: 5, comment: "Written just before the lights went out." };
	const { review: kept } = await call("POST", "/api/reviews", review, settings.HOST);
	await call("POST", "/api/test/email", { email: "sana@sabz-tests.pk" }, settings.HOST);
	const backup = spawnSync(process.execPath, ["scripts/backup.mjs"], {
		cwd: ROOT,
		env: sealedEnv({ NODE_ENV: "production", PATH: process.env.PATH, DATA_DIR: settings.DATA_DIR }),
	});
	expect(backup.stderr.toString()).toBe("");
	const found = await rightsOfOthers(settings.DATA_DIR);
	const names = found.map(([name]) => name);
	expect(names).toEqual(expect.arrayContaining([".", "secret", "store/data.mdb", "outbox", "backups"]));
	expect(names).toContainEqual(expect.stringMatching(/^outbox\/.+\.eml$/));
	expect(names).toContainEqual(expect.stringMatching(/^backups\/.+\.backup$/));
	expect(found.filter(([, rights]) => rights !== 0)).toEqual([]);
	killGroup(first.child, "SIGKILL");
	await first.ended;

	// Changed while the shop is closed: no page of the time before is shown.
	const storePort = await freePort();
	const store = storeOn(storePort, settings.DATA_DIR);
	await store.start();
	const client = await MongoClient.connect(`mongodb://127.0.0.1:${storePort}/sabz?directConnection=true`);
	const prices = { price: 98_765, offerPrice: 98_764 };
	await client
		.db()
		.collection("products")
		.updateOne({ _id: new ObjectId(productId) }, { $set: prices });
	await client.close();
	await store.stop();

	const again = start(settings);
	await untilOpen(again);
	const { reviews } = await call("GET", `/api/reviews/${productId}`, undefined, settings.HOST);
	expect(reviews).toContainEqual(kept);
	const { products } = await call("GET", "/api/product/all-products", undefined, settings.HOST);
	expect(products).toContainEqual(expect.objectContaining({ _id: productId, ...prices }));
	const page = await fetch(`http://${settings.HOST}:${port}/product/${productId}`);
	expect(await page.text()).toContain("98,764");

	const asked = Date.now();
	// As Ctrl-C and systemd do it: every process is told, the store too, which the shop needs to its end.
	killGroup(again.child, "SIGTERM");
	expect(await again.ended).toBe(0);
	expect(Date.now() - asked).toBeLessThan(10_000);
	expect(again.output()).not.toContain("stopped unexpectedly");
}, 300_000);

test.runIf(isThorough)(
	"a shop whose database is away waits for it, and opens by itself",
	async () => {
		const storePort = await freePort();
		const uri = `mongodb://127.0.0.1:${storePort}/sabz?directConnection=true`;
		const shop = start({ ...IN_THE_WORLD, MONGODB_URI: uri });
		const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
		const statusOf = (path: string) =>
			ask(path).then(
				({ status }) => status,
				() => 0,
			);
		await expect.poll(() => statusOf("/api/health"), { timeout: START_MS }).toBe(200);
		for (const path of [
			"/api/ready",
			"/",
			"/product/000000000000000000000000",
			"/api/product/all-products",
		]) {
			const { status, headers } = await ask(path);
			expect([path, status]).toEqual([path, 503]);
			expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
		}
		expect(await statusOf("/api/health")).toBe(200);
		expect(shop.output()).not.toContain("Sabz is open");

		const store = storeOn(storePort);
		await store.start();
		await expect.poll(() => statusOf("/api/ready"), { timeout: START_MS }).toBe(200);
		expect(await firstProductId()).toMatch(/^[0-9a-f]{24}$/);
		expect(await (await ask("/")).text()).toContain("/product/");
		await untilOpen(shop);
		shop.child.kill("SIGTERM");
		expect(await shop.ended).toBe(0);
		await store.stop();
	},
	300_000,
);
