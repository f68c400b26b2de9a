import "server-only";
import { addressText } from "@/lib/domain/address-text";
import { formatRupees } from "@/lib/domain/money";
import type { Order, OwnOrder } from "@/lib/domain/order";
import { deliveryText } from "@/lib/domain/order-delivery";
import { promiseText } from "@/lib/domain/order-promise";
import { isPromised } from "@/lib/domain/order-states";
import { taxLabel } from "@/lib/domain/shop-details";
import { clock } from "../../platform/clock";
import type { Block } from "../blocks";

/** What credit paid, and what is left; nothing where none was used. */
function creditRows({ creditUsed, amountToPay }: Order) {
	if (creditUsed === 0) return [];
	return [
		{ label: "Paid with your credit", value: `−${formatRupees(creditUsed)}` },
		{ label: "To pay", value: formatRupees(amountToPay), strong: true },
	];
}

/** What a coupon took off; nothing without one. */
function couponRows({ coupon, discount }: Order) {
	return discount > 0 ? [{ label: `Coupon ${coupon}`, value: `−${formatRupees(discount)}` }] : [];
}

/** The lines of an order and what they come to. */
export function orderRows(order: Order): Block {
	const lines = order.items.map(({ product, quantity, unitPrice }) => ({
		label: `${product.name} × ${quantity}`,
		value: formatRupees(unitPrice * quantity),
	}));
	const isLess = order.finalAmount !== null && order.finalAmount < order.amount;
	return {
		kind: "rows",
		rows: [
			...lines,
			{ label: "Subtotal", value: formatRupees(order.subtotal) },
			...couponRows(order),
			{ label: "Delivery fee", value: order.deliveryFee === 0 ? "Free" : formatRupees(order.deliveryFee) },
			{ label: taxLabel(order.taxPercent), value: formatRupees(order.tax) },
			{ label: "Total", value: formatRupees(order.amount), strong: true },
			...(isLess ? [{ label: "As packed", value: formatRupees(order.finalAmount ?? 0), strong: true }] : []),
			...creditRows(order),
		],
	};
}

/** How it is delivered, and by when while that is still to come. */
function deliveryValue(order: Order): string {
	if (!isPromised(order.status)) return deliveryText(order);
	return `${deliveryText(order)}: ${promiseText(order.promisedAt, clock.shopNow().getTime())}`;
}

/** Where an order goes, when, and how it is paid. */
export function deliveryRows(order: Order): Block {
	const { address } = order;
	return {
		kind: "rows",
		rows: [
			{ label: "Recipient", value: `${address.firstName} ${address.lastName}` },
			{ label: "Phone", value: address.phoneNumber },
			{ label: "Address", value: addressText(address) },
			{ label: "Delivery", value: deliveryValue(order) },
			{ label: "Payment", value: `${order.paymentType}${order.isPaid ? ", paid" : ""}` },
		],
	};
}

/** The four digits for the door; nothing where the order needs none any more. */
export function codeBlocks({ handoverCode }: OwnOrder): Block[] {
	if (!handoverCode) return [];
	return [
		{ kind: "rows", rows: [{ label: "Your code for the rider", value: handoverCode, strong: true }] },
		{
			kind: "text",
			text: "Tell it to the rider at the door, when you have your order. Nobody else needs it.",
		},
	];
}
