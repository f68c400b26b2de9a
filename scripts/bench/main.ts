import { parseArgs } from "node:util";
import { say } from "../support/say.mjs";
import { measureJs } from "./parts/js";
import { measurePhone } from "./parts/phone";
import { measureServer } from "./parts/server";
import type { Figure, PartResult } from "./support/figure";
import { record, recordedRuns } from "./support/history";
import { writeReport } from "./support/report";
import { printedTable } from "./support/table";

const PARTS: Record<string, () => Promise<Figure[]>> = {
	js: measureJs,
	phone: measurePhone,
	server: measureServer,
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { record: { type: "boolean", default: false }, note: { type: "string" } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
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
	const figures = (await PARTS[part]?.()) ?? [];
	results.push({ part, figures });
	say(printedTable({ part, figures }, before));
	say(`   took ${Math.round((performance.now() - began) / 1000)} s`);
}
if (values.record) {
	writeReport(record(results, values.note));
	say("\nRecorded in docs/benchmarks.json and docs/benchmarks.md.");
}
