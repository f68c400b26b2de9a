import "server-only";
import type { PaymentStatus } from "@/lib/domain/order";
import { ORDER_NOT_FOUND } from "@/lib/domain/order-messages";
import { paidFor } from "@/lib/domain/order-money";
import {
	isOpen,
	mayBring,
	moneyGoesBack,
	nextSteps,
	ORDER_STATES,
	type OrderActor,
	type OrderStatus,
	PACKED,
	UNDO_SECONDS,
	USUAL_WAY,
} from "@/lib/domain/order-states";
import type { OrderStep } from "@/lib/domain/order-status-schema";
import { NOT_YOUR_DUTY } from "@/lib/domain/permissions";
import type { Seller } from "@/lib/domain/seller";
import { Order, type OrderDoc } from "@/models/order";
import { connectDatabase } from "../database/connect";
import { announceOrder } from "../live/announce";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { shopDetails } from "../shop/read";
import { packedInFull } from "./packed-lines";
import { promisedTo } from "./to-order";

const MONEY_WENT_BACK = "The money of this order went back: it cannot go out as paid";
const CHANGED_MEANWHILE = "This order has just been changed. Please look again.";
/** What an undo may take on its way here, beyond the seconds that the button shows. */
const UNDO_GRACE_SECONDS = 3;
/** A step can be taken back for so long after it was taken, in milliseconds. */
export const UNDO_MS = (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000;

/** How often a change is decided again when another hand was faster. */
const TRIES = 4;

/** Which order is meant: by its number alone, or only if it is this customer's. */
export type WhichOrder = { _id: string; user?: string };
type Change = Record<string, unknown>;
export type Moved = { before: OrderStatus; order: OrderDoc };

async function findOrder(which: WhichOrder): Promise<OrderDoc> {
	await connectDatabase();
	const order = await Order.findOne(which).lean<OrderDoc>();
	if (!order) throw new ShopError("not-found", ORDER_NOT_FOUND);
	return order;
}

/** What went back for the order or is just going, in rupees. */
function paidBackOf({ paidBack = [] }: OrderDoc): number {
	return paidBack.reduce((sum, { amount }) => sum + amount, 0);
}

/** True where the order's money left it: all of it, or, where credit paid a part, the wallet's part or the credit. */
function hasGoneBack(order: OrderDoc): boolean {
	const paid = paidFor(order);
	if (paid === 0) return false;
	const isOfTwoParts = (order.creditUsed ?? 0) > 0;
	if (isOfTwoParts && order.paidBack?.some(({ isForWholeOrder }) => isForWholeOrder)) return true;
	return paidBackOf(order) >= paid;
}

/**
 * What is owed for an order in this state: a paid one that does not go out has its money to go back. Throws ShopError
 * `conflict` when it should go out as paid although its money went back.
 */
function paymentStatusFor(order: OrderDoc, status: OrderStatus): PaymentStatus {
	const wentBack = hasGoneBack(order);
	if (wentBack && ORDER_STATES[status].money === "needed") throw new ShopError("conflict", MONEY_WENT_BACK);
	if (!order.isPaid || wentBack) return order.paymentStatus;
	return moneyGoesBack(status) ? "refund due" : "success";
}

/**
 * A purchase that ends or comes back has consequences, and so have counted pieces that leave the shelf for good; the
 * sweep finishes them where nobody else does.
 */
function sideEffectsOf({ status: from, lines }: OrderDoc, to: OrderStatus): { hasOpenConsequences?: true } {
	const isOther = (of: "isPurchase" | "isPacked") => ORDER_STATES[from][of] !== ORDER_STATES[to][of];
	const isCounted = lines.some((line) => line.isCounted || line.packed?.replacement?.isCounted);
	return isOther("isPurchase") || (isCounted && isOther("isPacked")) ? { hasOpenConsequences: true } : {};
}

/** What a late arrival gives, where the owner has said so: once for an order, whatever becomes of the step. */
function lateCreditOf(
	order: OrderDoc,
	{ status, at }: OrderDoc["statusHistory"][number],
): Pick<OrderDoc, "lateCredit"> {
	const { lateCredit } = shopDetails();
	const hasArrived = status === USUAL_WAY.at(-1);
	if (!hasArrived || lateCredit === 0 || order.lateCredit !== undefined) return {};
	return at > promisedTo(order) ? { lateCredit } : {};
}

/** Changes the order only if it is still as it was read; null when another hand was faster. */
async function changeUnchanged(order: OrderDoc, change: Change): Promise<OrderDoc | null> {
	const asRead = {
		_id: order._id,
		status: order.status,
		isPaid: order.isPaid,
		statusHistory: { $size: order.statusHistory.length },
		revision: order.revision ?? { $exists: false },
	};
	const counted = { ...change, $inc: { revision: 1 } };
	return Order.findOneAndUpdate(asRead, counted, { returnDocument: "after" }).lean<OrderDoc>();
}

/**
 * Changes an order as `decide` says of its present state. Of two hands one wins, and the other decides again from
 * what it finds then; `decide` throws when nothing is to be done any more. Throws ShopError `not-found`.
 */
export async function changeOrder(which: WhichOrder, decide: (order: OrderDoc) => Change): Promise<Moved> {
	for (let tries = 0; tries < TRIES; tries++) {
		const found = await findOrder(which);
		const order = await changeUnchanged(found, decide(found));
		if (order) {
			announceOrder(order);
			return { before: found.status, order };
		}
	}
	throw new ShopError("conflict", CHANGED_MEANWHILE);
}

/**
 * The change that brings an order to a status, with the time, who and why; `byName` for somebody of the team. `at` where
 * it happened earlier than now.
 */
export function stepTo(
	order: OrderDoc,
	{ status, reason }: OrderStep,
	by: OrderActor,
	byName?: string,
	at = clock.shopNow(),
) {
	const event: OrderDoc["statusHistory"][number] = {
		status,
		at,
		by,
		...(byName ? { byName } : {}),
		...(reason ? { reason } : {}),
	};
	return {
		$set: {
			status,
			paymentStatus: paymentStatusFor(order, status),
			...sideEffectsOf(order, status),
			...lateCreditOf(order, event),
		},
		$push: { statusHistory: event },
	};
}

/** Throws ShopError `conflict` where this step makes no sense from where the order stands; the seller's, unless it is said. */
export function mustLeadTo({ status }: OrderDoc, next: OrderStatus, actor: OrderActor = "seller"): void {
	if (!nextSteps(status, actor).includes(next)) throw refuseStep(status, next);
}

function refuseStep(from: OrderStatus, to: OrderStatus): ShopError {
	if (from === to || !isOpen(from)) return new ShopError("conflict", `This order is ${from} already`);
	return new ShopError("conflict", `An order that is ${from} cannot become ${to}`);
}

function mustBring({ role }: Seller, status: OrderStatus): void {
	if (!mayBring(role, status)) throw new ShopError("forbidden", NOT_YOUR_DUTY);
}

/**
 * Moves an order one step for somebody of the team. Throws ShopError `not-found`, `forbidden` where the step is not
 * their work, or `conflict` when it makes no sense from where the order stands now.
 */
export async function takeStep(orderId: string, step: OrderStep, seller: Seller): Promise<Moved> {
	mustBring(seller, step.status);
	return changeOrder({ _id: orderId }, (order) => {
		mustLeadTo(order, step.status);
		const { $set, $push } = stepTo(order, step, "seller", seller.name);
		const packed = step.status === PACKED ? packedInFull(order) : {};
		return { $set: { ...$set, ...packed, untoldStepAt: clock.shopNow() }, $push };
	});
}

function stepBack(order: OrderDoc, seller: Seller): Change {
	const [previous, last] = order.statusHistory.slice(-2);
	const limit = clock.shopNow().getTime() - UNDO_MS;
	if (!previous || !last || last.by !== "seller" || last.at.getTime() < limit) {
		throw new ShopError("conflict", "It is too late to undo this step");
	}
	mustBring(seller, last.status);
	return {
		$set: {
			status: previous.status,
			paymentStatus: paymentStatusFor(order, previous.status),
			...sideEffectsOf(order, previous.status),
			// An earlier step may not have been told yet.
			untoldStepAt: clock.shopNow(),
		},
		$pop: { statusHistory: 1 },
	};
}

/**
 * Takes the last step back, as long as it is seconds old and the team's own. Throws ShopError `not-found`, `forbidden`
 * where the step is not their work, or `conflict` when there is nothing to take back any more.
 */
export function undoStep(orderId: string, seller: Seller): Promise<Moved> {
	return changeOrder({ _id: orderId }, (order) => stepBack(order, seller));
}
