import "server-only";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { audited } from "@/lib/server/audit/audit-log";
import { changingPages } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { FieldChange, Seller } from "@/lib/team/rules";
import { Product, type ProductDoc, type StockEntry } from "@/models/products";
import { MAX_STOCK, onlyLeft } from "../rules";
import type { StockChange } from "../schema";
import { enterMovements } from "./ledger";
import { setStock, writeStock } from "./write";

const NOT_COUNTED = "This product is not counted. Please say how many there are.";
const TOO_MANY = `At most ${MAX_STOCK} pieces can be counted`;

/** A product after a change of its stock, and the line that the ledger has of it. */
export type Adjusted = { product: ProductDoc; entry: StockEntry };

async function refusalOf({ productId, change = 0 }: StockChange): Promise<ShopError> {
	const product = await Product.findById(productId).select("name stock").lean<ProductDoc>();
	if (!product) return notFound(PRODUCT_NOT_FOUND);
	const { name, stock } = product;
	if (typeof stock !== "number") return new ShopError("conflict", NOT_COUNTED);
	return new ShopError("conflict", change > 0 ? TOO_MANY : onlyLeft({ name, left: stock }));
}

async function write(by: string, change: StockChange): Promise<Adjusted> {
	const { productId, reason, note } = change;
	const about = { at: clock.shopNow(), by, kind: "adjusted" as const, reason, ...(note ? { note } : {}) };
	const product =
		change.change === undefined
			? await setStock(productId, change.set ?? null, about)
			: await writeStock({
					product: productId,
					condition: { stock: { $gte: Math.max(0, -change.change), $lte: MAX_STOCK - change.change } },
					entries: [{ ...about, change: change.change }],
				});
	const entry = product?.stockNews?.at(-1);
	if (!product || !entry) throw await refusalOf(change);
	return { product, entry };
}

type Known = Pick<ProductDoc, "name" | "stock">;

async function findKnown(productId: string): Promise<Known> {
	await connectDatabase();
	const product = await Product.findById(productId).select("name stock").lean<Known>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	return product;
}

/** What the record says; the number before is the one that really stood there, whatever came in between. */
function recorded({ stock }: Known, { change, stockAfter }: StockEntry, why: string): FieldChange[] {
	const text = (pieces: number | null) => (pieces === null ? "not counted" : String(pieces));
	const before = typeof stock === "number" ? (stockAfter ?? 0) - change : null;
	return [
		{ field: "Pieces", before: text(before), after: text(stockAfter) },
		{ field: "Reason", before: "", after: why },
	];
}

/** The change and its entry in the record; the ledger hears of it afterwards. */
async function adjustOne(seller: Seller, change: StockChange): Promise<Adjusted> {
	const { productId, reason, note } = change;
	const why = [reason, note].filter(Boolean).join(": ");
	const known = await findKnown(productId);
	return audited(
		seller,
		{ kind: "stock-counted", subject: known.name, subjectId: productId },
		() => write(seller.name, change),
		({ entry }) => ({ changes: recorded(known, entry, why) }),
	);
}

/**
 * Says how many there are of a product, or how many came or went; nothing is lost of what happens in the same moment.
 * Throws ShopError `not-found`, `conflict` where fewer are there, or it is not counted.
 */
export async function adjustStock(seller: Seller, change: StockChange): Promise<Adjusted> {
	const adjusted = await adjustOne(seller, change);
	await enterMovements([change.productId], changingPages);
	return adjusted;
}

/** The same for many products, each by itself; answers the ids of those that could not be changed. */
export async function adjustStocks(seller: Seller, changes: readonly StockChange[]): Promise<string[]> {
	const refused: string[] = [];
	for (const change of changes) {
		try {
			await adjustOne(seller, change);
		} catch (error) {
			if (!(error instanceof ShopError)) throw error;
			refused.push(change.productId);
		}
	}
	const ids = changes.map(({ productId }) => productId);
	if (ids.length > 0) await enterMovements(ids, changingPages);
	return refused;
}
