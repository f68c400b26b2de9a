import "server-only";
import { type Order, orderNumber } from "@/lib/domain/order";
import type { OrderDoc, OrderLineDoc } from "@/models/order";

function toLine(line: OrderLineDoc): Order["items"][number] {
	const { product, name, imageUrl, category, unit, unitPrice, quantity } = line;
	return { product: { _id: String(product), name, imageUrl, category, unit }, unitPrice, quantity };
}

/** An order's document as customer and seller read it. */
export function toOrder(doc: OrderDoc): Order {
	const id = String(doc._id);
	const { firstName, lastName, streetAddress, phoneNumber, city, state, zipCode, deliveryInstructions } =
		doc.address;
	return {
		_id: id,
		number: orderNumber(id),
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
		subtotal: doc.subtotal,
		tax: doc.tax,
		deliveryFee: doc.deliveryFee,
		amount: doc.amount,
		paymentType: doc.paymentType,
		isPaid: doc.isPaid,
		paymentStatus: doc.paymentStatus,
		paidAt: doc.paidAt?.toISOString() ?? null,
		status: doc.status,
		holdReason: doc.holdReason ?? null,
		statusHistory: doc.statusHistory.map(({ status, at, by, reason }) => ({
			status,
			at: at.toISOString(),
			...(by ? { by } : {}),
			...(reason ? { reason } : {}),
		})),
		createdAt: doc.createdAt.toISOString(),
	};
}
