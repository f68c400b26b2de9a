import { readFileSync } from "node:fs";

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

/** @param {unknown} value */
function numberIn(value) {
	return typeof value === "number" ? value : 0;
}

/** Reads Vitest's JSON report; a run that failed without a failed test still counts as a failure. @param {string} file @param {number} exitCode @returns {Tally} */
export function vitestTally(file, exitCode) {
	const report = readReport(file);
	if (!report) return oneCheck(false);
	const failed = numberIn(report.numFailedTests);
	return { passed: numberIn(report.numPassedTests), failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** Reads Playwright's JSON report. @param {string} file @param {number} exitCode @returns {Tally} */
export function playwrightTally(file, exitCode) {
	const stats = readReport(file)?.stats;
	if (typeof stats !== "object" || stats === null) return oneCheck(false);
	const counts = new Map(Object.entries(stats));
	const failed = numberIn(counts.get("unexpected"));
	return {
		passed: numberIn(counts.get("expected")) + numberIn(counts.get("flaky")),
		failed: exitCode !== 0 && failed === 0 ? 1 : failed,
	};
}
