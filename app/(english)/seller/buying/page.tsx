import type { Metadata } from "next";
import { BuyingList, BuyingSheet } from "@/components/buying/buying-list";
import { BuyingMessage } from "@/components/buying/buying-message";
import { WhatCame } from "@/components/buying/what-came";
import { PrintButton } from "@/components/orders/print/print-controls";
import { PageHead, Segments } from "@/components/staff/page-head";
import { Tag } from "@/components/ui/badges";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import type { ShownBuyingLine } from "@/lib/buying/rules/need";
import { readLastCosts } from "@/lib/buying/server/margins";
import { readShownBuying } from "@/lib/buying/server/need";
import { dayField } from "@/lib/money/schema";
import type { Search } from "@/lib/searches/rules";
import { readSearches } from "@/lib/searches/server";
import { clock } from "@/lib/server/platform/clock";
import { dayUnderWay } from "@/lib/shop/rules/opening-hours";
import { businessHours, currentShop } from "@/lib/shop/server/read";
import { mayDo } from "@/lib/team/rules";
import { sellerOnPage } from "@/lib/team/server/session";
import { boundsOfDay, DAY_MS, daysAfter, formatDay, formatWeekday } from "@/lib/text/dates";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { costOfUnits } from "@/lib/text/sold-by";

/** What customers searched for; what was not found stands first. */
function Searches({ searches }: { searches: readonly Search[] }) {
	if (searches.length === 0)
		return (
			<EmptyState art="/art/one-lens.webp" title="Nothing yet">
				A term stands here once two people have searched for it in the last 7 days.
			</EmptyState>
		);
	const missing = searches.filter(({ found }) => !found);
	return (
		<ul className="max-w-xl overflow-clip rounded-lg bg-surface ring-1 ring-line">
			{[...missing, ...searches.filter(({ found }) => found)].map(({ term, times, found }) => (
				<li
					key={term}
					className="flex min-h-tap flex-wrap items-center gap-x-3 border-t border-line px-4 py-2 first:border-t-0"
				>
					<b dir="auto" className="min-w-0 flex-1 wrap-anywhere">
						{term}
					</b>
					<span className="text-ink-2 figures">{counted(times, "time")}</span>
					{found ? (
						<span className="w-24 text-end text-ink-3 figures">
							{found === true ? "found" : `${formatAmount(found)} found`}
						</span>
					) : (
						<span className="w-24 text-end">
							<Tag tone="low">not found</Tag>
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

export const metadata: Metadata = { title: "Buying" };

const PATH = "/seller/buying";
const SEARCHED_DAYS = 7;

function nameOf(day: string, today: string): string {
	if (day === today) return "Today";
	return day === daysAfter(today, 1) ? "Tomorrow" : formatDay(boundsOfDay(day).from);
}

function ToBuy({ day, lines, isOwner }: { day: string; lines: ShownBuyingLine[]; isOwner: boolean }) {
	const needed = lines.filter(({ ordered, usual, buy }) => ordered + usual + buy > 0);
	if (needed.length === 0)
		return (
			<EmptyState art="/art/one-basket.webp" title="Nothing to buy">
				What is ordered for a day, and what is usual, stands here.
			</EmptyState>
		);
	const { from } = boundsOfDay(day);
	const title = `${currentShop().name}, ${formatDay(from)}`;
	const toBuy = needed.filter(({ buy }) => buy > 0);
	// What all of it costs, as far as that is known.
	const known = toBuy.filter(({ cost }) => typeof cost === "number");
	const sum = known.reduce((all, line) => all + costOfUnits(line.cost ?? 0, line.buy, line), 0);
	// A browser gets what the message says, and no cost.
	const said = toBuy.map(({ cost: _cost, ...line }) => line);
	return (
		<>
			<div className="grid items-start gap-4.5 print:hidden wide:grid-cols-[minmax(0,1fr)_20rem]">
				<BuyingList lines={needed} weekday={formatWeekday(from)} />
				<div className="grid gap-4.5">
					{isOwner && (
						<Panel className="p-4.5 md:p-4.5">
							<p className="display-type text-title">About {formatRupees(Math.round(sum / 100) * 100)}</p>
							<p className="text-xs text-ink-2">
								{known.length} of {toBuy.length} products, at what they cost last time
							</p>
						</Panel>
					)}
					<BuyingMessage title={title} lines={said} />
				</div>
			</div>
			<BuyingSheet title={title} lines={needed} />
		</>
	);
}

/** The morning: what to buy, what came, and what was searched for and not found. */
export default async function BuyingPage({ searchParams }: PageProps<"/seller/buying">) {
	const seller = await sellerOnPage(PATH);
	if (!seller) return null;
	const isOwner = mayDo(seller.role, "management");
	const asked = await searchParams;
	const now = clock.shopNow();
	// At market, before the shop opens, it is the day that has begun.
	const today = dayUnderWay(now, businessHours());
	const noon = boundsOfDay(today).from.getTime() + DAY_MS / 2;
	const usual = now.getTime() < noon ? today : daysAfter(today, 1);
	const view = isOwner && (asked.view === "came" || asked.view === "searched") ? asked.view : "list";
	const day = view === "came" ? today : (dayField.safeParse(asked.day).data ?? usual);
	const lines = view === "searched" ? [] : await readShownBuying(day, { withCost: isOwner });
	const views = [
		{ href: PATH, label: "To buy", current: view === "list" },
		{ href: `${PATH}?view=came`, label: "What came", current: view === "came" },
		{ href: `${PATH}?view=searched`, label: "Searched, not found", current: view === "searched" },
	];
	const notes = {
		list: `For ${formatDay(boundsOfDay(day).from)}. What is ordered until now counts.`,
		came: "What came this morning. Nothing rises on the shelf until you save.",
		searched: `What customers looked for in the last ${SEARCHED_DAYS} days, each term from two people on.`,
	};
	return (
		<>
			<div className="grid gap-3 print:hidden">
				<PageHead title="Buying" note={notes[view]}>
					{view === "list" && (
						<div className="flex max-w-full flex-wrap gap-2">
							<Segments
								label="Day"
								items={[0, 1, 2, 3].map((days) => {
									const one = daysAfter(today, days);
									return { href: `${PATH}?day=${one}`, label: nameOf(one, today), current: one === day };
								})}
							/>
							<PrintButton />
						</div>
					)}
				</PageHead>
				{isOwner && <Segments label="View" items={views} />}
			</div>
			{view === "list" && <ToBuy day={day} lines={lines} isOwner={isOwner} />}
			{view === "came" && (
				<WhatCame day={day} lines={lines} costs={await readLastCosts(lines.map(({ product }) => product))} />
			)}
			{view === "searched" && <Searches searches={await readSearches(SEARCHED_DAYS)} />}
		</>
	);
}
