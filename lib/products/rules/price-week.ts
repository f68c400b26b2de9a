import { DAY_MS, startOfDay } from "@/lib/text/dates";

/** How many days of a product's price are shown, today among them. */
export const WEEK_DAYS = 7;

/** A product's price as each of the six days before today ended, rupees, oldest first; null where it is as it is now. */
export type PriceWeek = readonly (number | null)[];

/** The moments at which the six days before today ended in Jhang, oldest first. */
export function endsOfDays(now: Date): Date[] {
	const today = startOfDay(now).getTime();
	return Array.from({ length: WEEK_DAYS - 1 }, (_, day) => new Date(today - (WEEK_DAYS - 2 - day) * DAY_MS));
}

/** Read from the changes of the price, oldest first: the first one after a day's end says what stood there before it. */
export function weekOf(changes: readonly { at: Date; before: number }[], now: Date): PriceWeek {
	return endsOfDays(now).map((end) => changes.find(({ at }) => at >= end)?.before ?? null);
}
