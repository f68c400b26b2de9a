"use client";

import { Panel, PanelTitle } from "@/components/ui/panel";
import { promiseFor, promiseText, slotHours } from "@/lib/delivery/promise-rules";
import { slotsOf } from "@/lib/delivery/rules";
import {
	businessDayOf,
	closesAfter,
	formatHourOf,
	isOpenAt,
	type OpeningHours,
	opensAfter,
} from "@/lib/shop/rules/opening-hours";
import { formatDay, formatWeekday, nearDay, timeOf } from "@/lib/text/dates";
import { counted } from "@/lib/text/money";

const iso = (moment: number) => new Date(moment).toISOString();

/** What customers read of these hours at this moment. */
function readNow(now: number, hours: OpeningHours): string {
	const closesAt = closesAfter(now, hours);
	if (closesAt !== null) return `Open until ${formatHourOf(timeOf(closesAt))}`;
	const opensAt = opensAfter(now, hours) ?? now;
	return `Closed, opens ${nearDay(new Date(opensAt), now)} at ${formatHourOf(timeOf(opensAt))}`;
}

type HoursMeaningProps = {
	/** The hours as they stand in the form. */
	hours: OpeningHours;
	/** By when open orders are promised, ISO 8601. */
	promised: readonly string[];
	now: number;
};

/** What the hours mean that are not saved yet, by the rules that every promise is made with. */
export function HoursMeaning({ hours, promised, now }: HoursMeaningProps) {
	const day = businessDayOf(new Date(now), hours);
	const times = slotsOf(day, hours).map(({ from, to }) => slotHours({ from: iso(from), to: iso(to) }));
	const left = promised.filter((at) => Date.parse(at) > now && !isOpenAt(Date.parse(at) - 1, hours));
	return (
		<Panel aria-labelledby="meaning" className="grid gap-3 text-sm">
			<PanelTitle id="meaning" className="text-lg">
				What this means
			</PanelTitle>
			<p>
				<span className="block text-ink-2">Customers read now</span>
				<b>{readNow(now, hours)}</b>
			</p>
			<p>
				<span className="block text-ink-2">Express, ordered now</span>
				<b>Promised {promiseText(iso(promiseFor("express", now, hours)), now)}</b>
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
				<p className="rounded-md bg-accent-soft p-3 text-on-accent-soft">
					<b>{`${counted(left.length, "order")} ${left.length === 1 ? "is" : "are"} promised for hours that will be closed`}</b>
					{`, the first ${formatDay(new Date(left[0] ?? now))}. They keep their time.`}
				</p>
			)}
		</Panel>
	);
}
