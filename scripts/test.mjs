import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkNode, ensureInstalled } from "../server/install.mjs";
import { run } from "../server/run.mjs";
import { say } from "../server/say.mjs";
import { oneCheck, playwrightTally, vitestTally } from "./support/tally.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

checkNode();
await ensureInstalled("all");
const { ensureBrowser } = await import("./support/browser.mjs");
const { ensureStoreBuilt } = await import("../server/builds.mjs");
const { startTestShop } = await import("./support/test-shop.mjs");

const reports = mkdtempSync(join(tmpdir(), "sabz-reports-"));
const total = { passed: 0, failed: 0 };

/** @param {string} title @param {() => Promise<import("./support/tally.mjs").Tally>} step */
async function step(title, step) {
	say(`\n── ${title}`);
	const began = Date.now();
	const tally = await step();
	total.passed += tally.passed;
	total.failed += tally.failed;
	const seconds = Math.round((Date.now() - began) / 1000);
	say(`   ${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
}

/** @param {string} script @param {string[]} args */
const npmStep =
	(script, ...args) =>
	async () =>
		oneCheck((await run("npm", ["run", "--silent", script, "--", ...args])) === 0);

/** @param {string[]} projects @param {NodeJS.ProcessEnv} env */
const vitestStep = (projects, env) => async () => {
	const file = join(reports, `${projects.join("-")}.json`);
	const names = projects.flatMap((project) => ["--project", project]);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	return vitestTally(file, await run(process.execPath, [VITEST, "run", ...names, ...reporters], { env }));
};

/** @param {NodeJS.ProcessEnv} env */
const journeyStep = (env) => async () => {
	const file = join(reports, "journeys.json");
	const args = [PLAYWRIGHT, "test", "--reporter=list,json"];
	return playwrightTally(
		file,
		await run(process.execPath, args, {
			env: { ...env, JOURNEYS: "short", PLAYWRIGHT_JSON_OUTPUT_NAME: file },
		}),
	);
};

await ensureStoreBuilt();
await step("types", npmStep("types"));
await step("lint", npmStep("lint"));
await step("unused code", npmStep("knip"));
await step("unit", vitestStep(["unit"], process.env));
await step("embedded store", vitestStep(["embedded-mongodb"], process.env));
const shop = await startTestShop();
await step("integration", vitestStep(["integration"], shop.env));
await shop.stop();
await step("other Nodes", npmStep("nodes", "24"));
await step("chaos", npmStep("chaos", "--cycles", "3", "--seed", "1"));
if (await ensureBrowser()) {
	// In a shop of their own: hundreds of odd products and orders are no shelf that a person walks along.
	const walked = await startTestShop();
	await step("journeys", journeyStep(walked.env));
	await walked.stop();
} else await step("journeys: no browser could be had", async () => oneCheck(false));

say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
