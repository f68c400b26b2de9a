import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../../server/run.mjs";
import { say } from "../../../server/say.mjs";
import { byArea, costliest } from "../support/areas";
import type { Figure } from "../support/figure";
import { processesBelow } from "../support/memory";
import { customerRush, untilMailed } from "../support/order-rush";
import { atPace } from "../support/pace";
import { readProfile } from "../support/profile";
import { type BenchShop, startShop } from "../support/shop";
import { shoppingTrip } from "../support/trip";

const WARM_SECONDS = 3;
const SECONDS = 12;
const PAGES_A_SECOND = 25;
const SHOWN = 15;
const BEGIN_MS = 2_000;
/** A profile of many samples takes a while to write. */
const GIVE_UP_MS = 30_000;
const PROFILER = pathToFileURL(join(ROOT, "packages", "bench", "support", "profiler.mjs")).href;
/** The processes of a shop by the file that starts them. */
const PROGRAMS = { "serve.mjs": "shop", "cli.js": "store" };

/** Starts a shop whose processes write a profile when they are told to. */
async function startWatched(dir: string): Promise<BenchShop> {
	const { NODE_OPTIONS: before } = process.env;
	process.env.PROFILE_DIR = dir;
	process.env.NODE_OPTIONS = `${before ?? ""} --import ${PROFILER}`.trim();
	const shop = await startShop();
	process.env.NODE_OPTIONS = before;
	if (before === undefined) delete process.env.NODE_OPTIONS;
	return shop;
}

function tellAll(): void {
	for (const { pid } of processesBelow(process.pid)) process.kill(pid, "SIGUSR2");
}

async function written(dir: string): Promise<string[]> {
	const until = Date.now() + GIVE_UP_MS;
	for (;;) {
		const files = readdirSync(dir).filter((file) => file.endsWith(".cpuprofile"));
		if (files.length >= Object.keys(PROGRAMS).length) return files;
		if (Date.now() > until) throw new Error("the profiles were not written");
		await new Promise((done) => setTimeout(done, 200));
	}
}

/** Milliseconds of each process's work that one request costs, by area. */
async function costOf(what: string, dir: string, work: () => Promise<number>): Promise<Figure[]> {
	tellAll();
	// Beginning a profile stops a process for about a second.
	await new Promise((done) => setTimeout(done, BEGIN_MS));
	const count = await work();
	tellAll();
	const files = await written(dir);
	return Object.entries(PROGRAMS).flatMap(([program, name]) => {
		const file = files.find((each) => each.startsWith(program));
		if (!file) return [];
		const spent = readProfile(join(dir, file));
		rmSync(join(dir, file));
		say(`\n   ${what}, ${name}: the costliest functions, milliseconds of each request`);
		for (const { name: called, file: source, ms } of costliest(spent, SHOWN)) {
			say(`   ${(ms / count).toFixed(3).padStart(8)}  ${called}  ${source}`);
		}
		const areas = byArea(spent);
		const all: [string, number] = ["all", areas.reduce((sum, [, ms]) => sum + ms, 0)];
		return [all, ...areas].map(([area, ms]): Figure => {
			return { name: `${what}, ${name}: ${area}`, value: ms / count, unit: "ms" };
		});
	});
}

/** Where the processor's time goes, in milliseconds of work for each order and for each page of mixed shopping. */
export async function measureProfile(): Promise<Figure[]> {
	const dir = mkdtempSync(join(tmpdir(), "sabz-profile-"));
	const shop = await startWatched(dir);
	const rush = await customerRush(shop);
	await rush("order", WARM_SECONDS);
	const orders = await costOf("order", dir, async () => (await rush("order", SECONDS)).times.length);
	await untilMailed(shop);
	const trip = await shoppingTrip(shop);
	await atPace({ perSecond: PAGES_A_SECOND, seconds: WARM_SECONDS }, trip);
	const pages = await costOf("page", dir, async () => {
		return (await atPace({ perSecond: PAGES_A_SECOND, seconds: SECONDS }, trip)).count;
	});
	await shop.stop();
	rmSync(dir, { recursive: true, force: true });
	return [...orders, ...pages];
}
