import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../server/run.mjs";
import type { RecordedRun } from "./history";

const FILE = join(ROOT, "docs", "benchmarks-growth.svg");
const BOX = { width: 760, height: 420, left: 60, right: 250, top: 20, bottom: 50 };
const COLOURS = ["#0f4423", "#c27500", "#b3261e", "#2b6cb0", "#6b46c1", "#0f766e", "#9d174d", "#475569"];
/** "5,000 products: All Products served" */
const NAME = /^([\d,]+) (products|orders): (.+)$/;

type Line = { name: string; points: { size: number; ms: number }[] };

/** What took milliseconds, against how many products or orders there were. */
function linesOf(run: RecordedRun): Line[] {
	const lines = new Map<string, Line>();
	for (const [name, { value, unit }] of Object.entries(run.parts.growth ?? {})) {
		const [, size = "", what = "", work = ""] = NAME.exec(name) ?? [];
		if (unit !== "ms" || work === "" || value <= 0) continue;
		const line = lines.get(work) ?? { name: `${work} (${what})`, points: [] };
		line.points.push({ size: Number(size.replaceAll(",", "")), ms: value });
		lines.set(work, line);
	}
	return [...lines.values()];
}

function along(value: number, least: number, most: number): number {
	return (Math.log10(value) - Math.log10(least)) / Math.max(1e-9, Math.log10(most) - Math.log10(least));
}

/** Draws cost against size, both by powers of ten: a line that lies flat costs the same at every size. */
export function drawGrowth(run: RecordedRun): void {
	const lines = linesOf(run);
	const points = lines.flatMap((line) => line.points);
	if (points.length === 0) return;
	const sizes = points.map(({ size }) => size);
	const times = points.map(({ ms }) => ms);
	const [leastSize, mostSize] = [Math.min(...sizes), Math.max(...sizes)];
	const [leastMs, mostMs] = [Math.min(...times), Math.max(...times)];
	const x = (size: number) =>
		BOX.left + along(size, leastSize, mostSize) * (BOX.width - BOX.left - BOX.right);
	const y = (ms: number) =>
		BOX.height - BOX.bottom - along(ms, leastMs, mostMs) * (BOX.height - BOX.top - BOX.bottom);
	const drawn = lines.map((line, index) => {
		const colour = COLOURS[index % COLOURS.length];
		const path = line.points.map(({ size, ms }) => `${x(size).toFixed(1)},${y(ms).toFixed(1)}`).join(" ");
		const label = BOX.top + 14 + index * 20;
		return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${BOX.width - BOX.right + 16}" y="${label}" fill="${colour}">${line.name}</text>`;
	});
	const ticks = [...new Set(sizes)].map(
		(size) =>
			`<text x="${x(size)}" y="${BOX.height - 28}" text-anchor="middle">${size.toLocaleString("en")}</text>`,
	);
	const scale = [leastMs, mostMs].map(
		(ms) =>
			`<text x="${BOX.left - 6}" y="${y(ms) + 4}" text-anchor="end">${Number(ms.toPrecision(2))}</text>`,
	);
	const svg = [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}" font-family="sans-serif" font-size="12">`,
		`<rect width="${BOX.width}" height="${BOX.height}" fill="#fff"/>`,
		...drawn,
		...ticks,
		...scale,
		`<text x="${BOX.left}" y="${BOX.height - 8}">milliseconds against the number of products or orders, both by powers of ten</text>`,
		"</svg>",
	];
	writeFileSync(FILE, `${svg.join("\n")}\n`);
}
