import "server-only";
import Papa from "papaparse";
import { BYTE_ORDER_MARK, csvOf } from "@/lib/server/platform/csv";
import { ShopError } from "@/lib/server/platform/errors";
import type { StockChange } from "@/lib/stock/schema";
import { adjustStocks } from "@/lib/stock/server/adjust";
import { changesBetween, type Seller } from "@/lib/team/rules";
import type { BulkOutcome } from "../rules/product-form";
import {
	MAX_LIST_LINES,
	NEEDED_COLUMNS,
	PRICE_LIST_COLUMNS,
	type PriceListEntry,
	type PriceListReport,
	priceListRowSchema,
	rowOf,
} from "../schema/bulk-change";
import { type SellerProduct, soldFields } from "../schema/product-form";
import { isSoldAnew, type ProductPatch, patchProducts } from "./bulk";
import { FIELD_NAMES } from "./edit";
import { listProducts } from "./read";
import { fixedOnes, soldByIsFixed } from "./sold-by";

/** A spreadsheet takes a cell that begins like this for a formula; a mark before it keeps it a text. */
const FORMULA_MARK = /^'(?=[=+\-@\t\r])/;

/** The products on sale as a CSV file that spreadsheets open. */
export async function exportPriceList(): Promise<string> {
	const products = await listProducts({ isArchived: false });
	return csvOf(PRICE_LIST_COLUMNS, products.map(rowOf));
}

type Read = { line: number; entry: PriceListEntry };
type Errors = PriceListReport["errors"];

function parseTable(text: string): Record<string, string>[] {
	const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(BYTE_ORDER_MARK, ""), {
		header: true,
		skipEmptyLines: "greedy",
		transform: (cell) => cell.replace(FORMULA_MARK, ""),
	});
	const missing = NEEDED_COLUMNS.filter((column) => !meta.fields?.includes(column));
	if (missing.length > 0) throw new ShopError("invalid", `These columns are missing: ${missing.join(", ")}`);
	if (data.length > MAX_LIST_LINES) {
		throw new ShopError("too-large", `A price list can have at most ${MAX_LIST_LINES} lines`);
	}
	const broken = errors.find(({ type }) => type === "Quotes");
	if (broken) {
		throw new ShopError("invalid", `Line ${(broken.row ?? 0) + 1}: a quotation mark is not closed`);
	}
	return data;
}

function readLines(rows: readonly Record<string, string>[]): { read: Read[]; errors: Errors } {
	const read: Read[] = [];
	const errors: Errors = [];
	const seen = new Set<string>();
	rows.forEach((row, index) => {
		const line = index + 2;
		const parsed = priceListRowSchema.safeParse(row);
		const problem = parsed.success
			? seen.has(parsed.data.slug) && `${parsed.data.slug} stands in this list twice`
			: (parsed.error.issues[0]?.message ?? "This line cannot be read");
		if (problem) errors.push({ line, message: problem });
		else if (parsed.success) read.push({ line, entry: parsed.data });
		if (parsed.success) seen.add(parsed.data.slug);
	});
	return { read, errors };
}

type Plan = { report: PriceListReport; patches: ProductPatch[]; counts: StockChange[] };

/** What the report calls each column. */
const NAMES = { ...FIELD_NAMES, stock: "Pieces" };

type Counted = Pick<PriceListEntry, "stock" | "stockBefore">;

/**
 * The number that somebody has written, where it is another one: not the one that the list was taken along with, which the
 * shop has sold from since. A list that does not say that one is believed.
 */
function countOf(product: SellerProduct, { stock, stockBefore }: Counted): StockChange[] {
	if (stock === undefined || stock === product.stock || stock === stockBefore) return [];
	return [{ productId: product._id, set: stock, reason: "count", note: "Price list" }];
}

function planOf(text: string, products: readonly SellerProduct[]): Plan {
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	const { read, errors } = readLines(parseTable(text));
	const report: PriceListReport = { changes: [], errors, unchanged: 0 };
	const patches: ProductPatch[] = [];
	const counts: StockChange[] = [];
	for (const { line, entry } of read) {
		const { slug, stock, stockBefore, ...row } = entry;
		const product = bySlug.get(slug);
		if (!product) {
			errors.push({
				line,
				message: `No product is called ${slug}. New ones need a picture: Add New Product`,
			});
			continue;
		}
		const set = { ...row, ...soldFields({ ...product, ...row }) };
		const count = countOf(product, { stock, stockBefore });
		const pieces = count.length > 0 ? { stock } : {};
		const changes = changesBetween<SellerProduct>(product, { ...product, ...set, ...pieces }, NAMES);
		if (changes.length === 0) report.unchanged += 1;
		else report.changes.push({ line, slug, name: product.name, changes });
		counts.push(...count);
		if (changes.length > count.length) patches.push({ product, set });
	}
	errors.sort((a, b) => a.line - b.line);
	return { report, patches, counts };
}

/** The plan with a fault for each product that is to be sold in another way and may not be. */
async function checked(plan: Plan): Promise<Plan> {
	const anew = plan.patches.filter(isSoldAnew).map(({ product }) => product);
	const fixed = await fixedOnes(anew);
	const faults = plan.report.changes.flatMap(({ line, slug, name }) =>
		anew.some((product) => product.slug === slug && fixed.has(product._id))
			? [{ line, message: soldByIsFixed(name) }]
			: [],
	);
	const errors = [...plan.report.errors, ...faults].sort((a, b) => a.line - b.line);
	return { ...plan, report: { ...plan.report, errors } };
}

/** What a price list would change and which lines are wrong; changes nothing. Throws ShopError when it is no such list. */
export async function checkPriceList(text: string): Promise<PriceListReport> {
	return (await checked(planOf(text, await listProducts({ isArchived: false })))).report;
}

/**
 * Applies a price list: all of it, or nothing when a line is wrong. Throws ShopError `invalid` then. Products that
 * someone changed in the meantime are left alone and named.
 */
export async function applyPriceList(seller: Seller, text: string): Promise<BulkOutcome> {
	const plan = planOf(text, await listProducts({ isArchived: false }));
	const { report, patches, counts } = await checked(plan);
	const [first] = report.errors;
	if (first) throw new ShopError("invalid", `Line ${first.line}: ${first.message}. Nothing was changed.`);
	const { missed } = await patchProducts(seller, patches);
	await adjustStocks(seller, counts);
	return { changed: report.changes.length - missed.length, missed };
}
