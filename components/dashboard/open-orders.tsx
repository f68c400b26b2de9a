"use client";

import Link from "next/link";
import { SELLER_STYLES } from "@/components/orders/order-styles";
import { OrderStatusText, type OrderViewProps, TimeLeft } from "@/components/orders/staff/order-state";
import { useOrderSteps } from "@/components/orders/staff/use-order-steps";
import { useRole } from "@/components/staff/signed-in";
import { Button } from "@/components/ui/button";
import { MoreLink } from "@/components/ui/panel";
import { useStillOrder } from "@/lib/orders/client/seller-orders";
import { sumOf } from "@/lib/orders/rules/order";
import { ORDER_STATES, stepForward } from "@/lib/orders/rules/order-states";
import {
	awaitsCash,
	byTimeLeft,
	paymentName,
	piecesOf,
	recipientOf,
	type SellerOrder,
	waitsForYes,
} from "@/lib/orders/rules/seller-order";
import { counted, formatRupees } from "@/lib/text/money";
import { CountedPanel } from "./needs-attention";

type OpenOrdersProps = {
	/** By time left. */
	orders: SellerOrder[];
	/** How many are open, also beyond those. */
	total: number;
	/** When the page was made, in milliseconds. */
	servedAt: number;
};

function Step({ order, busy, undoable, onStep, onUndo }: OrderViewProps) {
	const next = stepForward(order.status, useRole());
	const words = next && !waitsForYes(order) && ORDER_STATES[next].forward;
	if (undoable) {
		return (
			<Button
				variant="quiet"
				size="sm"
				aria-label={`Undo: ${order.number} is ${order.status}`}
				onClick={() => onUndo(order)}
			>
				Undo
			</Button>
		);
	}
	if (!words) return null;
	const { stepIcon } = SELLER_STYLES[next];
	return (
		<Button
			variant="soft"
			size="sm"
			busy={busy}
			icon={stepIcon}
			aria-label={`${words.verb}: ${order.number}`}
			onClick={() => onStep(order, next)}
		>
			{words.verb}
		</Button>
	);
}

function OpenOrder(view: OrderViewProps) {
	const { order, now } = view;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-2.5 md:grid-cols-[6.5rem_minmax(0,1.2fr)_minmax(0,1fr)_11.5rem]">
			<TimeLeft order={order} now={now} />
			<p className="min-w-0 wrap-anywhere max-md:col-start-1">
				<b>{recipientOf(order)}</b>
				<span className="block text-xs text-ink-2">
					<Link href={`/seller/orders/${order._id}`} className="tap-area whitespace-nowrap hover:underline">
						{order.number}
					</Link>{" "}
					· {order.area}
				</span>
			</p>
			<p className="min-w-0 figures max-md:col-start-1">
				<b className="font-semibold">
					{counted(piecesOf(order), "item")} · {formatRupees(sumOf(order))}
				</b>
				<span className="block text-xs text-ink-2">
					{paymentName(order.paymentType)}
					{!awaitsCash(order) && ", paid"}
				</span>
			</p>
			<div className="grid justify-items-end gap-1 max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
				<OrderStatusText status={order.status} />
				<Step {...view} />
			</div>
		</li>
	);
}

/** The orders that are on their way, the most urgent first, each with its one next step. */
export function OpenOrders({ orders, total, servedAt }: OpenOrdersProps) {
	const { views, dialog } = useOrderSteps(orders, servedAt, byTimeLeft);
	const [still, hold] = useStillOrder(views, ({ order }) => order._id);
	return (
		<CountedPanel
			id="open-orders"
			title="Open orders"
			count={total}
			more={<MoreLink href="/seller/orders">All orders</MoreLink>}
		>
			{views.length === 0 && <p className="text-ink-2">No order is waiting. Good.</p>}
			<ul {...hold}>
				{still.map((view) => (
					<OpenOrder key={view.order._id} {...view} />
				))}
			</ul>
			{dialog}
		</CountedPanel>
	);
}
