import "server-only";
import { addressText } from "@/lib/domain/address-text";
import { DELIVERY_OPTIONS } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import type { Block } from "../blocks";

/** The lines of an order and what they come to. */
export function orderRows(order: Order): Block {
	const lines = order.items.map(({ product, quantity, unitPrice }) => ({
		label: `${product.name} × ${quantity}`,
		value: formatRupees(unitPrice * quantity),
	}));
	return {
		kind: "rows",
		rows: [
			...lines,
			{ label: "Subtotal", value: formatRupees(order.subtotal) },
			{ label: "Delivery fee", value: order.deliveryFee === 0 ? "Free" : formatRupees(order.deliveryFee) },
			{ label: "Tax (5%)", value: formatRupees(order.tax) },
			{ label: "Total", value: formatRupees(order.amount), strong: true },
		],
	};
}

/** Where an order goes, when, and how it is paid. */
export function deliveryRows(order: Order): Block {
	const { address } = order;
	const { label, promise } = DELIVERY_OPTIONS[order.deliveryTime];
	return {
		kind: "rows",
		rows: [
			{ label: "Recipient", value: `${address.firstName} ${address.lastName}` },
			{ label: "Phone", value: address.phoneNumber },
			{ label: "Address", value: addressText(address) },
			{ label: "Delivery", value: `${label} (${promise})` },
			{ label: "Payment", value: `${order.paymentType}${order.isPaid ? ", paid" : ""}` },
		],
	};
}
