import { readFileSync } from "node:fs";
import { say } from "../../server/say.mjs";

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
