import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FollowOrders } from "@/components/shop/orders/follow-orders";
import { OrderNews } from "@/components/shop/orders/order-news";
import { OrdersView } from "@/components/shop/orders/orders-view";
import { PageHead } from "@/components/shop/static/page-head";
import { isOpen } from "@/lib/domain/order-status";
import { loginHref } from "@/lib/domain/return-path";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { lastSignal } from "@/lib/server/live/signals";
import { listOwnOrders } from "@/lib/server/orders/read";

export const metadata: Metadata = { title: "My Orders", robots: { index: false } };

type MyOrdersProps = { searchParams: Promise<{ order?: string | string[] }> };

/** The customer's orders (spec 2); a guest is sent home, to log in. */
export default async function MyOrdersPage({ searchParams }: MyOrdersProps) {
	const customer = await currentCustomer();
	const { order } = await searchParams;
	const chosenId = typeof order === "string" ? order : undefined;
	const wanted = chosenId ? `/my-orders?${new URLSearchParams({ order: chosenId })}` : "/my-orders";
	if (!customer) redirect(loginHref(wanted));
	// Asked for first: a change that comes while the orders are read is then told once more rather than missed.
	const after = await lastSignal();
	const orders = await listOwnOrders(customer._id);
	return (
		<div className="wrap pb-section">
			<PageHead title="My Orders" />
			<FollowOrders isAnyOpen={orders.some(({ status }) => isOpen(status))} after={after} />
			<OrderNews orders={orders} />
			<OrdersView orders={orders} chosenId={chosenId} now={Date.now()} />
		</div>
	);
}
