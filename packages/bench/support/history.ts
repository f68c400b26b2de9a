import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../../../server/run.mjs";
import { type PartResult, UNITS } from "./figure";

const FILE = join(ROOT, "docs", "benchmarks.json");

const run = z.object({
	date: z.string(),
	commit: z.string(),
	machine: z.string(),
	note: z.string().optional(),
	/** Figures by part and name. */
	parts: z.record(z.string(), z.record(z.string(), z.object({ value: z.number(), unit: z.enum(UNITS) }))),
});
export type RecordedRun = z.infer<typeof run>;

/** Every recorded run, oldest first. */
export function recordedRuns(): RecordedRun[] {
	return existsSync(FILE) ? z.array(run).parse(JSON.parse(readFileSync(FILE, "utf8"))) : [];
}

/** The last recorded value of a figure. */
export function lastValue(runs: readonly RecordedRun[], part: string, name: string): number | undefined {
	return runs.findLast((known) => known.parts[part]?.[name])?.parts[part]?.[name]?.value;
}

function machine(): string {
	const [first, ...others] = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${others.length + 1} × ${first?.model.trim() ?? "CPU"}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}

function commit(): string {
	return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
}

/** Appends a run to the record, without figures that came to nothing. @returns all of them */
export function record(results: readonly PartResult[], note: string | undefined): RecordedRun[] {
	const parts = results.map(({ part, figures }) => [
		part,
		Object.fromEntries(
			figures
				.filter(({ value }) => Number.isFinite(value))
				.map(({ name, value, unit }) => [name, { value: tidy(value), unit }]),
		),
	]);
	const date = new Date().toISOString().slice(0, 16);
	const entry = { date, commit: commit(), machine: machine(), note, parts: Object.fromEntries(parts) };
	const runs = [...recordedRuns(), entry];
	writeFileSync(FILE, `${JSON.stringify(runs, null, "\t")}\n`);
	return runs;
}

function tidy(value: number): number {
	return Number(value.toPrecision(4));
}
