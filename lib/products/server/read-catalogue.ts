import "server-only";
import type { Aisle } from "@/lib/aisles/rules";
import { readAislesToday } from "@/lib/aisles/server/read";
import { statsOf } from "@/lib/reviews/rules";
import { cachedRead, cacheTags, isBuild } from "@/lib/server/cache/invalidation";
import { clock } from "@/lib/server/platform/clock";
import { detailsOf, readShopDoc } from "@/lib/shop/server/read";
import { canBeBought, leftOf } from "@/lib/stock/rules";
import { dayOf } from "@/lib/text/dates";
import { isObjectId } from "@/lib/text/fields";
import { gramsOf, soldOf } from "@/lib/text/sold-by";
import { Product, type ProductDoc } from "@/models/products";
import { type ProductSummary, type Product as ShopProduct, urduWordsOf } from "../rules/product";
import type { Suggestion } from "../rules/search";

/** Products cached under one key: Next keeps no value above 2 MB, which 500 with all their words in two languages are. */
const CHUNK = 250;

/** What anything that names a product and its price is made from. */
const NAMED_FIELDS = [
	"name",
	"urduName",
	"category",
	"unit",
	"urduUnit",
	"stepGrams",
	"aboutGrams",
	"offerPrice",
	"imageUrl",
	"inStock",
	"stock",
	"wishes",
] as const;

export const SUMMARY_FIELDS = [
	...NAMED_FIELDS,
	"slug",
	"price",
	"isDeal",
	"ratingCounts",
	"aisles",
	"cameAt",
] as const;

export type SummaryDoc = Pick<ProductDoc, "_id" | (typeof SUMMARY_FIELDS)[number]>;

const LINE_FIELDS = [...NAMED_FIELDS, "isArchived"] as const;

/** A product as a line of a cart, an order or a basket is made of it. */
export type LineProduct = Pick<ProductDoc, "_id" | (typeof LINE_FIELDS)[number]>;

/** These products for lines, by their ids; archived ones too. */
export async function findLineProducts(
	ids: readonly (string | ProductDoc["_id"])[],
): Promise<Map<string, LineProduct>> {
	const docs = await Product.find({ _id: { $in: ids } })
		.select([...LINE_FIELDS])
		.lean<LineProduct[]>();
	return new Map(docs.map((doc) => [String(doc._id), doc]));
}

/** When a delivery came, where that was today by the shop's clock: readers are told when the day ends. */
function cameToday(cameAt: Date | undefined): string | null {
	return cameAt && dayOf(cameAt) === dayOf(clock.shopNow()) ? cameAt.toISOString() : null;
}

/** A product's document as lists show it; from `lowStockAt` steps on it says how many are left. */
export function toSummary(doc: SummaryDoc, lowStockAt: number): ProductSummary {
	const { averageRating, totalReviews } = statsOf(doc.ratingCounts);
	return {
		_id: String(doc._id),
		slug: doc.slug,
		name: doc.name,
		...urduWordsOf(doc),
		category: doc.category,
		unit: doc.unit,
		...soldOf(doc),
		aboutGrams: doc.aboutGrams ?? null,
		price: doc.price,
		offerPrice: doc.offerPrice,
		imageUrl: doc.imageUrl,
		inStock: canBeBought(doc),
		left: leftOf(doc, lowStockAt),
		isDeal: doc.isDeal,
		rating: averageRating,
		reviewCount: totalReviews,
		wishes: [...(doc.wishes ?? [])],
		...(doc.aisles?.length ? { aisles: doc.aisles.map(String) } : {}),
		cameAt: cameToday(doc.cameAt),
	};
}

/** What a search looks at, and what the search box shows. */
const SUGGESTION_FIELDS = [...NAMED_FIELDS, "spellings", "aisles"] as const;

type SuggestionDoc = Pick<ProductDoc, "_id" | (typeof SUGGESTION_FIELDS)[number]>;

