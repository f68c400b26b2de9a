import "server-only";
import Papa from "papaparse";

/** Spreadsheets read UTF-8 only when the file begins with this mark. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * What a spreadsheet takes for a formula when a cell begins with it, marked so already or not; a mark before it keeps the
 * cell a text, however many lines it has.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARK_OF_FORMULA = /^'(?='*[=+\-@\t\r])/;

/** A cell as it was before it was written into a CSV text. */
export const unmarked = (cell: string) => cell.replace(MARK_OF_FORMULA, "");

/** A table as a CSV text that spreadsheets open; a cell that they would take for a formula stays a text. */
export function csvOf<Row extends object>(fields: readonly string[], rows: readonly Row[]): string {
	const table = Papa.unparse(
		{ fields: [...fields], data: [...rows] },
		{ escapeFormulae: FORMULA, newline: "\r\n" },
	);
	return BYTE_ORDER_MARK + table;
}

/** The same as a file to take along. */
export function csvFile(name: string, text: string): Response {
	return new Response(text, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": `attachment; filename="${name}"`,
			"cache-control": "no-store",
		},
	});
}
