import type { CartLine } from "@/lib/cart/schema";
import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import { type ProductSummary, urduWordsOf } from "@/lib/products/rules/product";
import { type LineWish, NO_WISH } from "@/lib/products/rules/wishes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { formatRupees } from "@/lib/text/money";
import { type Counted, gramsOf, itemsOf, lineCost } from "@/lib/text/sold-by";

/** A share of the subtotal in percent, or a sum of rupees. */
export const COUPON_KINDS = ["percent", "amount"] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** What a coupon takes off: percent or rupees, by its kind. */
export type DiscountTerms = { kind: CouponKind; value: number };

/** Rupees that a coupon takes off a subtotal; none without a coupon. */
export function discountOf(subtotal: number, terms: DiscountTerms | null): number {
	if (!terms) return 0;
	return terms.kind === "amount"
		? Math.min(subtotal, terms.value)
		: Math.round((subtotal * terms.value) / 100);
}

/** An order holds 1 to 100 lines. */
export const MAX_ORDER_LINES = 100;

/** Says how far a subtotal is from the minimum order, both in rupees (spec 9: the remaining amount is shown). */
export function belowMinimumMessage(subtotal: number, minimum: number): string {
	const missing = formatRupees(missingToMinimum(subtotal, minimum));
	return `The minimum order is ${formatRupees(minimum)}. Please add ${missing} more.`;
}

/** A line and its price: rupees of a piece, or of a kg of what is weighed. */
export type PricedLine = Counted & { unitPrice: number };

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
	return lines.reduce((sum, line) => sum + lineCost(line), 0);
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

/** The cart's laws as pure functions; a quantity stays between 1 and 99, and 0 or less removes the line (spec 4). */

/** Quantity of one product in the cart; 0 when it is not there. */
export function quantityIn(lines: readonly CartLine[], productId: string): number {
	return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** A product as a line of the cart, of which nothing is asked yet. */
export function lineOf(
	product: Omit<ProductSummary, "slug" | "price" | "isDeal" | "cameAt" | "rating" | "reviewCount">,
): Omit<CartLine, "quantity"> {
	const {
		_id: productId,
		name,
		offerPrice: price,
		imageUrl,
		inStock,
		left,
		unit,
		category,
		wishes,
		soldBy,
		stepGrams,
		aboutGrams,
	} = product;
	const words = { name, unit, ...urduWordsOf(product) };
	const sold = { soldBy, stepGrams, aboutGrams };
	return { productId, ...words, ...sold, price, imageUrl, inStock, left, category, wishes, ...NO_WISH };
}

/**
 * The lines with one product at exactly this quantity, and with what is newly asked of it. A new line joins at the end,
 * an old one keeps its place.
 */
export function withQuantity(
	lines: readonly CartLine[],
	product: Omit<CartLine, "quantity">,
	quantity: number,
	asked: Partial<LineWish> = {},
): CartLine[] {
	const wanted = Math.min(quantity, MAX_LINE_QUANTITY);
	if (wanted <= 0) return lines.filter((line) => line.productId !== product.productId);
	const { stepGrams } = product;
	const now = { quantity: wanted, ...gramsOf({ quantity: wanted, stepGrams }), ...asked };
	if (quantityIn(lines, product.productId) === 0) return [...lines, { ...product, ...now }];
	return lines.map((line) => (line.productId === product.productId ? { ...line, ...now } : line));
}

/** How many items the cart holds: what is weighed is one. */
export function countOf(lines: readonly CartLine[]): number {
	return lines.reduce((sum, line) => sum + itemsOf(line), 0);
}

/** Subtotal in rupees at today's offer prices, of the lines that can be bought. */
export function cartSubtotal(lines: readonly CartLine[]): number {
	return subtotalOf(pricedLines(lines));
}

/** The lines that can be bought, as totals need them. */
export function pricedLines(lines: readonly CartLine[]): PricedLine[] {
	return lines
		.filter((line) => line.inStock)
		.map(({ price, quantity, stepGrams }) => ({ unitPrice: price, quantity, stepGrams }));
}
