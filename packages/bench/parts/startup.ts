import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/support/test-shop.mjs";
import { ROOT } from "../../../server/program.mjs";
import { flatOut } from "../support/clients";
import { type Figure, median } from "../support/figure";
import { residentBelow } from "../support/shop";

const STARTS = 3;
const REST_MS = 5_000;
const LOAD_SECONDS = 20;
const GIVE_UP_MS = 60_000;

type Started = { ms: number; url: string; pid: number; stop: () => Promise<void> };

/** `npm start` in this folder, until the home page answers. */
async function start(dataDir: string): Promise<Started> {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const env: NodeJS.ProcessEnv = {
		...process.env,
		DATA_DIR: dataDir,
		PORT: String(port),
		DEMO: "1",
		RATE_LIMIT: "off",
		LOG_LEVEL: "warn",
	};
	delete env.MONGODB_URI;
	delete env.APP_URL;
	const began = performance.now();
	const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: ROOT, env, stdio: "ignore" });
	while (!(await fetch(url).catch(() => null))?.ok) {
		if (performance.now() - began > GIVE_UP_MS) throw new Error("the shop did not start");
		await new Promise((done) => setTimeout(done, 20));
	}
	const stop = async () => {
		const ended = new Promise((done) => child.once("exit", done));
		child.kill("SIGTERM");
		await ended;
	};
	return { ms: performance.now() - began, url, pid: child.pid ?? 0, stop };
}

/** Starting a shop that is built and has its goods, and the memory it takes. */
export async function measureStartup(): Promise<Figure[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "sabz-bench-"));
	await (await start(dataDir)).stop();
	const times: number[] = [];
	for (let count = 1; count < STARTS; count++) {
		const shop = await start(dataDir);
		times.push(shop.ms);
		await shop.stop();
	}
	const shop = await start(dataDir);
	times.push(shop.ms);
	await new Promise((done) => setTimeout(done, REST_MS));
	const atRest = residentBelow(shop.pid);
	await flatOut(`${shop.url}/all-products`, LOAD_SECONDS);
	await flatOut(`${shop.url}/api/product/search-index`, LOAD_SECONDS);
	const afterLoad = residentBelow(shop.pid);
	await shop.stop();
	rmSync(dataDir, { recursive: true, force: true });
	return [
		{ name: "Start to the first page", value: median(times) / 1000, unit: "s", goal: { most: 3 } },
		{ name: "Memory of application and store at rest", value: atRest, unit: "MB", goal: { most: 350 } },
		{ name: "Memory after a load", value: afterLoad, unit: "MB" },
	];
}
