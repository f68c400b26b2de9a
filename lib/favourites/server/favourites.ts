import "server-only";
import { Types } from "mongoose";
import { NO_PURCHASE, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { PRODUCT_NOT_FOUND, type ProductSummary } from "@/lib/products/rules/product";
import { offeredWish } from "@/lib/products/rules/wishes";
import { SUMMARY_FIELDS, type SummaryDoc, toSummary } from "@/lib/products/server/read-catalogue";
import { isDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { canBeBought, MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { inStepsOf } from "@/lib/text/sold-by";
import { Favourites, type FavouritesDoc } from "@/models/favourites";
import { Order, type OrderDoc } from "@/models/order";
import { Product } from "@/models/products";
import { MOST_FAVOURITES, TOO_MANY_FAVOURITES, type Usual, usualsOf } from "../rules";

async function kept(customerId: string): Promise<FavouritesDoc["products"]> {
	const doc = await Favourites.findById(customerId).lean<FavouritesDoc>();
	return (doc?.products ?? []).toReversed();
}

/** The customer's favourites that are still sold, the latest first; also those that are out of stock. */
export async function listFavourites(customerId: string): Promise<ProductSummary[]> {
	const ids = (await kept(customerId)).map(({ product }) => String(product));
	if (ids.length === 0) return [];
	const docs = await Product.find({ _id: { $in: ids }, isArchived: false })
		.select([...SUMMARY_FIELDS])
		.lean<SummaryDoc[]>();
	const { lowStockAt } = shopDetails();
	const products = new Map(docs.map((doc) => [String(doc._id), toSummary(doc, lowStockAt)]));
	return ids.flatMap((id) => products.get(id) ?? []);
}

/** Every product that the customer has marked, and since when, to take along. */
export async function exportFavourites(customerId: string): Promise<{ product: string; since: string }[]> {
	return (await kept(customerId)).map(({ product, at }) => ({
		product: String(product),
		since: at.toISOString(),
	}));
}

/** Marks a product as a favourite, once however often it is said. Throws ShopError `not-found`, `conflict` for too many. */
export async function addFavourite(customerId: string, productId: string): Promise<void> {
	if (!(await Product.exists({ _id: productId, isArchived: false }))) throw notFound(PRODUCT_NOT_FOUND);
	const filter = {
		_id: new Types.ObjectId(customerId),
		"products.product": { $ne: new Types.ObjectId(productId) },
		[`products.${MOST_FAVOURITES - 1}`]: { $exists: false },
	};
	const added = { $push: { products: { product: new Types.ObjectId(productId), at: clock.now() } } };
	try {
		await Favourites.updateOne(filter, added, { upsert: true });
	} catch (error) {
		// The list is there: made in the same moment, or with this one in it, or full.
		if (!isDuplicate(error)) throw error;
		await Favourites.updateOne(filter, added);
	}
	const isKept = await Favourites.exists({ _id: customerId, "products.product": productId });
	if (!isKept) throw new ShopError("conflict", TOO_MANY_FAVOURITES);
}

/** Takes the mark away, also where there was none. */
export async function removeFavourite(customerId: string, productId: string): Promise<void> {
	await Favourites.updateOne({ _id: customerId }, { $pull: { products: { product: productId } } });
}

/** So many of the latest orders say what is usual: half a year of weekly baskets. */
const LATEST_ORDERS = 30;
const MOST_USUALS = 12;
/** Among so many there nearly always are 12 that can be bought: the others are not asked for. */
const LIKELY = 18;
/** Of so many the first that can be bought are taken. */
const CANDIDATES = 36;

const COUNTED = ORDER_STATUSES.filter((status) => !NO_PURCHASE.includes(status));

/** What this customer buys most and most lately, the most usual first: up to 12, only what can be bought now. */
export async function readUsuals(user: string): Promise<Usual[]> {
	const orders = await Order.find({ user, status: { $in: COUNTED } })
		.sort({ createdAt: -1, _id: -1 })
		.limit(LATEST_ORDERS)
		.select("createdAt lines.product lines.quantity lines.stepGrams lines.unit lines.wish")
		.lean<Pick<OrderDoc, "createdAt" | "lines">[]>();
	const candidates = usualsOf(orders, clock.shopNow().getTime()).slice(0, CANDIDATES);
	const likely = await sold(candidates.slice(0, LIKELY));
	const others = likely.length < MOST_USUALS ? await sold(candidates.slice(LIKELY)) : [];
	return [...likely, ...others].slice(0, MOST_USUALS);
}

/** Those of these that can be bought now, in their order. */
async function sold(candidates: ReturnType<typeof usualsOf>): Promise<Usual[]> {
	if (candidates.length === 0) return [];
	const docs = await Product.find({
		_id: { $in: candidates.map(({ product }) => product) },
		inStock: true,
		isArchived: false,
	})
		.select([...SUMMARY_FIELDS])
		.lean<SummaryDoc[]>();
	const { lowStockAt } = shopDetails();
	const summaries = new Map(
		docs.filter(canBeBought).map((doc) => [String(doc._id), toSummary(doc, lowStockAt)]),
	);
	return candidates.flatMap(({ product, wish, ...line }) => {
		const summary = summaries.get(product);
		if (!summary) return [];
		const usualQuantity = Math.min(MAX_LINE_QUANTITY, inStepsOf(line, summary));
		return [{ ...summary, usualQuantity, usualWish: offeredWish(summary.wishes, wish) }];
	});
}
