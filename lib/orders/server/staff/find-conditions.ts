import "server-only";
import type { QueryFilter } from "mongoose";
import {
	FILTER_PAYMENT_TYPES,
	hoursOfPeriod,
	type PaymentFilter,
	periodBounds,
} from "@/lib/orders/rules/order-filters";
import { isWholeWord, searchTermsOf } from "@/lib/orders/rules/order-search";
import type { OrderFilters } from "@/lib/orders/schema/order-filters";
import { abovePlace, belowPlace } from "@/lib/server/database/paging";
import { clock } from "@/lib/server/platform/clock";
import { Order, type OrderDoc } from "@/models/order";

export type Condition = QueryFilter<OrderDoc>;

/** The index of the words by which orders are found. */
const WORDS = { searchWords: 1, createdAt: -1, _id: -1 } as const;
/** So many orders are quickly read and sorted; of commoner ones a page is soon found on the way down the list. */
const FEW = 2_000;
/** Two common words may meet in no order at all, which the way down the list would find out at its end. */
const FEW_OF_MANY_WORDS = 10_000;

/** A whole order number or phone is looked up; anything else is the beginning of a word. */
function wordCondition(term: string): Condition {
	if (isWholeWord(term)) return { searchWords: term };
	// Terms are letters and digits only, so none of them can change the pattern.
	return { searchWords: { $regex: `^${term}` } };
}

/**
 * The conditions of a search, and the index to use where the database would choose badly: words that few orders have
 * are looked up, common ones are soon met on the way down the list, newest first.
 */
export async function searchFor(query: string): Promise<{ words: Condition[]; hint?: typeof WORDS }> {
	const words = searchTermsOf(query).map(wordCondition);
	const few = words.length > 1 ? FEW_OF_MANY_WORDS : FEW;
	for (const [place, word] of words.entries()) {
		const found = await Order.countDocuments(word, { hint: WORDS, limit: few });
		// The database looks up the first word of a question and checks the others on what it finds.
		if (found < few) return { words: [word, ...words.toSpliced(place, 1)], hint: WORDS };
	}
	return { words };
}

function paymentCondition(payment: PaymentFilter): Condition {
	if (payment === "cash-due") return { toCollect: { $gt: 0 } };
	if (payment === "paid") return { paymentStatus: "success" };
	if (payment === "refund-due") return { paymentStatus: "refund due" };
	if (payment === "refunded") return { paymentStatus: "refunded" };
	return { paymentType: FILTER_PAYMENT_TYPES[payment] };
}

function between({ from, to }: { from: Date; to?: Date }): Condition {
	return { createdAt: to ? { $gte: from, $lt: to } : { $gte: from } };
}

/** The orders of a period, or of one hour of its days: a quiet hour is looked up day by day, a busy one soon met. */
async function momentConditions(when: string, hour: number | undefined): Promise<Condition[]> {
	const now = clock.shopNow();
	const period = between(periodBounds(when, now));
	if (hour === undefined) return [period];
	const hours = { $or: hoursOfPeriod(when, hour, now).map(between) };
	return (await Order.countDocuments(hours, { limit: FEW })) < FEW ? [hours] : [period, hours];
}

/** What an order must be to pass the filters other than the search. */
export async function conditionsOf(filters: OrderFilters): Promise<Condition[]> {
	const { status, payment, area, when, hour, product } = filters;
	return [
		...(status ? [{ status }] : []),
		...(payment ? [paymentCondition(payment)] : []),
		...(area ? [{ area }] : []),
		...(product ? [{ "lines.product": product }] : []),
		...(when ? await momentConditions(when, hour) : []),
	];
}

/** What an order must be to stand on this side of the place that was asked for. */
export function placeCondition({ before, after }: OrderFilters): Condition[] {
	if (before) return [belowPlace("createdAt", before)];
	return after ? [abovePlace("createdAt", after)] : [];
}
