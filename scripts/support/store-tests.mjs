import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "../../server/fingerprint.mjs";
import { ROOT } from "../../server/run.mjs";
import { runVitest } from "./vitest.mjs";

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
