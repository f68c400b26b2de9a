"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { PushSwitch } from "@/components/notifications/push-switch";
import { Logo } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useHref } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { chooseLanguage } from "@/lib/accounts/client/preferences";
import { call } from "@/lib/client/api";
import { useAction } from "@/lib/client/use-action";
import type { Who } from "@/lib/riders/client/memory";
import type { SeenDay, WaitingStep } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import { LANGUAGE_NAMES, pathIn } from "@/lib/text/language";
import type { Messages } from "@/lib/text/messages";
import { RefusalNote } from "./delivery-parts";
import { DayDone, NextDelivery } from "./next-delivery";
import type { TakeStep } from "./rider-app";
import { AfterThat, EndedToday } from "./rows";

type RiderFootProps = {
	/** Tries once more to send what waits, and gives how many steps still do. */
	sendNow: () => Promise<number>;
	/** Forgets the day on this phone. */
	onEnd: () => Promise<void>;
};

/** What is wanted once a day at most: the theme, the sign-in, and the way out. */
function RiderFoot({ sendNow, onEnd }: RiderFootProps) {
	const { foot: text } = useMessages("rider");
	const other = useLanguage() === "en" ? "ur" : "en";
	const to = useHref();
	/** So many steps are not sent, and somebody wants to leave; 0 while nobody does. */
	const [unsent, setUnsent] = useState(0);
	const { busy, run } = useAction(async (leavesUnsent: boolean) => {
		const left = leavesUnsent ? 0 : await sendNow();
		setUnsent(left);
		if (left > 0) return;
		await call("POST /api/seller/logout");
		await onEnd();
		location.assign(to("/rider"));
	}, text.logoutFailed);

	return (
		<footer className="mt-4 grid gap-1 border-t border-line pt-3 text-base font-semibold text-ink-2">
			<PushSwitch label={text.tell} />
			<ThemeSwitch />
			{/* A document of its own: one has one language. What waits to be sent stays on the phone. */}
			<a
				href={pathIn(other, "/rider")}
				lang={other}
				hrefLang={other}
				onClick={() => chooseLanguage(other, null)}
				className="inline-flex min-h-tap items-center gap-2.5"
			>
				<Icon name="languages" />
				{LANGUAGE_NAMES[other]}
			</a>
			<a href="/seller/security" className="inline-flex min-h-tap items-center gap-2.5">
				<Icon name="key-round" />
				{text.signIn}
			</a>
			<button
				type="button"
				disabled={busy}
				onClick={() => void run(false)}
				className="inline-flex min-h-tap items-center gap-2.5"
			>
				<Icon name="log-out" />
				{text.logout}
			</button>
			<Dialog
				open={unsent > 0}
				onOpenChange={() => setUnsent(0)}
				title={text.notSent(unsent)}
				description={text.stayOnPhone}
				actions={
					<>
						<Button variant="quiet" onClick={() => void run(true)}>
							{text.leave}
						</Button>
						<Button onClick={() => setUnsent(0)}>{text.stay}</Button>
					</>
				}
			/>
		</footer>
	);
}

type ShelfProps = { deliveries: readonly Delivery[]; refusals: SeenDay["refusals"]; take: TakeStep };

/** What the press says that takes so many of these bags. */
function takeText({ shelf, haveIt }: Messages["rider"], chosen: readonly Delivery[], all: number): string {
	const [first] = chosen;
	if (chosen.length === 0) return shelf.choose;
	if (chosen.length === 1 && first) return all === 1 ? haveIt : shelf.haveOne(first.number);
	if (chosen.length < all) return shelf.haveSome(chosen.length);
	return all === 2 ? shelf.haveBoth : shelf.haveAll(all);
}

