import type { Metadata } from "next";
import Link from "next/link";
import { MoneyToday } from "@/components/dashboard/money-today";
import { OpenOrders } from "@/components/dashboard/open-orders";
import { QuickActions } from "@/components/dashboard/quick-actions";
import { RunningOut } from "@/components/dashboard/running-out";
import { SoldOut } from "@/components/dashboard/sold-out";
import { StatCards } from "@/components/dashboard/stat-cards";
import { Waits } from "@/components/dashboard/waits";
import { ContactMissing } from "@/components/shop/contact-missing";
import { ClockNotice } from "@/components/staff/clock-notice";
import { PageHead } from "@/components/staff/page-head";
import { ViewStore } from "@/components/staff/view-store";
import { MoreLink } from "@/components/ui/panel";
import { salesPeriodField } from "@/lib/dashboard/schema";
import { readFigures } from "@/lib/dashboard/server/figures";
import { readCashDue, readSales } from "@/lib/dashboard/server/sales";
import { readToday } from "@/lib/dashboard/server/today";
import { countDue, longestDue } from "@/lib/money/server/refunds";
import { ON_HOLD } from "@/lib/orders/rules/order-states";
import { countOpen, findOpenOrders } from "@/lib/orders/server/staff/find-orders";
import { listLowStock, listOutOfStock } from "@/lib/products/server/read";
import { longestWaiting } from "@/lib/reviews/server/answer";
import { clock } from "@/lib/server/platform/clock";
import { currentShop, shopDetails } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/guards";
import { formatDay, greetingAt } from "@/lib/text/dates";
import { HabitsSection } from "./habits-section";
import { SalesSection } from "./sales-section";

export const metadata: Metadata = { title: "Dashboard" };

/** So many open orders are looked through for the most urgent ones, and so many of them are shown. */
const MOST_OPEN = 100;
const SHOWN_ORDERS = 8;
const SHOWN = 4;

type DashboardPageProps = { searchParams: Promise<{ days?: string | string[] }> };

function unreadText(unread: number): string {
	if (unread === 0) return "Nothing new is waiting.";
	return unread === 1 ? "1 notification is waiting." : `${unread} notifications are waiting.`;
}

/** Today at a glance: money, what is due, what waits for an answer; beneath it the shop in figures (spec 2). */
export default async function DashboardPage({ searchParams }: DashboardPageProps) {
	if (!(await sellerOnPage("/seller"))) return null;
	const period = salesPeriodField.parse((await searchParams).days);
	const now = clock.shopNow();
	const [today, cashDue, open, counts, refunds, due, low, soldOut, few, figures, sales] = await Promise.all([
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
	]);
	const when = `${period}-days` as const;
	const totalOpen = Object.values(counts).reduce((sum, count) => sum + count, 0);
	return (
		<>
			<PageHead
				title={`${greetingAt(now)}, ${currentShop().name}`}
				note={`${formatDay(now)}. ${unreadText(figures.unread)}`}
			/>
			<ClockNotice offsetMinutes={clock.offset} now={now} />
			<ContactMissing details={shopDetails()}>
				<Link href="/seller/shop">To the shop's details</Link>
			</ContactMissing>
			<MoneyToday today={today} cashDue={cashDue.amount} now={now} />
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
				<OpenOrders orders={open.slice(0, SHOWN_ORDERS)} total={totalOpen} servedAt={now.getTime()} />
				<div className="grid gap-4.5">
					<Waits
						refunds={refunds}
						refundsDue={due.count}
						held={open.filter(({ status }) => status === ON_HOLD).slice(0, SHOWN)}
						heldOrders={counts[ON_HOLD] ?? 0}
						reviews={low.reviews}
						reviewsWaiting={low.total}
					/>
					<SoldOut {...soldOut} />
					<RunningOut {...few} />
				</div>
			</div>
			<QuickActions unread={figures.unread} />
			<SalesSection sales={sales} when={when} />
			<HabitsSection sales={sales} when={when} />
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
