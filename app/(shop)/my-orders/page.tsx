import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FollowOrders } from "@/components/shop/orders/follow-orders";
import { OrdersView } from "@/components/shop/orders/orders-view";
import { PageHead } from "@/components/shop/static/page-head";
import { isOpen } from "@/lib/domain/order-status";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { listOwnOrders } from "@/lib/server/orders/read";

export const metadata: Metadata = { title: "My Orders", robots: { index: false } };

type MyOrdersProps = { searchParams: Promise<{ order?: string | string[] }> };

/** The customer's orders (spec 2); a guest is sent home. */
export default async function MyOrdersPage({ searchParams }: MyOrdersProps) {
	const customer = await currentCustomer();
	if (!customer) redirect("/");
	const [{ order }, orders] = await Promise.all([searchParams, listOwnOrders(customer._id)]);
	const chosenId = typeof order === "string" ? order : undefined;
	return (
		<div className="wrap pb-section">
			<PageHead title="My Orders" />
			<FollowOrders isAnyOpen={orders.some(({ status }) => isOpen(status))} />
			<OrdersView orders={orders} chosenId={chosenId} now={Date.now()} />
		</div>
	);
}
