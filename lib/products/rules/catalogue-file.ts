import { PRODUCT_FIELDS } from "../schema/product-form";
import { CATEGORIES, type Category } from "./product";

/** How files of products are understood by their headers: our own list, any table with our fields, and exports of other shops. */

export const FILE_KINDS = ["list", "table", "shopify", "woocommerce"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A line by our own columns, as texts; an empty cell of a field that is not said is missing. */
export type CatalogueLine = {
	line: number;
	/** What its file calls the product: a handle or a SKU. */
	handle?: string;
	cells: Readonly<Record<string, string>>;
	/** The line that says what this one leaves out, where it is a variant. */
	leansOn?: number;
};

export type CatalogueTable = {
	kind: FileKind;
	/** Our field → the file's column. */
	columns: Readonly<Record<string, string>>;
	lines: CatalogueLine[];
};

export type Row = Readonly<Record<string, string>>;
type Numbered = { line: number; row: Row };
type Cell = (...names: string[]) => string;

const plain = (header: string) => header.toLowerCase().replace(/[^a-z0-9?]/g, "");

/** Reads cells by header, however that is spelled; the first of these names that is there. */
function readerOf(headers: readonly string[]) {
	const known = new Map(headers.map((header) => [plain(header), header]));
	const header = (...names: string[]) => names.flatMap((name) => known.get(name) ?? [])[0] ?? "";
	const of =
		(row: Row): Cell =>
		(...names) =>
			(row[header(...names)] ?? "").trim();
	return { has: (name: string) => known.has(name), header, of };
}
type Reader = Pick<ReturnType<typeof readerOf>, "header" | "of">;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The text of a description that is written as HTML, a line each paragraph or point. */
function textOfHtml(html: string): string {
	return html
		.replace(/<(?:br|\/p|\/li|\/div|\/h\d)[^>]*>|\\n/gi, "\n")
		.replace(/<[^>]*>/g, "")
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? " ")
		.replace(/[^\S\n]+/g, " ")
		.trim();
}

const WORDS: readonly [Category, RegExp][] = [
	["Bundles", /bundle|crate|basket|hamper|box|combo/i],
	["Vegetables", /vegetable|veg\b|sabzi|leaf|herb|salad/i],
	["Fruits", /fruit|phal/i],
];

/** Our category that another shop's words mean; the words themselves where they mean none. */
function categoryIn(...texts: string[]): string {
	for (const text of texts) {
		const meant = WORDS.find(([, words]) => words.test(text))?.[0];
		const own = CATEGORIES.find((category) => category.toLowerCase() === text.toLowerCase());
		if (own ?? meant) return own ?? meant ?? "";
	}
	return texts.find(Boolean) ?? "";
}

/** Other shops' amounts have decimals: whole rupees. */
const rupees = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? String(Math.round(Number(text))) : text);

/** The usual price and what is asked for now; the usual one is never below it. */
function prices(usual: string, now: string) {
	const [price, offerPrice] = [rupees(usual || now), rupees(now || usual)];
	return Number(price) < Number(offerPrice) ? { price: offerPrice, offerPrice } : { price, offerPrice };
}

function said(cells: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== ""));
}

const wholeNumber = (text: string) => (/^-\d+/.test(text) ? "0" : text.replace(/\.0+$/, ""));

/** Shopify: further variants of a product are lines with its handle and without a title; each is a product here. */
function shopifyLines(rows: readonly Numbered[], { header, of }: Reader): CatalogueLine[] {
	// Where it names nobody, nobody counts them and their number means nothing.
	const tracker = header("variantinventorytracker", "inventorytracker");
	const first = new Map<string, { line: number; cell: Cell }>();
	return rows.flatMap(({ line, row }) => {
		const cell = of(row);
		const parent = cell("handle", "urlhandle");
		const known = cell("title") === "" ? first.get(parent) : undefined;
		const from = known?.cell ?? cell;
		if (!known) first.set(parent, { line, cell });
		const price = cell("variantprice", "price");
		// Only one more picture.
		if (known && price === "") return [];
		const option = cell("option1value").replace(/^default title$/i, "");
		const isOut =
			/^(?:draft|archived)$/i.test(from("status")) ||
			/^false$/i.test(from("published", "publishedononlinestore"));
		const isCounted = tracker === "" || row[tracker]?.trim();
		const cells = said({
			name: from("title"),
			description: textOfHtml(from("bodyhtml", "description")),
			category: categoryIn(from("type"), from("productcategory"), from("tags")),
			unit: option,
			...prices(cell("variantcompareatprice", "compareatprice"), price),
			stock: isCounted ? wholeNumber(cell("variantinventoryqty", "inventoryquantity")) : "",
			image: cell("variantimage", "variantimageurl") || from("imagesrc", "productimageurl"),
			inStock: isOut ? "no" : "",
		});
		const sku = cell("variantsku", "sku");
		const handle = known ? sku || `${parent}/${option}` : parent || sku;
		return [{ line, handle: handle || undefined, cells, ...(known && { leansOn: known.line }) }];
	});
}

