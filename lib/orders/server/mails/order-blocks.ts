import "server-only";
import { addressText } from "@/lib/accounts/rules/address";
import { type Order, type OwnOrder, restToPay } from "@/lib/orders/rules/order";
import { isPromised } from "@/lib/orders/rules/order-states";
import { productName } from "@/lib/products/rules/product";
import type { Block } from "@/lib/server/mail/blocks";
import type { Writer } from "@/lib/server/mail/layout";
import { clock } from "@/lib/server/platform/clock";
import { lineCost } from "@/lib/text/sold-by";

/** What credit paid, and what is still to be paid where a part is paid; nothing where all or nothing is. */
function paidRows(order: Order, { texts, rupees }: Writer) {
	const { creditUsed } = order;
	const rest = restToPay(order);
	return [
		...(creditUsed > 0 ? [{ label: texts.order.paidWithCredit, value: texts.order.less(creditUsed) }] : []),
		...(rest > 0 ? [{ label: texts.order.toPay, value: rupees(rest), strong: true }] : []),
	];
}

/** What a coupon took off; nothing without one. */
function couponRows({ coupon, discount }: Order, { texts }: Writer) {
	if (discount === 0) return [];
	return [{ label: texts.order.coupon(coupon ?? ""), value: texts.order.less(discount) }];
}

/** The lines of an order and what they come to. */
export function orderRows(order: Order, writer: Writer): Block {
	const { texts, say, rupees, language } = writer;
	const words = texts.order;
	const lines = order.items.map((line) => {
		const asked = texts.wishes.asked(line);
		const label = words.lineAmount(say(productName(line.product, language)), line);
		return { label: asked ? `${label} (${asked})` : label, value: rupees(lineCost(line)) };
	});
	const isLess = order.finalAmount !== null && order.finalAmount < order.amount;
	return {
		kind: "rows",
		rows: [
			...lines,
			{ label: words.subtotal, value: rupees(order.subtotal) },
			...couponRows(order, writer),
			{ label: words.deliveryFee, value: order.deliveryFee === 0 ? words.free : rupees(order.deliveryFee) },
			{ label: words.tax(order.taxPercent), value: rupees(order.tax) },
			{ label: words.total, value: rupees(order.amount), strong: true },
			...(isLess ? [{ label: words.asPacked, value: rupees(order.finalAmount ?? 0), strong: true }] : []),
			...paidRows(order, writer),
		],
	};
}

/** How it is delivered, and by when while that is still to come. */
function deliveryValue(order: Order, { texts }: Writer): string {
	const delivery = texts.order.delivery(order);
	if (!isPromised(order.status)) return delivery;
	const promise = texts.time.promise(order.promisedAt, clock.shopNow().getTime());
	return texts.mailOrder.deliveryBy({ delivery, promise });
}

/** Where an order goes, when, and how it is paid. */
export function deliveryRows(order: Order, writer: Writer): Block {
	const { address } = order;
	const words = writer.texts.order;
	return {
		kind: "rows",
		rows: [
			{ label: words.recipient, value: `${address.firstName} ${address.lastName}` },
			{ label: words.phone, value: address.phoneNumber },
			{ label: words.address, value: addressText(address) },
			{ label: words.deliveryLabel, value: deliveryValue(order, writer) },
			{
				label: words.payment,
				value: `${words.paymentType(order.paymentType)}${order.isPaid ? words.paid : ""}`,
			},
		],
	};
}

/** The four digits for the door; nothing where the order needs none any more. */
export function codeBlocks({ handoverCode }: OwnOrder, { texts }: Writer): Block[] {
	if (!handoverCode) return [];
	return [
		{ kind: "rows", rows: [{ label: texts.mailOrder.code, value: handoverCode, strong: true }] },
		texts.mailOrder.codeNote,
	];
}
