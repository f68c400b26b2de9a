import { nearTime, openingWords, promiseText, slotHours } from "@/lib/delivery/promise-rules";
import { formatHourOf } from "@/lib/shop/rules/opening-hours";
import {
	formatDate,
	formatDay,
	formatMoment,
	formatShortDay,
	formatTime,
	formatWeekday,
	nearDay,
} from "@/lib/text/dates";

/** Days, hours and promises as they are said in Jhang (spec 9, working day 1). Moments are ISO 8601, `now` milliseconds. */
export const time = {
	/** `Nov 21, 2026` */
	date: formatDate,
	/** `6:40 PM` */
	time: formatTime,
	/** `6:40 PM`, or `Nov 20, 6:40 PM` for another day. */
	moment: formatMoment,
	/** `Nov 21` for a day written as 2026-11-21. */
	shortDay: formatShortDay,
	/** `Saturday, Nov 21` */
	day: formatDay,
	/** `Saturday` */
	weekday: formatWeekday,
	/** `today`, `tomorrow`, `Monday`, else `Nov 30`. */
	nearDay,
	/** The same with an hour behind it; after midnight `tonight`, `tomorrow night`. */
	nearTime,
	/** `8 AM` for 08:00. */
	hourOf: formatHourOf,
	/** `Sunday, Nov 22` for when a slot begins. */
	slotDay: (from: string) => formatDay(new Date(from)),
	/** `4 to 6 PM` */
	slotHours,
	/** `by 6:40 PM`, `tomorrow by 9:00 AM`. */
	promise: promiseText,
	/** `We open at 8 AM` and `by 9:00 AM`; null while the shop is open. */
	opening: openingWords,
};
