"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/late-dialog";
import { cancelOrder } from "@/lib/client/orders";
import { useSeconds } from "@/lib/client/use-now";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { cancelTimeLeft, mayCancel } from "@/lib/domain/order-cancel";
import { clockText } from "@/lib/domain/order-promise";

type CancelOrderProps = {
	order: Pick<Order, "_id" | "number" | "status" | "createdAt" | "isPaid" | "paymentType" | "amount">;
	/** Milliseconds. */
	servedAt: number;
};

function sideEffectOf({ isPaid, paymentType, amount }: CancelOrderProps["order"]): string {
	return isPaid
		? `You have paid ${formatRupees(amount)} with ${paymentType}: it goes back to you.`
		: "Nothing is packed yet. There will be nothing to pay.";
}

/** The way out of an order, for ten minutes and until it is packed; it says how long it is still open. */
export function CancelOrder({ order, servedAt }: CancelOrderProps) {
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
				<b className="block font-bold">Changed your mind?</b>
				<span className="text-ink-2">
					You can cancel for{" "}
					<span className="figures">{clockText(cancelTimeLeft(order.createdAt, now))}</span> more
				</span>
			</p>
			<Button variant="outline" size="sm" onClick={() => setAsking(true)} {...dialogAhead}>
				Cancel order
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setAsking}
				title={`Cancel ${order.number}?`}
				description={sideEffectOf(order)}
				actions={
					<>
						<Button variant="quiet" onClick={() => setAsking(false)}>
							Keep the order
						</Button>
						<Button variant="danger" busy={isBusy} onClick={cancel}>
							Cancel order
						</Button>
					</>
				}
			/>
		</div>
	);
}
