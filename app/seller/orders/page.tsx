import type { Metadata } from "next";
import { OrdersList } from "@/components/seller/orders/orders-list";
import { PageHead } from "@/components/seller/shell/page-head";
import { EmptyState } from "@/components/ui/empty-state";
import { formatDay } from "@/lib/domain/dates";
import { currentSeller } from "@/lib/server/sellers/guards";
import { listOrders } from "@/lib/server/sellers/orders";

export const metadata: Metadata = { title: "Orders" };

const LIST_LIMIT = 100;

/** All orders, newest first (spec 2). */
export default async function SellerOrdersPage() {
	if (!(await currentSeller())) return null;
	const orders = await listOrders(LIST_LIMIT);
	return (
		<>
			<PageHead title="Orders" note={`${formatDay(new Date())}, newest first`} />
			{orders.length > 0 ? (
				<OrdersList orders={orders} servedAt={Date.now()} />
			) : (
				<EmptyState art="/art/one-receipt.webp" title="No orders yet">
					The first one appears here as soon as it is placed.
				</EmptyState>
			)}
		</>
	);
}
