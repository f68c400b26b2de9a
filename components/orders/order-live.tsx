"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useHref } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { useSeconds } from "@/lib/client/time";
import { useAction } from "@/lib/client/use-action";
import { clockText } from "@/lib/delivery/promise-rules";
import { cancelOrder, reorder } from "@/lib/orders/client/orders";
import type { Order } from "@/lib/orders/rules/order";
import { cancelTimeLeft, mayCancel, paidBackIfCancelled } from "@/lib/orders/rules/order-states";

type OrderCountdownProps = {
	order: Pick<Order, "createdAt" | "promisedAt">;
	/** Milliseconds. */
	servedAt: number;
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** The time that is left of the promise, second by second; after that, honestly, that it is late. */
export function OrderCountdown({ order, servedAt }: OrderCountdownProps) {
	const text = useMessages("orderLive");
	const promisedAt = new Date(order.promisedAt).getTime();
	const left = promisedAt - useSeconds(servedAt);
	const withinMinutes = (promisedAt - new Date(order.createdAt).getTime()) / MINUTE_MS;
	/** Of what the time is left, where that is a round figure: a night in between makes it none. */
	function caption(): string {
		if (withinMinutes === HOUR_MINUTES) return text.minutesLeft;
		return withinMinutes === 4 * HOUR_MINUTES ? text.hoursLeft : text.left;
	}

	return (
		<>
			<p role="timer" className="display-figure text-4xl whitespace-nowrap figures">
				{left > 0 ? <bdi dir="ltr">{clockText(left)}</bdi> : text.late}
			</p>
			<p className="mt-2 text-sm font-strong">{left > 0 ? caption() : text.sorry}</p>
		</>
	);
}

type CancelOrderProps = {
	order: Order;
	/** The order's way of payment, in words. */
	payment: string;
	/** Milliseconds. */
	servedAt: number;
};

/** The way out of an order, for ten minutes and until it is packed; it says how long it is still open. */
export function CancelOrder({ order, payment, servedAt }: CancelOrderProps) {
	const { cancel: text } = useMessages("orderLive");
	const rupees = useRupees();
	const router = useRouter();
	const now = useSeconds(servedAt);
	const [isAsking, setAsking] = useState(false);
	const { busy, run: cancel } = useAction(async () => {
		if (!(await cancelOrder(order._id))) return;
		setAsking(false);
		router.refresh();
	});
	if (!mayCancel(order, now) && !isAsking) return null;
	const back = paidBackIfCancelled(order);
	const money = back > 0 ? text.paid(rupees(back), payment) : text.notPaid;
	const credit = order.creditUsed > 0 ? ` ${text.credit(rupees(order.creditUsed))}` : "";

	return (
		<div
			id="cancel-order"
			className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-bg-sunk py-3 pe-3 ps-4 print:hidden"
		>
			<p className="text-md leading-snug">
				<b className="block font-bold">{text.title}</b>
				<span className="text-ink-2">
					{text.before}
					<bdi dir="ltr" className="figures">
						{clockText(cancelTimeLeft(order.createdAt, now))}
					</bdi>
					{text.after}
				</span>
			</p>
			<Button variant="outline" size="sm" onClick={() => setAsking(true)}>
				{text.submit}
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title={text.ask(order.number)}
				description={money + credit}
				keep={text.keep}
				confirm={text.submit}
				busy={busy}
				onConfirm={() => void cancel()}
			/>
		</div>
	);
}

/** Everything of this order into the cart again, and to the cart. */
export function ReorderButton({ orderId }: { orderId: string }) {
	const text = useMessages("orderLive");
	const to = useHref();
	const router = useRouter();
	const { busy, run } = useAction(async () => {
		await reorder(orderId);
		router.push(to("/cart"));
	}, text.againFailed);
	return (
		<Button variant="outline" size="sm" busy={busy} icon="rotate-ccw" onClick={() => void run()}>
			{text.again}
		</Button>
	);
}
