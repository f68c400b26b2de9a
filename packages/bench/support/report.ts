import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../server/run.mjs";
import { type Figure, shown } from "./figure";
import type { RecordedRun } from "./history";
import { drawGrowth } from "./plot";

const FILE = join(ROOT, "docs", "benchmarks.md");
const [BEGIN, END] = ["<!-- figures -->", "<!-- /figures -->"];

function cellText(cell: Pick<Figure, "value" | "unit"> | undefined): string {
	return cell ? shown(cell) : "";
}

/** The first and the last recorded value of every figure of a part. */
function tableOf(part: string, runs: readonly RecordedRun[]): string {
	const known = runs.flatMap((run) => (run.parts[part] ? [run.parts[part]] : []));
	const rows = Object.keys(known.at(-1) ?? {}).map((name) => {
		const [first, last] = [known.find((figures) => figures[name])?.[name], known.at(-1)?.[name]];
		return `| ${name} | ${cellText(first)} | ${cellText(last)} |`;
	});
	return [`### ${part}`, "", "| figure | first recorded | last recorded |", "|---|---:|---:|", ...rows].join(
		"\n",
	);
}

/** Writes the tables of docs/benchmarks.md anew from what has been recorded; its words stay. */
export function writeReport(runs: readonly RecordedRun[]): void {
	const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : `# Benchmarks\n\n${BEGIN}\n${END}\n`;
	const parts = [...new Set(runs.flatMap((run) => Object.keys(run.parts)))];
	const last = runs.at(-1);
	const grown = runs.findLast((run) => run.parts.growth);
	if (grown) drawGrowth(grown);
	const head = last ? `Last recorded ${last.date} UTC at ${last.commit}, on ${last.machine}.` : "";
	const tables = [head, ...parts.map((part) => tableOf(part, runs))].join("\n\n");
	const [above = "", below = ""] = [text.split(BEGIN)[0], text.split(END)[1]];
	writeFileSync(FILE, `${above}${BEGIN}\n${tables}\n${END}${below}`);
}
