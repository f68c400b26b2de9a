import { promiseFor, promiseText } from "@/lib/delivery/promise-rules";
import { formatHourOf, type OpeningHours, opensAfter } from "@/lib/shop/rules/opening-hours";
import { formatTime, nearDay } from "@/lib/text/dates";

/**
 * What a closed shop says: `We open at 8 AM`, or with the day where that is not the next morning, and by when an express
 * order of now is there. Null while it is open.
 */
export function openingWords(now: number, hours: OpeningHours): { opens: string; due: string } | null {
	const opensAt = opensAfter(now, hours);
	if (opensAt === null) return null;
	const day = nearDay(new Date(opensAt), now);
	const isNextMorning = day === "today" || day === "tomorrow";
	const at = `at ${formatHourOf(hours.opens)}`;
	const promisedAt = promiseFor("express", now, hours);
	return {
		opens: isNextMorning ? `We open ${at}` : `We open ${day} ${at}`,
		due: isNextMorning
			? `by ${formatTime(new Date(promisedAt).toISOString())}`
			: promiseText(new Date(promisedAt).toISOString(), now),
	};
}
