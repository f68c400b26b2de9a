import type { z } from "zod";
import type { ProductSummary } from "@/lib/products/rules/product";
import { urduUnitOf, weightInUrdu } from "@/lib/products/rules/urdu-units";
import { type BusinessHours, businessDayOf } from "@/lib/shop/rules/opening-hours";
import { daysAfter } from "@/lib/text/dates";
import type { Stepped } from "@/lib/text/sold-by";
import { formatWeight } from "@/lib/text/sold-by";
import type { buyingLine } from "../calls";

/** What has to be bought for a day. Amounts are pieces, or grams of what is weighed. */

/** A line of the buying list (next day 10). */
export type BuyingLine = z.output<typeof buyingLine>;

/** The same with what a page shows beside it. */
export type ShownBuyingLine = BuyingLine &
	Pick<ProductSummary, "imageUrl" | "offerPrice" | "category" | "inStock"> & {
		/** How much of the shelf is that day's orders' already, and no longer in the count of what can be sold. */
		spokenFor: number;
	};

/** So many weeks say what is usual. */
const WEEKS = 4;

/** The same weekday of the last four weeks, the latest first. */
export function usualDaysOf(day: string): string[] {
	return Array.from({ length: WEEKS }, (_, week) => daysAfter(day, -7 * (week + 1)));
}

/** The median, rounded up: one day of a wedding or of rain does not make the next one's list. */
export function usualOf(amounts: readonly number[]): number {
	const sorted = amounts.toSorted((one, other) => one - other);
	const middle = sorted.length / 2;
	const [below = 0, above = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
	return Math.ceil((below + above) / 2);
}

/** What is to be bought so that the shelf holds what is ordered, and what is usual. */
export function toBuy({ ordered, usual, shelf }: Pick<BuyingLine, "ordered" | "usual" | "shelf">): number {
	return Math.max(0, Math.max(ordered, usual) - shelf);
}

/** The business day that an order is needed on: its slot's, else the one on which it was made. */
export function neededOn(
	{ slot, createdAt }: { slot?: { from: Date }; createdAt: Date },
	hours: BusinessHours,
): string {
	return businessDayOf(slot?.from ?? createdAt, hours);
}

/** The buying list in words, for paper and for a message. */

type Measured = Stepped & { unit: string };

const ONE = /^1 (.+)$/;

/** So much of a product: `3.8 kg`, `30 bunch`, `4 × 500 g`. */
export function amountText(units: number, { unit, stepGrams }: Measured): string {
	if (stepGrams) return formatWeight(units);
	const one = ONE.exec(unit)?.[1];
	if (one) return `${units} ${one}`;
	return unit ? `${units} × ${unit}` : String(units);
}

/** The same in Urdu. */
function urduAmount(units: number, { unit, stepGrams }: Measured): string {
	if (stepGrams) return weightInUrdu(units);
	const one = ONE.exec(unit)?.[1];
	const said = one ? urduUnitOf(`${units} ${one}`) : null;
	return said ?? `${units} × ${urduUnitOf(unit) ?? unit}`;
}

type Listed = Pick<BuyingLine, "name" | "urduName" | "buy" | "unit" | "stepGrams">;

/** What is to be bought as a message, one product a line, in both scripts or in Urdu alone. */
export function messageOf(title: string, lines: readonly Listed[], script: "both" | "urdu"): string {
	const said = lines
		.filter(({ buy }) => buy > 0)
		.map(({ name, urduName = "", buy, ...of }) => {
			if (script === "urdu") return `${urduName || name}: ${urduAmount(buy, of)}`;
			return `${[urduName, name].filter(Boolean).join(" ")}: ${amountText(buy, of)}`;
		});
	return [title, ...said].join("\n");
}
