import "server-only";
import type { FieldChange } from "@/lib/domain/audit-log";
import { orderNumber } from "@/lib/domain/order";
import { ORDER_NOT_FOUND } from "@/lib/domain/order-messages";
import { PACKED } from "@/lib/domain/order-states";
import { isChanged } from "@/lib/domain/packing";
import type { PackInput } from "@/lib/domain/packing-schema";
import type { Seller } from "@/lib/domain/seller";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { changeOrder, type Moved } from "@/lib/money/server/save-order";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderLineDoc } from "@/models/order-line";
import { audited } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { followUpNow } from "../orders/side-effects";
import { mustLeadTo, stepTo } from "../orders/steps";
import { clock } from "../platform/clock";
import { notFound, ShopError } from "../platform/errors";
import { toSellerOrder } from "../seller-orders/to-seller-order";
import { decideLines } from "./decide";
import { holdingPieces, readReplacements } from "./replacements";

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
