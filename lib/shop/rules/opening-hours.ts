import { DAY_MS, dayOf, daysAfter, startOfDay, weekdayOf } from "@/lib/text/dates";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** So far ahead it is looked for hours. */
const FARTHEST_DAYS = 900;

/** Hours of a day: `HH:MM` in the shop's zone; a `to` after 24:00 lies in the night that follows, until 30:00. */
export type DaySpan = { from: string; to: string };

/** What holds on every such day of the week, 1 to 7, Monday first; no spans: closed. */
export type WeekdayHours = { weekday: number; spans: DaySpan[] };

/** What holds instead from one day to another (`YYYY-MM-DD`, both included): Ramadan, Eid. */
export type SpecialHours = { from: string; to: string; spans: DaySpan[]; name: string };

/** When the shop is open. Closed days (`YYYY-MM-DD`) win over special hours, and these over the week's. */
export type OpeningHours = {
	hours: readonly WeekdayHours[];
	specialHours: readonly SpecialHours[];
	closedDays: readonly string[];
};

/** Hours that were changed `at` a moment, on the business day `until` (`YYYY-MM-DD`): the last that began by them. */
export type FormerHours = OpeningHours & { until: string; at: Date };

/** The hours by which business days are counted: what holds, and what held before, the earliest first. */
export type BusinessHours = OpeningHours & { former?: readonly FormerHours[] };

/** From one moment to another, in milliseconds. */
export type Span = { from: number; to: number };

/** The days of the week, Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Every day alike, from one time to another. */
export function everyDay(opens: string, closes: string): WeekdayHours[] {
	return WEEK.map((weekday) => ({ weekday, spans: [{ from: opens, to: closes }] }));
}

/** What all days have in common that are alike with one span each; null where there is no such thing. */
export function alikeHours(hours: readonly WeekdayHours[]): DaySpan | null {
	const [first] = hours[0]?.spans ?? [];
	const isAlike = ({ spans: [one, more] }: WeekdayHours) =>
		more === undefined && one?.from === first?.from && one?.to === first?.to;
	return first && hours.length === WEEK.length && hours.every(isAlike) ? first : null;
}

/** Weekdays that are alike, as runs of them from first to last, with what holds on them; by their first day. */
export type HoursGroup = { runs: [number, number][]; spans: readonly DaySpan[] };

/** The week in groups of equal days. */
export function groupedHours(hours: readonly WeekdayHours[]): HoursGroup[] {
	const groups = new Map<string, HoursGroup>();
	for (const { weekday, spans } of hours) {
		const key = JSON.stringify(spans);
		const group = groups.get(key) ?? { runs: [], spans };
		const last = group.runs.at(-1);
		if (last && last[1] === weekday - 1) last[1] = weekday;
		else group.runs.push([weekday, weekday]);
		groups.set(key, group);
	}
	return [...groups.values()];
}

/** How many minutes the shop is open in a week. */
export function openMinutes(hours: readonly WeekdayHours[]): number {
	const lengths = hours.flatMap(({ spans }) =>
		spans.map(({ from, to }) => minutesOfDay(to) - minutesOfDay(from)),
	);
	return lengths.reduce((sum, length) => sum + length, 0);
}

