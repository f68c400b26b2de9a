import { parseArgs } from "node:util";
import { say } from "../../server/program.mjs";
import { measureGrowth } from "./parts/growth";
import { measureLighthouse } from "./parts/lighthouse";
import { measureLoad } from "./parts/load";
import { measureOrders } from "./parts/orders";
import { measurePhone } from "./parts/phone";
import { measureStartup } from "./parts/startup";
import { measureStore } from "./parts/store";
import { type Figure, printedTable } from "./support/figure";

const PARTS: Record<string, () => Promise<Figure[]>> = {
	phone: measurePhone,
	orders: measureOrders,
	growth: measureGrowth,
	store: measureStore,
	startup: measureStartup,
	load: () => measureLoad(Number(values.minutes)),
	lighthouse: () => measureLighthouse(Number(values.runs)),
};

/** Not among the parts that run when none is named. */
const LONG = new Set(["load", "lighthouse"]);

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
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

for (const part of wanted) {
	const began = performance.now();
	say(`\nMeasuring ${part} …`);
	try {
		say(printedTable(part, (await PARTS[part]?.()) ?? []));
	} catch (error) {
		// The others are worth having all the same.
		say(`   ${part} could not be measured: ${error instanceof Error ? error.stack : error}`);
		process.exitCode = 1;
	}
	say(`   took ${Math.round((performance.now() - began) / 1000)} s`);
}
// A part that failed may have left a shop running.
process.exit();
