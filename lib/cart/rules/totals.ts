import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import { formatRupees } from "@/lib/text/money";
import { type DiscountTerms, discountOf } from "./discount";

/** An order holds 1 to 100 lines. */
export const MAX_ORDER_LINES = 100;

/** Says how far a subtotal is from the minimum order, both in rupees (spec 9: the remaining amount is shown). */
export function belowMinimumMessage(subtotal: number, minimum: number): string {
	const missing = formatRupees(missingToMinimum(subtotal, minimum));
	return `The minimum order is ${formatRupees(minimum)}. Please add ${missing} more.`;
}

export type PricedLine = { unitPrice: number; quantity: number };

/** What an order comes to, every part in whole rupees. */
export type Totals = {
	subtotal: number;
	/** What a coupon takes off the subtotal. */
	discount: number;
	/** On what is left. */
	tax: number;
	deliveryFee: number;
	amount: number;
};

/** Sum of the lines in rupees, before tax and delivery. */
export function subtotalOf(lines: readonly PricedLine[]): number {
	return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

/** What of a shop's details an order's amount follows from, for deliveries at these times. */
export type Charges<Time extends DeliveryTime = DeliveryTime> = {
	taxPercent: number;
	deliveryFees: Record<Time, number>;
};

/** Basis points in a percent, and in the whole. */
const BASIS_POINTS = 100;

const WHOLE = 10_000;

/** The tax on so many rupees, in whole rupees; an exact half is rounded up. Reckoned in integers, where no half is lost. */
export function taxOf(rupees: number, taxPercent: number): number {
	return Math.floor((rupees * Math.round(taxPercent * BASIS_POINTS) + WHOLE / 2) / WHOLE);
}

/** Subtotal, discount, tax (rounded) on what is left of it, delivery fee and the amount to pay, in rupees (spec 9). */
export function totalsOf<Time extends DeliveryTime>(
	lines: readonly PricedLine[],
	deliveryTime: Time,
	{ taxPercent, deliveryFees }: Charges<Time>,
	coupon: DiscountTerms | null = null,
): Totals {
	const subtotal = subtotalOf(lines);
	const discount = discountOf(subtotal, coupon);
	const tax = taxOf(subtotal - discount, taxPercent);
	const deliveryFee = deliveryFees[deliveryTime];
	return { subtotal, discount, tax, deliveryFee, amount: subtotal - discount + tax + deliveryFee };
}

/** Rupees that are missing to the minimum order; 0 once it is reached. */
export function missingToMinimum(subtotal: number, minimum: number): number {
	return Math.max(0, minimum - subtotal);
}