/** `8 AM` for 08:00, `8:30 AM` for 08:30, `1 AM` for 25:00. */
export function formatHourOf(time: string): string {
	const minutes = minutesOfDay(time) % DAY_MINUTES;
	const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
	const past = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
	return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? "AM" : "PM"}`;
}

/** `01:30` for 25:30. */
export function clockTime(time: string): string {
	const minutes = minutesOfDay(time) % DAY_MINUTES;
	return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** How many minutes of its day have passed at `HH:MM`. */
export function minutesOfDay(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** The spans of a day as it is written (`YYYY-MM-DD`), in its own times. */
export function daySpansOf(day: string, { hours, specialHours, closedDays }: OpeningHours): DaySpan[] {
	if (closedDays.includes(day)) return [];
	const special = specialHours.find(({ from, to }) => from <= day && day <= to);
	return (special ?? hours.find(({ weekday }) => weekday === weekdayOf(day)))?.spans ?? [];
}

/** Whether the week's hours hold on this day (`YYYY-MM-DD`): it is neither special nor closed. */
export function isUsualDay(day: string, hours: OpeningHours): boolean {
	const usual = daySpansOf(day, { ...hours, specialHours: [], closedDays: [] });
	return JSON.stringify(daySpansOf(day, hours)) === JSON.stringify(usual);
}

/** When the shop is open on the day of this moment, the night after it included where the hours run on. */
export function openSpansOf(moment: number, hours: OpeningHours): Span[] {
	const midnight = startOfDay(new Date(moment)).getTime();
	return daySpansOf(dayOf(new Date(midnight)), hours).map(({ from, to }) => ({
		from: midnight + minutesOfDay(from) * MINUTE_MS,
		to: midnight + minutesOfDay(to) * MINUTE_MS,
	}));
}

/** The spans in which the shop is open from this moment on, the present one cut off at its beginning. */
function* openSpansFrom(moment: number, hours: OpeningHours): Generator<Span> {
	let counted = moment;
	for (let day = -1; day < FARTHEST_DAYS; day++) {
		for (const { from, to } of openSpansOf(moment + day * DAY_MS, hours)) {
			if (to > counted) yield { from: Math.max(from, counted), to };
			counted = Math.max(counted, to);
		}
	}
}

/** When the shop closes that is open at this moment; null while it is closed. */
export function closesAfter(moment: number, hours: OpeningHours): number | null {
	let end: number | null = null;
	for (const { from, to } of openSpansFrom(moment, hours)) {
		if (from > (end ?? moment) || to > moment + 2 * DAY_MS) return end;
		end = to;
	}
	return end;
}

/** True while the shop is open. */
export function isOpenAt(moment: number, hours: OpeningHours): boolean {
	const next = openSpansFrom(moment, hours).next();
	return !next.done && next.value.from === moment;
}

/** When a shop that is closed at this moment opens again; null while it is open. */
export function opensAfter(moment: number, hours: OpeningHours): number | null {
	const next = openSpansFrom(moment, hours).next();
	return next.done || next.value.from === moment ? null : next.value.from;
}

/**
 * The moment at which the shop has been open for so many minutes since `moment`: the time in which it is closed does
 * not count, and what was left runs on from the next opening. Where it does not open for as long, the end of the last
 * hours that are known. All moments in milliseconds.
 */
export function afterOpenMinutes(moment: number, minutes: number, hours: OpeningHours): number {
	let left = minutes * MINUTE_MS;
	let last = moment + FARTHEST_DAYS * DAY_MS;
	for (const { from, to } of openSpansFrom(moment, hours)) {
		if (from + left <= to) return from + left;
		left -= to - from;
		last = to;
	}
	return last;
}

/** The hours by which the business day of a midnight begins, and those that were changed on the day before it. */
function hoursAround(midnight: number, hours: BusinessHours) {
	const { former = [] } = hours;
	const [eve, day] = [dayOf(new Date(midnight - DAY_MS)), dayOf(new Date(midnight))];
	return {
		held: former.find(({ until }) => day <= until) ?? hours,
		changed: former.filter(({ until }) => until === eve),
	};
}

/**
 * When the night ends that runs on past this midnight; the midnight where none does. Of hours that were changed on its
 * day the spans count too that had begun.
 */
function nightEnd(midnight: number, hours: BusinessHours): number {
	const { held, changed } = hoursAround(midnight, hours);
	const spansOf = (of: OpeningHours) => openSpansOf(midnight - DAY_MS, of);
	const begun = changed.flatMap((of) => spansOf(of).filter(({ from }) => from < of.at.getTime()));
	return Math.max(midnight, ...[...spansOf(held), ...begun].map(({ to }) => to));
}

/**
 * When the business day begins that is named after a calendar day, by its midnight: at its first opening, where the hours
 * of the day before ran past midnight. A change of the hours moves no beginning to before itself.
 */
function beginningOf(midnight: number, hours: BusinessHours): number {
	const late = nightEnd(midnight, hours);
	if (late === midnight) return midnight;
	const { held, changed } = hoursAround(midnight, hours);
	return Math.max(openSpansOf(midnight, held)[0]?.from ?? late, ...changed.map(({ at }) => at.getTime()));
}

/**
 * A business day (`YYYY-MM-DD`) from its beginning to the next one's: from its first opening where the night before
 * still belonged to the day before, else from midnight.
 */
export function boundsOfBusinessDay(day: string, hours: BusinessHours): { from: Date; to: Date } {
	const midnight = startOfDay(new Date(`${day}T12:00:00+05:00`)).getTime();
	const [from, to] = [midnight, midnight + DAY_MS].map((start) => new Date(beginningOf(start, hours)));
	return { from: from ?? new Date(midnight), to: to ?? new Date(midnight + DAY_MS) };
}

export type BusinessDay = { day: string; from: Date; to: Date };

/** The business days that end with the one of this moment, the earliest first. */
export function businessDays(now: Date, count: number, hours: BusinessHours): BusinessDay[] {
	const today = startOfDay(new Date(`${businessDayOf(now, hours)}T12:00:00+05:00`)).getTime();
	return Array.from({ length: count }, (_, index) => {
		const day = dayOf(new Date(today - (count - 1 - index) * DAY_MS));
		return { day, ...boundsOfBusinessDay(day, hours) };
	});
}

/** The business day (`YYYY-MM-DD`) to which this moment counts. */
export function businessDayOf(moment: Date, hours: BusinessHours): string {
	const midnight = startOfDay(moment).getTime();
	const isOfYesterday = moment.getTime() < beginningOf(midnight, hours);
	return dayOf(new Date(isOfYesterday ? midnight - DAY_MS : midnight));
}

/** The business day of this moment, with its bounds. */
export function businessDayAt(moment: Date, hours: BusinessHours): BusinessDay {
	const day = businessDayOf(moment, hours);
	return { day, ...boundsOfBusinessDay(day, hours) };
}

/** The calendar day of this moment; while the night of the business day before runs on, that one. */
export function dayUnderWay(moment: Date, hours: BusinessHours): string {
	const isNight = moment.getTime() < nightEnd(startOfDay(moment).getTime(), hours);
	return isNight ? businessDayOf(moment, hours) : dayOf(moment);
}

/** The business day that this moment would count to if no day were closed: closing for its rest ends the night as well. */
export function dayToClose(moment: Date, hours: OpeningHours): string {
	return businessDayOf(moment, { ...hours, closedDays: [] });
}

/** What of these hours concerns the days from one to another. */
function concerning(
	from: string,
	to: string,
	{ hours, specialHours, closedDays }: OpeningHours,
): OpeningHours {
	return {
		hours,
		specialHours: specialHours.filter((one) => one.from <= to && from <= one.to),
		closedDays: closedDays.filter((day) => from <= day && day <= to),
	};
}

const hasNight = ({ hours, specialHours }: OpeningHours) =>
	[...hours, ...specialHours].some(({ spans }) => spans.some(({ to }) => to > "24:00"));

/**
 * The former hours once others hold from this moment on. Business days that have begun keep the hours that they began by,
 * but a night that the new hours have under way belongs to its evening; where no night runs past midnight every day is its
 * calendar day anyway, and nothing is kept.
 */
export function formerAfter(before: BusinessHours, after: OpeningHours, at: Date): readonly FormerHours[] {
	const { former = [] } = before;
	const [begun, underWay] = [businessDayOf(at, before), dayUnderWay(at, after)];
	const until = underWay < begun ? underWay : begun;
	const upToThen = former.map((one) => (one.until > until ? { ...one, until } : one));
	const since = upToThen.at(-1)?.until ?? "";
	const tomorrow = daysAfter(until, 1);
	const [held, holds] = [concerning(since, tomorrow, before), concerning(since, tomorrow, after)];
	const isNightly = [held, holds, ...upToThen.filter((one) => one.until === since)].some(hasNight);
	if (!isNightly || JSON.stringify(held) === JSON.stringify(holds)) return former;
	return [...upToThen, { ...held, until, at }];
}
