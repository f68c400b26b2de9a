import { readFileSync } from "node:fs";
import { join } from "node:path";

const README = join(import.meta.dirname, "../../README.md");

/** A row of the README's table of settings: whose it is, and what is so without them. */
type Row = { names: string[]; absent: string };

/** The rows of that table. A row leaves out a prefix that its first name has said. */
export function rowsOfReadme(): Row[] {
	const rows = readFileSync(README, "utf8").matchAll(/^\| (`[A-Z_]{2,}`.*?) \|.*\| (.+) \|$/gm);
	return [...rows].map(([, cell = "", absent = ""]) => {
		const names = [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name);
		const prefix = names[0]?.split("_")[0] ?? "";
		return { names: names.map((name) => (name.startsWith("_") ? prefix + name : name)), absent };
	});
}

/** The settings that the README's table names, row by row. */
export function settingsOfReadme(): string[][] {
	return rowsOfReadme().map(({ names }) => names);
}
