import "server-only";
import type { z } from "zod";
import { csvOf } from "@/lib/server/platform/csv";
import type { CatalogueLine } from "../../rules/catalogue-file";
import { CATEGORIES } from "../../rules/product";
import type { ListFault } from "../../schema/bulk-change";
import type { ReadTable } from "./read-file";

/** What is wrong with a line, by our own fields. */
export class Faults extends Error {
	constructor(readonly byField: Readonly<Record<string, string>>) {
		super("This line cannot be read");
	}

	/** These, and what else is wrong: whatever the reads throw of other fields. */
	and(...reads: readonly (() => unknown)[]): Faults {
		const others = reads.flatMap((read) => {
			try {
				read();
				return [];
			} catch (error) {
				if (!(error instanceof Faults)) throw error;
				return Object.entries(error.byField);
			}
		});
		return new Faults({ ...this.byField, ...Object.fromEntries(others), ...this.byField });
	}
}

export class Fault extends Faults {
	constructor(field: string, message: string) {
		super({ [field]: message });
	}
}

const PUBLIC = "an https address that everybody can reach";
const NOT_PUBLIC = `The picture needs ${PUBLIC}, or a file of the zip`;
export const NO_PICTURE = `The picture is missing: ${PUBLIC}, or a file of the zip`;

/** Why a cell says no picture that can be had. */
export function notAPicture(cell: string, isInZip: boolean): string {
	if (/^[a-z]+:/i.test(cell)) return NOT_PUBLIC;
	if (isInZip) return `${cell} is not in the zip`;
	return `${cell} did not come with the list. Send a zip of the list and its pictures, or name ${PUBLIC}`;
}

/** The first thing that is wrong with each field. */
export function faultsOf({ issues }: z.ZodError): Faults {
	const byField: Record<string, string> = {};
	for (const { path, message } of issues) byField[String(path[0] ?? "")] ??= message;
	return new Faults(byField);
}

/** Throws Fault where a line, or the one that it leans on, has a cell too many: others may stand in wrong columns. */
export function mustFit({ spilled }: ReadTable, { line, leansOn = line }: CatalogueLine): void {
	const [cell] = spilled.get(line) ?? spilled.get(leansOn) ?? [];
	if (cell !== undefined)
		throw new Fault("cells", `${cell} has no column. A text with a comma needs quotation marks around it`);
}

const RUPEES = "A whole number of rupees, as 240";
/** What a cell has to be, where the form's own message does not say it. */
const NEEDED: Readonly<Record<string, string>> = {
	price: RUPEES,
	offerPrice: RUPEES,
	category: `One of ${CATEGORIES.join(", ")}`,
};

/** What is wrong with a line, as its file says it; one cell that is read as two fields is named once. */
export function listFaults(
	{ columns, lines }: ReadTable,
	place: Pick<ListFault, "line" | "name">,
	byField: Faults["byField"],
): ListFault[] {
	const { handle = "", cells = {} } = lines.find(({ line }) => line === place.line) ?? {};
	const said: Readonly<Record<string, string>> = { ...cells, handle };
	const named = new Set<string>();
	return Object.entries(byField).flatMap(([field, message]): ListFault[] => {
		const [column, value = ""] = [columns[field], said[field]];
		if (!column && named.has(value)) return [];
		if (value) named.add(value);
		return [{ ...place, message, needed: NEEDED[field] ?? message, column: column ?? field, value }];
	});
}

const WRONG = "What is wrong";

/** The faulty lines as they stand in their file, with what is wrong of each in the last column, and behind it what has no column: to be mended and sent again. Lines that they lean on go with them. */
export function faultyLines(
	{ headers, rows, lines, spilled }: ReadTable,
	faults: readonly ListFault[],
): string {
	if (faults.length === 0) return "";
	const wrong = new Map<number, string[]>();
	for (const { line, column, needed } of faults)
		wrong.set(line, [...(wrong.get(line) ?? []), `${column}: ${needed}`]);
	const leant = lines.flatMap(({ line, leansOn }) => (leansOn && wrong.has(line) ? leansOn : []));
	const taken = [...new Set([...wrong.keys(), ...leant])].sort((a, b) => a - b);
	const own = headers.filter((header) => header !== WRONG);
	const cellsOf = (line: number) => [
		...own.map((header) => rows[line - 2]?.[header]),
		(wrong.get(line) ?? []).join("\n"),
		...(spilled.get(line) ?? []),
	];
	return csvOf([], [[...own, WRONG], ...taken.map(cellsOf)]);
}
