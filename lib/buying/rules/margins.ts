import type { z } from "zod";
import { type MoneyParts, moneyOf } from "@/lib/money/rules";
import { costOf, packedUnits } from "@/lib/packing/rules";
import type { ProductSummary } from "@/lib/products/rules/product";
import { costOfUnits, type SoldBy, type Stepped, unitsOf } from "@/lib/text/sold-by";
import type { margins, salesTotals } from "../calls";

/** What was earned by what was sold, in rupees, from the orders' own money (next day 10). */

/** What of a product was sold on a day, or thrown away: pieces, or grams; `revenue` after discount, before tax. */
export type ProductDay = Stepped & {
	product: string;
	day: string;
	units: number;
	revenue: number;
	wasted: number;
};

/** An order whose lines name their products. */
type SoldOrder = Omit<MoneyParts, "lines"> & { lines: readonly SoldLine[] };
type SoldLine = MoneyParts["lines"][number] & {
	product: { toString(): string };
	packed?: { quantity: number; grams?: number; replacement?: Instead | null } | null;
};
type Instead = Stepped & {
	product: { toString(): string };
	quantity: number;
	grams?: number;
	unitPrice: number;
};

type Part = Stepped & { product: string; units: number; cost: number };

/** The product of a line as far as it was there, and what was there instead. */
function partsOf({ product, ...line }: SoldLine): Part[] {
	const { packed, stepGrams, unitPrice } = line;
	const cost = costOf(line);
	const units = packed ? packedUnits(line, packed) : unitsOf(line);
	const instead = packed?.replacement;
	const own = instead ? Math.min(cost, costOfUnits(unitPrice, units, line)) : cost;
	const parts = [{ product: String(product), stepGrams, units, cost: own }];
	if (!instead) return parts;
	const { stepGrams: step } = instead;
	return [
		...parts,
		{ product: String(instead.product), stepGrams: step, units: unitsOf(instead), cost: cost - own },
	];
}

/** A sum in whole rupees over these weights, none of it lost. */
function spread(sum: number, weights: readonly number[]): number[] {
	const whole = weights.reduce((all, weight) => all + weight, 0);
	let [until, given] = [0, 0];
	return weights.map((weight) => {
		until += weight;
		const share = (whole === 0 ? 0 : Math.round((sum * until) / whole)) - given;
		given += share;
		return share;
	});
}

/** What the sums of orders lead over, rupees: revenue, and with tax and fees the closings' sales. */
export type SalesTotals = z.output<z.ZodObject<typeof salesTotals>>;

/** What an order that arrived on a day sold, and its sums. */
export function soldOf(order: SoldOrder, day: string): { parts: ProductDay[]; totals: SalesTotals } {
	const { final, ordered } = moneyOf(order);
	const { subtotal, tax, deliveryFee: fees, amount: sales } = final ?? ordered;
	const revenue = sales - tax - fees;
	const parts = order.lines.flatMap(partsOf);
	const shares = spread(
		revenue,
		parts.map(({ cost }) => cost),
	);
	return {
		parts: parts.map(({ product, stepGrams, units }, at) => {
			return { product, stepGrams, day, units, revenue: shares[at] ?? 0, wasted: 0 };
		}),
		totals: { revenue, discounts: subtotal - revenue, tax, fees, sales },
	};
}

type Shown = z.output<z.ZodObject<typeof margins>>;

/**
 * What a product earned; rupees but for `sold`, which is pieces or grams, as `soldBy` says. Null where its cost is not
 * known. What was sold in both ways in these days stands there twice.
 */
type ProductMargin = Omit<Shown["products"][number], "name">;
/** The same with its name and its picture. */
export type ShownMargin = ProductMargin &
	Pick<ProductSummary, "name" | "urduName" | "imageUrl" | "category" | "inStock">;

/** What a day earned of the products whose cost is known, and what of it was thrown away; rupees. */
export type DayMargin = Shown["days"][number];
export type Margins = Omit<Shown, "products"> & { products: ProductMargin[] };

const NOTHING: SalesTotals = { revenue: 0, discounts: 0, tax: 0, fees: 0, sales: 0 };

function added(one: SalesTotals, other: SalesTotals): SalesTotals {
	return {
		revenue: one.revenue + other.revenue,
		discounts: one.discounts + other.discounts,
		tax: one.tax + other.tax,
		fees: one.fees + other.fees,
		sales: one.sales + other.sales,
	};
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
	const groups = new Map<string, Item[]>();
	for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
	return groups;
}

const soldByOf = ({ stepGrams }: Stepped): SoldBy => (stepGrams ? "weight" : "piece");

/** The place of a product among what was sold: its grams stay apart from its pieces. */
const placeOf = (row: ProductDay) => `${row.product} ${soldByOf(row)}`;

/** The rows with those of one place and day as one, so that its cost is rounded once. */
function summed(rows: readonly ProductDay[]): ProductDay[] {
	const same = grouped(rows, (row) => `${placeOf(row)} ${row.day}`);
	return [...same.values()].flatMap((some) =>
		some.slice(0, 1).map((first) => ({
			...first,
			units: sumOf(some.map(({ units }) => units)),
			revenue: sumOf(some.map(({ revenue }) => revenue)),
			wasted: sumOf(some.map(({ wasted }) => wasted)),
		})),
	);
}

/** What was sold and thrown away of one product on its days, with what that cost. */
type Costed = ProductDay & { cost: number; waste: number };

function marginOf(
	{ product, ...first }: ProductDay,
	rows: readonly ProductDay[],
	costed: readonly Costed[],
): ProductMargin {
	const which = { product, soldBy: soldByOf(first) };
	const sold = sumOf(rows.map(({ units }) => units));
	const revenue = sumOf(rows.map((row) => row.revenue));
	if (costed.length === 0) return { ...which, sold, revenue, cost: null, wasted: null, margin: null };
	const [cost, wasted] = [sumOf(costed.map((row) => row.cost)), sumOf(costed.map(({ waste }) => waste))];
	return { ...which, sold, revenue, cost, wasted, margin: revenue - cost - wasted };
}

/**
 * What was earned, by product and by day, most revenue first. `costOn` says what a product cost on a day, rupees a piece
 * or kg; null where nobody knows. What has no cost counts in the revenue and not in cost, waste and margin.
 */
export function marginsOf(
	days: readonly string[],
	rows: readonly ProductDay[],
	totals: readonly SalesTotals[],
	costOn: (product: string, day: string) => number | null,
): Margins {
	const costed = summed(rows).flatMap((row): Costed[] => {
		const cost = costOn(row.product, row.day);
		if (cost === null) return [];
		return [{ ...row, cost: costOfUnits(cost, row.units, row), waste: costOfUnits(cost, row.wasted, row) }];
	});
	const costedAt = grouped(costed, placeOf);
	const products = [...grouped(rows, placeOf)].flatMap(([place, own]) =>
		own.slice(0, 1).map((first) => marginOf(first, own, costedAt.get(place) ?? [])),
	);
	const of = (some: readonly Costed[]) => ({
		cost: sumOf(some.map(({ cost }) => cost)),
		wasted: sumOf(some.map(({ waste }) => waste)),
		margin: sumOf(some.map(({ revenue, cost, waste }) => revenue - cost - waste)),
	});
	const onDay = grouped(costed, ({ day }) => day);
	return {
		products: products.toSorted((one, other) => other.revenue - one.revenue),
		totals: { ...totals.reduce(added, NOTHING), ...of(costed) },
		days: days.map((day) => {
			const { margin, wasted } = of(onDay.get(day) ?? []);
			return { day, margin, wasted };
		}),
	};
}
