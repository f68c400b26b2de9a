import { readFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = join(import.meta.dirname, "../../docs/operations.md");

/** A row of the table of settings in docs/operations.md: the names, and what holds without them. */
type Row = { names: string[]; absent: string };

/** The rows of that table. A row leaves out a prefix that its first name has. */
export function settingsRows(): Row[] {
	const section = /^## Settings$.*?^## /ms.exec(readFileSync(PAGE, "utf8"))?.[0] ?? "";
	const rows = section.matchAll(/^\| (`[A-Z_]{2,}`.*?) \|.*\| (.+) \|$/gm);
	return [...rows].map(([, cell = "", absent = ""]) => {
		const names = [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name);
		const prefix = names[0]?.split("_")[0] ?? "";
		return { names: names.map((name) => (name.startsWith("_") ? prefix + name : name)), absent };
	});
}

/** The settings that the table names, row by row. */
export function documentedSettings(): string[][] {
	return settingsRows().map(({ names }) => names);
}
