import "server-only";
import Papa from "papaparse";
import { BYTE_ORDER_MARK, unmarked } from "@/lib/server/platform/csv";
import { ShopError } from "@/lib/server/platform/errors";
import { type CatalogueTable, understand } from "../../rules/catalogue-file";
import { MAX_LIST_LINES, NEEDED_COLUMNS } from "../../schema/bulk-change";

/** The table of a CSV text, as it is understood by its headers. Throws ShopError `invalid`, `too-large`. */
export function readTable(text: string): CatalogueTable {
	const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(BYTE_ORDER_MARK, ""), {
		header: true,
		skipEmptyLines: "greedy",
		transform: unmarked,
	});
	const table = understand(meta.fields ?? [], data);
	const missing = NEEDED_COLUMNS.filter((column) => !meta.fields?.includes(column));
	if (table.kind === "list" && missing.length > 0)
		throw new ShopError("invalid", `These columns are missing: ${missing.join(", ")}`);
	if (data.length > MAX_LIST_LINES)
		throw new ShopError("too-large", `A price list can have at most ${MAX_LIST_LINES} lines`);
	const broken = errors.find(({ type }) => type === "Quotes");
	if (broken) throw new ShopError("invalid", `Line ${(broken.row ?? 0) + 1}: a quotation mark is not closed`);
	return table;
}
