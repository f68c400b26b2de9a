import type { Metadata } from "next";
import Link from "next/link";
import { CashDue } from "@/components/seller/dashboard/cash-due";
import { QuickActions } from "@/components/seller/dashboard/quick-actions";
import { StatCards } from "@/components/seller/dashboard/stat-cards";
import { OrdersList } from "@/components/seller/orders/orders-list";
import { PageHead } from "@/components/seller/shell/page-head";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import { formatDay, greetingAt } from "@/lib/domain/dates";
import { formatRupees } from "@/lib/domain/money";
import { salesPeriodField } from "@/lib/domain/sales-schema";
import { SHOP } from "@/lib/domain/shop";
import { readFigures } from "@/lib/server/dashboard/figures";
import { readCashDue, readSales } from "@/lib/server/dashboard/sales";
import { countDue } from "@/lib/server/refunds/read";
import { findOrders } from "@/lib/server/seller-orders/find";
import { currentSeller } from "@/lib/server/sellers/guards";
import { HabitsSection } from "./habits-section";
import { SalesSection } from "./sales-section";

export const metadata: Metadata = { title: "Dashboard" };

const LATEST = 6;

type DashboardPageProps = { searchParams: Promise<{ days?: string | string[] }> };

function unreadText(unread: number): string {
	if (unread === 0) return "Nothing new is waiting.";
	return unread === 1 ? "1 notification is waiting." : `${unread} notifications are waiting.`;
}

/** How the shop is doing, and the way to everything else (spec 2). */
export default async function DashboardPage({ searchParams }: DashboardPageProps) {
	if (!(await currentSeller())) return null;
	const period = salesPeriodField.parse((await searchParams).days);
	const [figures, { orders }, cashDue, sales, refundsDue] = await Promise.all([
		readFigures(),
		findOrders({}, LATEST),
		readCashDue(),
		readSales(period),
		countDue(),
	]);
	const when = `${period}-days` as const;
	const now = new Date();
	return (
		<>
			<PageHead
				title={`${greetingAt(now)}, ${SHOP.name}`}
				note={`${formatDay(now)}. ${unreadText(figures.unread)}`}
			/>
			<StatCards {...figures} />
			<QuickActions unread={figures.unread} />
			{refundsDue.count > 0 && (
				<Notice tone="warning" title={`${formatRupees(refundsDue.amount)} has to go back to customers.`}>
					<Link href="/seller/refunds" className="-mb-2 flex min-h-tap w-fit items-center">
						To the refunds
					</Link>
				</Notice>
			)}
			{cashDue.orders > 0 && <CashDue {...cashDue} />}
			<SalesSection sales={sales} when={when} />
			{orders.length > 0 && (
				<section aria-labelledby="latest" className="grid gap-2">
					<div className="flex items-center justify-between">
						<h2 id="latest" className="display-type text-lg tracking-heading">
							Latest orders
						</h2>
						<MoreLink href="/seller/orders">All orders</MoreLink>
					</div>
					<OrdersList orders={orders} servedAt={now.getTime()} />
				</section>
			)}
			<HabitsSection sales={sales} when={when} />
			<div className="flex flex-wrap gap-x-6 lg:hidden">
				<MoreLink href="/seller/prices">Morning prices</MoreLink>
				<MoreLink href="/seller/refunds">Refunds</MoreLink>
				<MoreLink href="/seller/record">Record of what was done</MoreLink>
			</div>
		</>
	);
}
