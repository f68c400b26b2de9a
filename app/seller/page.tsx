import type { Metadata } from "next";
import { QuickActions } from "@/components/seller/dashboard/quick-actions";
import { StatCards } from "@/components/seller/dashboard/stat-cards";
import { OrdersList } from "@/components/seller/orders/orders-list";
import { PageHead } from "@/components/seller/shell/page-head";
import { MoreLink } from "@/components/ui/more-link";
import { formatDay, greetingAt } from "@/lib/domain/dates";
import { SHOP } from "@/lib/domain/shop";
import { readFigures } from "@/lib/server/sellers/dashboard";
import { findOrders } from "@/lib/server/sellers/find-orders";
import { currentSeller } from "@/lib/server/sellers/guards";

export const metadata: Metadata = { title: "Dashboard" };

const LATEST = 6;

function unreadText(unread: number): string {
	if (unread === 0) return "Nothing new is waiting.";
	return unread === 1 ? "1 notification is waiting." : `${unread} notifications are waiting.`;
}

/** How the shop is doing, and the way to everything else (spec 2). */
export default async function DashboardPage() {
	if (!(await currentSeller())) return null;
	const [figures, { orders }] = await Promise.all([readFigures(), findOrders({}, LATEST)]);
	const now = new Date();
	return (
		<>
			<PageHead
				title={`${greetingAt(now)}, ${SHOP.name}`}
				note={`${formatDay(now)}. ${unreadText(figures.unread)}`}
			/>
			<StatCards {...figures} />
			<QuickActions unread={figures.unread} />
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
		</>
	);
}
