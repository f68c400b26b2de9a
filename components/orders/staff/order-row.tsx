import { ChevronDown } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/choices";
import { Panel } from "@/components/ui/panel";
import { awaitsCash, paymentName, piecesOf, recipientOf } from "@/lib/orders/rules/seller-order";
import { formatMoment } from "@/lib/text/dates";
import { counted, formatRupees } from "@/lib/text/money";
import { OrderDetail } from "./order-detail";
import { type OrderListViewProps, PaymentState, StatusControl, TimeLeft } from "./order-state";

/** One order on phones. */
export function OrderCard({ open, onToggle, chosen, onChoose, ...view }: OrderListViewProps) {
	const { order, now, busy, onMarkPaid } = view;
	const detailId = `order-card-${order._id}`;
	return (
		<Panel data-order={order._id} className="grid gap-3 p-4 md:p-6" aria-label={order.number}>
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
						{counted(piecesOf(order), "item")}, {paymentName(order.paymentType)}
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
