import { type Figure, goalText, isMet, type PartResult, shown } from "./figure";
import { lastValue, type RecordedRun } from "./history";

const HEAD = ["figure", "now", "goal", "before", "now / before"];

function rowOf(figure: Figure, before: number | undefined): string[] {
	const mark = figure.goal ? (isMet(figure) ? "✓ " : "✗ ") : "";
	return [
		figure.name,
		shown(figure),
		`${mark}${goalText(figure)}`,
		before === undefined ? "" : shown({ value: before, unit: figure.unit }),
		before ? `${(figure.value / before).toFixed(2)} ×` : "",
	];
}

/** One part as a table for the screen, compared with the last recorded run. */
export function printedTable({ part, figures }: PartResult, runs: readonly RecordedRun[]): string {
	const rows = [HEAD, ...figures.map((figure) => rowOf(figure, lastValue(runs, part, figure.name)))];
	const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	const lines = rows.map((row) =>
		row.map((cell, column) =>
			column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
		),
	);
	return [`\n── ${part}`, ...lines.map((cells) => cells.join("   ").trimEnd())].join("\n");
}
