import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "../../server/builds.mjs";
import { ROOT, run, say } from "../../server/program.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";

/** The tests of the running shop that stand side by side, by their projects; those by the clock have a run of their own. */
export const OF_SHOP = ["http", "server", "integration"];

/**
 * Runs the tests of these projects to their end and gives Vitest's exit code. `report`: a file for its JSON report;
 * `quiet`: what it says is shown only when it fails.
 * @param {string[]} projects
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv, report?: string, quiet?: boolean }} [options]
 */
export function runVitest(projects, { args = [], env = process.env, report, quiet } = {}) {
	const names = projects.flatMap((project) => ["--project", project]);
	const reporters = report ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
	return run(process.execPath, [VITEST, "run", ...names, ...reporters, ...args], { env, quiet });
}

const STORE = "packages/embedded-mongodb";
/** What the store's tests last passed for. It is committed, so that a fresh clone knows as much as its author. */
const PASSED = join(ROOT, STORE, "passed.txt");

/** Everything that the outcome of the store's tests hangs on: its files, what is installed, and the version of Node. */
function state() {
	const files = ["src", "test", "package.json", "tsconfig.json", "tsconfig.build.json", "vitest.config.ts"];
	const sources = [...files.map((file) => `${STORE}/${file}`), "package-lock.json"];
	const [major, minor] = process.versions.node.split(".");
	return `Node ${major}.${minor}, ${fingerprintOf(sources)}\n`;
}

/** True when the store's tests have passed for the store as it is. */
export function hasStorePassed() {
	return existsSync(PASSED) && readFileSync(PASSED, "utf8") === state();
}

/** Runs the store's tests, and keeps for what they passed. Gives Vitest's exit code. @param {{ report?: string, quiet?: boolean }} [options] */
export async function testStore(options) {
	const tested = state();
	const code = await runVitest(["embedded-mongodb"], options);
	if (code === 0) writeFileSync(PASSED, tested);
	return code;
}

/** @typedef {{ passed: number, failed: number }} Tally */

/** One step that is a single check. @param {boolean} isGood @returns {Tally} */
export function oneCheck(isGood) {
	return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} file @returns {Record<string, unknown> | null} */
function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return null;
	}
}

/** @param {unknown} value @param {string} key @returns {unknown} */
function fieldOf(value, key) {
	return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}

/** @param {unknown} value @param {string} key */
function numberIn(value, key) {
	const number = fieldOf(value, key);
	return typeof number === "number" ? number : 0;
}

/** @param {unknown} value @param {string} key */
function textIn(value, key) {
	const text = fieldOf(value, key);
	return typeof text === "string" ? text : "";
}

/** @param {unknown} value @param {string} key @returns {unknown[]} */
function listIn(value, key) {
	const list = fieldOf(value, key);
	return Array.isArray(list) ? list : [];
}

/** Reads Vitest's JSON report; a run that failed without a failed test still counts as a failure. @param {string} file @param {number} exitCode @returns {Tally} */
export function vitestTally(file, exitCode) {
	const report = readReport(file);
	if (!report) return oneCheck(false);
	const failed = numberIn(report, "numFailedTests");
	return { passed: numberIn(report, "numPassedTests"), failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** So many journeys may need their second try in one run: more, and something is wrong that a busy machine does not explain. */
export const MOST_FLAKY = 2;

/** Every test below a suite of Playwright's report that needed a second try. @param {unknown} suite @returns {string[]} */
function flakyBelow(suite) {
	const specs = listIn(suite, "specs").flatMap((spec) => {
		const isFlaky = listIn(spec, "tests").filter((test) => textIn(test, "status") === "flaky");
		return isFlaky.map(
			(test) => `${textIn(test, "projectName")}, ${textIn(spec, "file")}: ${textIn(spec, "title")}`,
		);
	});
	return [...specs, ...listIn(suite, "suites").flatMap(flakyBelow)];
}

/**
 * Reads Playwright's JSON report and names each journey that passed at its second try. More of them than MOST_FLAKY
 * count as failed.
 * @param {string} file @param {number} exitCode @param {(line: string) => void} [tell] @returns {Tally}
 */
export function playwrightTally(file, exitCode, tell = say) {
	const report = readReport(file);
	if (typeof report?.stats !== "object") return oneCheck(false);
	const flaky = flakyBelow(report);
	if (flaky.length > 0) tell(`   ${flaky.length} flaky (${MOST_FLAKY} may be):`);
	for (const name of flaky) tell(`   ${name}`);
	const passed = numberIn(report.stats, "expected");
	const unexpected = numberIn(report.stats, "unexpected");
	const failed = exitCode !== 0 && unexpected === 0 ? 1 : unexpected;
	return flaky.length > MOST_FLAKY
		? { passed, failed: failed + flaky.length }
		: { passed: passed + flaky.length, failed };
}
