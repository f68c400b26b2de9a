import "server-only";
import { type Aisle, aislesInCell } from "@/lib/aisles/rules";
import { readAisles } from "@/lib/aisles/server/read";
import { type Allowance, isAllowedAddress } from "@/lib/server/http/public-address";
import { env } from "@/lib/server/platform/env";
import { shelfField } from "@/lib/stock/rules";
import type { FieldChange } from "@/lib/team/rules";
import { shelfText } from "@/lib/text/sold-by";
import { Product, type ProductDoc } from "@/models/products";
import type { CatalogueLine, CatalogueTable } from "../../rules/catalogue-file";
import { IMAGE_TOO_LARGE, keptSlug, MAX_IMAGE_BYTES, offerBeside } from "../../rules/product-form";
import {
	type CatalogueEntry,
	catalogueRowSchema,
	type ListFault,
	type PriceListReport,
	priceListRowSchema,
} from "../../schema/bulk-change";
import {
	type ProductFormInput,
	productFormSchema,
	type SellerProduct,
	soldFields,
} from "../../schema/product-form";
import { isSoldAnew } from "../bulk";
import { productChanges } from "../edit";
import { toSellerProduct } from "../read";
import { fixedOnes, soldByIsFixed } from "../sold-by";
import { Fault, Faults, faultsOf, faultyLines, listFaults, mustFit, NO_PICTURE, notAPicture } from "./faults";
import { type ImportFile, readTable } from "./read-file";

/** Where a picture comes from; `id` says which one it is without fetching it, `cell` is what the line says. */
type Reading = { url: string } | { file: () => Promise<Buffer> };
export type PictureSource = { id: string; cell: string; read: Reading };

/** What an import knows of a product: as the seller sees it, and as it is kept. */
type Known = { product: SellerProduct; doc: ProductDoc };

type Place = { line: number; name: string };
export type Patch = Place &
	Known & {
		set: Partial<SellerProduct>;
		handle?: string;
		picture?: PictureSource;
		/** How many there are, where that is another number. */
		stock?: number | null;
	};
export type Addition = Place & {
	fields: ProductFormInput;
	inStock: boolean;
	slug?: string;
	handle?: string;
	picture: PictureSource;
	stock: number | null;
};

export type ImportPlan = {
	report: PriceListReport;
	patches: Patch[];
	additions: Addition[];
	/** Those that products have, and that lines say of new ones. */
	slugs: Set<string>;
	/** The file's own lines that these faults are of, as a CSV text. */
	faultyLines: (faults: readonly ListFault[]) => string;
};

/** Where pictures are fetched from. */
export const PICTURE_ALLOWANCE: Allowance = { anyPort: true };

type Shelves = {
	bySlug: Map<string, Known>;
	byHandle: Map<string, Known>;
	aisles: Aisle[];
	file: ImportFile;
	kind: CatalogueTable["kind"];
};

function matching({ bySlug, byHandle }: Shelves, slug: string | undefined, handle: string | undefined) {
	return (slug && bySlug.get(slug)) || (handle && byHandle.get(handle)) || null;
}

/** The product that a line is about; null where it is a new one. */
function productOf(shelves: Shelves, { handle }: CatalogueLine, slug: string | undefined): Known | null {
	const known = matching(shelves, slug, handle);
	if (known && !known.product.isArchived) return known;
	if (shelves.kind === "list")
		throw new Fault("slug", `No product is called ${slug}. New ones need a picture: Add New Product`);
	if (known) throw new Fault("slug", `${known.product.name} is archived. Put it back on the shelf first`);
	return null;
}

function pictureOf(
	cell: string | undefined,
	known: Known | null,
	{ file }: Shelves,
): PictureSource | undefined {
	if (!cell) return undefined;
	const own = known?.product.imageUrl;
	if (own && (cell === own || cell === new URL(own, env().APP_URL).href)) return undefined;
	const packed = file.picture?.(cell);
	if (packed && packed.size > MAX_IMAGE_BYTES) throw new Fault("image", IMAGE_TOO_LARGE);
	if (!packed && !isAllowedAddress(cell, PICTURE_ALLOWANCE))
		throw new Fault("image", notAPicture(cell, file.picture !== null));
	const id = packed?.id ?? cell;
	if (known?.doc.imageSource === id) return undefined;
	return { id, cell, read: packed ? { file: packed.read } : { url: cell } };
}

