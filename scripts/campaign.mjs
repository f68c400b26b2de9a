import { checkNode, ensureInstalled, run, say } from "../server/program.mjs";

/** What takes too long for the gate, one after the other, whatever fails: for every night and before a release. */
const STEPS = [
	["store"],
	["nodes", "20.19", "22", "24"],
	["fuzz"],
	["chaos", "--cycles", "20"],
	["integration"],
	["e2e"],
];
/** How many orders the day has that has to close to the rupee, and what else the gate tries in part. */
process.env.MONEY_DAY_ORDERS ??= "2000";
process.env.TESTS = "thorough";

checkNode();
await ensureInstalled("all");
const failed = [];
for (const [script = "", ...args] of STEPS) {
	say(`\n── ${script} ${args.join(" ")}`);
	const code = await run("npm", ["run", "--silent", script, "--", ...args]);
	if (code !== 0) failed.push(script);
}
say(failed.length === 0 ? "\nAll has passed." : `\nFailed: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
