import { run } from "../../server/run.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";

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
