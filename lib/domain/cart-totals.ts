import { formatRupees } from "./money";

/** Smallest subtotal that can be ordered, in rupees (spec 9). */
export const MINIMUM_ORDER = 1500;
/** Share of the subtotal that is added as tax (spec 9). */
export const TAX_RATE = 0.05;
/** A line holds 1 to 99 pieces. */
export const MAX_LINE_QUANTITY = 99;
/** An order holds 1 to 100 lines. */
export const MAX_ORDER_LINES = 100;

/** Says how far a subtotal in rupees is from the minimum order (spec 9: the remaining amount is shown). */
export function belowMinimumMessage(subtotal: number): string {
	const [minimum, missing] = [formatRupees(MINIMUM_ORDER), formatRupees(missingToMinimum(subtotal))];
	return `The minimum order is ${minimum}. Please add ${missing} more.`;
}

export const DELIVERY_TIMES = ["standard", "express"] as const;
export type DeliveryTime = (typeof DELIVERY_TIMES)[number];

type DeliveryOption = {
	label: string;
	/** The time that is promised, in words. */
	promise: string;
	/** Minutes after which the promise would be broken. */
	withinMinutes: number;
	/** Rupees. */
	fee: number;
};

/** The two delivery choices (spec 9). */
export const DELIVERY_OPTIONS: Record<DeliveryTime, DeliveryOption> = {
	standard: { label: "Standard", promise: "2-4 hours", withinMinutes: 240, fee: 0 },
	express: { label: "Express", promise: "30-60 minutes", withinMinutes: 60, fee: 50 },
};

export type PricedLine = { unitPrice: number; quantity: number };

/** What an order comes to, every part in whole rupees. */
export type Totals = { subtotal: number; tax: number; deliveryFee: number; amount: number };

/** Sum of the lines in rupees, before tax and delivery. */
export function subtotalOf(lines: readonly PricedLine[]): number {
	return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

/** Subtotal, 5 % tax (rounded), delivery fee and the amount to pay, in rupees (spec 9). */
export function totalsOf(lines: readonly PricedLine[], deliveryTime: DeliveryTime): Totals {
	const subtotal = subtotalOf(lines);
	const tax = Math.round(subtotal * TAX_RATE);
	const deliveryFee = DELIVERY_OPTIONS[deliveryTime].fee;
	return { subtotal, tax, deliveryFee, amount: subtotal + tax + deliveryFee };
}

/** Rupees that are missing to the minimum order; 0 once it is reached. */
export function missingToMinimum(subtotal: number): number {
	return Math.max(0, MINIMUM_ORDER - subtotal);
}
