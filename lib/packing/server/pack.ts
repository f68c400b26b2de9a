import "server-only";
import type { Also } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { PACKED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { moveOrder } from "@/lib/orders/server/move-order";
import { tellLater } from "@/lib/orders/server/order-news";
import { mustLeadTo, stepTo } from "@/lib/orders/server/steps";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound } from "@/lib/server/platform/errors";
import type { FieldChange, Seller } from "@/lib/team/rules";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderLineDoc } from "@/models/order-parts";
import { foundWords, insteadWords, isChanged, orderedWords } from "../rules";
import type { PackInput } from "../schema";
import { decideLines, readReplacements, refuseInput } from "./decide";

function mustBeDecided(lines: readonly OrderLineDoc[]): void {
	const open = lines.find(({ packed }) => !packed);
	if (!open) return;
	throw refuseInput(`Please say how much of ${open.name} was picked`);
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
	return lines.filter(isChanged).flatMap(({ packed, ...line }) => {
		if (!packed) return [];
		const instead = packed.replacement;
		const also = instead ? `, ${insteadWords(instead, instead.name)}` : "";
		return { field: line.name, before: orderedWords(line), after: `${foundWords(line, packed)}${also}` };
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
