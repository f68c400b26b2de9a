import type { Order, OrderLine } from "@/lib/orders/rules/order";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import {
	isChanged,
	isWeighedLine,
	linesByCategory,
	type Packed,
	type PackingAisle,
} from "@/lib/packing/rules";
import type { Category } from "@/lib/products/rules/product";
import { stepsIn } from "@/lib/text/sold-by";

/** A line on the packer's screen, with the order that it is for. */
export type WalkedLine = OrderLine & { order: SellerOrder };

export type WalkedGroup = { aisle: PackingAisle | null; category: Category | null; lines: WalkedLine[] };

/** The lines of all these orders as one way through the shop; of several orders, the same thing stands together. */
export function walkOf(orders: readonly SellerOrder[], aisles: readonly PackingAisle[]): WalkedGroup[] {
	const lines = orders.flatMap((order) => order.items.map((item) => ({ ...item, order })));
	const byName = (a: WalkedLine, b: WalkedLine) => a.product.name.localeCompare(b.product.name);
	return linesByCategory(lines, aisles).map(({ lines: found, ...group }) => ({
		...group,
		lines: orders.length > 1 ? found.toSorted(byName) : found,
	}));
}

/** A line of these orders, as one. */
export const keyOf = ({ order, product }: WalkedLine) => `${order._id}:${product._id}`;

/** True for what lies on no scale yet. */
export const isToWeigh = ({ stepGrams, packed }: OrderLine) => stepGrams !== null && packed === null;

/** So many grams of it are in the bag, and nothing instead of the rest. */
export function weighedAs(line: OrderLine, grams: number): Packed & { grams: number } {
	return { quantity: Math.min(line.quantity, stepsIn(grams, line)), grams, replacement: null };
}

export type LineState = "open" | "picked" | "short" | "replaced";

/** Where a line stands. */
export function stateOf(line: OrderLine): LineState {
	if (!line.packed) return "open";
	if (!isChanged(line) || isWeighedLine(line)) return "picked";
	return line.packed.replacement ? "replaced" : "short";
}

/** What a packer writes on the bag: the order's number without what all of them begin with. */
export function bagNumber({ number }: Pick<Order, "number">): string {
	return number.replace(/^SBZ-/, "");
}
