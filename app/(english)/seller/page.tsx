import type { Metadata } from "next";
import { TodaysMoney } from "@/components/dashboard/money-today";
import { MessagesPanel, Pending, RunningOut } from "@/components/dashboard/needs-attention";
import { OpenOrders } from "@/components/dashboard/open-orders";
import { SalesPanel } from "@/components/dashboard/sales-panel";
import { BackupNotice, ContactMissing, ExamplesNotice, MailNotice } from "@/components/dashboard/shop-health";
import { SoldOut } from "@/components/dashboard/sold-out";
import { QuickActions, StatCards } from "@/components/dashboard/tiles";
import { PageHead, ViewStore } from "@/components/staff/page-head";
import { Notice } from "@/components/ui/notice";
import { MoreLink } from "@/components/ui/panel";
import { readBackupHealth } from "@/lib/backups/server/nightly";
import { salesPeriodField } from "@/lib/dashboard/schema";
import { readCashDue, readFigures, readSales, readToday } from "@/lib/dashboard/server/figures";
import { readMessagesToday } from "@/lib/messages/server/outbox";
import { countDue, longestDue } from "@/lib/money/server/refunds";
import { ON_HOLD, PLACED } from "@/lib/orders/rules/order-states";
import { waitsForYes } from "@/lib/orders/rules/seller-order";
import { countOpen, findOpenOrders } from "@/lib/orders/server/staff/find-orders";
import { countExamples, listLowStock, listOutOfStock } from "@/lib/products/server/read";
import { longestWaiting } from "@/lib/reviews/server/write";
import { readNearLimit } from "@/lib/riders/server/dispatch";
import { readMailHealth } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { currentShop, shopDetails } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatDay, formatTime, greetingAt } from "@/lib/text/dates";

/** Says plainly that the shop's clock has been set to another time, to try things with. */
function ClockNotice({ offsetMinutes, now }: { offsetMinutes: number; now: Date }) {
	if (offsetMinutes === 0) return null;
	const direction = offsetMinutes > 0 ? "ahead" : "behind";
	return (
		<Notice tone="warning" title="The shop's clock is set.">
			It is {formatDay(now)}, {formatTime(now.toISOString())} for the shop,{" "}
			{Math.round(Math.abs(offsetMinutes))} minutes {direction}.
		</Notice>
	);
}

export const metadata: Metadata = { title: "Dashboard" };

/** So many open orders are looked through for the most urgent ones, and so many of them are shown. */
const MOST_OPEN = 100;
const SHOWN_ORDERS = 8;
const SHOWN = 4;

function unreadText(unread: number): string {
	if (unread === 0) return "Nothing new is waiting.";
	return unread === 1 ? "1 notification is waiting." : `${unread} notifications are waiting.`;
}

/** Today at a glance: money, what is due, what waits for an answer; beneath it the shop in figures (spec 2). */
export default async function DashboardPage({ searchParams }: PageProps<"/seller">) {
	if (!(await sellerOnPage("/seller"))) return null;
	const period = salesPeriodField.parse((await searchParams).days);
	const now = clock.shopNow();
	const [
		today,
		cashDue,
		open,
		counts,
		refunds,
		due,
		low,
		soldOut,
		few,
		figures,
		sales,
		messages,
		backups,
		nearLimit,
		examples,
		mails,
	] = await Promise.all([
		readToday(now),
		readCashDue(),
		findOpenOrders(MOST_OPEN),
		countOpen(),
		longestDue(SHOWN),
		countDue(),
		longestWaiting(SHOWN),
		listOutOfStock(SHOWN),
		listLowStock(SHOWN),
		readFigures(now),
		readSales(period, now),
		readMessagesToday(),
		readBackupHealth(),
		readNearLimit(),
		countExamples(),
		readMailHealth(),
	]);
	const totalOpen = Object.values(counts).reduce((sum, count) => sum + count, 0);
	return (
		<>
			<PageHead
				title={`${greetingAt(now)}, ${currentShop().name}`}
				note={`${formatDay(now)}. ${unreadText(figures.unread)}`}
			/>
			<ClockNotice offsetMinutes={clock.offset} now={now} />
			<BackupNotice health={backups} />
			<MailNotice {...mails} />
			<ContactMissing details={shopDetails()} leads />
			<ExamplesNotice count={examples} />
			<TodaysMoney today={today} cashDue={cashDue.amount} />
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
				<OpenOrders orders={open.slice(0, SHOWN_ORDERS)} total={totalOpen} servedAt={now.getTime()} />
				<div className="grid gap-4.5">
					<Pending
						messages={messages?.waiting ?? null}
						now={clock.now().getTime()}
						refunds={refunds}
						refundsDue={due.count}
						held={open.filter(({ status }) => status === ON_HOLD).slice(0, SHOWN)}
						heldOrders={counts[ON_HOLD] ?? 0}
						asked={open.filter((order) => order.status === PLACED && waitsForYes(order))}
						nearLimit={nearLimit}
						reviews={low.reviews}
						reviewsWaiting={low.total}
					/>
					{messages && <MessagesPanel {...messages} />}
					<SoldOut {...soldOut} />
					<RunningOut {...few} />
				</div>
			</div>
			<QuickActions unread={figures.unread} />
			<SalesPanel days={sales} when={`${period}-days`} />
			<StatCards {...figures} />
			<div className="flex flex-wrap gap-x-6 lg:hidden">
				<MoreLink href="/seller/prices">Morning prices</MoreLink>
				<MoreLink href="/seller/refunds">Refunds</MoreLink>
				<MoreLink href="/seller/shop">Shop details</MoreLink>
				<MoreLink href="/seller/team">Team</MoreLink>
				<MoreLink href="/seller/security">Sign-in</MoreLink>
				<MoreLink href="/seller/record">Record of what was done</MoreLink>
				<ViewStore className="px-0 text-primary md:hidden" />
			</div>
		</>
	);
}
