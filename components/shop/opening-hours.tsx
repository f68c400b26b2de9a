"use client";

import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { useNow } from "@/lib/client/time";
import { useShop } from "@/lib/shop/client/shop";
import {
	businessDayOf,
	closesAfter,
	type DaySpan,
	groupedHours,
	isUsualDay,
	opensAfter,
	type SpecialHours,
} from "@/lib/shop/rules/opening-hours";
import { DAY_MS, dayOf, timeOf, weekdayOf } from "@/lib/text/dates";

/** Special and closed days are announced so many days ahead. */
const AHEAD_DAYS = 14;
/** A page that is the same for everyone is served without a time; the browser's clock tells it. */
const UNKNOWN = 0;
const NOON = "T12:00:00+05:00";
/** A Sunday: the day of the month that follows is the weekday. */
const weekdayDate = (weekday: number) => new Date(`2026-02-0${weekday + 1}${NOON}`);

/** Whether the shop is open at this moment, until when or from when on. */
function OpenLine({ now }: { now: number }) {
	const shop = useShop();
	const text = useMessages("openingHours");
	const time = useMessages("time");
	const closesAt = closesAfter(now, shop);
	const day = businessDayOf(new Date(now), shop);
	const isNight = closesAt !== null && day !== dayOf(new Date(now));
	const opensAt = new Date(opensAfter(now, shop) ?? now);
	// Of a shop that is open day and night, an end is nothing to know.
	const isAllDay = closesAt !== null && closesAt - now > DAY_MS;
	return (
		<p role="status" className="leading-snug">
			<b className="block">{closesAt === null ? text.closed : text.openNow}</b>
			<span className="text-sm text-ink-2">
				{closesAt === null
					? text.opens(time.nearDay(opensAt, now), time.hourOf(timeOf(opensAt.getTime())))
					: !isAllDay && text.until(time.hourOf(timeOf(closesAt)))}
				{isNight && ` ${text.stillCounts(time.weekday(new Date(`${day}${NOON}`)))}`}
			</span>
		</p>
	);
}

function Spans({ spans }: { spans: readonly DaySpan[] }) {
	const text = useMessages("openingHours");
	const { hourOf } = useMessages("time");
	if (spans.length === 0) return text.noSpan;
	return spans.map(({ from, to }) => (
		<span key={from} className="block">
			{text.span(hourOf(from), hourOf(to))}
		</span>
	));
}

function Announced({ title, children }: { title: ReactNode; children: ReactNode }) {
	return (
		<li className="flex items-start gap-3 rounded-md bg-deep p-4 text-on-deep on-deep">
			<Icon name="moon" className="icon text-mango-400" />
			<p className="text-sm leading-snug">
				<b className="block text-base">{title}</b>
				{children}
			</p>
		</li>
	);
}

function Special({ name, from, to, spans }: SpecialHours) {
	const text = useMessages("openingHours");
	const { shortDay } = useMessages("time");
	return (
		<Announced title={<bdi>{name}</bdi>}>
			<span className="block font-bold">
				{from === to ? shortDay(from) : text.to(shortDay(from), shortDay(to))}
			</span>
			<Spans spans={spans} />
		</Announced>
	);
}

function ClosedDays({ days }: { days: readonly string[] }) {
	const text = useMessages("openingHours");
	const { day: dayText } = useMessages("time");
	return (
		<Announced title={text.noSpan}>
			{days.map((day) => (
				<span key={day} className="block font-bold">
					{dayText(new Date(`${day}${NOON}`))}
				</span>
			))}
		</Announced>
	);
}

/** The hours of a shop whose days differ: whether it is open, the week in groups of equal days, what is special soon. */
export function OpeningHours() {
	const shop = useShop();
	const { hours, specialHours, closedDays } = shop;
	const text = useMessages("openingHours");
	const { weekday } = useMessages("time");
	const now = useNow(UNKNOWN);
	const isKnown = now > Date.UTC(2000, 0);
	const today = dayOf(new Date(now));
	const soon = dayOf(new Date(now + AHEAD_DAYS * DAY_MS));
	const special = isKnown ? specialHours.filter(({ from, to }) => today <= to && from <= soon) : [];
	const closed = isKnown ? closedDays.filter((day) => today <= day && day <= soon).toSorted() : [];
	// On a special or a closed day the week's hours are not those of today.
	const isUsual = isKnown && isUsualDay(today, shop);
	const isToday = ([first, last]: [number, number]) =>
		isUsual && first <= weekdayOf(today) && weekdayOf(today) <= last;
	const daysOf = ([first, last]: [number, number]) => {
		const name = weekday(weekdayDate(first));
		return first === last ? name : text.to(name, weekday(weekdayDate(last)));
	};
	return (
		<Panel aria-label={text.title} className="grid gap-4">
			<div className="flex min-h-12 items-center gap-3.5">
				<span className="grid size-12 flex-none place-items-center rounded-full bg-primary-soft text-on-primary-soft">
					<Icon name="clock" className="size-5.5" />
				</span>
				{isKnown && <OpenLine now={now} />}
			</div>
			<dl className="grid gap-1">
				{groupedHours(hours)
					.flatMap(({ runs, spans }) => runs.map((run) => ({ run, spans })))
					.toSorted((one, other) => one.run[0] - other.run[0])
					.map(({ run, spans }) => ({ run, spans, days: daysOf(run) }))
					.map(({ run, spans, days }) => (
						<div
							key={run[0]}
							data-today={isToday(run) || undefined}
							className="flex justify-between gap-4 rounded-md px-3 py-2 data-today:bg-primary-soft data-today:font-bold data-today:text-on-primary-soft"
						>
							<dt>{isToday(run) ? text.today(days) : days}</dt>
							<dd className="text-end figures">
								<Spans spans={spans} />
							</dd>
						</div>
					))}
			</dl>
			{special.length + closed.length > 0 && (
				<ul className="grid gap-2">
					{special.map((one) => (
						<Special key={one.from} {...one} />
					))}
					{closed.length > 0 && <ClosedDays days={closed} />}
				</ul>
			)}
		</Panel>
	);
}
