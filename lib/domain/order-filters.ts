import { z } from "zod";
import { AREAS } from "./areas";
import { DAY_MS, startOfDay } from "./dates";
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

export const PERIODS = ["today", "yesterday", "7-days", "30-days"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
	today: "Today",
	yesterday: "Yesterday",
	"7-days": "Last 7 days",
	"30-days": "Last 30 days",
};

const dayField = z.iso.date({ error: "Please choose a day" });

export const orderFiltersSchema = z.object({
	q: z.string().trim().max(100, "Please search for at most 100 characters").optional(),
	status: z.enum(ORDER_STATUSES, { error: "Please choose a status" }).optional(),
	payment: z.enum(PAYMENT_FILTERS, { error: "Please choose a payment" }).optional(),
	area: z.enum(AREAS, { error: "Please choose an area" }).optional(),
	/** One of the named periods, or one day as YYYY-MM-DD. */
	when: z.union([z.enum(PERIODS), dayField], { error: "Please choose a day" }).optional(),
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
	if (when === "7-days") return { from: daysBack(6) };
	if (when === "30-days") return { from: daysBack(29) };
	const from = startOfDay(new Date(`${when}T12:00:00+05:00`));
	return { from, to: new Date(from.getTime() + DAY_MS) };
}
