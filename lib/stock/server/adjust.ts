import "server-only";
import { productEvents } from "@/lib/integrations/server/events";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { expireTags, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { once } from "@/lib/server/calls/once";
import { commit, type Write } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { FieldChange, Seller } from "@/lib/team/rules";
import { formatAmount } from "@/lib/text/money";
import { shelfText } from "@/lib/text/sold-by";
import { Product, type ProductDoc, type StockMovementDoc } from "@/models/products";
import { MAX_STOCK, onlyLeft, shelfField } from "../rules";
import type { StockChange } from "../schema";
import { stockChange, stockSetting } from "./write";

const COUNTED_MEANWHILE = "Somebody else has just said how many there are. Please look again.";
const NOT_COUNTED = "This product is not counted. Please say how many there are.";
/** What is said where more would lie there than can be counted. */
export const TOO_MANY = `At most ${formatAmount(MAX_STOCK)} pieces or grams can be counted`;

async function refusalOf({ productId, change }: StockChange): Promise<ShopError> {
	const { name, stock, stepGrams } = await findKnown(productId);
	if (change === undefined) return new ShopError("conflict", COUNTED_MEANWHILE);
	if (typeof stock !== "number") return new ShopError("conflict", NOT_COUNTED);
	return new ShopError("conflict", change > 0 ? TOO_MANY : onlyLeft({ name, left: stock, stepGrams }));
}

async function findKnown(productId: string): Promise<ProductDoc> {
	const product = await Product.findById(productId).lean<ProductDoc>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	return product;
}

/** What the record says; the number before is the one that really stood there, whatever came in between. */
function recorded(
	{ stock, stepGrams }: ProductDoc,
	{ change, stockAfter, reason, note }: StockMovementDoc,
): FieldChange[] {
	const text = (units: number | null) => (units === null ? "not counted" : shelfText(units, { stepGrams }));
	const before = typeof stock === "number" ? (stockAfter ?? 0) - change : null;
	return [
		{ field: shelfField({ stepGrams }), before: text(before), after: text(stockAfter) },
		{ field: "Reason", before: "", after: [reason, note].filter(Boolean).join(": ") },
	];
}

/** A product after a change, and the line that the ledger has of it. */
export type Adjusted = { product: ProductDoc; movement: StockMovementDoc };
/** What is written in the same commit; what was adjusted is known only while it is made. */
type Keep = (adjusted: () => Adjusted) => readonly Write[];

const actionOn = ({ _id, name }: ProductDoc) => ({
	kind: "stock-counted" as const,
	subject: name,
	subjectId: String(_id),
});

/** The change, its line in the ledger and its entry in the record. */
async function adjustOne(
	seller: Seller,
	known: ProductDoc,
	adjusting: StockChange,
	keep: Keep,
): Promise<Adjusted> {
	const { productId, reason, note, change, set = null, stockBefore: from } = adjusting;
	const about = { at: clock.shopNow(), by: seller.name, reason, ...(note ? { note } : {}) };
	let movement: StockMovementDoc | undefined;
	const entered = (line: StockMovementDoc) => {
		movement = line;
	};
	const refuse = () => refusalOf(adjusting);
	const adjusted = (): Adjusted => {
		if (!movement) throw notFound(PRODUCT_NOT_FOUND);
		const { at: cameAt, stockAfter: stock } = movement;
		return { product: { ...known, stock, ...(reason === "delivery" ? { cameAt } : {}) }, movement };
	};
	await commit([
		change === undefined
			? stockSetting(productId, set, about, { refuse, entered, from })
			: stockChange(productId, [{ ...about, kind: "adjusted", change }], { refuse, entered }),
		productEvents("product.changed", [productId]),
		recordWrite(seller, () => ({ ...actionOn(known), changes: recorded(known, adjusted().movement) })),
		...keep(adjusted),
	]);
	return adjusted();
}

/**
 * Says how many there are of a product, or how many came or went; nothing is lost of what happens in the same moment.
 * Answers the product after it, and the line that the ledger has of it. Throws ShopError `not-found`, `conflict` where
 * fewer are there, or it is not counted.
 */
export async function adjustStock(seller: Seller, change: StockChange, keep: Keep): Promise<Adjusted> {
	const known = await findKnown(change.productId);
	const adjusted = await recordingRefusals(seller, actionOn(known), () =>
		adjustOne(seller, known, change, keep),
	);
	expireTags(tagsOfProducts([change.productId]));
	return adjusted;
}

/**
 * A change that is made once for its key: each product's is kept with it, so that what was cut off makes only the rest. A
 * first delivery is the same one where it is sent again to what is counted by then.
 */
async function adjustOnce(seller: Seller, change: StockChange, key: string): Promise<void> {
	const known = await findKnown(change.productId);
	const named = JSON.stringify([key, change.productId, change.change ?? change.set]);
	const asked = { call: "pieces", caller: seller.id, key: named, owner: undefined };
	// Sent twice in one moment, the slower one is no refusal.
	await recordingRefusals(seller, actionOn(known), () =>
		once(asked, async (keep) => {
			await adjustOne(seller, known, change, () => keep({}));
			return {};
		}),
	);
}

/**
 * The same for many products, each by itself and once for the key; answers the ids of those that could not be changed.
 */
export async function adjustStocks(
	seller: Seller,
	changes: readonly StockChange[],
	key: string,
): Promise<string[]> {
	const refused: string[] = [];
	for (const change of changes) {
		try {
			await adjustOnce(seller, change, key);
		} catch (error) {
			if (!(error instanceof ShopError)) throw error;
			refused.push(change.productId);
		}
	}
	if (changes.length > 0) expireTags(tagsOfProducts(changes.map(({ productId }) => productId)));
	return refused;
}
