"use client";

import Link from "next/link";
import { useState } from "react";
import { Chip } from "@/components/ui/chip";
import { RadioCard, RadioCards, Switch } from "@/components/ui/form/choices";
import { Icon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { Panel } from "@/components/ui/panel";
import { useNow } from "@/lib/client/time";
import { DELIVERY_OPTIONS } from "@/lib/delivery/promise-rules";
import { useShop } from "@/lib/shop/client/shop";
import { useBusinessDay, useOpen, useShopPress } from "@/lib/shop/client/shop-change";
import {
	type BusinessDay,
	closesAfter,
	dayToClose,
	formatHourOf,
	isOpenAt,
	type OpeningHours,
	opensAfter,
} from "@/lib/shop/rules/opening-hours";
import {
	boundsOfDay,
	DAY_MS,
	daysAfter,
	formatDay,
	formatTime,
	nearDay,
	startOfDay,
	timeOf,
} from "@/lib/text/dates";

/** Asks for how long the shop closes. */
function CloseDialog({ open, onClose, now }: { open: boolean; onClose: () => void; now: number }) {
	const shop = useShop();
	const today = dayToClose(new Date(now), shop);
	const [days, setDays] = useState(1);
	const { busy, run: press } = useShopPress();

	async function close(): Promise<void> {
		const more = Array.from({ length: days }, (_, day) => daysAfter(today, day));
		if (await press(({ closedDays }) => ({ closedDays: [...closedDays, ...more] }))) onClose();
	}

	const tomorrow = formatDay(boundsOfDay(daysAfter(today, 1)).from);
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onClose}
			title="Close the shop?"
			description="Customers can still order. Their orders are promised for the time after the shop opens again; what was promised before stays promised."
			keep="Stay open"
			confirm="Close the shop"
			variant="primary"
			busy={busy}
			onConfirm={() => void close()}
		>
			<div className="mt-4 grid gap-3">
				<RadioCards legend="Until when">
					<RadioCard
						name="close-for"
						label="For the rest of today"
						checked={days === 1}
						onChange={() => setDays(1)}
					/>
					<RadioCard
						name="close-for"
						label="Today and tomorrow"
						note={tomorrow}
						checked={days === 2}
						onChange={() => setDays(2)}
					/>
				</RadioCards>
				<p className="text-sm text-ink-2">
					Other days and the hours are in the{" "}
					<Link href="/seller/shop" className="text-link" onClick={onClose}>
						shop's details
					</Link>
					.
				</p>
			</div>
		</ConfirmDialog>
	);
}

type OpenSwitchProps = {
	servedAt: number;
	className?: string;
};

/**
 * Whether the shop is open today. Closing asks until when; what is ordered meanwhile is promised for the next opening.
 * Outside its hours there is nothing to switch: they stand in the shop's details.
 */
export function OpenSwitch({ servedAt, className }: OpenSwitchProps) {
	const shop = useShop();
	const { now, isOpen, until } = useOpen(servedAt);
	const [asks, setAsks] = useState(false);
	const { busy, run: press } = useShopPress();
	const today = dayToClose(new Date(now), shop);
	const openToday = ({ closedDays }: { closedDays: readonly string[] }) => ({
		closedDays: closedDays.filter((day) => day !== today),
	});
	const mayOpen = isOpenAt(now, { ...shop, ...openToday(shop) });
	return (
		<>
			<Switch
				checked={isOpen}
				disabled={busy || !mayOpen}
				onChange={(wanted) => (wanted ? void press(openToday) : setAsks(true))}
				className={`flex-row-reverse ${className ?? ""}`}
			>
				<span>
					<b>{isOpen ? "Open" : "Closed"}</b> <span className="max-sm:sr-only">{until}</span>
				</span>
			</Switch>
			<CloseDialog open={asks} onClose={() => setAsks(false)} now={now} />
		</>
	);
}

const MINUTE_MS = 60_000;

const PAUSES: readonly { label: string; until: (now: number, today: BusinessDay) => Date }[] = [
	...[30, 60, 120].map((minutes) => ({
		label: `${minutes} min`,
		until: (now: number) => new Date(now + minutes * MINUTE_MS),
	})),
	{ label: "Until tomorrow", until: (_now, { to }) => to },
];

type Served = {
	servedAt: number;
	/** The business day of that moment. */
	servedDay: BusinessDay;
};

/** Express delivery on, or paused until when; one press each. */
export function ExpressPause({ servedAt, servedDay }: Served) {
	const { expressPausedUntil } = useShop();
	const now = useNow(servedAt);
	const today = useBusinessDay(servedDay, now);
	const { busy, run: press } = useShopPress();
	const isPaused = expressPausedUntil !== null && Date.parse(expressPausedUntil) > now;
	const pause = (until: string | null) => void press(() => ({ expressPausedUntil: until }));
	return (
		<div className="-mx-1 flex items-center justify-between gap-x-4 overflow-x-auto px-1 py-1">
			<p role="status" className="flex flex-none items-center gap-2.5 text-sm">
				<Icon name="timer" />
				<span>
					<b>Express</b> {isPaused ? `is paused until ${untilText(expressPausedUntil, now)}` : "is on"}
				</span>
			</p>
			<div className="flex flex-none gap-2">
				{isPaused && (
					<Chip disabled={busy} onClick={() => pause(null)}>
						Switch express on
					</Chip>
				)}
				{!isPaused &&
					PAUSES.map(({ label, until }) => (
						<Chip
							key={label}
							disabled={busy}
							aria-label={`Pause express: ${label}`}
							onClick={() => pause(until(now, today).toISOString())}
						>
							{label}
						</Chip>
					))}
			</div>
		</div>
	);
}

function untilText(moment: string, now: number): string {
	const day = nearDay(new Date(moment), now);
	if (day === "today") return formatTime(moment);
	const isMidnight = startOfDay(new Date(moment)).getTime() === Date.parse(moment);
	return isMidnight ? day : `${day}, ${formatTime(moment)}`;
}

/** The sentence on when the time runs on that an express order has left as the shop closes. */
function restText(now: number, shop: OpeningHours): string {
	const closesAt = closesAfter(now, shop);
	const opensAt = closesAt !== null && closesAt - now < DAY_MS ? opensAfter(closesAt, shop) : null;
	if (closesAt === null || opensAt === null)
		return "What is left of it at closing runs on from the next opening.";
	const opens = `${nearDay(new Date(opensAt), now)} at ${formatHourOf(timeOf(opensAt))}`;
	return `What is left of it at ${formatHourOf(timeOf(closesAt))} runs on ${opens}.`;
}

/** What is true of the shop now, and the two switches for it. */
export function OpenPanel({ servedAt, servedDay }: Served) {
	const shop = useShop();
	const { now, isOpen, until } = useOpen(servedAt);
	const minutes = DELIVERY_OPTIONS.express.withinMinutes;
	return (
		<Panel aria-labelledby="open-now" className="grid gap-4">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="flex items-center gap-4">
					<span className="grid size-13 flex-none place-items-center rounded-full bg-leaf-700 text-white max-sm:hidden">
						<Icon name="store" className="size-6" />
					</span>
					<div>
						<h2 id="open-now" className="display-type text-xl">
							{isOpen ? `Open now, ${until}` : `Closed, ${until}`}
						</h2>
						<p className="text-sm text-ink-2">
							Express orders get {minutes} minutes of opening time. {restText(now, shop)}
						</p>
					</div>
				</div>
				<OpenSwitch servedAt={servedAt} />
			</div>
			<hr className="border-line" />
			<ExpressPause servedAt={servedAt} servedDay={servedDay} />
		</Panel>
	);
}
