import "server-only";
import { changeOrder, type Moved } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { PACKED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { readOrderLines } from "@/lib/orders/server/lines";
import { followUpNow } from "@/lib/orders/server/side-effects";
import { mustLeadTo, stepTo } from "@/lib/orders/server/steps";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { urduWordsOf } from "@/lib/products/rules/product";
import { audited } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { holdKey, ORDER_HOLD_MS } from "@/lib/stock/server/holds";
import { releasePieces, takePieces } from "@/lib/stock/server/take";
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
async function holdingPieces(
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

/** The order with these lines, and what has the shelf agree with it, also where nobody comes to do that in this request. */
function withLines(order: OrderDoc, lines: OrderLineDoc[]): OrderDoc {
	const instead = lines.flatMap(({ packed }) => packed?.replacement ?? []);
	const counted = instead.filter(({ isCounted }) => isCounted).map(({ product }) => product);
	const before = order.stoodIn ?? [];
	const fresh = counted.filter((product) => !before.some((one) => one.equals(product)));
	const isCounted = counted.length > 0 || lines.some((line) => line.isCounted);
	return {
		...order,
		lines,
		...(fresh.length > 0 ? { stoodIn: [...before, ...fresh] } : {}),
		...(isCounted ? { hasOpenConsequences: true } : {}),
	};
}

/** One atomic write of what was found; complete, it is the step that ends packing as well. */
async function write(seller: Seller, orderId: string, input: PackInput): Promise<Moved> {
	const found = await readOrder(orderId);
	mustLeadTo(found, PACKED);
	const replacements = await readReplacements(found, input.lines);
	return holdingPieces(found, replacements, () => writeFound(seller, orderId, input, replacements));
}

async function writeFound(
	seller: Seller,
	orderId: string,
	input: PackInput,
	replacements: Awaited<ReturnType<typeof readReplacements>>,
): Promise<Moved> {
	return changeOrder({ _id: orderId }, (order) => {
		mustLeadTo(order, PACKED);
		const lines = decideLines(order, input.lines, replacements);
		const packed = withLines(order, lines);
		if (!input.isComplete) return packed;
		mustBeDecided(lines);
		const closed = stepTo(packed, { status: PACKED, reason: "" }, "seller", seller.name);
		return { ...closed, hasOpenConsequences: true, untoldStepAt: clock.shopNow() };
	});
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
	if (!input.isComplete) {
		const { order } = await write(seller, orderId, input);
		await followUpNow(order);
		return toSellerOrder(order);
	}
	const { order } = await audited(
		seller,
		{ kind: "order-packed", subject: orderNumber(orderId), subjectId: orderId },
		() => write(seller, orderId, input),
		(packed) => ({ changes: changesOf(packed.order) }),
	);
	await followUpNow(order);
	return toSellerOrder(order);
}
