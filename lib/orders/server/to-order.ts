import "server-only";
import { type Money, moneyOf, ofKind, standingOf } from "@/lib/money/rules";
import { type Packed, USUAL_IF_MISSING } from "@/lib/packing/rules";
import { placeOf } from "@/lib/places/rules/point";
import { urduWordsOf } from "@/lib/products/rules/product";
import { lineWishOf } from "@/lib/products/rules/wishes";
import { gramsOf, soldOf } from "@/lib/text/sold-by";
import type { OrderDoc } from "@/models/order";
import type { OrderLineDoc, PackedDoc } from "@/models/order-parts";
import { type Order, type OwnOrder, orderNumber } from "../rules/order";
import { isOpen, ON_HOLD } from "../rules/order-states";
import type { SellerOrder } from "../rules/seller-order";

function toPacked({ replacement, ...found }: PackedDoc): Packed {
	if (!replacement) return { ...found, replacement: null };
	const { product, name, imageUrl, unit, unitPrice, quantity } = replacement;
	const shown = { _id: String(product), name, imageUrl, unit, ...urduWordsOf(replacement) };
	const weighed = { ...soldOf(replacement), ...gramsOf(replacement) };
	return { ...found, replacement: { product: shown, unitPrice, quantity, ...weighed } };
}

function toLine(line: OrderLineDoc): Order["items"][number] {
	const { product, name, imageUrl, category, unit, unitPrice, quantity, ifMissing = null, packed } = line;
	return {
		product: { _id: String(product), name, imageUrl, category, unit, ...urduWordsOf(line) },
		unitPrice,
		quantity,
		...soldOf(line),
		...gramsOf(line),
		ifMissing,
		...lineWishOf(line),
		packed: packed ? toPacked(packed) : null,
	};
}

function withMoney(doc: OrderDoc, { ordered, final, paid, returned, ...money }: Money): Order {
	const id = String(doc._id);
	const { taxPercent, deliveryFee, coupon } = doc.terms;
	const { firstName, lastName, streetAddress, phoneNumber, city, state, zipCode, deliveryInstructions } =
		doc.address;
	return {
		_id: id,
		number: orderNumber(id),
		language: doc.language ?? "en",
		channel: doc.takenBy === undefined ? "web" : "phone",
		...(doc.weekly ? { weekly: { ...doc.weekly, basket: String(doc.weekly.basket) } } : {}),
		items: doc.lines.map(toLine),
		address: {
			firstName,
			lastName,
			streetAddress,
			phoneNumber,
			city,
			state,
			zipCode,
			...placeOf(doc.address),
			...(deliveryInstructions ? { deliveryInstructions } : {}),
		},
		area: doc.area,
		deliveryTime: doc.deliveryTime,
		slot: doc.slot
			? { id: doc.slot.id, from: doc.slot.from.toISOString(), to: doc.slot.to.toISOString() }
			: null,
		promisedAt: doc.promisedAt.toISOString(),
		subtotal: ordered.subtotal,
		coupon: coupon?.code ?? null,
		discount: ordered.discount,
		discountTerms: coupon ? { kind: coupon.kind, value: coupon.value } : null,
		tax: ordered.tax,
		taxPercent,
		deliveryFee,
		amount: doc.amount,
		finalAmount: final?.amount ?? null,
		ifMissing: doc.ifMissing ?? USUAL_IF_MISSING,
		creditUsed: paid.credit,
		amountToPay: doc.amount - paid.credit,
		paymentType: doc.paymentType,
		toCollect: money.toCollect,
		cashNote: doc.cashNote ?? null,
		confirmation: doc.confirmation?.state ?? null,
		confirmBy: doc.confirmation?.state === "asked" ? doc.confirmation.until.toISOString() : null,
		refundDue: money.due.reduce((sum, { amount }) => sum + amount, 0),
		paid,
		returned,
		isPaid: money.isPaid,
		paymentStatus: money.status,
		paidAt: money.paidAt?.toISOString() ?? null,
		status: doc.status,
		holdReason: doc.status === ON_HOLD ? (doc.holdReason ?? null) : null,
		statusHistory: doc.statusHistory.map(({ status, at, by, reason }) => ({
			status,
			at: at.toISOString(),
			...(by ? { by } : {}),
			...(reason ? { reason } : {}),
		})),
		lateCredit: money.gifts,
		createdAt: doc.createdAt.toISOString(),
	};
}

/** An order's document as everybody reads it who may: without the code that only its customer knows. */
export function toOrder(doc: OrderDoc): Order {
	return withMoney(doc, moneyOf(doc));
}

/** An order's document as its customer reads it. */
export function toOwnOrder(doc: OrderDoc): OwnOrder {
	return { ...toOrder(doc), handoverCode: isOpen(doc.status) ? (doc.handoverCode ?? null) : null };
}

function doorOf({ rider, ledger }: OrderDoc): Pick<SellerOrder, "rider" | "collectedBy"> {
	const tookCash = ofKind(standingOf(ledger), "paid").flatMap((entry) => entry.rider?.name ?? []);
	return {
		rider: rider ? { _id: String(rider._id), name: rider.name } : null,
		collectedBy: [...new Set(tookCash)].join(", ") || null,
	};
}

/** An order's document as the seller reads it. */
export function toSellerOrder(doc: OrderDoc): SellerOrder {
	const { name, email } = doc.customer;
	const money = moneyOf(doc);
	const order = withMoney(doc, money);
	const statusHistory = order.statusHistory.map((event, place) => {
		const byName = doc.statusHistory[place]?.byName;
		return byName ? { ...event, byName } : event;
	});
	const { takenBy = null, revision } = doc;
	const { refundable, hasGoneBack } = money;
	const who = { customer: { name, email }, takenBy, ...doorOf(doc) };
	return { ...order, statusHistory, ...who, refundable, hasGoneBack, revision };
}
