"use client";

import { useState } from "react";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/use-following";
import { sellerCall } from "@/lib/team/client/seller";
import { UNDO_SECONDS } from "../rules/order-states";
import { newestFirst, type SellerOrder } from "../rules/seller-order";
import type { OrderStep } from "../schema/order-status";

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
	return { ...order, toCollect: 0, isPaid: true, paymentStatus: "success", paidAt: new Date().toISOString() };
}

type ById = ReadonlyMap<string, SellerOrder>;

function withOrder(all: ById, order: SellerOrder): ById {
	return new Map(all).set(order._id, order);
}

function withoutOrder(all: ById, { _id }: SellerOrder): ById {
	return new Map([...all].filter(([id]) => id !== _id));
}

type Compare = (a: SellerOrder, b: SellerOrder) => number;

/** The orders and those of `guessed` that are missing among them, in this order. */
function joined(orders: readonly SellerOrder[], guessed: ById, compare: Compare): SellerOrder[] {
	const present = new Set(orders.map(({ _id }) => _id));
	const missing = [...guessed.values()].filter(({ _id }) => !present.has(_id));
	if (missing.length === 0) return [...orders];
	return [...orders, ...missing].sort(compare);
}

/**
 * The orders on the page as the seller sees and changes them. Every change shows at once; what the server returns
 * replaces it, and when the server refuses it is taken back with a message (spec 4). `compare` is the order they come in.
 */
export function useOrders(served: SellerOrder[], compare: Compare = newestFirst): Orders {
	const [known, setKnown] = useFollowing(served);
	// Laid over what is known until the server has answered: news that comes meanwhile does not take them back.
	const [guesses, setGuesses] = useState<ById>(new Map());
	// Kept with the orders: one that has left the list by its step stays until the step can no longer be taken back.
	const [steps, setSteps] = useState<ById>(new Map());

	function show(changed: SellerOrder): void {
		setKnown((list) => list.map((order) => (order._id === changed._id ? changed : order)));
	}

	async function change(
		order: SellerOrder,
		guess: SellerOrder,
		request: () => Promise<OrderAnswer>,
		failed: string,
	): Promise<SellerOrder | null> {
		setGuesses((all) => withOrder(all, guess));
		try {
			const answer = await request();
			show(answer.order);
			return answer.order;
		} catch (error) {
			toast.error(messageOf(error, failed));
			return null;
		} finally {
			setGuesses((all) => withoutOrder(all, order));
		}
	}

	async function markPaid(order: SellerOrder): Promise<void> {
		const request = () => sellerCall<OrderAnswer>("PUT", `/api/order/mark-paid/${order._id}`);
		const done = await change(order, paidNow(order), request, "Failed to update payment status");
		if (done) toast.success("Order marked as paid successfully!");
	}

	async function move(order: SellerOrder, step: OrderStep): Promise<void> {
		const request = () => sellerCall<OrderAnswer>("PUT", `/api/order/status/${order._id}`, { body: step });
		const guess = { ...order, status: step.status };
		const moved = await change(order, guess, request, "Failed to update the order");
		if (!moved) return;
		toast.success(`${order.number}: ${step.status}`, `step-${order._id}`);
		setSteps((all) => withOrder(all, moved));
		setTimeout(() => setSteps((all) => withoutOrder(all, moved)), UNDO_SECONDS * 1000);
	}

	async function undo(order: SellerOrder): Promise<void> {
		const previous = order.statusHistory.at(-2)?.status ?? order.status;
		const request = () => sellerCall<OrderAnswer>("PUT", `/api/order/status/${order._id}/undo`);
		setSteps((all) => withoutOrder(all, order));
		await change(order, { ...order, status: previous }, request, "Failed to undo the step");
	}

	return {
		orders: joined(known, steps, compare).map((order) => guesses.get(order._id) ?? order),
		busy: new Set(guesses.keys()),
		undoable: new Set(steps.keys()),
		markPaid,
		move,
		undo,
	};
}
