import "server-only";
import { addressText } from "@/lib/accounts/rules/address";
import { linesNow, sumRows, totalsNow } from "@/lib/money/rules";
import { isPaidByCredit, type Order, type OwnOrder } from "@/lib/orders/rules/order";
import { sumPartNames } from "@/lib/orders/rules/order-messages";
import { isPromised } from "@/lib/orders/rules/order-states";
import { costOf, isWeighedLine } from "@/lib/packing/rules";
import { productName } from "@/lib/products/rules/product";
import type { Block } from "@/lib/server/mail/blocks";
import type { Writer } from "@/lib/server/mail/layout";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";

/** What was paid and how, what of that goes back, and what is still to be paid. */
function paidRows(order: Order, { texts, rupees }: Writer) {
	const names = sumPartNames(texts, order.paymentType);
	return sumRows(order).map(({ part, amount }) => ({
		label: names[part],
		value: amount < 0 ? texts.order.less(-amount) : rupees(amount),
		...(part === "toPay" ? { strong: true } : {}),
	}));
}

/** The lines of an order and what they come to, as they are packed once they are. */
export function orderRows(order: Order, writer: Writer): Block {
	const { texts, say, rupees, language } = writer;
	const words = texts.order;
	const lines = linesNow(order).map((line) => {
		const isWeighed = isWeighedLine(line);
		const notes = [texts.wishes.asked(line), isWeighed ? null : words.change(line)];
		const said = notes.flatMap((note) => (note ? ` (${note})` : []));
		const amount = isWeighed ? line : { ...line, packed: null };
		const label = words.lineAmount(say(productName(line.product, language)), amount);
		return { label: label + said.join(""), value: rupees(costOf(line)) };
	});
	const { subtotal, discount, tax, deliveryFee, amount } = totalsNow(order);
	return {
		kind: "rows",
		rows: [
			...lines,
			{ label: words.subtotal, value: rupees(subtotal) },
			...(discount > 0 ? [{ label: words.coupon(order.coupon ?? ""), value: words.less(discount) }] : []),
			{ label: words.deliveryFee, value: deliveryFee === 0 ? words.free : rupees(deliveryFee) },
			{ label: words.tax(order.taxPercent), value: rupees(tax) },
			{ label: words.total, value: rupees(amount), strong: true },
			...(amount < order.amount ? [{ label: words.asOrdered, value: rupees(order.amount) }] : []),
			...paidRows(order, writer),
		],
	};
}

/** How it is delivered, and by when while that is still to come. */
function deliveryValue(order: Order, { texts }: Writer): string {
	const delivery = texts.order.delivery(order);
	if (!isPromised(order.status)) return delivery;
	const promise = texts.time.promise(order.promisedAt, clock.shopNow().getTime(), shopDetails());
	return texts.mailOrder.deliveryBy({ delivery, promise });
}

/** How it is paid: by its wallet only where credit left something for it. */
function paymentValue(order: Order, { texts: { order: words } }: Writer): string {
	if (isPaidByCredit(order)) return words.paidWithCredit;
	return `${words.paymentType(order.paymentType)}${order.isPaid ? words.paid : ""}`;
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
			{ label: words.payment, value: paymentValue(order, writer) },
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
