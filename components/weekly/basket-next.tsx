"use client";

import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { addressText } from "@/lib/accounts/rules/address";
import { useShop } from "@/lib/shop/client/shop";
import { withoutLanguage } from "@/lib/text/language";
import {
	type BasketDraft,
	type DayTime,
	dateOn,
	orderedAt,
	timeOn,
	type WeeklyBasket,
} from "@/lib/weekly/rules";
import { CalendarLeaf } from "./calendar-leaf";

/** What becomes of the basket by itself, and what the customer hears of it. */
export function WhatHappens({ day, minimumOrder }: { day: string; minimumOrder: number }) {
	const { happens: text } = useMessages("weekly");
	const { weekday } = useMessages("time");
	const rupees = useRupees();
	return (
		<Panel title={text.title}>
			<ul className="mt-3.5 grid gap-3 text-sm leading-snug [&_li]:flex [&_li]:gap-2.5 [&_svg]:flex-none [&_svg]:text-primary">
				<li>
					<Icon name="clock" />
					<span>
						<b>{text.when(weekday(new Date(orderedAt(day))))}</b>
						{text.becomes}
					</span>
				</li>
				<li>
					<Icon name="repeat-2" />
					<span>{text.soldOut}</span>
				</li>
				<li>
					<Icon name="info" />
					<span>{text.below(rupees(minimumOrder))}</span>
				</li>
			</ul>
		</Panel>
	);
}

type BasketNextProps = {
	/** The basket as it is kept; null while it is none yet. */
	saved: WeeklyBasket | null;
	draft: BasketDraft;
	/** The day on which it comes next, by what is on the screen. */
	day: string;
	times: readonly DayTime[];
	/** False where the shop does not deliver to its address. */
	isServed: boolean;
	/** True where the customer may not pay in cash. */
	isWalletOnly: boolean;
	busy: boolean;
	onSwitch: (change: { isPaused?: boolean; skipNext?: boolean }) => void;
};

/** What comes when: the next day first, with the ways to leave it out or to rest beside it. */
export function BasketNext(props: BasketNextProps) {
	const { saved, draft, day, times, isServed, isWalletOnly, busy, onSwitch } = props;
	const { next: text, day: dayText } = useMessages("weekly");
	const { shortDay } = useMessages("time");
	const { slot: slotText } = useMessages("slots");
	const { slotFrom, every, address } = draft;
	const shop = useShop();
	const time = isServed ? timeOn(day, slotFrom, shop) : null;
	const date = dateOn(day, slotFrom, shop);
	const isUsual = times.some(({ from }) => from === slotFrom);
	const notThen = isUsual ? text.closedOn(shortDay(day)) : text.notOffered;
	const timeWarning = time || (isUsual && saved?.isPaused) ? null : notThen;
	const cashWarning = isWalletOnly && !saved?.isPaused ? text.walletOnly : null;
	const warning = isServed ? (timeWarning ?? cashWarning) : text.notServed;
	const isMoved = time?.isMoved && !saved?.isPaused;
	return (
		<Panel aria-labelledby="basket-next" className="grid gap-4">
			<div className="flex items-center gap-4">
				<CalendarLeaf day={date} />
				<div className="min-w-0">
					<h2 id="basket-next" className="display-type text-xl tracking-heading">
						{saved?.isPaused ? (
							text.paused
						) : (
							<When words={time ? slotText(time) : `${dayText(date)}${text.comma} ${text.noTime}`} />
						)}
					</h2>
					<p className="text-sm text-ink-2">
						{saved?.isPaused ? text.asleep : text.rhythm(every, address && addressText(address))}
					</p>
				</div>
			</div>
			{warning && <Notice tone="warning">{warning}</Notice>}
			{isMoved && <Notice>{text.moved({ when: slotText(time) })}</Notice>}
			{saved?.made && <MadeNotice {...saved.made} />}
			{saved && (
				<div className="grid grid-cols-2 gap-2 sm:flex">
					{!saved.isPaused && <SkipButton saved={saved} busy={busy} onSwitch={onSwitch} />}
					<Button
						variant="outline"
						size="sm"
						aria-disabled={busy}
						icon={saved.isPaused ? "play" : "pause"}
						onClick={() => onSwitch({ isPaused: !saved.isPaused })}
					>
						{saved.isPaused ? text.wake : text.pause}
					</Button>
				</div>
			)}
		</Panel>
	);
}

type SkipButtonProps = { saved: WeeklyBasket } & Pick<BasketNextProps, "busy" | "onSwitch">;

function SkipButton({ saved, busy, onSwitch }: SkipButtonProps) {
	const { next: text } = useMessages("weekly");
	const { shortDay } = useMessages("time");
	const { skipNext, nextDate, slotFrom } = saved;
	const shop = useShop();
	const date = nextDate && dateOn(nextDate, slotFrom, shop);
	return (
		<Button
			variant="outline"
			size="sm"
			aria-disabled={busy}
			icon={skipNext ? "undo-2" : "skip-forward"}
			onClick={() => onSwitch({ skipNext: !skipNext })}
		>
			{skipNext ? text.undoSkip : text.skip(shortDay(date ?? ""))}
		</Button>
	);
}

/** The leaf beside it shows the date; whoever does not see that hears it here. */
function When({ words }: { words: string }) {
	const { next: text } = useMessages("weekly");
	const [weekday, date, hours] = words.split(`${text.comma} `);
	return (
		<>
			{weekday}
			{text.comma}
			<span className="sr-only">
				{" "}
				{date}
				{text.comma}
			</span>{" "}
			{hours}
		</>
	);
}

/** The order of the day that comes now has its own page. */
export function MadeNotice({ comesAt, number, link }: NonNullable<WeeklyBasket["made"]>) {
	const { next: text } = useMessages("weekly");
	const { slotDay } = useMessages("time");
	return (
		<Notice tone="success" title={text.made(slotDay(comesAt), number)}>
			<PageLink href={withoutLanguage(new URL(link).pathname)} className="tap-area">
				{text.change}
			</PageLink>
		</Notice>
	);
}
