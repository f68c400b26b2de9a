import "server-only";
import { CREDIT, moneyOf, type NewEntry, standingOf, withFacts } from "@/lib/money/rules";
import { noAccountFor } from "@/lib/money/server/refund-actions";
import type { Also, Moved } from "@/lib/money/server/save-order";
import { firstAtTheDoor } from "@/lib/riders/rules";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { NOT_YOUR_DUTY, type Seller } from "@/lib/team/rules";
import type { OrderDoc } from "@/models/order";
import { WAITS_FOR_YES } from "../rules/order-messages";
import {
	isOpen,
	mayBring,
	nextSteps,
	ORDER_STATES,
	type OrderActor,
	type OrderStatus,
	PACKED,
	PLACED,
	UNDO_MS,
	USUAL_WAY,
} from "../rules/order-states";
import type { OrderStep } from "../schema/seller-order";
import { moveOrder } from "./move-order";
import { tellLater } from "./order-news";

const MONEY_WENT_BACK = "The money of this order went back: it cannot go out as paid";

/** Throws ShopError `conflict` where the order would go out as paid although its money went back. */
function mustStillBePaid(order: OrderDoc, next: OrderStatus): void {
	if (ORDER_STATES[next].money === "needed" && moneyOf(order).hasGoneBack)
		throw new ShopError("conflict", MONEY_WENT_BACK);
}

/** What a late arrival gives, where the owner has said so and there is somebody to give it to: once while it stands. */
function lateGift(order: OrderDoc): NewEntry[] {
	const { lateCredit } = shopDetails();
	const hasArrived = order.status === USUAL_WAY.at(-1);
	const isGiven = standingOf(order.ledger).some(({ kind }) => kind === "gift");
	if (!hasArrived || lateCredit === 0 || isGiven || noAccountFor(order)) return [];
	const arrived = firstAtTheDoor(order.statusHistory);
	if (!arrived || arrived <= order.promisedAt) return [];
	return [{ kind: "gift", amount: lateCredit, at: clock.shopNow(), by: "shop" }];
}

/**
 * The order in another status, with the time, who and why; `byName` for somebody of the team. `at` where it happened
 * earlier than now, which may be earlier than the step before it.
 */
export function stepTo(
	order: OrderDoc,
	{ status, reason }: OrderStep,
	by: OrderActor,
	byName?: string,
	at = clock.shopNow(),
): OrderDoc {
	mustStillBePaid(order, status);
	const event = { status, at, by, ...(byName ? { byName } : {}), ...(reason ? { reason } : {}) };
	const statusHistory = [...order.statusHistory, event];
	const moved = { ...order, status, statusHistory };
	return withFacts(moved, lateGift(moved));
}

/** Why an order that holds something by weight is packed on the scale. */
const unweighed = (name: string) => `Please weigh ${name} first`;

/** The order with every line that nobody has decided taken as picked. Throws ShopError `conflict` for what nobody has weighed. */
function packedInFull(order: OrderDoc): OrderDoc {
	const open = order.lines.find(({ stepGrams, packed }) => stepGrams && !packed);
	if (open) throw new ShopError("conflict", unweighed(open.name));
	const lines = order.lines.map((line) => ({ ...line, packed: line.packed ?? { quantity: line.quantity } }));
	return { ...order, lines };
}

/** Throws ShopError `conflict` where this step makes no sense from where the order stands; the seller's, unless it is said. */
export function mustLeadTo(
	{ status, confirmation }: OrderDoc,
	next: OrderStatus,
	actor: OrderActor = "seller",
): void {
	if (!nextSteps(status, actor).includes(next)) throw refuseStep(status, next);
	if (next === PACKED && confirmation?.state === "asked") throw new ShopError("conflict", WAITS_FOR_YES);
}

function refuseStep(from: OrderStatus, to: OrderStatus): ShopError {
	if (from === to || !isOpen(from)) return new ShopError("conflict", `This order is ${from} already`);
	return new ShopError("conflict", `An order that is ${from} cannot become ${to}`);
}

function mustBring({ role }: Seller, status: OrderStatus): void {
	if (!mayBring(role, status)) throw new ShopError("forbidden", NOT_YOUR_DUTY);
}

/**
 * Moves an order one step for somebody of the team; the customer is told once it can no longer be taken back. Throws
 * ShopError `not-found`, `forbidden` where the step is not their work, or `conflict` when it makes no sense from where
 * the order stands now.
 */
export async function takeStep(orderId: string, step: OrderStep, seller: Seller, also: Also): Promise<Moved> {
	mustBring(seller, step.status);
	const take = (order: OrderDoc) => {
		mustLeadTo(order, step.status);
		const moved = stepTo(order, step, "seller", seller.name);
		return step.status === PACKED ? packedInFull(moved) : moved;
	};
	return moveOrder({ _id: orderId }, take, async (moved) => [tellLater(moved.order), ...(await also(moved))]);
}

/** The entries that a step has made by itself: credit that went back, and what a late arrival gave. */
function madeByStep({ ledger }: OrderDoc) {
	return standingOf(ledger).flatMap((entry) => {
		const isCreditBack = entry.kind === "returned" && entry.cause === CREDIT;
		return isCreditBack || entry.kind === "gift" ? [entry] : [];
	});
}

function stepBack(order: OrderDoc, seller: Seller): OrderDoc {
	const [previous, last] = order.statusHistory.slice(-2);
	const limit = clock.shopNow().getTime() - UNDO_MS;
	// A yes that was given stays given, and its order is on its way again.
	const isYes = last?.status === PLACED;
	if (!previous || !last || isYes || last.by !== "seller" || last.at.getTime() < limit) {
		throw new ShopError("conflict", "It is too late to undo this step");
	}
	mustBring(seller, last.status);
	const at = clock.shopNow();
	const reversals = madeByStep(order).map(({ n: of }) => ({
		kind: "reversed" as const,
		of,
		at,
		by: "seller" as const,
	}));
	const back = withFacts(order, reversals);
	mustStillBePaid(back, previous.status);
	return {
		...back,
		status: previous.status,
		statusHistory: order.statusHistory.slice(0, -1),
	};
}

/**
 * Takes the last step back, as long as it is seconds old and the team's own, with what it has given back and the credit
 * that it gave. Throws ShopError `not-found`, `forbidden` where the step is not their work, or `conflict` when there is
 * nothing to take back any more, its customer has left, its credit is used, or others have what the order needs.
 */
export async function undoStep(orderId: string, seller: Seller, also: Also): Promise<Moved> {
	return moveOrder(
		{ _id: orderId },
		(order) => stepBack(order, seller),
		// An earlier step may not have been told of yet.
		async (moved) => [tellLater(moved.order), ...(await also(moved))],
	);
}
