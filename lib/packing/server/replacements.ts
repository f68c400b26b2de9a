import "server-only";
import type { Moved } from "@/lib/money/server/save-order";
import { readOrderLines } from "@/lib/orders/server/lines";
import { urduWordsOf } from "@/lib/products/rules/product-words";
import { holdKey, ORDER_HOLD_MS } from "@/lib/stock/server/hold-owner";
import { releasePieces, takePieces } from "@/lib/stock/server/take";
import type { OrderDoc } from "@/models/order";
import type { ReplacementDoc } from "@/models/order-line";
import type { PackInput } from "../schema";

type Wanted = NonNullable<PackInput["lines"][number]["replacement"]>;

/** What is asked for, as a key. */
export const replacementKey = ({ product, quantity }: Wanted) => `${product}:${quantity}`;

/** True for what is in the bag already. */
export function isSame(packed: ReplacementDoc, wanted: Wanted): boolean {
	return String(packed.product) === wanted.product && packed.quantity === wanted.quantity;
}

/** What is asked for anew: a line keeps what it holds already, whether or not that can still be bought. */
function freshIn({ lines }: OrderDoc, decisions: PackInput["lines"]): Wanted[] {
	return decisions.flatMap(({ product, replacement }) => {
		const kept = lines.find((line) => String(line.product) === product)?.packed?.replacement;
		return !replacement || (kept && isSame(kept, replacement)) ? [] : replacement;
	});
}

/**
 * The replacements that are newly asked for, by what was asked, at the prices of this moment. Throws ShopError
 * `conflict`, in the words of an order, for a product that cannot be bought.
 */
export async function readReplacements(
	order: OrderDoc,
	decisions: PackInput["lines"],
): Promise<Map<string, ReplacementDoc>> {
	const read = freshIn(order, decisions).map(async (each) => {
		const [line] = await readOrderLines([each]);
		return line ? [[replacementKey(each), replacementOf(line)] as const] : [];
	});
	return new Map((await Promise.all(read)).flat());
}

function replacementOf(line: ReplacementDoc): ReplacementDoc {
	const { product, name, imageUrl, unit, unitPrice, quantity, isCounted } = line;
	const taken = { product, name, imageUrl, unit, unitPrice, quantity, ...urduWordsOf(line) };
	return { ...taken, ...(isCounted ? { isCounted } : {}) };
}

/** One line a product: of two lines that are replaced by the same, both have pieces of it. */
function byProduct(replacements: Iterable<ReplacementDoc>): ReplacementDoc[] {
	const sums = new Map<string, ReplacementDoc>();
	for (const each of replacements) {
		const key = String(each.product);
		sums.set(key, { ...each, quantity: each.quantity + (sums.get(key)?.quantity ?? 0) });
	}
	return [...sums.values()];
}

/**
 * Takes the pieces of these replacements from the shelf, and writes the order. Where it is not written, or without
 * them, the shelf is made to agree with the order as it then stands. Throws ShopError `conflict` where too few are left.
 */
export async function holdingPieces(
	order: OrderDoc,
	replacements: ReadonlyMap<string, ReplacementDoc>,
	write: () => Promise<Moved>,
): Promise<Moved> {
	const counted = byProduct([...replacements.values()].filter(({ isCounted }) => isCounted));
	const key = holdKey(order);
	await takePieces(counted, { key, holdMs: ORDER_HOLD_MS, isBrief: true });
	try {
		return await write();
	} catch (error) {
		await releasePieces(counted, key);
		throw error;
	}
}
