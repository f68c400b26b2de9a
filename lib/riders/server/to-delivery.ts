import "server-only";
import { addressText } from "@/lib/accounts/rules/address-text";
import { piecesOf } from "@/lib/orders/rules/seller-order";
import { toOrder } from "@/lib/orders/server/to-order";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import type { OrderDoc } from "@/models/order";
import { type Delivery, WRONG_CODES } from "../rules";

/** An order that was given to somebody. */
export type Assigned = OrderDoc & Required<Pick<OrderDoc, "rider">>;

export function isAssigned(order: OrderDoc): order is Assigned {
	return order.rider !== undefined;
}

/** How many wrong codes are still taken for the order, after those that were. */
export function triesLeftOf({ riderSteps = [] }: Pick<OrderDoc, "riderSteps">): number {
	return Math.max(0, WRONG_CODES - riderSteps.filter(({ isWrongCode }) => isWrongCode).length);
}

/** An order's document as its rider reads it, in this language. */
export function toDelivery(doc: Assigned, language: Language): Delivery {
	const order = toOrder(doc);
	return {
		_id: order._id,
		number: order.number,
		firstName: order.address.firstName,
		phone: order.address.phoneNumber,
		address: addressText(order.address),
		area: order.area,
		instructions: order.address.deliveryInstructions ?? "",
		itemCount: piecesOf(order),
		lineCount: order.items.length,
		toCollect: order.toCollect,
		paymentType: order.paymentType,
		promisedAt: order.promisedAt,
		status: order.status,
		changes: order.items.flatMap((line) => MESSAGES[language].order.change(line) ?? []),
		triesLeft: triesLeftOf(doc),
		rider: { _id: String(doc.rider._id), name: doc.rider.name },
	};
}
