/** One measured number. */
export type Figure = {
	/** What was measured, in words. */
	name: string;
	value: number;
	unit: "ms" | "s" | "kB" | "MB" | "/s" | "×" | "";
	/** What it should be: at most, or at least, this. */
	goal?: { most: number } | { least: number };
};

/** A figure's value with as many digits as mean something. */
function shown({ value, unit }: Pick<Figure, "value" | "unit">): string {
	const size = Math.abs(value);
	const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
	return unit === "" ? value.toFixed(digits) : `${value.toFixed(digits)} ${unit}`;
}

function goalText({ goal, unit }: Figure): string {
	if (!goal) return "";
	return "most" in goal
		? `≤ ${shown({ value: goal.most, unit })}`
		: `≥ ${shown({ value: goal.least, unit })}`;
}

function isMet({ goal, value }: Figure): boolean {
	if (!goal) return true;
	return "most" in goal ? value <= goal.most : value >= goal.least;
}

/** The middle one of several measurements; NaN of none. */
export function median(values: readonly number[]): number {
	return percentile(values, 50);
}

/** The value that `percent` of the measurements do not exceed; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	const place = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
	return sorted[Math.max(0, place)] ?? Number.NaN;
}

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
