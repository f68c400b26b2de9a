import { type Figure, goalText, isMet, shown } from "./figure";

const HEAD = ["figure", "value", "goal"];

function rowOf(figure: Figure): string[] {
	const mark = figure.goal ? (isMet(figure) ? "✓ " : "✗ ") : "";
	return [figure.name, shown(figure), `${mark}${goalText(figure)}`];
}

/** The figures of one part as a table for the screen. */
export function printedTable(part: string, figures: readonly Figure[]): string {
	const rows = [HEAD, ...figures.map(rowOf)];
	const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	const lines = rows.map((row) =>
		row.map((cell, column) =>
			column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
		),
	);
	return [`\n── ${part}`, ...lines.map((cells) => cells.join("   ").trimEnd())].join("\n");
}
