import Link from "next/link";
import { OrderNumber, SELLER_STYLES } from "@/components/orders/order-styles";
import { Panel } from "@/components/ui/panel";
import type { Thread } from "@/lib/messages/threads-rules";
import { formatTime, nearDay } from "@/lib/text/dates";
import { counted, formatRupees } from "@/lib/text/money";

/** What is on its way to whoever writes. */
export function SenderPanel({ thread: { last } }: { thread: Thread }) {
	const { openOrder: order } = last;
	return (
		<Panel className="grid gap-2 max-wide:col-start-2 max-lg:col-start-1" aria-label="Of the sender">
			<h2 className="text-xs font-bold text-ink-3">Latest open order</h2>
			{order ? (
				<Link
					href={`/seller/orders/${order._id}`}
					prefetch={false}
					className="grid gap-0.5 rounded-md bg-bg px-3.5 py-3 ring-1 ring-line hover:ring-primary"
				>
					<span className="flex flex-wrap justify-between gap-x-2">
						<b>
							<OrderNumber number={order.number} />
						</b>
						<span className={`font-semibold ${SELLER_STYLES[order.status].colour}`}>{order.status}</span>
					</span>
					<span className="text-ink-2">
						{counted(order.lines, "line")}, {formatRupees(order.amount)}
					</span>
					<span className="text-ink-2">
						{nearDay(new Date(order.promisedAt), Date.now())}, {formatTime(order.promisedAt)}, {order.area}
					</span>
				</Link>
			) : (
				<p className="text-ink-2">Nothing is on its way to them.</p>
			)}
		</Panel>
	);
}
