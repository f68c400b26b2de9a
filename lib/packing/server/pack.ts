import "server-only";
import type { Also } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { PACKED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { readOrderLines } from "@/lib/orders/server/lines";
import { moveOrder } from "@/lib/orders/server/move-order";
import { tellLater } from "@/lib/orders/server/order-news";
import { mustLeadTo, stepTo } from "@/lib/orders/server/steps";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { urduWordsOf } from "@/lib/products/rules/product";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { FieldChange, Seller } from "@/lib/team/rules";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderLineDoc, ReplacementDoc } from "@/models/order-parts";
import { isChanged, mayReplace, USUAL_IF_MISSING } from "../rules";
import type { PackInput } from "../schema";

type Wanted = NonNullable<PackInput["lines"][number]["replacement"]>;

/** What is asked for, as a key. */
const replacementKey = ({ product, quantity }: Wanted) => `${product}:${quantity}`;

/** True for what is in the bag already. */
function isSame(packed: ReplacementDoc, wanted: Wanted): boolean {
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
async function readReplacements(
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

type Decision = PackInput["lines"][number];

function refuseInput(message: string): ShopError {
	return new ShopError("invalid", message, { errors: { lines: message } });
}

function replacementFor(
	line: OrderLineDoc,
	wanted: NonNullable<Decision["replacement"]>,
	replacements: ReadonlyMap<string, ReplacementDoc>,
): ReplacementDoc {
	const kept = line.packed?.replacement;
	if (kept && isSame(kept, wanted)) return kept;
	const found = replacements.get(replacementKey(wanted));
	if (!found) throw new ShopError("conflict", "This order has just been changed. Please look again.");
	return found;
}

function decide(
	order: OrderDoc,
	line: OrderLineDoc,
	{ picked, replacement }: Decision,
	replacements: ReadonlyMap<string, ReplacementDoc>,
): OrderLineDoc {
	const { packed: _, ...open } = line;
	if (picked === null) return open;
	if (picked > line.quantity) throw refuseInput(`Only ${line.quantity} ${line.name} were ordered`);
	if (!replacement) return { ...open, packed: { quantity: picked } };
	if (picked === line.quantity) throw refuseInput(`Nothing of ${line.name} is missing`);
	if (replacement.product === String(line.product)) throw refuseInput("Please choose another product");
	if (!mayReplace(line.ifMissing ?? order.ifMissing ?? USUAL_IF_MISSING))
		throw new ShopError("conflict", `The customer wants the money back for ${line.name}`);
	return {
		...open,
		packed: { quantity: picked, replacement: replacementFor(line, replacement, replacements) },
	};
}

/**
 * The order's lines with these decisions in them. Throws ShopError `invalid` for a product that is not in the order
 * or named twice, more than was ordered, or a replacement where nothing is missing; `conflict` where the customer
 * wants none.
 */
export function decideLines(
	order: OrderDoc,
	decisions: readonly Decision[],
	replacements: ReadonlyMap<string, ReplacementDoc>,
): OrderLineDoc[] {
	const byProduct = new Map(decisions.map((decision) => [decision.product, decision]));
	if (byProduct.size < decisions.length) throw refuseInput("Please name each product once");
	const lines = order.lines.map((line) => {
		const decision = byProduct.get(String(line.product));
		byProduct.delete(String(line.product));
		return decision ? decide(order, line, decision, replacements) : line;
	});
	if (byProduct.size > 0) throw refuseInput("A product is not in this order");
	return lines;
}

function mustBeDecided(lines: readonly OrderLineDoc[]): void {
	const open = lines.find(({ packed }) => !packed);
	if (!open) return;
	const message = `Please say how much of ${open.name} was picked`;
	throw new ShopError("invalid", message, { errors: { lines: message } });
}

async function readOrder(orderId: string): Promise<OrderDoc> {
	await connectDatabase();
	const order = await Order.findById(orderId).lean<OrderDoc>();
	if (!order) throw notFound(ORDER_NOT_FOUND);
	return order;
}

/** One commit of what was found; complete, it is the step that ends packing as well. */
async function write(seller: Seller, orderId: string, input: PackInput, also: Also): Promise<OrderDoc> {
	const found = await readOrder(orderId);
	mustLeadTo(found, PACKED);
	const replacements = await readReplacements(found, input.lines);
	const pack = (order: OrderDoc) => {
		mustLeadTo(order, PACKED);
		const lines = decideLines(order, input.lines, replacements);
		if (!input.isComplete) return { ...order, lines };
		mustBeDecided(lines);
		return stepTo({ ...order, lines }, { status: PACKED, reason: "" }, "seller", seller.name);
	};
	return (await moveOrder({ _id: orderId }, pack, also)).order;
}

function changesOf({ lines }: OrderDoc): FieldChange[] {
	return lines
		.filter(({ quantity, packed = null }) => isChanged({ quantity, packed }))
		.map(({ name, quantity, packed }) => {
			const instead = packed?.replacement;
			const also = instead ? `, ${instead.quantity} ${instead.name} instead` : "";
			return { field: name, before: String(quantity), after: `${packed?.quantity ?? 0}${also}` };
		});
}

/**
 * Writes down what a packer has found of an order's lines; those that are not named stay as they were decided. Once
 * complete the order is packed. Throws ShopError `not-found`; `conflict` where the order can no longer be packed, a
 * replacement is not wanted or cannot be bought; `invalid` for a line that is not there, more than was ordered, or, complete,
 * for a line that nobody has decided.
 */
export async function packOrder(seller: Seller, orderId: string, input: PackInput): Promise<SellerOrder> {
	if (!input.isComplete) return toSellerOrder(await write(seller, orderId, input, () => []));
	const action = { kind: "order-packed" as const, subject: orderNumber(orderId), subjectId: orderId };
	const order = await recordingRefusals(seller, action, () =>
		write(seller, orderId, input, ({ order: packed }) => [
			tellLater(packed),
			recordWrite(seller, { ...action, changes: changesOf(packed) }),
		]),
	);
	return toSellerOrder(order);
}
