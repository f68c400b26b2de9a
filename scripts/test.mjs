import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkNode, ensureInstalled, run, say } from "../server/program.mjs";
import { OF_SHOP, oneCheck, playwrightTally, vitestTally } from "./support/run-tests.mjs";

/** The gate: everything that has to hold before a change is merged. `--all`: the store's tests whatever has changed. */
const isAll = process.argv.includes("--all");

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

checkNode();
await ensureInstalled("all");
const { ensureBrowser } = await import("./support/browser.mjs");
const { ensureShopBuilt, ensureStoreBuilt } = await import("../server/builds.mjs");
const { fillStore, startTestShop } = await import("./support/test-shop.mjs");
const { hasStorePassed, testStore } = await import("./support/run-tests.mjs");
const { runVitest } = await import("./support/run-tests.mjs");

/** @typedef {import("./support/run-tests.mjs").Tally} Tally */

const reports = mkdtempSync(join(tmpdir(), "sabz-reports-"));
const reportOf = (/** @type {string} */ name) => join(reports, `${name}.json`);
const total = { passed: 0, failed: 0 };

/** Takes a step and says in one line how it ended. @param {string} title @param {() => Promise<Tally>} work */
async function step(title, work) {
	const began = Date.now();
	const { passed, failed } = await work();
	total.passed += passed;
	total.failed += failed;
	const seconds = Math.round((Date.now() - began) / 1000);
	say(`── ${title}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

/** @param {string} script @param {string[]} args */
const npmStep =
	(script, ...args) =>
	async () =>
		oneCheck((await run("npm", ["run", "--silent", script, "--", ...args], { quiet: true })) === 0);

/** @param {string[]} projects @param {NodeJS.ProcessEnv} [env] */
const vitestStep = (projects, env) => async () => {
	const report = reportOf(projects.join("-"));
	return vitestTally(report, await runVitest(projects, { env, report, quiet: true }));
};

async function storeStep() {
	const report = reportOf("store");
	return vitestTally(report, await testStore({ report, quiet: true }));
}

/** @param {NodeJS.ProcessEnv} env */
const journeyStep = (env) => async () => {
	const file = reportOf("journeys");
	const args = [PLAYWRIGHT, "test", "--reporter=list,json"];
	return playwrightTally(
		file,
		await run(process.execPath, args, {
			env: { ...env, JOURNEYS: "short", PLAYWRIGHT_JSON_OUTPUT_NAME: file },
		}),
	);
};

/** What looks at the sources; and the store's tests, which wait for the disk. */
async function lookAtSources() {
	await step("types", npmStep("types"));
	await step("lint", npmStep("lint"));
	await step("unused code", npmStep("knip"));
	if (isAll || !hasStorePassed()) await step("embedded store", storeStep);
	else say("── embedded store: unchanged since its tests passed");
}

/** What computes: the unit tests, and the build that all later steps stand on. */
async function testAndBuild() {
	await step("unit", vitestStep(["unit", "unit-pure"]));
	const filled = await fillStore();
	await ensureShopBuilt(process.env);
	return filled;
}

await ensureStoreBuilt();
const [filled] = await Promise.all([testAndBuild(), lookAtSources()]);
const shop = await startTestShop(filled);
await Promise.all([
	step("integration", vitestStep(OF_SHOP, shop.env)),
	step("integration by the clock", vitestStep(["clocked"], shop.env)),
]);
// In a shop of their own: hundreds of odd products and orders are no shelf that a person walks along.
const [walked] = await Promise.all([startTestShop(filled), shop.stop()]);
if (await ensureBrowser()) {
	await step("journeys", journeyStep(walked.env));
} else await step("journeys: no browser could be had", async () => oneCheck(false));
await walked.stop();
filled.remove();

say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