/** Names of an attribute that says how much of something is sold. */
const SIZE = /weight|unit|size|pack/i;

/** WooCommerce: a variable product has no price of its own; its variations are lines that name it. */
function wooLines(rows: readonly Numbered[], of: (row: Row) => Cell): CatalogueLine[] {
	const parents = new Map<string, { line: number; cell: Cell }>();
	for (const { line, row } of rows) {
		const cell = of(row);
		for (const name of [cell("sku"), `id:${cell("id")}`]) if (name) parents.set(name, { line, cell });
	}
	return rows.flatMap(({ line, row }) => {
		const cell = of(row);
		if (cell("type") === "variable" || cell("type") === "grouped") return [];
		const parent = parents.get(cell("parent"));
		const either: Cell = (...names) => cell(...names) || parent?.cell(...names) || "";
		const [image = ""] = either("images").split(/,\s*(?=https?:)/);
		const isOut = cell("instock", "instock?") === "0" || /^(?:0|-1)$/.test(cell("published"));
		const cells = said({
			name: cell("name"),
			description: textOfHtml(either("shortdescription") || either("description")),
			category: categoryIn(
				...either("categories")
					.split(/[,>]/)
					.map((text) => text.trim()),
				either("tags"),
			),
			// Of any other product an attribute may say where it comes from, or its brand.
			unit: cell("parent") || SIZE.test(cell("attribute1name")) ? cell("attribute1values") : "",
			...prices(cell("regularprice"), cell("saleprice")),
			// `parent`: counted with its siblings, and not by itself.
			stock: wholeNumber(cell("stock").replace(/^parent$/i, "")),
			image: image.trim(),
			inStock: isOut ? "no" : "",
		});
		const id = cell("id");
		const handle = cell("sku") || (id ? `woo-${id}` : undefined);
		return [{ line, handle, cells, ...(parent && { leansOn: parent.line }) }];
	});
}

const SHOPIFY = {
	name: ["title"],
	description: ["bodyhtml", "description"],
	category: ["type", "productcategory"],
	unit: ["option1value"],
	price: ["variantprice", "price"],
	stock: ["variantinventoryqty", "inventoryquantity"],
	image: ["imagesrc", "productimageurl"],
};
const WOO = {
	name: ["name"],
	description: ["shortdescription", "description"],
	category: ["categories"],
	price: ["regularprice"],
	offerPrice: ["saleprice"],
	stock: ["stock"],
	image: ["images"],
};

/** The fields of any other table, by the headers that people write. */
const TABLE: Record<string, string[]> = {
	...Object.fromEntries(
		[...Object.keys(PRODUCT_FIELDS), "slug", "stockBefore", "stock", "image"].map((field) => [
			field,
			[field.toLowerCase()],
		]),
	),
	handle: ["handle", "sku"],
};

/** What a file is, by its headers: `list` is our own price list, and whatever nobody knows. */
export function kindOfFile(headers: readonly string[]): FileKind {
	const { has } = readerOf(headers);
	if (has("title") && ((has("handle") && has("variantprice")) || has("urlhandle"))) return "shopify";
	if (has("name") && has("regularprice")) return "woocommerce";
	const isTable = has("name") && (has("image") || !has("slug"));
	return isTable ? "table" : "list";
}

/** Reads a table's rows, the heading being line 1, by our own columns; empty ones are no lines. */
export function understand(headers: readonly string[], all: readonly Row[]): CatalogueTable {
	const rows = all
		.map((row, index): Numbered => ({ line: index + 2, row }))
		.filter(({ row }) => Object.values(row).join("").trim() !== "");
	const kind = kindOfFile(headers);
	const reader = readerOf(headers);
	const { header, of } = reader;
	const names = { list: TABLE, table: TABLE, shopify: SHOPIFY, woocommerce: WOO }[kind];
	const columns = Object.fromEntries(
		Object.entries(names).flatMap(([field, ours]) => {
			const column = header(...ours);
			return column ? [[field, column]] : [];
		}),
	);
	if (kind === "shopify") return { kind, columns, lines: shopifyLines(rows, reader) };
	if (kind === "woocommerce") return { kind, columns, lines: wooLines(rows, of) };
	// A list of our own is read as it stands: a cell that is empty, or that its line ends before, says that there is nothing.
	const empty = Object.fromEntries(headers.map((name) => [name, ""]));
	if (kind === "list")
		return { kind, columns, lines: rows.map(({ line, row }) => ({ line, cells: { ...empty, ...row } })) };
	const lines = rows.map(({ line, row }) => {
		const cell = of(row);
		const { handle, ...cells } = Object.fromEntries(
			Object.keys(columns).map((field) => [field, cell(...(TABLE[field] ?? []))]),
		);
		// An empty one says that the shelf was not counted.
		const before = cells.stockBefore === "" ? { stockBefore: "" } : undefined;
		return { line, handle: handle || undefined, cells: { ...said(cells), ...before } };
	});
	return { kind, columns, lines };
}
