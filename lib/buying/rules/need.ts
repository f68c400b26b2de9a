import type { z } from "zod";
import type { ProductSummary } from "@/lib/products/rules/product";
import { businessDayOf, type OpeningHours } from "@/lib/shop/rules/opening-hours";
import { daysAfter } from "@/lib/text/dates";
import type { buyingLine } from "../calls";

/** What has to be bought for a day. Amounts are pieces, or grams of what is weighed. */

/** A line of the buying list (next day 10). */
export type BuyingLine = z.output<typeof buyingLine>;

/** The same with what a page shows beside it. */
export type ShownBuyingLine = BuyingLine &
	Pick<ProductSummary, "imageUrl" | "offerPrice" | "category" | "inStock">;

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
	hours: OpeningHours,
): string {
	return businessDayOf(slot?.from ?? createdAt, hours);
}
