import "server-only";
import { DELIVERY_OPTIONS } from "@/lib/domain/cart-totals";
import { type Order, type OwnOrder, orderNumber } from "@/lib/domain/order";
import { isOpen, ON_HOLD } from "@/lib/domain/order-states";
import { type Packed, USUAL_IF_MISSING } from "@/lib/domain/packing";
import { urduWordsOf } from "@/lib/domain/product-words";
import { SHOP_DEFAULTS } from "@/lib/domain/shop-details";
import type { OrderDoc } from "@/models/order";
import type { OrderLineDoc } from "@/models/order-line";

const MINUTE_MS = 60_000;

function toPacked({ quantity, replacement }: NonNullable<OrderLineDoc["packed"]>): Packed {
	if (!replacement) return { quantity, replacement: null };
	const { product, name, imageUrl, unit, unitPrice } = replacement;
	const shown = { _id: String(product), name, imageUrl, unit, ...urduWordsOf(replacement) };
	return { quantity, replacement: { product: shown, unitPrice, quantity: replacement.quantity } };
}

function toLine(line: OrderLineDoc): Order["items"][number] {
	const { product, name, imageUrl, category, unit, unitPrice, quantity, ifMissing = null, packed } = line;
	return {
		product: { _id: String(product), name, imageUrl, category, unit, ...urduWordsOf(line) },
		unitPrice,
		quantity,
		ifMissing,
		packed: packed ? toPacked(packed) : null,
	};
}

/**
 * When an order is there at the latest. Those from before promises were stored were promised so many minutes, whether
 * or not the shop was open.
 */
export function promisedTo({ promisedAt, createdAt, deliveryTime }: OrderDoc): Date {
	if (promisedAt) return promisedAt;
	const { withinMinutes } = DELIVERY_OPTIONS[deliveryTime === "express" ? "express" : "standard"];
	return new Date(createdAt.getTime() + withinMinutes * MINUTE_MS);
}

/** An order's document as everybody reads it who may: without the code that only its customer knows. */
export function toOrder(doc: OrderDoc): Order {
	const id = String(doc._id);
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
			...(deliveryInstructions ? { deliveryInstructions } : {}),
		},
		area: doc.area,
		deliveryTime: doc.deliveryTime,
		slot: doc.slot
			? { id: doc.slot.id, from: doc.slot.from.toISOString(), to: doc.slot.to.toISOString() }
			: null,
		promisedAt: promisedTo(doc).toISOString(),
		subtotal: doc.subtotal,
		coupon: doc.coupon?.code ?? null,
		discount: doc.discount ?? 0,
		discountTerms: doc.coupon ? { kind: doc.coupon.kind, value: doc.coupon.value } : null,
		tax: doc.tax,
		taxPercent: doc.taxPercent ?? SHOP_DEFAULTS.taxPercent,
		deliveryFee: doc.deliveryFee,
		amount: doc.amount,
		finalAmount: doc.finalAmount ?? null,
		ifMissing: doc.ifMissing ?? USUAL_IF_MISSING,
		creditUsed: doc.creditUsed ?? 0,
		amountToPay: doc.amount - (doc.creditUsed ?? 0),
		paymentType: doc.paymentType,
		isPaid: doc.isPaid,
		paymentStatus: doc.paymentStatus,
		paidAt: doc.paidAt?.toISOString() ?? null,
		status: doc.status,
		holdReason: doc.status === ON_HOLD ? (doc.holdReason ?? null) : null,
		statusHistory: doc.statusHistory.map(({ status, at, by, reason }) => ({
			status,
			at: at.toISOString(),
			...(by ? { by } : {}),
			...(reason ? { reason } : {}),
		})),
		lateCredit: doc.lateCredit ?? 0,
		createdAt: doc.createdAt.toISOString(),
	};
}

/** An order's document as its customer reads it. */
export function toOwnOrder(doc: OrderDoc): OwnOrder {
	return { ...toOrder(doc), handoverCode: isOpen(doc.status) ? (doc.handoverCode ?? null) : null };
}
