import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { findWholeBrowser } from "@/scripts/support/browser.mjs";
import { bringPackages } from "@/scripts/support/packages.mjs";
import { say } from "../../../server/program.mjs";
import { CHROME_ARGS, cookiesOf } from "../support/chrome";
import { type Figure, median } from "../support/figure";
import { startShop } from "../support/shop";
import type { Visit } from "../support/visits";
import { mainVisits } from "../support/visits";

const VERSION = "13.5.0";
/** Lighthouse 13 wants Node 22; the npm package "node" brings the program. */
const NODE = "22.23.3";
const FOLDER = join(homedir(), ".cache", "sabz-bench", `lighthouse-${VERSION}`);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

const RUN_MS = 180_000;
const START_MS = 20_000;
const LARGEST_REPORT = 2 ** 28;

const audit = z.looseObject({
	title: z.string(),
	score: z.number().nullable(),
	numericValue: z.number().optional(),
});
const report = z.object({
	runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
	categories: z.record(
		z.enum(CATEGORIES),
		z.object({
			score: z.number().nullable(),
			auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
		}),
	),
	audits: z.record(z.string(), audit),
});
type Report = z.infer<typeof report>;

/** What Lighthouse says of one load: scores of 100, and measures by their names. */
type Judged = {
	scores: Record<Category, number>;
	measures: Record<string, number>;
	/** The checks other than those of performance that cost points. */
	failed: string[];
};

/** What is measured besides the scores, by Lighthouse's names. */
const MEASURES = {
	"first paint": "first-contentful-paint",
	"largest paint": "largest-contentful-paint",
	"blocking time": "total-blocking-time",
	"layout shift": "cumulative-layout-shift",
};

/** Lighthouse's program, and the Node that runs it. */
type Lighthouse = { node: string; cli: string };

/** Lighthouse and its Node, brought beside the project and not into it. */
async function bringLighthouse(): Promise<Lighthouse> {
	const packages = [`lighthouse@${VERSION}`, `node@${NODE}`];
	return {
		cli: await bringPackages(FOLDER, packages, "lighthouse/cli/index.js"),
		node: await bringPackages(FOLDER, packages, "node/bin/node"),
	};
}

/** A browser of its own with an empty profile, that is spoken to at a port. */
async function openAtPort(): Promise<{ port: string; close: () => Promise<void> }> {
	const profile = mkdtempSync(join(tmpdir(), "sabz-lighthouse-"));
	const args = [...CHROME_ARGS, "--headless", "--no-first-run", "--disable-default-apps"];
	const child = spawn(
		findWholeBrowser() ?? chromium.executablePath(),
		[...args, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
		{ stdio: "ignore" },
	);
	const ended = new Promise((done) => child.once("exit", done));
	const said = join(profile, "DevToolsActivePort");
	const until = performance.now() + START_MS;
	while (!existsSync(said) || !readFileSync(said, "utf8").includes("\n")) {
		if (performance.now() > until) throw new Error("the browser did not start");
		await new Promise((done) => setTimeout(done, 50));
	}
	const [port = ""] = readFileSync(said, "utf8").split("\n");
	const close = async () => {
		child.kill("SIGTERM");
		await ended;
		rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
	};
	return { port, close };
}

/** Signs the browser in; its cookies are what Lighthouse leaves as they are. */
async function giveCookies(port: string, url: string, header: string): Promise<void> {
	const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
	await browser.contexts()[0]?.addCookies(cookiesOf(url, header));
	await browser.close();
}

function failedAudits({ categories, audits }: Report): string[] {
	return CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
		categories[category].auditRefs
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => `${category}: ${audits[id]?.title}`),
	);
}

function judge(text: string): Judged {
	const read = report.parse(JSON.parse(text));
	const { runtimeError: error, categories, audits } = read;
	if (error && error.code !== "NO_ERROR") throw new Error(error.message);
	const score = (category: Category) => (categories[category].score ?? Number.NaN) * 100;
	const measure = ([name, id]: [string, string]): [string, number] => [
		name,
		audits[id]?.numericValue ?? Number.NaN,
	];
	return {
		scores: {
			performance: score("performance"),
			accessibility: score("accessibility"),
			"best-practices": score("best-practices"),
			seo: score("seo"),
		},
		measures: Object.fromEntries(Object.entries(MEASURES).map(measure)),
		failed: failedAudits(read),
	};
}

/** Has Lighthouse look at a page once, as it looks from a phone (its own defaults: simulated slow 4G, a CPU four times slower). */
async function lookAt({ node, cli }: Lighthouse, url: string, { path, cookies }: Visit): Promise<Judged> {
	const { port, close } = await openAtPort();
	try {
		if (cookies) await giveCookies(port, url, cookies);
		const args = [
			cli,
			`${url}${path}`,
			"--output=json",
			"--output-path=stdout",
			"--quiet",
			`--port=${port}`,
			`--only-categories=${CATEGORIES.join(",")}`,
			"--throttling-method=simulate",
			"--form-factor=mobile",
		];
		const options = { timeout: RUN_MS, maxBuffer: LARGEST_REPORT };
		const text = await new Promise<string>((done, fail) => {
			execFile(node, args, options, (error, output, complaint) => {
				if (output.startsWith("{")) done(output);
				else fail(new Error(`${error?.message ?? "Lighthouse said nothing"}\n${complaint.slice(-400)}`));
			});
		});
		return judge(text);
	} finally {
		await close();
	}
}

const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

function figuresOf(name: string, looks: readonly Judged[]): Figure[] {
	const middle = (read: (look: Judged) => number) => median(looks.map(read));
	const scores = CATEGORIES.map((category): Figure => {
		const value = middle(({ scores }) => scores[category]);
		return { name: `${name}: ${category}`, value, unit: "", goal: { least: LEAST[category] } };
	});
	const measures = Object.keys(looks[0]?.measures ?? {}).map((what): Figure => {
		const value = middle((look) => look.measures[what] ?? Number.NaN);
		return { name: `${name}: ${what}`, value, unit: what === "layout shift" ? "" : "ms" };
	});
	return [...scores, ...measures];
}

/** Looks once; what fails is said and left out. */
async function tryToLook(program: Lighthouse, url: string, visit: Visit): Promise<Judged | undefined> {
	try {
		return await lookAt(program, url, visit);
	} catch (error) {
		say(`   ${visit.name}: ${error instanceof Error ? error.message : error}`);
		return undefined;
	}
}

/** The main pages as Lighthouse sees them from a phone, in turns, the median of so many looks. */
export async function measureLighthouse(runs: number): Promise<Figure[]> {
	const program = await bringLighthouse();
	const shop = await startShop();
	const visits = await mainVisits(shop);
	const looks = new Map(visits.map(({ name }) => [name, [] as Judged[]]));
	for (let run = 0; run < runs; run++) {
		for (const visit of visits) {
			const look = await tryToLook(program, shop.url, visit);
			if (look) looks.get(visit.name)?.push(look);
		}
	}
	await shop.stop();
	return [...looks].flatMap(([name, all]) => {
		// What cost points outside performance is said, not measured.
		for (const title of new Set(all.flatMap(({ failed }) => failed))) say(`   ${name}: ✗ ${title}`);
		return figuresOf(name, all);
	});
}
