"use client";

import { Banknote } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Logo } from "@/components/shop/shell/logo";
import { Button } from "@/components/ui/button";
import type { Who } from "@/lib/client/rider/memory";
import { formatRupees } from "@/lib/domain/money";
import type { SeenDay, WaitingStep } from "@/lib/domain/rider-day";
import { DayDone } from "./day-done";
import { NextDelivery } from "./next-delivery";
import { RefusalNote } from "./refusal-note";
import type { TakeStep } from "./rider-app";
import { RiderFoot } from "./rider-foot";
import { AfterThat, EndedToday } from "./rows";
import { Shelf } from "./shelf";

type RoadScreenProps = {
	who: Who;
	/** The heading takes the focus: another screen was in its place. */
	takesFocus: boolean;
	day: SeenDay;
	now: number;
	/** Says what waits to be sent. */
	strip: ReactNode;
	take: TakeStep;
	onDismiss: (step: WaitingStep) => void;
	/** Tries once more to send what waits, and gives how many steps still do. */
	sendNow: () => Promise<number>;
	onEnd: () => Promise<void>;
};

/** The list: what comes next, what after that, what lies on the shelf, and what is done. */
export function RoadScreen({
	who,
	takesFocus,
	day,
	now,
	strip,
	take,
	onDismiss,
	sendNow,
	onEnd,
}: RoadScreenProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	const [next, ...rest] = day.road;
	// The owner sees everybody's.
	const withRiders = new Set([...day.road, ...day.shelf].map(({ rider }) => rider._id)).size > 1;
	return (
		<>
			<header className="sticky top-0 z-header border-b border-line bg-surface">
				<div className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 px-4 py-2">
					<span className="w-10 overflow-hidden">
						<Logo />
					</span>
					<div className="min-w-0">
						<h1 ref={heading} tabIndex={-1} className="truncate display-type text-2xl leading-tight">
							{who.name}
						</h1>
						<p className="text-md leading-tight text-ink-2">{day.today.delivered} delivered today</p>
					</div>
					<p className="figures inline-flex min-h-tap items-center gap-2 rounded-md bg-primary-soft px-3 text-[1.0625rem] font-heavy whitespace-nowrap text-on-primary-soft">
						<Banknote className="icon" aria-hidden />
						<span className="sr-only">Cash with you: </span>
						{formatRupees(day.cash)}
					</p>
				</div>
				{strip}
			</header>
			<main id="main" className="mx-auto grid w-full max-w-136 gap-4 p-4 pb-10">
				{day.strays.map((step) => (
					<Stray key={step.key} step={step} onDismiss={onDismiss} />
				))}
				{next ? (
					<NextDelivery
						delivery={next}
						refusal={day.refusals.get(next._id)}
						rider={withRiders ? next.rider.name : undefined}
						now={now}
					/>
				) : (
					<DayDone day={day} />
				)}
				{rest.length > 0 && (
					<>
						<SectionTitle title="After that" note={`${rest.length} more`} />
						<AfterThat deliveries={rest} refusals={day.refusals} now={now} withRiders={withRiders} />
					</>
				)}
				{day.shelf.length > 0 && <Shelf deliveries={day.shelf} refusals={day.refusals} take={take} />}
				{day.ended.length > 0 && (
					<>
						<SectionTitle title="Done today" note={`${day.ended.length} on this phone`} />
						<EndedToday ended={day.ended} />
					</>
				)}
				<RiderFoot sendNow={sendNow} onEnd={onEnd} />
			</main>
		</>
	);
}

function SectionTitle({ title, note }: { title: string; note: string }) {
	return (
		<div className="mt-1 flex items-baseline justify-between gap-3 text-[1.0625rem] text-ink-2">
			<h2 className="display-type text-xl text-ink">{title}</h2>
			<span>{note}</span>
		</div>
	);
}

/** A step that the shop refused, of an order that is with this rider no longer. */
function Stray({ step, onDismiss }: { step: WaitingStep; onDismiss: (step: WaitingStep) => void }) {
	if (!step.refusal) return null;
	const { firstName, number, area } = step.bag;
	return (
		<section aria-label={`About ${number}`} className="grid gap-3 rounded-lg bg-surface p-4 ring-1 ring-line">
			<h2 className="display-type text-xl">
				{firstName}, {area}
			</h2>
			<p className="text-ink-2">{number} is not with you any more. Tell the shop what happened.</p>
			<RefusalNote refusal={step.refusal} />
			<Button variant="outline" size="lg" block onClick={() => onDismiss(step)}>
				I have read it
			</Button>
		</section>
	);
}
