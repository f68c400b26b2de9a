import { parseArgs } from "node:util";
import { say } from "../../server/say.mjs";
import { measureCoverage } from "./parts/coverage";
import { measureGrowth } from "./parts/growth";
import { measureJs } from "./parts/js";
import { measureLighthouse } from "./parts/lighthouse";
import { measureLoad } from "./parts/load";
import { measureOrders } from "./parts/orders";
import { measurePhone } from "./parts/phone";
import { measureProfile } from "./parts/profile";
import { measureRemainder } from "./parts/remainder";
import { measureScale } from "./parts/scale";
import { measureServer } from "./parts/server";
import { measureStartup } from "./parts/startup";
import { measureStore } from "./parts/store";
import { measureTrace } from "./parts/trace";
import type { Figure, PartResult } from "./support/figure";
import { record, recordedRuns } from "./support/history";
import { writeReport } from "./support/report";
import { printedTable } from "./support/table";

const PARTS: Record<string, () => Promise<Figure[]>> = {
	js: measureJs,
	phone: measurePhone,
	server: measureServer,
	orders: measureOrders,
	growth: measureGrowth,
	store: measureStore,
	startup: measureStartup,
	load: () => measureLoad(Number(values.minutes)),
	profile: measureProfile,
	coverage: measureCoverage,
	trace: measureTrace,
	remainder: measureRemainder,
	scale: measureScale,
	lighthouse: () => measureLighthouse(Number(values.runs)),
};

/** Not among the parts that run when none is named. */
const LONG = new Set(["load", "profile", "coverage", "trace", "remainder", "scale", "lighthouse"]);

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		record: { type: "boolean", default: false },
		note: { type: "string" },
		minutes: { type: "string", default: "2" },
		runs: { type: "string", default: "3" },
	},
});
const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS).filter((part) => !LONG.has(part));
const unknown = wanted.filter((part) => !PARTS[part]);
if (unknown.length > 0) {
	say(`There is no part ${unknown.join(", ")}. The parts are: ${Object.keys(PARTS).join(", ")}.`);
	process.exit(1);
}

const before = recordedRuns();
const results: PartResult[] = [];
for (const part of wanted) {
	const began = performance.now();
	say(`\nMeasuring ${part} …`);
	try {
		const figures = (await PARTS[part]?.()) ?? [];
		results.push({ part, figures });
		say(printedTable({ part, figures }, before));
	} catch (error) {
		// The others are worth having all the same.
		say(`   ${part} could not be measured: ${error instanceof Error ? error.stack : error}`);
		process.exitCode = 1;
	}
	say(`   took ${Math.round((performance.now() - began) / 1000)} s`);
}
if (values.record && results.length > 0) {
	writeReport(record(results, values.note));
	say("\nRecorded in docs/benchmarks.json and docs/benchmarks.md.");
}
// A part that failed may have left a shop running.
process.exit();
