"use client";

import { type ComponentProps, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { slotHours } from "@/lib/delivery/promise-rules";
import type { OfferedSlot } from "@/lib/delivery/rules";
import { calendarMonth, type ShopLine, WEEKDAY_LETTERS } from "@/lib/shop/rules/shop-form";
import { dayOf, formatDay } from "@/lib/text/dates";
import { counted } from "@/lib/text/money";
import type { ShopForm } from "./use-shop-form";

type ClosedDaysProps = {
	form: ShopForm;
	/** By when open orders are promised, ISO 8601. */
	promised: readonly string[];
	now: number;
};

const NOON = "T12:00:00+05:00";
const inWords = (day: string) => formatDay(new Date(`${day}${NOON}`));

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
	const promisedDays = promised.map((at) => dayOf(new Date(at)));
	const promisedFor = (day: string) => promisedDays.filter((one) => one === day).length;
	return (
		<Panel title="Closed days" small className="grid content-start gap-3">
			<div className="flex items-center justify-between">
				<IconButton aria-label="Month before" disabled={ahead === 0} onClick={() => setAhead(ahead - 1)}>
					<Icon name="chevron-left" />
				</IconButton>
				<p aria-live="polite" className="text-sm font-heavy">
					{title}
				</p>
				<IconButton aria-label="Month after" disabled={ahead === 12} onClick={() => setAhead(ahead + 1)}>
					<Icon name="chevron-right" />
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
							{promisedFor(day) > 0 && (
								<span className="block text-danger">{`${counted(promisedFor(day), "order")} ${promisedFor(day) === 1 ? "is" : "are"} promised for that day`}</span>
							)}
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

type LineFieldProps = Omit<ComponentProps<typeof InputField>, "form" | "name" | "value" | "onChange"> & {
	form: ShopForm;
	name: ShopLine;
};

/** One line of the shop's details. */
export function LineField({ form, name, ...rest }: LineFieldProps) {
	return (
		<InputField
			autoComplete="off"
			{...rest}
			error={form.errors[name]}
			data-shop-field={name}
			value={form.typed[name]}
			onChange={(event) => form.set(name, event.target.value)}
		/>
	);
}

/** What the limit is when one is first set: two riders' worth. */
const FIRST_LIMIT = "12";

type RoomPanelProps = {
	form: ShopForm;
	/** How many orders a chosen time takes now; null for any number. */
	capacity: number | null;
	/** Today's times that can still be chosen. */
	slots: readonly OfferedSlot[];
};

/** How much the shop can take on: orders of a chosen time, and from when on a product runs out. */
export function RoomPanel({ form, capacity, slots }: RoomPanelProps) {
	const isUnlimited = form.typed.slotCapacity === "";
	return (
		<Panel title="Room" small className="grid gap-4">
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<div className="grid gap-1">
					<LineField
						form={form}
						name="slotCapacity"
						label="Orders in one two-hour window"
						inputMode="numeric"
						placeholder="No limit"
					/>
					<Checkbox
						checked={isUnlimited}
						onChange={({ target }) => form.set("slotCapacity", target.checked ? "" : FIRST_LIMIT)}
					>
						No limit
					</Checkbox>
				</div>
				<LineField
					form={form}
					name="lowStockAt"
					label="Call it low at"
					inputMode="numeric"
					hint={`Shoppers then read “Only ${form.typed.lowStockAt || "5"} left”`}
				/>
			</div>
			{capacity !== null && slots.length > 0 && (
				<ul className="grid gap-2.5 border-t border-line pt-4 text-sm figures">
					{slots.map(({ id, from, to, left }) => (
						<li key={id} className="grid grid-cols-[8.5rem_minmax(0,1fr)_4.5rem] items-center gap-3">
							<span>{slotHours({ from, to })}</span>
							<span className="drawn h-1.5 overflow-hidden rounded-full bg-bg-sunk" aria-hidden>
								<span
									className="block h-full rounded-full bg-leaf-600"
									style={{ width: `${capacity === 0 ? 100 : (100 * (capacity - (left ?? 0))) / capacity}%` }}
								/>
							</span>
							<b className="text-end">
								{capacity - (left ?? 0)} of {capacity}
							</b>
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}
