import "server-only";
import type { Types } from "mongoose";
import type { PaymentStatus } from "@/lib/domain/order";
import { paidFor } from "@/lib/domain/order-money";
import { moneyGoesBack, ORDER_STATES } from "@/lib/domain/order-states";
import { Order, type OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import { announceOrder } from "../live/announce";
import { enterRefund, leftToRefund, type NewLine, readLedger, settledOf } from "./ledger";
import { alignShort } from "./short";

/** How often the order is looked at again because the ledger or the order changed meanwhile. */
const TRIES = 5;

/** True for an order that will never go out; one that is on hold still may. */
function isGivenUp({ status }: OrderDoc): boolean {
	return ORDER_STATES[status].money === "returned";
}

function lineFor(order: OrderDoc, amount: number): NewLine {
	const { by = "shop", reason } = order.statusHistory.at(-1) ?? {};
	const note = isGivenUp(order) ? reason : order.holdReason;
	return {
		amount,
		reason: isGivenUp(order) ? "cancelled" : "other",
		by,
		isForWholeOrder: true,
		...(note ? { note } : {}),
	};
}

/** What is due for a whole order, as far as it has not gone back yet. */
function dueForWhole(order: OrderDoc) {
	return { order: order._id, isForWholeOrder: true, state: "due" } as const;
}

/** What is left of the money becomes due; what is due already stays so, held against this revision of the order. */
async function oweTheRest(order: OrderDoc): Promise<void> {
	const orderRevision = order.revision ?? 0;
	const { reason, note } = lineFor(order, 0);
	await Refund.updateMany(dueForWhole(order), {
		$max: { orderRevision },
		$set: { reason, ...(note ? { note } : {}) },
	});
	const credit = order.creditUsed ?? 0;
	await enterRefund(order, `not-sent:${orderRevision}`, (left) =>
		left > credit ? lineFor(order, left - credit) : null,
	);
	if (credit > 0 && isGivenUp(order)) await oweCredit(order, credit);
}

/** The credit that an order used goes back to where it came from, once the order is given up. */
async function oweCredit(order: OrderDoc, credit: number): Promise<void> {
	await enterRefund(order, `credit:${order.revision ?? 0}`, (left) => {
		const goesBack = Math.min(credit, left);
		return goesBack > 0 ? { ...lineFor(order, goesBack), method: "credit" } : null;
	});
}

/** The order goes out after all. Only lines from before that: a later cancellation has made its own. */
async function withdraw(order: OrderDoc): Promise<void> {
	await Refund.updateMany(
		{ ...dueForWhole(order), orderRevision: { $lt: order.revision ?? 0 } },
		{ $set: { state: "withdrawn" } },
	);
}

function paymentStatusOf(order: OrderDoc, ledger: readonly RefundDoc[]): PaymentStatus {
	const isDue = ledger.some(({ state }) => state === "due");
	// Credit stays with an order that may still go out.
	const staying = isGivenUp(order) ? 0 : (order.creditUsed ?? 0);
	if (isDue || (moneyGoesBack(order.status) && leftToRefund(order, ledger) > staying)) return "refund due";
	const settled = settledOf(ledger);
	const all = paidFor(order) - (moneyGoesBack(order.status) ? staying : 0);
	return settled > 0 && settled >= all ? "refunded" : "success";
}

/** Lets the order say what its ledger says; goes on until both agree, since another hand may change either. */
async function showOnOrder(orderId: Types.ObjectId): Promise<void> {
	for (let tries = 0; tries < TRIES; tries++) {
		const order = await Order.findById(orderId).lean<OrderDoc>();
		if (!order?.isPaid) return;
		const { _id, status, paymentStatus: shown } = order;
		const paymentStatus = paymentStatusOf(order, await readLedger(_id));
		if (paymentStatus === shown) return;
		const asRead = { _id, status, paymentStatus: shown };
		const changed = await Order.findOneAndUpdate(asRead, { $set: { paymentStatus } }).lean<OrderDoc>();
		if (changed) announceOrder(changed);
	}
}

/**
 * Brings an order and the ledger of its refunds in line: what was paid for an order that does not go out is due, and
 * no longer once it goes out; so is what was paid beyond what was packed. Derived from the order as it stands now, so it can be repeated at any time.
 */
export async function alignRefunds(orderId: Types.ObjectId): Promise<void> {
	const order = await Order.findById(orderId).lean<OrderDoc>();
	if (!order || paidFor(order) === 0) return;
	if (moneyGoesBack(order.status)) await oweTheRest(order);
	else {
		await withdraw(order);
		await alignShort(order);
	}
	await showOnOrder(orderId);
}
