import { readFileSync } from "node:fs";
import { join } from "node:path";

const README = join(import.meta.dirname, "../../README.md");

/** The settings that the README's table names, row by row. A row leaves out a prefix that its first name has said. */
export function settingsOfReadme(): string[][] {
	const rows = readFileSync(README, "utf8").matchAll(/^\| (`[A-Z_]{2,}`.*?) \|/gm);
	return [...rows].map(([, cell = ""]) => {
		const names = [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name);
		const prefix = names[0]?.split("_")[0] ?? "";
		return names.map((name) => (name.startsWith("_") ? prefix + name : name));
	});
}
