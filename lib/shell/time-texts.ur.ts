import { eveningOf, isNight, NIGHT_ENDS, openingOf } from "@/lib/delivery/promise-rules";
import { type DaySpan, groupedHours, minutesOfDay, type OpeningHours } from "@/lib/shop/rules/opening-hours";
import { DAY_MS, dayOf, daysAhead, NAMED_DAYS, startOfDay, timeOf } from "@/lib/text/dates";
import type { Translation } from "@/lib/text/messages";
import type { time as timeEn } from "./time-texts.en";

export const MONTHS = [
	"جنوری",
	"فروری",
	"مارچ",
	"اپریل",
	"مئی",
	"جون",
	"جولائی",
	"اگست",
	"ستمبر",
	"اکتوبر",
	"نومبر",
	"دسمبر",
];

/** Sunday first, as a date counts them. */
export const WEEKDAYS = ["اتوار", "پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ"];

const MINUTES_OF_DAY = 24 * 60;

const MINUTE_MS = 60_000;

export const NIGHT = "رات";
/** The part of the day that an hour is said with. */
export function partOf(hour: number): string {
	if (hour < NIGHT_ENDS || hour >= 20) return NIGHT;
	if (hour < 12) return "صبح";
	return hour < 16 ? "دوپہر" : "شام";
}

/** Hour and minute without the part of the day: `6:40`, `6` for a full hour. */
export function dial(minutes: number): string {
	const hour = Math.floor(minutes / 60) % 24;
	const rest = minutes % 60;
	return `${hour % 12 || 12}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

/** `شام 6:40 بجے` for minutes since midnight. */
export function clock(minutes: number): string {
	return `${partOf(Math.floor(minutes / 60) % 24)} ${dial(minutes)} بجے`;
}

export function minutesAt(iso: string): number {
	const moment = new Date(iso);
	return Math.floor((moment.getTime() - startOfDay(moment).getTime()) / MINUTE_MS) % MINUTES_OF_DAY;
}

/** Year, month (0 to 11), day and weekday of a day written as 2026-11-21. */
function partsOf(day: string) {
	const date = new Date(`${day}T00:00:00Z`);
	return {
		year: date.getUTCFullYear(),
		month: MONTHS[date.getUTCMonth()] ?? "",
		day: date.getUTCDate(),
		weekday: WEEKDAYS[date.getUTCDay()] ?? "",
	};
}

const shortDay = (day: string) => `${partsOf(day).day} ${partsOf(day).month}`;

const time = (iso: string) => clock(minutesAt(iso));

const weekday = (moment: Date) => partsOf(dayOf(moment)).weekday;

const day = (moment: Date) => `${weekday(moment)}، ${shortDay(dayOf(moment))}`;

/** `اتوار، 6 دسمبر`; after midnight both days, as `اتوار` alone is the night of its evening: `ہفتہ اور اتوار کی درمیانی رات، 5 اور 6 دسمبر`. */
function slotDay(from: string): string {
	const moment = new Date(from);
	if (!isNight(moment)) return day(moment);
	const eve = new Date(moment.getTime() - DAY_MS);
	const [first, second] = [partsOf(dayOf(eve)), partsOf(dayOf(moment))];
	const firstDate = first.month === second.month ? first.day : `${first.day} ${first.month}`;
	const dates = `${firstDate} اور ${second.day} ${second.month}`;
	return `${first.weekday} اور ${second.weekday} کی درمیانی رات، ${dates}`;
}

function nearDay(moment: Date, now: number): string {
	const days = daysAhead(moment, now);
	if (days === 0) return "آج";
	if (days === 1) return "کل";
	return days > 1 && days < NAMED_DAYS ? weekday(moment) : shortDay(dayOf(moment));
}

function nearTime(moment: Date, now: number, hours?: OpeningHours): string {
	const evening = eveningOf(moment, now, hours);
	if (!evening) return nearDay(moment, now);
	return isNight(new Date(now)) ? weekday(evening) : nearDay(evening, now);
}

export function promise(promisedAt: string, now: number, hours?: OpeningHours): string {
	const moment = new Date(promisedAt);
	return `${daysAhead(moment, now) === 0 ? "" : `${nearTime(moment, now, hours)} `}${time(promisedAt)} تک`;
}

/** `شام 4 سے 6 بجے`, `صبح 10 سے دوپہر 12 بجے`. */
function slotHours({ from, to }: { from: string; to: string }): string {
	const [begin, end] = [minutesAt(from), minutesAt(to)];
	const parts = [begin, end].map((minutes) => partOf(Math.floor(minutes / 60)));
	return `${parts[0]} ${dial(begin)} سے ${parts[0] === parts[1] ? "" : `${parts[1]} `}${dial(end)} بجے`;
}

export function spansInUrdu(spans: readonly DaySpan[]): string {
	const inWords = ({ from, to }: DaySpan) => {
		const [begin, end] = [minutesOfDay(from), minutesOfDay(to)];
		return `${partOf(Math.floor(begin / 60))} ${dial(begin)} سے ${clock(end)} تک`;
	};
	return spans.map(inWords).join("، ") || "بند";
}

export function hoursInUrdu({ hours }: Pick<OpeningHours, "hours">): string {
	const groups = groupedHours(hours);
	if (groups.length === 1) return `ہفتے کے ساتوں دن، ${spansInUrdu(groups[0]?.spans ?? [])}`;
	return groups
		.map(({ runs, spans }) => {
			const names = runs.map(([first, last]) =>
				first === last ? WEEKDAYS[first % 7] : `${WEEKDAYS[first % 7]} تا ${WEEKDAYS[last % 7]}`,
			);
			return `${names.join("، ")}: ${spansInUrdu(spans)}`;
		})
		.join("؛ ");
}

const urdu: Translation<typeof timeEn> = {
	date: (iso) => `${shortDay(dayOf(new Date(iso)))} ${partsOf(dayOf(new Date(iso))).year}`,
	time,
	moment: (iso, now) =>
		daysAhead(new Date(iso), now) === 0 ? time(iso) : `${shortDay(dayOf(new Date(iso)))}، ${time(iso)}`,
	shortDay,
	day,
	weekday,
	nearDay,
	nearTime,
	hourOf: (hours) => clock(minutesOfDay(hours)),
	slotDay,
	slotHours,
	promise,
	opening: (now, shop) => {
		const opening = openingOf(now, shop);
		if (!opening) return null;
		const { opensAt, promisedAt, isNear } = opening;
		const day = isNear ? "" : `${nearDay(new Date(opensAt), now)} `;
		return {
			opens: `${day}${clock(minutesOfDay(timeOf(opensAt)))} کھلے گی`,
			due: isNear ? `${time(promisedAt)} تک` : promise(promisedAt, now, shop),
		};
	},
};

export { urdu as time };