/** The picture that a new product has to have. */
function newPicture({ cells }: CatalogueLine, shelves: Shelves): PictureSource {
	const picture = pictureOf(cells.image, null, shelves);
	if (!picture) throw new Fault("image", NO_PICTURE);
	return picture;
}

function aislesOf(cell: string | undefined, { aisles }: Shelves): { aisles?: string[] } {
	if (cell === undefined) return {};
	const { ids, unknown } = aislesInCell(cell, aisles);
	const [name] = unknown;
	if (name) throw new Fault("aisles", `No aisle is called ${name}. Make it first, or leave it out`);
	return { aisles: ids };
}

/** How many there are from now on, where somebody has written another number, and says which it was before. What other shops' exports say of theirs is left alone. */
function countOf(
	{ product }: Known,
	entry: CatalogueEntry,
	kind: Shelves["kind"],
): { stock?: number | null } {
	const { stock, stockBefore } = entry;
	if (stock === undefined || stock === product.stock || stock === stockBefore) return {};
	if (stockBefore === undefined) {
		if (kind !== "list" && kind !== "table") return {};
		throw new Fault("stock", "The column stockBefore has to say how many there were");
	}
	if (stockBefore !== product.stock) {
		const [now, then] = [product.stock, stockBefore].map((pieces) => pieces ?? "an uncounted number");
		throw new Fault("stock", `The shelf holds ${now} by now, not ${then}: take a new export for it`);
	}
	return { stock };
}

/** What the product is called from now on by its file, where that is another handle; each is of one product. */
function handleOf({ byHandle }: Shelves, { handle }: CatalogueLine, { doc }: Known): string | undefined {
	if (!handle || handle === doc.handle) return undefined;
	const other = byHandle.get(handle);
	if (other) throw new Fault("handle", `${handle} is what another product is called: ${other.product.name}`);
	return handle;
}

function patchOf(shelves: Shelves, line: CatalogueLine, known: Known, entry: CatalogueEntry): Patch {
	const { slug: _slug, stock: _stock, stockBefore: _before, ...row } = entry;
	const { product } = known;
	const { price, offerPrice = price && offerBeside(price, product) } = row;
	const prices = offerPrice === undefined ? {} : { offerPrice };
	const fields = { ...row, ...prices, ...aislesOf(line.cells.aisles, shelves) };
	const set = { ...fields, ...soldFields({ ...product, ...fields }) };
	const handle = handleOf(shelves, line, known);
	const picture = pictureOf(line.cells.image, known, shelves);
	const count = countOf(known, entry, shelves.kind);
	return {
		line: line.line,
		name: product.name,
		...known,
		set,
		...(handle && { handle }),
		...(picture && { picture }),
		...count,
	};
}

function additionOf(shelves: Shelves, line: CatalogueLine, entry: CatalogueEntry): Addition {
	const { slug, stock = null, stockBefore: _before, inStock = true, ...row } = entry;
	const asked = {
		...row,
		...aislesOf(line.cells.aisles, shelves),
		description: row.description ?? (row.name ? [row.name] : undefined),
		offerPrice: row.offerPrice ?? row.price,
	};
	const parsed = productFormSchema.safeParse(asked);
	if (!parsed.success) throw faultsOf(parsed.error).and(() => newPicture(line, shelves));
	const picture = newPicture(line, shelves);
	const { name } = parsed.data;
	return { line: line.line, name, fields: parsed.data, inStock, slug, handle: line.handle, picture, stock };
}

/** What a patch changes, in the words of the record. */
export function changesOf({ product, set, picture, stock }: Patch, aisles: readonly Aisle[]): FieldChange[] {
	const changes = productChanges(product, { ...product, ...set }, aisles);
	if (picture) changes.push({ field: "Pictures", before: product.imageUrl, after: picture.id });
	if (stock !== undefined) {
		const sold = { ...product, ...set };
		const text = (units: number | null) => (units === null ? "" : shelfText(units, sold));
		changes.push({ field: shelfField(sold), before: text(product.stock), after: text(stock) });
	}
	return changes;
}

/** True where anything but its number changes. */
export function isEdit({ product, set }: Patch, changes: readonly FieldChange[]): boolean {
	return changes.some(({ field }) => field !== shelfField({ ...product, ...set }));
}

