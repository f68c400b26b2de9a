"use client";

import { useState } from "react";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { messageOf } from "./api";
import { sellerCall } from "./seller";
import { toast } from "./toast";
import { useFollowing } from "./use-following";

type Orders = {
	orders: SellerOrder[];
	/** Orders whose change the server has not confirmed yet. */
	busy: ReadonlySet<string>;
	/** Records that an order's cash has come in; shown at once, taken back when the server refuses. */
	markPaid: (order: SellerOrder) => Promise<void>;
};

function withOrder(orders: SellerOrder[], changed: SellerOrder): SellerOrder[] {
	return orders.map((order) => (order._id === changed._id ? changed : order));
}

function paidNow(order: SellerOrder): SellerOrder {
	return { ...order, isPaid: true, paymentStatus: "success", paidAt: new Date().toISOString() };
}

/** The orders on the page as the seller sees and changes them. */
export function useOrders(served: SellerOrder[]): Orders {
	const [orders, setOrders] = useFollowing(served);
	const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

	function setBusyOrder(id: string, isBusy: boolean): void {
		setBusy((before) => {
			const next = new Set(before);
			if (isBusy) next.add(id);
			else next.delete(id);
			return next;
		});
	}

	async function markPaid(order: SellerOrder): Promise<void> {
		setBusyOrder(order._id, true);
		setOrders((before) => withOrder(before, paidNow(order)));
		try {
			const answer = await sellerCall<{ order: SellerOrder }>("PUT", `/api/order/mark-paid/${order._id}`);
			setOrders((before) => withOrder(before, answer.order));
			toast.success("Order marked as paid successfully!");
		} catch (error) {
			setOrders((before) => withOrder(before, order));
			toast.error(messageOf(error, "Failed to update payment status"));
		} finally {
			setBusyOrder(order._id, false);
		}
	}

	return { orders, busy, markPaid };
}
