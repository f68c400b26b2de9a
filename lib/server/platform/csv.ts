import "server-only";
import Papa from "papaparse";

/** Spreadsheets read UTF-8 only when the file begins with this mark. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A table as a CSV text that spreadsheets open; a cell that they would take for a formula stays a text. */
export function csvOf<Row extends object>(fields: readonly string[], rows: readonly Row[]): string {
	const table = Papa.unparse(
		{ fields: [...fields], data: [...rows] },
		{ escapeFormulae: true, newline: "\r\n" },
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
