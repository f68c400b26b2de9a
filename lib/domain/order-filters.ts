import * as z from "zod";
import { AREAS } from "./areas";
import { DAY_MS, HOUR_MS, startOfDay } from "./dates";
import { objectIdField } from "./fields";
import { placeField } from "./list-place";
import { ORDER_STATUSES, type PaymentType } from "./order";

/** Which orders the seller looks at; the filters live in the address of the page. */

export const PAYMENT_FILTERS = ["cash-due", "paid", "refund-due", "cash", "jazzcash", "easypaisa"] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

export const PAYMENT_FILTER_LABELS: Record<PaymentFilter, string> = {
	"cash-due": "Cash to collect",
	paid: "Paid",
	"refund-due": "Refund due",
	cash: "Cash On Delivery",
	jazzcash: "JazzCash",
	easypaisa: "Easypaisa",
};

/** The payment types behind the filters that name one. */
export const FILTER_PAYMENT_TYPES: Partial<Record<PaymentFilter, PaymentType>> = {
	cash: "Cash On Delivery",
	jazzcash: "JazzCash",
	easypaisa: "Easypaisa",
};

export const PERIODS = ["today", "yesterday", "7-days", "14-days", "30-days", "90-days"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
	today: "Today",
	yesterday: "Yesterday",
	"7-days": "Last 7 days",
	"14-days": "Last 14 days",
	"30-days": "Last 30 days",
	"90-days": "Last 90 days",
};

const dayField = z.iso.date({ error: "Please choose a day" });

export const orderFiltersSchema = z.object({
	q: z.string().trim().max(100, "Please search for at most 100 characters").optional(),
	status: z.enum(ORDER_STATUSES, { error: "Please choose a status" }).optional(),
	payment: z.enum(PAYMENT_FILTERS, { error: "Please choose a payment" }).optional(),
	area: z.enum(AREAS, { error: "Please choose an area" }).optional(),
	/** One of the named periods, or one day as YYYY-MM-DD. */
	when: z.union([z.enum(PERIODS), dayField], { error: "Please choose a day" }).optional(),
	/** Only orders placed in this hour of the days of `when`, 0 to 23 in Jhang; without `when` it says nothing. */
	hour: z
		.string()
		.regex(/^(1?\d|2[0-3])$/, "Please choose an hour")
		.transform(Number)
		.optional(),
	/** Only orders that hold this product. */
	product: objectIdField.optional(),
	/** Only orders older, or newer, than this place in the list. */
	before: placeField.optional(),
	after: placeField.optional(),
});
export type OrderFilters = z.output<typeof orderFiltersSchema>;

/** The moments between which the orders of a period were placed; `to` is left out where it lasts until now. */
export function periodBounds(when: string, now: Date): { from: Date; to?: Date } {
	const today = startOfDay(now);
	const daysBack = (days: number) => new Date(today.getTime() - days * DAY_MS);
	if (when === "today") return { from: today };
	if (when === "yesterday") return { from: daysBack(1), to: today };
	const lastDays = /^(\d+)-days$/.exec(when)?.[1];
	if (lastDays) return { from: daysBack(Number(lastDays) - 1) };
	const from = startOfDay(new Date(`${when}T12:00:00+05:00`));
	return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** This hour of each day of a period, newest first: the moments from and below which its orders were placed. */
export function hoursOfPeriod(when: string, hour: number, now: Date): { from: Date; to: Date }[] {
	const { from, to = now } = periodBounds(when, now);
	const days = Math.ceil((to.getTime() - from.getTime()) / DAY_MS);
	return Array.from({ length: days }, (_, index) => {
		const start = from.getTime() + (days - 1 - index) * DAY_MS + hour * HOUR_MS;
		return { from: new Date(start), to: new Date(start + HOUR_MS) };
	});
}
