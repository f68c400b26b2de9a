import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import type { CartLine } from "./cart";
import { type PricedLine, subtotalOf } from "./totals";

/** The cart's laws as pure functions; a quantity stays between 1 and 99, and 0 or less removes the line (spec 4). */

/** Quantity of one product in the cart; 0 when it is not there. */
export function quantityIn(lines: readonly CartLine[], productId: string): number {
	return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** The lines with one product at exactly this quantity. A new line joins at the end, an old one keeps its place. */
export function withQuantity(
	lines: readonly CartLine[],
	product: Omit<CartLine, "quantity">,
	quantity: number,
): CartLine[] {
	const wanted = Math.min(quantity, MAX_LINE_QUANTITY);
	if (wanted <= 0) return lines.filter((line) => line.productId !== product.productId);
	if (quantityIn(lines, product.productId) === 0) return [...lines, { ...product, quantity: wanted }];
	return lines.map((line) => (line.productId === product.productId ? { ...line, quantity: wanted } : line));
}

/** How many pieces the cart holds. */
export function countOf(lines: readonly CartLine[]): number {
	return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Subtotal in rupees at today's offer prices, of the lines that can be bought. */
export function cartSubtotal(lines: readonly CartLine[]): number {
	return subtotalOf(pricedLines(lines));
}

/** The lines that can be bought, as totals need them. */
export function pricedLines(lines: readonly CartLine[]): PricedLine[] {
	return lines
		.filter((line) => line.inStock)
		.map((line) => ({ unitPrice: line.price, quantity: line.quantity }));
}
