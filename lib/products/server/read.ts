import "server-only";
import { cellOfAisles } from "@/lib/aisles/rules";
import { readAisles } from "@/lib/aisles/server/read";
import { readChangesSince } from "@/lib/server/audit/audit-log";
import { csvOf } from "@/lib/server/platform/csv";
import { env } from "@/lib/server/platform/env";
import { shopDetails } from "@/lib/shop/server/read";
import { isLow } from "@/lib/stock/rules";
import { stepOf } from "@/lib/text/sold-by";
import { Product, type ProductDoc } from "@/models/products";
import { endsOfDays, type PriceWeek, weekOf } from "../rules/morning-prices";
import { PRICE_LIST_COLUMNS, rowOf } from "../schema/bulk-change";
import { type ListedProduct, PRODUCT_FIELDS, type SellerProduct } from "../schema/product-form";
import { SUMMARY_FIELDS, type SummaryDoc, toProduct, toSummary } from "./read-catalogue";

type CrateList = Pick<ProductDoc, "name" | "offerPrice" | "contents">;

/** A product's document as the seller keeps it. */
export function toSellerProduct(doc: ProductDoc): SellerProduct {
	return {
		...toProduct(doc, shopDetails().lowStockAt),
		inStock: doc.inStock,
		stock: doc.stock ?? null,
		spellings: doc.spellings ?? "",
		isArchived: doc.isArchived,
		revision: doc.revision ?? 0,
	};
}

/** Every product on sale, or every archived one, sorted by name. */
export async function listProducts({ isArchived }: { isArchived: boolean }): Promise<SellerProduct[]> {
	const docs = await Product.find({ isArchived }).sort({ name: 1, _id: 1 }).lean<ProductDoc[]>();
	return docs.map(toSellerProduct);
}

/** The same products with only what a row of the overview shows: thousands of them fit into one answer. */
export async function listProductRows(
	which: Pick<ProductDoc, "isArchived"> & Partial<Pick<ProductDoc, "inStock">> & { stock?: object },
): Promise<ListedProduct[]> {
	const docs = await Product.find(which)
		.sort({ name: 1, _id: 1 })
		.select([...SUMMARY_FIELDS, "spellings", "revision", "isExample"])
		.lean<(SummaryDoc & Partial<Pick<ProductDoc, "spellings" | "revision" | "isExample">>)[]>();
	const { lowStockAt } = shopDetails();
	return docs.map((doc) => ({
		...toSummary(doc, lowStockAt),
		inStock: doc.inStock,
		stock: doc.stock ?? null,
		spellings: doc.spellings ?? "",
		isArchived: which.isArchived,
		revision: doc.revision ?? 0,
		...(doc.isExample && !env().DEMO && { isExample: true as const }),
	}));
}

/** How many examples that an empty shop was filled with are on the shelf, sold out ones too, at prices that nobody has set; none counts in demo mode. */
export async function countExamples(): Promise<number> {
	if (env().DEMO) return 0;
	return Product.countDocuments({ isArchived: false, isExample: true });
}

/** The crates on sale with what each holds, by name. */
export async function listCrates(): Promise<CrateList[]> {
	const docs = await Product.find({ isArchived: false, category: "Bundles" })
		.sort({ name: 1 })
		.select("name offerPrice contents")
		.lean<CrateList[]>();
	return docs.map(({ name, offerPrice, contents }) => ({ name, offerPrice, contents: [...contents] }));
}

/** What is on the shelf but cannot be bought, by name, at most `limit`, and how many there are. */
export async function listOutOfStock(limit: number): Promise<{ products: ListedProduct[]; total: number }> {
	const products = await listProductRows({ isArchived: false, inStock: false });
	return { products: products.slice(0, limit), total: products.length };
}

/** What is counted and runs out, the fewest first, at most `limit`, and how many there are. */
export async function listLowStock(limit: number): Promise<{ products: ListedProduct[]; total: number }> {
	const counted = { $type: "number" as const };
	const products = await listProductRows({ isArchived: false, inStock: true, stock: counted });
	const { lowStockAt } = shopDetails();
	const stepsOf = (product: ListedProduct) => (product.stock ?? 0) / stepOf(product);
	const low = products.filter((product) => isLow(product, lowStockAt));
	const fewestFirst = low.toSorted((one, other) => stepsOf(one) - stepsOf(other));
	return { products: fewestFirst.slice(0, limit), total: low.length };
}

/** One product, archived or not; null when there is none. */
export async function findSellerProduct(productId: string): Promise<SellerProduct | null> {
	const doc = await Product.findById(productId).lean<ProductDoc>();
	return doc && toSellerProduct(doc);
}

/**
 * What products cost on the days of the week before today, by product id, of those whose offer price was changed in it.
 * The record knows it, so nothing else has to keep it.
 */
export async function pricesOfWeek(now: Date): Promise<Record<string, PriceWeek>> {
	const [since = now] = endsOfDays(now);
	const changes = await readChangesSince(since, "product-edited", PRODUCT_FIELDS.offerPrice);
	const byProduct = new Map<string, { at: Date; before: number }[]>();
	for (const { at, subjectId, before } of changes) {
		byProduct.set(subjectId, [...(byProduct.get(subjectId) ?? []), { at, before: Number(before) }]);
	}
	return Object.fromEntries([...byProduct].map(([id, own]) => [id, weekOf(own, now)]));
}

/** The products on sale as a CSV file that spreadsheets open; with the aisles of each where the shop has any. */
export async function exportPriceList(): Promise<string> {
	const [products, aisles] = await Promise.all([listProducts({ isArchived: false }), readAisles()]);
	if (aisles.length === 0) return csvOf(PRICE_LIST_COLUMNS, products.map(rowOf));
	const rows = products.map((product) => ({
		...rowOf(product),
		aisles: cellOfAisles(product.aisles, aisles),
	}));
	return csvOf(PRICE_LIST_COLUMNS.toSpliced(-2, 0, "aisles"), rows);
}
