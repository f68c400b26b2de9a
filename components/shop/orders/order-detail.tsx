import { useMessages } from "#messages";
import type { OwnOrder } from "@/lib/domain/order";
import { arrivedAt, isOpen } from "@/lib/domain/order-states";
import type { Report } from "@/lib/domain/report";
import { HandoverCode } from "./handover-code";
import { OrderArrival } from "./order-arrival";
import { OrderBasket } from "./order-basket";
import { OrderMoney } from "./order-money";
import { OrderNumber } from "./order-number";
import { OrderReports } from "./order-reports";
import { OrderTimeline } from "./order-timeline";
import { OrderTrack } from "./order-track";

/** So long after it came an order is news; milliseconds. */
const MOMENT_MS = 24 * 3_600_000;

type OrderDetailProps = {
	order: OwnOrder;
	/** What its customer has reported of it. */
	reports: readonly Report[];
	/** Milliseconds. */
	now: number;
};

/** One order in full. Only an order on its way, or one that has just come, gets the loud panel. */
export function OrderDetail({ order, reports, now }: OrderDetailProps) {
	const text = useMessages("orders");
	const { heading } = useMessages("orderStates");
	const { date } = useMessages("time");
	const arrived = arrivedAt(order);
	const isJustHere = arrived !== null && now - new Date(arrived).getTime() < MOMENT_MS;
	return (
		<div className="grid gap-4">
			{isOpen(order.status) && <OrderTrack order={order} now={now} />}
			<HandoverCode order={order} />
			{isJustHere && <OrderArrival order={order} arrivedAt={arrived} reports={reports} />}
			{!isOpen(order.status) && !isJustHere && (
				<header className="px-1 pt-1">
					<p className="font-semibold text-ink-2">
						{text.order} <OrderNumber number={order.number} />
						{text.comma}
						{date(order.createdAt)}
					</p>
					<h2 className="display-type text-3xl">{heading(order.status)}</h2>
				</header>
			)}
			<OrderReports reports={reports} items={order.items} />
			<OrderMoney order={order} />
			<div className="grid items-start gap-4 wide:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
				<OrderTimeline order={order} now={now} />
				<OrderBasket order={order} />
			</div>
		</div>
	);
}
