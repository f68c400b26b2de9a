import { formatMoment } from "@/lib/domain/dates";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { OrderStatusText } from "./order-status";

/** What has happened to an order, step by step. */
export function OrderTimeline({ order, now }: { order: SellerOrder; now: number }) {
	return (
		<ol className="grid gap-1.5">
			{order.statusHistory.map((event) => (
				<li key={event.at} className="flex flex-wrap items-center gap-x-2.5">
					<OrderStatusText status={event.status} />
					<time dateTime={event.at} className="text-xs text-ink-3 figures">
						{formatMoment(event.at, now)}
					</time>
					{event.by === "customer" && <span className="basis-full text-ink-2">By the customer</span>}
					{event.byName && <span className="text-xs text-ink-3">{event.byName}</span>}
					{event.reason && <span className="basis-full text-ink-2">{event.reason}</span>}
				</li>
			))}
		</ol>
	);
}