/** The bags that are packed and still in the shop; all are taken unless one is pressed away. */
function Shelf({ deliveries, refusals, take }: ShelfProps) {
	const text = useMessages("rider");
	const places = useMessages("places");
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const chosen = deliveries.filter(({ _id }) => !left.has(_id));

	function toggle(id: string): void {
		const next = new Set(left);
		if (!next.delete(id)) next.add(id);
		setLeft(next);
	}

	return (
		<section aria-labelledby="shelf" className="grid gap-3 rounded-lg bg-surface p-4 ring-1 ring-line">
			<div className="flex items-baseline justify-between gap-3 text-[1.0625rem] text-ink-2">
				<h2 id="shelf" className="display-type text-xl text-ink">
					{text.shelf.title}
				</h2>
				<span>{text.shelf.bags(deliveries.length)}</span>
			</div>
			{deliveries.map(({ _id }) => {
				const refusal = refusals.get(_id);
				return refusal && <RefusalNote key={_id} refusal={refusal} />;
			})}
			<ul className="grid grid-cols-2 gap-2">
				{deliveries.map(({ _id, number, area }) => (
					<li key={_id} className="grid">
						<button
							type="button"
							aria-pressed={!left.has(_id)}
							onClick={() => toggle(_id)}
							className="min-h-tap rounded-md bg-bg-sunk px-1.5 pt-2 pb-2.5 text-center text-md leading-tight text-ink-2 aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary"
						>
							<b className="display-type block text-[1.5rem] text-ink">
								<bdi>{number}</bdi>
							</b>
							<bdi>{places.area(area)}</bdi>
						</button>
					</li>
				))}
			</ul>
			<Button
				variant="outline"
				size="lg"
				block
				disabled={chosen.length === 0}
				icon={<Icon name="package-check" className="size-6" />}
				onClick={() => void take(chosen, "picked_up")}
			>
				{takeText(text, chosen, deliveries.length)}
			</Button>
		</section>
	);
}

type RoadScreenProps = {
	who: Who;
	/** The heading takes the focus: another screen was in its place. */
	takesFocus: boolean;
	day: SeenDay;
	now: number;
	/** Says what waits to be sent. */
	strip: ReactNode;
	/** Asked once, in the place of what comes next. */
	question: ReactNode;
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
	question,
	take,
	onDismiss,
	sendNow,
	onEnd,
}: RoadScreenProps) {
	const { road: text } = useMessages("rider");
	const rupees = useRupees();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	const [next, ...rest] = day.road;
	const change = [...day.road, ...day.shelf].reduce((sum, each) => sum + (each.change ?? 0), 0);
	// The owner sees everybody's.
	const withRiders = new Set([...day.road, ...day.shelf].map(({ rider }) => rider._id)).size > 1;
	return (
		<>
			<header className="staff-bar sticky top-0 z-header border-b border-line bg-surface">
				<div className="flex min-h-16 flex-wrap items-center gap-2.5 px-4 py-2">
					<span dir="ltr" className="w-10 flex-none overflow-hidden">
						<Logo isTight />
					</span>
					<div className="min-w-0 flex-1 basis-20">
						<h1 ref={heading} tabIndex={-1} className="truncate display-type text-2xl leading-tight">
							<bdi>{who.name}</bdi>
						</h1>
						<p className="text-md leading-tight text-ink-2">{text.deliveredToday(day.today.delivered)}</p>
					</div>
					<p className="figures inline-flex min-h-tap items-center gap-2 rounded-md bg-primary-soft px-3 text-[1.0625rem] font-heavy whitespace-nowrap text-on-primary-soft">
						<Icon name="banknote" />
						<span className="sr-only">{text.cashWithYou}</span>
						{rupees(day.cash)}
					</p>
				</div>
				{strip}
			</header>
			<main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-136 gap-4 p-4 pb-10 outline-none">
				{day.strays.map((step) => (
					<Stray key={step.key} step={step} onDismiss={onDismiss} />
				))}
				{change > 0 && (
					<p className="flex items-center gap-3 rounded-lg bg-deep px-4.5 py-3.5 text-[1.0625rem] font-medium text-on-deep">
						<Icon name="coins" className="size-6 flex-none text-mango-400" />
						<span className="flex-1">{text.changeForRide}</span>
						<b className="display-figure figures text-[1.75rem]">{rupees(change)}</b>
					</p>
				)}
				{question}
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
						<SectionTitle title={text.afterThat} note={text.more(rest.length)} />
						<AfterThat deliveries={rest} refusals={day.refusals} now={now} withRiders={withRiders} />
					</>
				)}
				{day.shelf.length > 0 && <Shelf deliveries={day.shelf} refusals={day.refusals} take={take} />}
				{day.ended.length > 0 && (
					<>
						<SectionTitle title={text.doneToday} note={text.onThisPhone(day.ended.length)} />
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
	const { road: text, nameAndArea } = useMessages("rider");
	const places = useMessages("places");
	if (!step.refusal) return null;
	const { firstName, number, area } = step.bag;
	return (
		<section
			aria-label={text.about(number)}
			className="grid gap-3 rounded-lg bg-surface p-4 ring-1 ring-line"
		>
			<h2 className="display-type text-xl">{nameAndArea(firstName, places.area(area))}</h2>
			<p className="text-ink-2">{text.notWithYou(number)}</p>
			<RefusalNote refusal={step.refusal} />
			<Button variant="outline" size="lg" block onClick={() => onDismiss(step)}>
				{text.haveRead}
			</Button>
		</section>
	);
}