/** A product's document as every reader outside this file sees it. */
export function toProduct(doc: ProductDoc, lowStockAt: number): ShopProduct {
	return {
		...toSummary(doc, lowStockAt),
		aisles: (doc.aisles ?? []).map(String),
		description: [...doc.description],
		urduDescription: [...(doc.urduDescription ?? [])],
		contents: [...doc.contents],
		urduContents: [...(doc.urduContents ?? [])],
		images: [doc.imageUrl, ...(doc.moreImages ?? [])],
		...gramsOf({ quantity: 1, stepGrams: doc.stepGrams }),
	};
}

/** Read with the products that it is said of, so that no page is made from two moments. */
async function readLowStockAt(): Promise<number> {
	return detailsOf(await readShopDoc()).lowStockAt;
}

function onSale(chunk: number) {
	return Product.find({ isArchived: false })
		.sort({ name: 1, _id: 1 })
		.skip(chunk * CHUNK)
		.limit(CHUNK);
}

async function readProducts(chunk: number): Promise<ShopProduct[]> {
	if (isBuild) return [];
	const lowStockAt = await readLowStockAt();
	return (await onSale(chunk).lean<ProductDoc[]>()).map((doc) => toProduct(doc, lowStockAt));
}

async function readSummaries(chunk: number): Promise<ProductSummary[]> {
	if (isBuild) return [];
	const lowStockAt = await readLowStockAt();
	const docs = await onSale(chunk)
		.select([...SUMMARY_FIELDS])
		.lean<SummaryDoc[]>();
	return docs.map((doc) => toSummary(doc, lowStockAt));
}

function aisleNamesOf(ids: readonly string[], aisles: readonly Aisle[]): { aisleNames?: string } {
	const own = aisles.filter(({ _id }) => ids.includes(_id));
	const names = own.flatMap(({ name, urduName }) => [name, urduName]).filter(Boolean);
	return names.length > 0 ? { aisleNames: names.join(",") } : {};
}

async function readSuggestions(chunk: number): Promise<Suggestion[]> {
	if (isBuild) return [];
	const docs = await onSale(chunk)
		.select([...SUGGESTION_FIELDS])
		.lean<SuggestionDoc[]>();
	const aisles = await readAislesToday();
	return docs.map(({ _id, stock, inStock, stepGrams = null, aisles: own = [], ...fields }) => ({
		_id: String(_id),
		...fields,
		...aisleNamesOf(own.map(String), aisles),
		...soldOf({ stepGrams }),
		...{ aboutGrams: fields.aboutGrams ?? null, wishes: [...(fields.wishes ?? [])] },
		inStock: canBeBought({ inStock, stock, stepGrams }),
	}));
}

/** A reader of all chunks of the catalogue, each cached; the first one that is not full is the last. */
function allChunks<Item>(name: string, read: (chunk: number) => Promise<Item[]>): () => Promise<Item[]> {
	const cached = cachedRead(name, () => [cacheTags.catalogue, cacheTags.shop], read);
	return async () => {
		const items: Item[] = [];
		for (let chunk = 0; items.length === chunk * CHUNK; chunk += 1) items.push(...(await cached(chunk)));
		return items;
	};
}

async function readProduct(productId: string): Promise<ShopProduct | null> {
	const lowStockAt = await readLowStockAt();
	const doc = await Product.findOne({ _id: productId, isArchived: false }).lean<ProductDoc>();
	return doc ? toProduct(doc, lowStockAt) : null;
}

/** Every product on sale as a card shows it, sorted by name; cached until a change makes it stale. */
export const getCatalogue = allChunks("catalogue", readSummaries);

/** Every product on sale as a search looks at it, sorted by name; cached until a change makes it stale. */
export const getSuggestions = allChunks("suggestions", readSuggestions);

/** Every product on sale with all its fields, sorted by name; cached until a change makes it stale. */
export const getAllProducts = allChunks("products", readProducts);

const cachedProduct = cachedRead(
	"product",
	(productId: string) => [cacheTags.product(productId), cacheTags.anyProduct, cacheTags.shop],
	readProduct,
);

/** One product with all its parts, or null when there is no such product; cached until a change makes it stale. */
export async function getProduct(productId: string): Promise<ShopProduct | null> {
	return isObjectId(productId) ? cachedProduct(productId) : null;
}
