"use client";

import { Switch } from "@/components/ui/form/choices";
import { FieldError } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { promiseFor, promiseText, slotHours } from "@/lib/delivery/promise-rules";
import { slotsOf } from "@/lib/delivery/rules";
import {
	closesAfter,
	type DaySpan,
	everyDay,
	formatHourOf,
	isOpenAt,
	minutesOfDay,
	type OpeningHours,
	openMinutes,
	opensAfter,
	type WeekdayHours,
} from "@/lib/shop/rules/opening-hours";
import { DAY_MS, dayOf, formatDay, formatWeekday, nearDay, timeOf, weekdayOf } from "@/lib/text/dates";
import { counted } from "@/lib/text/money";
import { BAR_BEGINS, DayAxis, DayBar, DaySpans } from "./day-spans";
import { LineField } from "./shop-panels";
import type { ShopForm } from "./use-shop-form";

const MINUTE_MS = 60_000;

const iso = (moment: number) => new Date(moment).toISOString();

/** What customers read of these hours at this moment. */
function readNow(now: number, hours: OpeningHours): string {
	const closesAt = closesAfter(now, hours);
	if (closesAt !== null && closesAt - now > DAY_MS) return "Open now";
	if (closesAt !== null) return `Open until ${formatHourOf(timeOf(closesAt))}`;
	const opensAt = opensAfter(now, hours) ?? now;
	return `Closed, opens ${nearDay(new Date(opensAt), now)} at ${formatHourOf(timeOf(opensAt))}`;
}

const warningClass = "rounded-md bg-accent-soft p-3 text-on-accent-soft";

type HoursMeaningProps = {
	/** The hours as they stand in the form. */
	hours: OpeningHours;
	/** The business day of this moment: what is changed moves no day that has begun. */
	day: string;
	/** By when open orders are promised, ISO 8601. */
	promised: readonly string[];
	now: number;
};

/** What the hours mean that are not saved yet, by the rules that every promise is made with. */
export function HoursMeaning({ hours, day, promised, now }: HoursMeaningProps) {
	const times = slotsOf(day, hours).map(({ from, to }) => slotHours({ from: iso(from), to: iso(to) }));
	const left = promised.filter((at) => Date.parse(at) > now && !isOpenAt(Date.parse(at) - 1, hours));
	return (
		<Panel title="What this means" small className="grid gap-3 text-sm">
			<p>
				<span className="block text-ink-2">Customers read now</span>
				<b>{readNow(now, hours)}</b>
			</p>
			<p>
				<span className="block text-ink-2">Express, ordered now</span>
				<b>Promised {promiseText(iso(promiseFor("express", now, hours)), now, hours)}</b>
			</p>
			<p>
				<span className="block text-ink-2">Orders of this moment count to</span>
				<b>{formatWeekday(new Date(`${day}T12:00:00+05:00`))}</b>
			</p>
			<p>
				<span className="block text-ink-2">Chosen times today</span>
				<b>{times.join(", ") || "None"}</b>
			</p>
			{left.length > 0 && (
				<p className={warningClass}>
					<b>{`${counted(left.length, "order")} ${left.length === 1 ? "is" : "are"} promised for hours that will be closed`}</b>
					{`, the first ${formatDay(new Date(left[0] ?? now))}. They keep their time.`}
				</p>
			)}
		</Panel>
	);
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const shortName = (weekday: number) => (DAYS[(weekday - 1) % 7] ?? "").slice(0, 3);

type DayRowProps = {
	day: WeekdayHours;
	now: number;
	onChange: (spans: DaySpan[]) => void;
	onCopy: (() => void) | null;
};

function DayRow({ day: { weekday, spans }, now, onChange, onCopy }: DayRowProps) {
	const isToday = weekday === weekdayOf(dayOf(new Date(now)));
	// In the small hours its mark stands in the night of the day before.
	const isNow = weekday === weekdayOf(dayOf(new Date(now - BAR_BEGINS * MINUTE_MS)));
	const name = DAYS[weekday - 1] ?? "";
	return (
		<li className="grid gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
			<p>
				<b>{name}</b> {isToday && <span className="text-sm font-bold text-primary sm:block">today</span>}
			</p>
			<div className="grid gap-2">
				<DayBar spans={spans} now={isNow ? minutesOfDay(timeOf(now)) : undefined} />
				<div className="flex flex-wrap gap-2">
					<DaySpans of={name} next={shortName(weekday + 1)} spans={spans} onChange={onChange} />
					{onCopy && (
						<button
							type="button"
							onClick={onCopy}
							className="inline-flex min-h-11 items-center gap-2 px-2 text-sm font-bold text-primary hover:underline"
						>
							<Icon name="copy" />
							To Tue-Thu
						</button>
					)}
				</div>
			</div>
		</li>
	);
}

/** The days that take Monday's hours by one press. */
const LIKE_MONDAY: readonly number[] = [2, 3, 4];

/** The hours of the week: one row where every day is alike, else a row a day. */
export function HoursPanel({ form, now }: { form: ShopForm; now: number }) {
	const { hours, opens, closes } = form.typed;
	const week = hours ?? everyDay(opens, closes);
	const error = form.errors.hours;

	const { from, to } = week.flatMap(({ spans }) => spans)[0] ?? { from: "08:00", to: "22:00" };

	function alike(isAlike: boolean): void {
		if (isAlike) form.setAll({ hours: null, opens: from, closes: to });
		else form.setAll({ hours: week, opens: "", closes: "" });
	}

	const setDays = (weekdays: readonly number[], spans: DaySpan[]) =>
		form.set(
			"hours",
			week.map((day) => (weekdays.includes(day.weekday) ? { ...day, spans } : day)),
		);

	return (
		<Panel aria-labelledby="hours" className="grid gap-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<PanelTitle id="hours" className="text-lg">
					Hours{" "}
					<span className="text-ink-3">{counted(Math.round(openMinutes(week) / 60), "hour")} a week</span>
				</PanelTitle>
				<Switch checked={hours === null} disabled={hours !== null && to >= "24:00"} onChange={alike}>
					Every day alike
				</Switch>
			</div>
			{hours === null ? (
				<div className="grid grid-cols-2 items-start gap-4">
					<LineField form={form} name="opens" label="Opens" type="time" required />
					<LineField form={form} name="closes" label="Closes" type="time" required />
				</div>
			) : (
				<div>
					<div className="sm:ps-28">
						<DayAxis />
					</div>
					<ul data-shop-field="hours" tabIndex={-1}>
						{week.map((day) => (
							<DayRow
								key={day.weekday}
								day={day}
								now={now}
								onChange={(spans) => setDays([day.weekday], spans)}
								onCopy={day.weekday === 1 ? () => setDays(LIKE_MONDAY, day.spans) : null}
							/>
						))}
					</ul>
				</div>
			)}
			{error && <FieldError id="hours-error">{error}</FieldError>}
		</Panel>
	);
}
