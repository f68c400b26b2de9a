"use client";

import { IconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { clockTime, type DaySpan, minutesOfDay } from "@/lib/shop/rules/opening-hours";

const DAY_MINUTES = 24 * 60;
const MOST_SPANS = 3;
/** The bar of a day begins at 6 AM and ends with the next one's; minutes. */
export const BAR_BEGINS = 6 * 60;

const share = (minutes: number) => `${(100 * minutes) / DAY_MINUTES}%`;

/** A day from 6 to 6 as a bar, the night hatched; `now` in minutes of the clock where that lies on it. */
export function DayBar({ spans, now }: { spans: readonly DaySpan[]; now?: number }) {
	const place = (minutes: number) => Math.min(DAY_MINUTES, Math.max(0, minutes - BAR_BEGINS));
	return (
		<div aria-hidden className="drawn relative h-5 overflow-hidden rounded-sm bg-bg-sunk">
			<span className="absolute inset-y-0 inset-e-0 w-1/4 bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_6px)]" />
			{spans.map(({ from, to }) => {
				const [begin, end] = [place(minutesOfDay(from)), place(minutesOfDay(to))];
				return (
					<span
						key={from}
						className="absolute inset-y-0 rounded-sm bg-leaf-600"
						style={{ insetInlineStart: share(begin), width: share(end - begin) }}
					/>
				);
			})}
			{now !== undefined && (
				<span
					className="absolute inset-y-0 w-0.75 bg-mango-400"
					style={{ insetInlineStart: share(place(now < BAR_BEGINS ? now + DAY_MINUTES : now)) }}
				/>
			)}
		</div>
	);
}

/** The hours over a day's bar, each at so many hundredths of it. */
const AXIS = [
	[0, "6 AM"],
	[25, "noon"],
	[50, "6 PM"],
	[75, "midnight"],
	[100, "6 AM"],
] as const;

/** The scale over bars of days. */
export function DayAxis() {
	return (
		<div aria-hidden className="relative h-5 text-xs text-ink-3">
			{AXIS.map(([place, hour]) => (
				<span
					key={place}
					className="absolute flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end max-sm:last:hidden"
					style={{ insetInlineStart: `${place}%` }}
				>
					{hour}
				</span>
			))}
		</div>
	);
}

/** Minutes of a day as they are kept, `25:30` in the night that follows. */
const timeOf = (minutes: number) =>
	[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The time that was typed, in the night that follows where it is not later than the beginning. */
function endAfter(from: string, to: string): string {
	const minutes = minutesOfDay(to);
	return minutes > minutesOfDay(from) ? to : timeOf(minutes + DAY_MINUTES);
}

/** The latest that hours added to a day begin. */
const LAST_BEGINS = DAY_MINUTES - 60;

/** What a span needs for a break of an hour within it; minutes. */
const LEAST_PARTED = 3 * 60;

/**
 * The spans of a day with one more: an hour after the last one, for two hours; where that ends too late, it is parted by
 * a break of an hour. Null where there is no room for either.
 */
export function withOneMore(spans: readonly DaySpan[]): DaySpan[] | null {
	const last = spans.at(-1);
	if (!last) return [{ from: "08:00", to: "22:00" }];
	if (spans.length === MOST_SPANS) return null;
	const [from, to] = [minutesOfDay(last.from), minutesOfDay(last.to)];
	if (to < LAST_BEGINS) {
		const next = Math.min(to + 60, LAST_BEGINS);
		return [...spans, { from: timeOf(next), to: timeOf(next + 120) }];
	}
	if (to - from < LEAST_PARTED) return null;
	// After a third of it, in whole hours; what follows begins on the same day.
	const pause = Math.min(from + 60 * Math.round((to - from) / 3 / 60), LAST_BEGINS - 60);
	if (pause <= from) return null;
	return [
		...spans.slice(0, -1),
		{ from: last.from, to: timeOf(pause) },
		{ from: timeOf(pause + 60), to: last.to },
	];
}

type DaySpansProps = {
	/** Whose hours they are, for those who hear it. */
	of: string;
	/** What the day that follows is called. */
	next: string;
	spans: readonly DaySpan[];
	onChange: (spans: DaySpan[]) => void;
};

const timeClass =
	"h-11 rounded-sm bg-transparent px-1 font-bold figures focus-visible:outline-3 focus-visible:outline-focus";

/** From when to when it is open on a day: up to three spans, typed; an end before its beginning is of the next day. */
export function DaySpans({ of, next, spans, onChange }: DaySpansProps) {
	const set = (index: number, span: DaySpan) =>
		onChange(spans.map((old, place) => (place === index ? span : old)));
	const more = withOneMore(spans);
	return (
		<div className="flex flex-wrap gap-2">
			{spans.map(({ from, to }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a span is its place; what is typed into it must not move
				<div key={index} className="flex max-w-full items-center rounded-md border border-line-strong ps-2">
					<div className="flex min-w-0 flex-wrap items-center">
						<input
							type="time"
							required
							aria-label={`${of}, opens`}
							value={from}
							onChange={({ target }) =>
								set(index, { from: target.value, to: endAfter(target.value, clockTime(to)) })
							}
							className={timeClass}
						/>
						<span className="px-1 text-sm text-ink-2">to</span>
						<input
							type="time"
							required
							aria-label={`${of}, closes`}
							value={clockTime(to)}
							onChange={({ target }) => set(index, { from, to: endAfter(from, target.value) })}
							className={timeClass}
						/>
						{minutesOfDay(to) > DAY_MINUTES && (
							<span className="my-1 rounded-sm bg-info-soft px-1.5 py-0.5 text-xs font-bold text-on-info-soft">
								{next}
							</span>
						)}
					</div>
					<IconButton
						aria-label={`Take ${of}'s hours away`}
						onClick={() => onChange(spans.filter((_, place) => place !== index))}
					>
						<Icon name="x" className="size-4" />
					</IconButton>
				</div>
			))}
			{spans.length === 0 && <span className="flex min-h-11 items-center text-sm text-ink-2">Closed</span>}
			{more && (
				<IconButton
					aria-label={`More hours on ${of}`}
					onClick={() => onChange(more)}
					className="rounded-md border border-line"
				>
					<Icon name="plus" />
				</IconButton>
			)}
		</div>
	);
}
