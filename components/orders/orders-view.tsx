import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { OwnOrder } from "@/lib/orders/rules/order";
import type { Report } from "@/lib/reports/rules";
import { OrderCard } from "./order-card";
import { OrderDetail } from "./order-detail";
import { ordersGrid } from "./orders-grid";
import { myOrdersHref } from "./orders-href";

type OrdersViewProps = {
	orders: readonly OwnOrder[];
	/** The order whose details are drawn, in the list or not; null when there is none at all. */
	shown: OwnOrder | null;
	/** What the customer has reported of it. */
	reports: readonly Report[];
	/** The place that this part of the list begins below, or null at its top. */
	before: string | null;
	/** The place below which older orders follow, or null at the end. */
	older: string | null;
	/** Milliseconds of the moment at which the page is made. */
	now: number;
};

/** The customer's orders beside the details of one of them; on phones the details come first. */
export function OrdersView({ orders, shown, reports, before, older, now }: OrdersViewProps) {
	const text = useMessages("orders");
	if (!shown) return <NoOrders />;
	return (
		<div className={ordersGrid}>
			<nav id="orders" aria-label={text.list} className="scroll-mt-24 max-lg:order-last print:hidden">
				<ul className="grid gap-2.5">
					{orders.map((order) => (
						<li key={order._id}>
							<OrderCard order={order} isShown={order === shown} before={before} />
						</li>
					))}
				</ul>
				<Parts before={before} older={older} />
			</nav>
			<OrderDetail order={shown} reports={reports} now={now} />
		</div>
	);
}

/** To the other parts of a long list. On a phone the list stands below the details, so they lead to it. */
function Parts({ before, older }: Pick<OrdersViewProps, "before" | "older">) {
	const text = useMessages("orders");
	if (!before && !older) return null;
	return (
		<p className="mt-4 flex flex-wrap justify-between gap-2">
			{before && (
				<ButtonLink
					href={`${myOrdersHref({})}#orders`}
					variant="quiet"
					size="sm"
					icon={<ChevronLeft className="icon" />}
				>
					{text.newest}
				</ButtonLink>
			)}
			{older && (
				<ButtonLink
					href={`${myOrdersHref({ before: older })}#orders`}
					variant="outline"
					size="sm"
					className="ms-auto"
				>
					{text.older}
					<ChevronRight className="icon" />
				</ButtonLink>
			)}
		</p>
	);
}

function NoOrders() {
	const { none: text } = useMessages("orders");
	return (
		<EmptyState
			art="/art/one-receipt.webp"
			title={text.title}
			actions={<ButtonLink href="/all-products">{text.start}</ButtonLink>}
		>
			{text.text}
		</EmptyState>
	);
}
