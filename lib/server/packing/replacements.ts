import "server-only";
import type { PackInput } from "@/lib/domain/packing-schema";
import { Order, type OrderDoc, type ReplacementDoc } from "@/models/order";
import { connectDatabase } from "../database/connect";
import { readOrderLines } from "../orders/lines";

type Wanted = NonNullable<PackInput["lines"][number]["replacement"]>;

/** What is asked for, as a key. */
export const replacementKey = ({ product, quantity }: Wanted) => `${product}:${quantity}`;

/** True for what is in the bag already. */
export function isSame(packed: ReplacementDoc, wanted: Wanted): boolean {
	return String(packed.product) === wanted.product && packed.quantity === wanted.quantity;
}

/** What the order holds already as a replacement, whether or not it can still be bought. */
async function keptIn(orderId: string): Promise<ReplacementDoc[]> {
	const order = await Order.findById(orderId).select("lines").lean<OrderDoc>();
	return order?.lines.flatMap(({ packed }) => packed?.replacement ?? []) ?? [];
}

/**
 * The replacements that are newly asked for, by what was asked, at the prices of this moment. Throws ShopError
 * `conflict`, in the words of an order, for a product that cannot be bought.
 */
export async function readReplacements(
	orderId: string,
	decisions: PackInput["lines"],
): Promise<Map<string, ReplacementDoc>> {
	const wanted = decisions.flatMap(({ replacement }) => replacement ?? []);
	if (wanted.length === 0) return new Map();
	await connectDatabase();
	const kept = await keptIn(orderId);
	const fresh = wanted.filter((each) => !kept.some((packed) => isSame(packed, each)));
	const read = fresh.map(async (each) => {
		const [line] = await readOrderLines([each]);
		return line ? [[replacementKey(each), replacementOf(line)] as const] : [];
	});
	return new Map((await Promise.all(read)).flat());
}

function replacementOf({
	product,
	name,
	imageUrl,
	unit,
	unitPrice,
	quantity,
}: ReplacementDoc): ReplacementDoc {
	return { product, name, imageUrl, unit, unitPrice, quantity };
}
