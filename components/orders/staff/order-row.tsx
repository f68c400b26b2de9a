import { ChevronDown } from "lucide-react";
import { Checkbox } from "@/components/ui/form/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { piecesOf, recipientOf } from "@/lib/orders/rules/seller-order";
import { formatMoment } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import { OrderDetail } from "./order-detail";
import type { OrderListViewProps } from "./order-view";
import { PaymentState } from "./payment-state";
import { StatusControl } from "./status-control";
import { TimeLeft } from "./time-left";

const COLUMNS = 9;

/** One order in the table, with its details beneath once they are asked for. */
export function OrderRow({ open, onToggle, chosen, onChoose, ...view }: OrderListViewProps) {
	const { order, now, busy, onMarkPaid } = view;
	const detailId = `order-${order._id}`;
	return (
		<>
			<tr data-order={order._id} className="border-t border-line hover:bg-surface-2 *:h-14 *:px-3 *:py-2">
				<td>
					<Checkbox
						checked={chosen}
						onChange={(event) => onChoose(event.target.checked)}
						aria-label={`Choose ${order.number}`}
					>
						{null}
					</Checkbox>
				</td>
				<td>
					<b className="whitespace-nowrap">{order.number}</b>
					<span className="block text-xs whitespace-nowrap text-ink-3">
						{formatMoment(order.createdAt, now)}
					</span>
				</td>
				<td className="wrap-anywhere">
					{recipientOf(order)}
					<span className="block text-xs text-ink-3">{order.area}</span>
				</td>
				<td className="text-end whitespace-nowrap figures">{piecesOf(order)}</td>
				<td className="text-end font-bold whitespace-nowrap figures">{formatRupees(order.amount)}</td>
				<td>
					<PaymentState order={order} busy={busy} onMarkPaid={onMarkPaid} />
				</td>
				<td>
					<StatusControl {...view} />
				</td>
				<td>
					<TimeLeft order={order} now={now} />
				</td>
				<td className="text-end">
					<IconButton
						aria-label={`Details of ${order.number}`}
						aria-expanded={open}
						aria-controls={open ? detailId : undefined}
						onClick={onToggle}
					>
						<ChevronDown className={open ? "icon rotate-180" : "icon"} />
					</IconButton>
				</td>
			</tr>
			{open && (
				<tr id={detailId} className="border-t border-line bg-surface-2">
					<td colSpan={COLUMNS} className="px-3.5 py-4">
						<OrderDetail {...view} />
					</td>
				</tr>
			)}
		</>
	);
}
