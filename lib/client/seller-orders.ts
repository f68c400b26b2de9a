"use client";

import { useState } from "react";
import { type OrderStep, UNDO_SECONDS } from "@/lib/domain/order-status";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { messageOf } from "./api";
import { sellerCall } from "./seller";
import { toast } from "./toast";
import { useFollowing } from "./use-following";

export type OrderActions = {
	/** Records that an order's cash has come in. */
	markPaid: (order: SellerOrder) => void;
	/** Moves an order one step. */
	move: (order: SellerOrder, step: OrderStep) => void;
	/** Takes the step back that was just made. */
	undo: (order: SellerOrder) => void;
};

type Orders = OrderActions & {
	orders: SellerOrder[];
	/** Orders whose change the server has not confirmed yet. */
	busy: ReadonlySet<string>;
	/** Orders whose last step can still be taken back. */
	undoable: ReadonlySet<string>;
};

type OrderAnswer = { order: SellerOrder };

function paidNow(order: SellerOrder): SellerOrder {
	return { ...order, isPaid: true, paymentStatus: "success", paidAt: new Date().toISOString() };
}

function withId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
	return new Set(ids).add(id);
}

function withoutId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
	return new Set([...ids].filter((other) => other !== id));
}

/**
 * The orders on the page as the seller sees and changes them. Every change shows at once; what the server returns
 * replaces it, and when the server refuses it is taken back with a message (spec 4).
 */
export function useOrders(served: SellerOrder[]): Orders {
	const [orders, setOrders] = useFollowing(served);
	const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
	const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set());

	function show(changed: SellerOrder): void {
		setOrders((list) => list.map((order) => (order._id === changed._id ? changed : order)));
	}

	async function change(
		order: SellerOrder,
		guess: SellerOrder,
		request: () => Promise<OrderAnswer>,
		failed: string,
	): Promise<boolean> {
		setBusy((ids) => withId(ids, order._id));
		show(guess);
		try {
			show((await request()).order);
			return true;
		} catch (error) {
			show(order);
			toast.error(messageOf(error, failed));
			return false;
		} finally {
			setBusy((ids) => withoutId(ids, order._id));
		}
	}

	async function markPaid(order: SellerOrder): Promise<void> {
		const request = () => sellerCall<OrderAnswer>("PUT", `/api/order/mark-paid/${order._id}`);
		const done = await change(order, paidNow(order), request, "Failed to update payment status");
		if (done) toast.success("Order marked as paid successfully!");
	}

	async function move(order: SellerOrder, step: OrderStep): Promise<void> {
		const request = () => sellerCall<OrderAnswer>("PUT", `/api/order/status/${order._id}`, { body: step });
		const done = await change(
			order,
			{ ...order, status: step.status },
			request,
			"Failed to update the order",
		);
		if (!done) return;
		toast.success(`${order.number}: ${step.status}`, `step-${order._id}`);
		setUndoable((ids) => withId(ids, order._id));
		setTimeout(() => setUndoable((ids) => withoutId(ids, order._id)), UNDO_SECONDS * 1000);
	}

	async function undo(order: SellerOrder): Promise<void> {
		const previous = order.statusHistory.at(-2)?.status ?? order.status;
		const request = () => sellerCall<OrderAnswer>("PUT", `/api/order/status/${order._id}/undo`);
		setUndoable((ids) => withoutId(ids, order._id));
		await change(order, { ...order, status: previous }, request, "Failed to undo the step");
	}

	return { orders, busy, undoable, markPaid, move, undo };
}
