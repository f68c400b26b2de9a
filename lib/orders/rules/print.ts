import type { PrintChoice } from "../schema/print";

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

/** A unit that is one whole measure, so that several of them are one larger amount. */
const ONE_MEASURE = /^1\s*(kg|g|dozen|litre|liter)$/i;

/** What a packer takes: `5 kg` for five of `1 kg`, `2 × 500 g` for two of `500 g`, `3 ×` where no unit is known. */
export function amountText(quantity: number, unit = ""): string {
	const measure = ONE_MEASURE.exec(unit.trim())?.[1];
	return measure ? `${quantity} ${measure}` : `${quantity} × ${unit.trim()}`.trimEnd();
}

/** The address of a print page. */
export function printHref({ order = [], as, paper }: Partial<PrintChoice>): string {
	const params = new URLSearchParams(order.map((id) => ["order", id]));
	if (as && as !== "packing-slip") params.set("as", as);
	if (paper && paper !== "a4") params.set("paper", paper);
	return params.size === 0 ? "/seller/print" : `/seller/print?${params}`;
}
