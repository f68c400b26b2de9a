import * as z from "zod";
import { dayFieldOf, requiredText } from "@/lib/text/fields";
import { type DaySpan, daySpansOf, minutesOfDay, type OpeningHours } from "./rules/opening-hours";

/** What the owner may say of the shop's hours: one description of each field, for the form and for the server. */

const MOST_SPANS = 3;
const MOST_SPECIAL = 50;
const MOST_SPECIAL_DAYS = 400;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;

const TIME_MESSAGE = "Please enter a time as HH:MM";
export const CLOSES_TOO_EARLY = "The shop must close later than it opens";
const SPANS_MEET = "Each span must begin after the one before it has ended";
const DAYS_MEET = "The hours of a day must not run into those of the next day";

export const timeField = z.string({ error: TIME_MESSAGE }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MESSAGE);

const LATE_MESSAGE = "Please enter a time as HH:MM, up to 30:00 for the night that follows";
const endField = z.string({ error: LATE_MESSAGE }).regex(/^(([01]\d|2\d):[0-5]\d|30:00)$/, LATE_MESSAGE);

const SPANS_MESSAGE = "Please enter from when to when the shop is open";
const spansField = z
	.array(
		z
			.object({ from: timeField, to: endField }, { error: SPANS_MESSAGE })
			.refine(({ from, to }) => minutesOfDay(to) > minutesOfDay(from), CLOSES_TOO_EARLY),
		{ error: SPANS_MESSAGE },
	)
	.max(MOST_SPANS, `A day takes at most ${MOST_SPANS} spans`)
	.refine(
		(spans) =>
			spans.every(({ to }, index) => {
				const next = spans[index + 1];
				return next === undefined || minutesOfDay(next.from) > minutesOfDay(to);
			}),
		SPANS_MEET,
	);

const HOURS_MESSAGE = "Please enter the hours of the week, each day once, 1 to 7";
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The hours of the week; a day that is not named is closed. */
export const hoursField = z
	.array(
		z.object(
			{
				weekday: z.int({ error: HOURS_MESSAGE }).min(1, HOURS_MESSAGE).max(7, HOURS_MESSAGE),
				spans: spansField,
			},
			{ error: HOURS_MESSAGE },
		),
		{ error: HOURS_MESSAGE },
	)
	.refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, HOURS_MESSAGE)
	.refine((days) => days.some(({ spans }) => spans.length > 0), "The shop must open on at least one day")
	.transform((days) =>
		WEEK.map((weekday) => days.find((day) => day.weekday === weekday) ?? { weekday, spans: [] }),
	);

export const DAY_MESSAGE = "Please enter days as YYYY-MM-DD";
export const dayField = dayFieldOf(DAY_MESSAGE);
const SPECIAL_MESSAGE = "Please enter days, hours and a name";

const daysOf = ({ from, to }: { from: string; to: string }) =>
	(Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** What holds instead of the week's hours on some days. */
export const specialHoursField = z
	.array(
		z
			.object(
				{ from: dayField, to: dayField, spans: spansField, name: requiredText("Please enter a name", 60) },
				{ error: SPECIAL_MESSAGE },
			)
			.refine(({ from, to }) => from <= to, "The last day must not lie before the first"),
		{ error: SPECIAL_MESSAGE },
	)
	.max(MOST_SPECIAL, `Please enter at most ${MOST_SPECIAL} special weeks`)
	.transform((all) => all.toSorted((one, other) => one.from.localeCompare(other.from)))
	.refine(
		(all) => all.every(({ to }, index) => to < (all[index + 1]?.from ?? "9")),
		"Special days must not overlap",
	)
	.refine(
		(all) => all.reduce((sum, one) => sum + daysOf(one), 0) <= MOST_SPECIAL_DAYS,
		`Please enter at most ${MOST_SPECIAL_DAYS} special days`,
	);

const runsInto = (before: readonly DaySpan[], after: readonly DaySpan[]) => {
	const [last, first] = [before.at(-1), after[0]];
	return last && first && minutesOfDay(last.to) - DAY_MINUTES > minutesOfDay(first.from);
};

const shifted = (day: string, days: number) =>
	new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

type Calendar = Pick<OpeningHours, "hours" | "specialHours">;

/** The field in which a night runs into the morning after it, with what is said of it; null where there is none. */
export function nightFault({ hours, specialHours }: Calendar): Record<string, string> | null {
	const week = hours.map(({ spans }) => spans);
	if (week.some((spans, day) => runsInto(spans, week[(day + 1) % week.length] ?? [])))
		return { hours: DAYS_MEET };
	const spansOn = (day: string) => daySpansOf(day, { hours, specialHours, closedDays: [] });
	const edges = specialHours.flatMap(({ from, to }) => [from, shifted(from, 1), shifted(to, 1)]);
	const isBroken = edges.some((day) => runsInto(spansOn(shifted(day, -1)), spansOn(day)));
	return isBroken ? { specialHours: DAYS_MEET } : null;
}
