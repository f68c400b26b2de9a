import type { PrintChoice } from "./print-schema";

export const PRINT_DOCUMENTS = [
	{ value: "packing-slip", label: "Packing slip", plural: "Packing slips" },
	{ value: "invoice", label: "Invoice", plural: "Invoices" },
] as const;
/** The papers that shops have: sheets, and the roll of a receipt printer. */
export const PAPERS = [
	{ value: "a4", label: "A4" },
	{ value: "80mm", label: "80 mm roll" },
] as const;
export type Paper = (typeof PAPERS)[number]["value"];

/** Orders that are printed at once. */
export const MAX_PRINTED = 100;

/** The address of a print page. */
export function printHref({ order = [], as, paper }: Partial<PrintChoice>): string {
	const params = new URLSearchParams(order.map((id) => ["order", id]));
	if (as && as !== "packing-slip") params.set("as", as);
	if (paper && paper !== "a4") params.set("paper", paper);
	return params.size === 0 ? "/seller/print" : `/seller/print?${params}`;
}
