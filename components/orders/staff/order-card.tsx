import { ChevronDown } from "lucide-react";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Panel } from "@/components/ui/panel";
import { awaitsCash, paymentName, piecesOf, recipientOf } from "@/lib/orders/rules/seller-order";
import { formatMoment } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import { OrderDetail } from "./order-detail";
import type { OrderListViewProps } from "./order-view";
import { PaymentState } from "./payment-state";
import { StatusControl } from "./status-control";
import { TimeLeft } from "./time-left";

/** One order on phones. */
export function OrderCard({ open, onToggle, chosen, onChoose, ...view }: OrderListViewProps) {
	const { order, now, busy, onMarkPaid } = view;
	const detailId = `order-card-${order._id}`;
	const pieces = piecesOf(order);
	return (
		<Panel data-order={order._id} className="grid gap-3 p-4" aria-label={order.number}>
			<div className="flex items-start justify-between gap-3">
				<Checkbox checked={chosen} onChange={(event) => onChoose(event.target.checked)} className="-my-1.5">
					<span className="sr-only">Choose </span>
					<b className="text-md">{order.number}</b>
					<span className="block text-ink-2">{formatMoment(order.createdAt, now)}</span>
				</Checkbox>
				<TimeLeft order={order} now={now} />
			</div>
			<div className="flex items-start justify-between gap-3">
				<span className="wrap-anywhere">
					{recipientOf(order)}
					<span className="block text-ink-2">{order.area}</span>
				</span>
				<span className="flex-none text-end figures">
					<b>{formatRupees(order.amount)}</b>
					<span className="block text-ink-2">
						{pieces} {pieces === 1 ? "item" : "items"}, {paymentName(order.paymentType)}
					</span>
				</span>
			</div>
			<div className="flex min-h-tap items-center justify-between gap-3">
				<StatusControl {...view} />
				<PaymentState
					order={order}
					busy={busy}
					onMarkPaid={onMarkPaid}
					className={awaitsCash(order) ? "text-sm" : "text-end"}
				/>
			</div>
			<button
				type="button"
				aria-expanded={open}
				aria-controls={open ? detailId : undefined}
				onClick={onToggle}
				className="flex min-h-tap items-center justify-between border-t border-line pt-2 font-strong text-ink-2"
			>
				What to pack and where
				<ChevronDown className={open ? "icon rotate-180" : "icon"} />
			</button>
			{open && (
				<div id={detailId}>
					<OrderDetail {...view} />
				</div>
			)}
		</Panel>
	);
}
