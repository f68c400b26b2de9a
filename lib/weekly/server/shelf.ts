import "server-only";
import type { Category, UrduWords } from "@/lib/products/rules/product";
import { productName, urduWordsOf } from "@/lib/products/rules/product-words";
import { connectDatabase } from "@/lib/server/database/connect";
import { canBeBought } from "@/lib/stock/rules";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { Product, type ProductDoc } from "@/models/products";
import type { WeeklyBasketDoc } from "@/models/weekly";

type Wanted = WeeklyBasketDoc["items"][number];
type Shelf = Pick<
	ProductDoc,
	| "_id"
	| "name"
	| "urduName"
	| "imageUrl"
	| "unit"
	| "urduUnit"
	| "category"
	| "offerPrice"
	| "inStock"
	| "isArchived"
	| "stock"
>;

/** A product of a basket as it stands on the shelf, and how many of the wanted pieces can be bought. */
export type OnShelf = Wanted &
	UrduWords & {
		name: string;
		imageUrl: string;
		unit: string;
		category: Category;
		/** Rupees. */
		unitPrice: number;
		canCome: number;
	};

function canComeOf(product: Shelf, quantity: number): number {
	if (product.isArchived || !canBeBought(product)) return 0;
	return typeof product.stock === "number" ? Math.min(quantity, product.stock) : quantity;
}

function onShelf(wanted: Wanted, product: Shelf): OnShelf {
	const { name, imageUrl, unit, category, offerPrice } = product;
	const canCome = canComeOf(product, wanted.quantity);
	const words = { name, unit, ...urduWordsOf(product) };
	return { ...wanted, ...words, imageUrl, category, unitPrice: offerPrice, canCome };
}

/** What of these products is there, at the prices of this moment. What the shop does not know at all is not in it. */
export async function lookAtShelf(baskets: readonly Pick<WeeklyBasketDoc, "items">[]) {
	await connectDatabase();
	const ids = baskets.flatMap(({ items }) => items.map(({ product }) => product));
	const docs = await Product.find({ _id: { $in: ids } })
		.select("name urduName imageUrl unit urduUnit category offerPrice inStock isArchived stock")
		.lean<Shelf[]>();
	const products = new Map(docs.map((doc) => [String(doc._id), doc]));
	return ({ items }: Pick<WeeklyBasketDoc, "items">): OnShelf[] =>
		items.flatMap((wanted) => {
			const product = products.get(String(wanted.product));
			return product ? [onShelf(wanted, product)] : [];
		});
}

/** What cannot come, as a mail in this language names it: `Palak`, `Mango Chaunsa (1 of 3)` where only some are left. */
export function leftOutOf(found: readonly OnShelf[], language: Language): string[] {
	const { someOf } = MESSAGES[language].mailWeekly;
	return found
		.filter(({ canCome, quantity }) => canCome < quantity)
		.map(({ canCome, quantity, ...product }) => {
			const name = productName(product, language);
			return canCome === 0 ? name : someOf({ name, missing: quantity - canCome, wanted: quantity });
		});
}