async function readShelves(file: ImportFile, kind: Shelves["kind"]): Promise<Shelves> {
	const [docs, aisles] = await Promise.all([Product.find().lean<ProductDoc[]>(), readAisles()]);
	const known = docs.map((doc): Known => ({ doc, product: toSellerProduct(doc) }));
	return {
		bySlug: new Map(known.map((one) => [one.doc.slug, one])),
		byHandle: new Map(known.flatMap((one) => (one.doc.handle ? [[one.doc.handle, one]] : []))),
		aisles,
		file,
		kind,
	};
}

/** The plan with a fault for each product that is to be sold in another way and may not be. */
async function withFixed(plan: ImportPlan, faultOf: (place: Place, faults: Faults) => void): Promise<void> {
	const anew = plan.patches.filter(isSoldAnew);
	const fixed = await fixedOnes(anew.map(({ product }) => product));
	for (const patch of anew) {
		if (fixed.has(patch.product._id)) faultOf(patch, new Fault("soldBy", soldByIsFixed(patch.name)));
	}
}

/** What a file would change, and what is wrong with it; changes nothing. Throws ShopError where it is no such file. */
export async function planImport(file: ImportFile): Promise<ImportPlan> {
	const table = readTable(file.text);
	const { kind, columns, lines } = table;
	const shelves = await readShelves(file, kind);
	const understood = { kind, columns: Object.entries(columns).map(([field, column]) => ({ field, column })) };
	const report: PriceListReport = {
		...{ changes: [], errors: [], faults: [], faultyLines: "", added: [] },
		...{ unchanged: 0, understood },
	};
	const plan: ImportPlan = {
		...{ report, patches: [], additions: [], slugs: new Set(shelves.bySlug.keys()) },
		faultyLines: (faults) => faultyLines(table, faults),
	};
	const seen = new Set<string>();
	const schema = kind === "list" ? priceListRowSchema : catalogueRowSchema;

	const faultOf = ({ line, name }: Place, { byField }: Faults) => {
		const faults = listFaults(table, { line, name }, byField);
		report.errors.push(...faults.slice(0, 1).map(({ message }) => ({ line, message })));
		report.faults.push(...faults);
	};
	const planLine = (line: CatalogueLine) => {
		mustFit(table, line);
		const parsed = schema.safeParse(line.cells);
		const written = parsed.data?.slug;
		const slug = written && keptSlug(written);
		const ids = [slug, line.handle && `handle ${line.handle}`].flatMap((id) => id || []);
		const twice = ids.find((id) => seen.has(id));
		for (const id of ids) seen.add(id);
		if (!parsed.success) {
			// Of what is not on sale nothing else has to be right.
			const { slug: said, image, aisles } = line.cells;
			const named = said?.trim() || line.handle;
			const known = named ? productOf(shelves, line, said && keptSlug(said.trim())) : null;
			// A price list adds nothing.
			const isNew = !known && kind !== "list";
			const picture = () => (isNew ? newPicture(line, shelves) : pictureOf(image, known, shelves));
			throw faultsOf(parsed.error).and(() => aislesOf(aisles, shelves), picture);
		}
		if (twice) throw new Fault("slug", `${twice} stands in this list twice`);
		const entry: CatalogueEntry = { ...parsed.data, slug };
		const known = productOf(shelves, line, slug);
		if (!known) {
			const addition = additionOf(shelves, line, entry);
			const { name, category, price, offerPrice } = addition.fields;
			plan.additions.push(addition);
			if (slug) plan.slugs.add(slug);
			const prices = { price: String(price), offerPrice: String(offerPrice) };
			report.added.push({ line: line.line, name, category, ...prices });
			return;
		}
		const { _id, name, urduName, category, imageUrl } = known.product;
		// By its slug in one line and by its handle in another.
		if (seen.has(_id)) throw new Fault("slug", `${known.product.slug} stands in this list twice`);
		seen.add(_id);
		const patch = patchOf(shelves, line, known, entry);
		const changes = changesOf(patch, shelves.aisles);
		if (changes.length > 0 || patch.handle) plan.patches.push(patch);
		const shown = { slug: known.product.slug, name, urduName, category, imageUrl };
		if (changes.length > 0) report.changes.push({ line: line.line, ...shown, changes });
		else report.unchanged += 1;
	};
	for (const line of lines) {
		try {
			planLine(line);
		} catch (error) {
			if (!(error instanceof Faults)) throw error;
			faultOf({ line: line.line, name: line.cells.name ?? "" }, error);
		}
	}
	await withFixed(plan, faultOf);
	for (const list of [report.errors, report.faults]) list.sort((a, b) => a.line - b.line);
	report.faultyLines = plan.faultyLines(report.faults);
	return plan;
}
