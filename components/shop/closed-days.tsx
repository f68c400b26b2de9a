"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { calendarMonth, WEEKDAY_LETTERS } from "@/lib/shop/rules/calendar";
import { dayOf, formatDay } from "@/lib/text/dates";
import type { ShopForm } from "./use-shop-form";

type ClosedDaysProps = {
	form: ShopForm;
	/** How many open orders are promised for a day. */
	promised: Readonly<Record<string, number>>;
	now: number;
};

const NOON = "T12:00:00+05:00";
const inWords = (day: string) => formatDay(new Date(`${day}${NOON}`));

function ordersText(count: number): string {
	return count === 1 ? "1 order is promised for that day" : `${count} orders are promised for that day`;
}

/** Days on which the shop stays closed, pressed on a calendar. */
export function ClosedDays({ form, promised, now }: ClosedDaysProps) {
	const [ahead, setAhead] = useState(0);
	const { title, days, blanks } = calendarMonth(now, ahead);
	const today = dayOf(new Date(now));
	const closed = form.typed.closedDays;
	const toggle = (day: string) =>
		form.set(
			"closedDays",
			closed.includes(day) ? closed.filter((other) => other !== day) : [...closed, day].sort(),
		);
	const coming = closed.filter((day) => day >= today);
	return (
		<Panel aria-labelledby="closed-days" className="grid content-start gap-3">
			<PanelTitle id="closed-days" className="text-lg">
				Closed days
			</PanelTitle>
			<div className="flex items-center justify-between">
				<IconButton aria-label="Month before" disabled={ahead === 0} onClick={() => setAhead(ahead - 1)}>
					<ChevronLeft className="icon" />
				</IconButton>
				<p aria-live="polite" className="text-sm font-heavy">
					{title}
				</p>
				<IconButton aria-label="Month after" disabled={ahead === 12} onClick={() => setAhead(ahead + 1)}>
					<ChevronRight className="icon" />
				</IconButton>
			</div>
			<div className="grid grid-cols-7 justify-items-center gap-y-0.5 text-sm figures">
				{WEEKDAY_LETTERS.map(({ letter, name }) => (
					<span key={name} title={name} className="pb-1 text-xs font-heavy text-ink-3">
						{letter}
					</span>
				))}
				{Array.from({ length: blanks }, (_, index) => `blank-${index}`).map((key) => (
					<span key={key} />
				))}
				{days.map((day) => (
					<button
						key={day}
						type="button"
						disabled={day < today}
						aria-label={`${inWords(day)}${day === today ? ", today" : ""}`}
						aria-pressed={closed.includes(day)}
						data-today={day === today || undefined}
						onClick={() => toggle(day)}
						className="size-tap rounded-sm font-semibold hover:bg-primary-soft disabled:font-normal disabled:text-ink-3 disabled:hover:bg-transparent aria-pressed:bg-danger aria-pressed:text-white aria-pressed:line-through data-today:inset-ring-2 data-today:inset-ring-primary"
					>
						{Number(day.slice(8))}
					</button>
				))}
			</div>
			{coming.length > 0 && (
				<ul className="grid gap-2 border-t border-line pt-3 text-sm">
					{coming.map((day) => (
						<li key={day}>
							<b>{inWords(day)}</b>
							{promised[day] && <span className="block text-danger">{ordersText(promised[day])}</span>}
						</li>
					))}
				</ul>
			)}
			<p className="border-t border-line pt-3 text-sm text-ink-2">
				Press a day to close or open it. What is ordered on a closed day is promised for the next opening.
			</p>
		</Panel>
	);
}
