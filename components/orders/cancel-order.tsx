"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { useRupees } from "@/components/ui/price";
import { useSeconds } from "@/lib/client/use-now";
import { clockText } from "@/lib/delivery/promise-rules";
import { cancelOrder } from "@/lib/orders/client/orders";
import type { Order } from "@/lib/orders/rules/order";
import { cancelTimeLeft, mayCancel } from "@/lib/orders/rules/order-cancel";

type CancelOrderProps = {
	order: Pick<Order, "_id" | "number" | "status" | "createdAt" | "isPaid" | "amount">;
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
	const [isBusy, setBusy] = useState(false);
	if (!mayCancel(order, now) && !isAsking) return null;

	async function cancel(): Promise<void> {
		setBusy(true);
		const isSettled = await cancelOrder(order._id);
		setBusy(false);
		if (!isSettled) return;
		setAsking(false);
		router.refresh();
	}

	return (
		<div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-bg-sunk py-3 pe-3 ps-4 print:hidden">
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
			<Button variant="outline" size="sm" onClick={() => setAsking(true)} {...dialogAhead}>
				{text.submit}
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setAsking}
				title={text.ask(order.number)}
				description={order.isPaid ? text.paid(rupees(order.amount), payment) : text.notPaid}
				actions={
					<>
						<Button variant="quiet" onClick={() => setAsking(false)}>
							{text.keep}
						</Button>
						<Button variant="danger" busy={isBusy} onClick={cancel}>
							{text.submit}
						</Button>
					</>
				}
			/>
		</div>
	);
}
