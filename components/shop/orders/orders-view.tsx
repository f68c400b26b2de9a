import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Order } from "@/lib/domain/order";
import { OrderCard } from "./order-card";
import { OrderDetail } from "./order-detail";
import { ordersGrid } from "./orders-grid";

type OrdersViewProps = {
	orders: readonly Order[];
	/** The order whose details are asked for; otherwise the newest is shown. */
	chosenId?: string;
	/** Milliseconds of the moment at which the page is made. */
	now: number;
};

/** The customer's orders beside the details of one of them; on phones the details come first. */
export function OrdersView({ orders, chosenId, now }: OrdersViewProps) {
	const shown = orders.find((order) => order._id === chosenId) ?? orders[0];
	if (!shown) return <NoOrders />;
	return (
		<div className={ordersGrid}>
			<nav aria-label="Orders" className="max-lg:order-last print:hidden">
				<ul className="grid gap-2.5">
					{orders.map((order) => (
						<li key={order._id}>
							<OrderCard order={order} isShown={order === shown} />
						</li>
					))}
				</ul>
			</nav>
			<OrderDetail order={shown} now={now} />
		</div>
	);
}

function NoOrders() {
	return (
		<EmptyState
			art="/art/one-receipt.webp"
			title="No orders yet"
			actions={<ButtonLink href="/all-products">Start Shopping</ButtonLink>}
		>
			Your first one will show here, step by step.
		</EmptyState>
	);
}
