import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sealedEnv } from "@/scripts/support/sealed-env.mjs";
import { isRecord } from "../support/json";
import { freePort } from "../support/own-shop";

const ROOT = join(import.meta.dirname, "../..");
const START_MS = 60_000;

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

async function call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
	const response = await fetch(`http://127.0.0.1:${port}${path}`, {
		method,
		headers: { "content-type": "application/json" },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	const json: unknown = await response.json();
	return isRecord(json) ? json : {};
}

async function firstProductId(): Promise<string> {
	const { products } = await call("GET", "/api/product/all-products");
	const first: unknown = Array.isArray(products) ? products[0] : undefined;
	return isRecord(first) && typeof first._id === "string" ? first._id : "";
}

describe("a start that cannot work says why in one sentence and ends with 1", () => {
	test("a bad setting", async () => {
		const shop = start({ DEMO: "perhaps" });
		expect(await shop.ended).toBe(1);
		expect(shop.output().trim()).toBe("The setting DEMO must be 0 or 1.");
	});

	test("a missing setting where there is no demo mode", async () => {
		const shop = start({ MONGODB_URI: "mongodb://127.0.0.1:1/sabz" });
		expect(await shop.ended).toBe(1);
		expect(shop.output().trim()).toBe(
			"The setting JWT_SECRET is missing. It is needed whenever DEMO is not 1.",
		);
	});

	test("a taken port", async () => {
		const other = createServer().listen(port, "127.0.0.1");
		const shop = start();
		expect(await shop.ended).toBe(1);
		expect(shop.output().trim()).toContain(`Port ${port} is taken.`);
		await new Promise((done) => other.close(done));
	});

	test("a data folder that cannot be written", async () => {
		const shop = start({ DATA_DIR: "/dev/null/data" });
		expect(await shop.ended).toBe(1);
		expect(shop.output().trim()).toBe("The folder /dev/null/data (DATA_DIR) cannot be written.");
	});
});

test("what was acknowledged outlives a kill -9 of everything, and SIGTERM stops cleanly", async () => {
	const first = start();
	await untilOpen(first);
	const productId = await firstProductId();
	const review = { productId, name: "Sana", rating: 5, comment: "Written just before the lights went out." };
	const { review: kept } = await call("POST", "/api/reviews", review);
	killGroup(first.child, "SIGKILL");
	await first.ended;

	const second = start();
	await untilOpen(second);
	const { reviews } = await call("GET", `/api/reviews/${productId}`);
	expect(reviews).toContainEqual(kept);

	const asked = Date.now();
	process.kill(second.child.pid ?? 0, "SIGTERM");
	expect(await second.ended).toBe(0);
	expect(Date.now() - asked).toBeLessThan(10_000);
}, 150_000);

test("a second shop on the same folder says so and ends", async () => {
	const first = start();
	await untilOpen(first);
	const second = start({ PORT: String(await freePort()) });
	expect(await second.ended).toBe(1);
	expect(second.output()).toContain("is in use by another store");
}, 90_000);
