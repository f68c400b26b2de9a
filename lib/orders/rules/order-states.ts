import { type Duty, mayDo, type Role } from "@/lib/team/rules";
import type { Order } from "./order";

/**
 * The states of an order and all that the shop knows of them (spec 4). Whoever adds one is asked here, by the compiler,
 * for everything that it means; code elsewhere reads the answers and names a state only where it brings an order into it.
 */

/** In the order in which the seller sees them; those with a `stop` stand in the order of the road. */
export const ORDER_STATUSES = [
	"Order Placed",
	"On hold",
	"Packed",
	"Out for delivery",
	"Delivered",
	"Cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PLACED = "Order Placed" satisfies OrderStatus;
/** Where a paid order begins that cannot be delivered as it is; the seller decides. */
export const ON_HOLD = "On hold" satisfies OrderStatus;
/** Where an order waits for its rider, every line of it decided. */
export const PACKED = "Packed" satisfies OrderStatus;
/** Where an order ends that is not delivered. */
export const CANCELLED = "Cancelled" satisfies OrderStatus;

export const RIDER_STEPS = ["picked_up", "delivered", "failed"] as const;
export type RiderStep = (typeof RIDER_STEPS)[number];
export const RIDER_STEP_STATES: Record<RiderStep, OrderStatus> = {
	picked_up: "Out for delivery",
	delivered: "Delivered",
	failed: ON_HOLD,
};

export const ORDER_ACTORS = ["seller", "customer", "rider"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/**
 * What becomes of money that was paid for the order: it is `needed` for the order to go out, `spent` once that has
 * happened, whatever was given back; `held` until somebody decides, or to be `returned`.
 */
export type PaidMoney = "needed" | "spent" | "held" | "returned";

type OrderStep = { status: OrderStatus; at: string };

type OrderState = {
	/** The steps that make sense from here, by who may take them. */
	next: Record<OrderActor, readonly OrderStatus[]>;
	/** What the seller is asked before the order comes here, and what the button says; null for what is no step forward. */
	forward: { question: string; verb: string } | null;
	/** Whose work among the team it is to bring an order here. */
	duty: Duty;
	/** True where whoever brings it here says why. */
	needsReason: boolean;
	/** Why its customer can no longer cancel it; null while only the time may be over. */
	cancelRefusal: string | null;
	money: PaidMoney;
	/** True where it counts as bought: in the figures, for "Verified Purchase", and as cash that is to come in. */
	isPurchase: boolean;
	/** True where its pieces have left the shop's shelf for good: in the bag, or beyond. */
	isPacked: boolean;
	/** What the customer reads as a heading, and in the list of steps. */
	heading: string;
	note: string;
	/** Its name on the road that the customer sees; null for what is no part of the usual way. */
	stop: string | null;
	/** True where the seller's list has a tab for it only while an order stands there. */
	isRare: boolean;
};

export const ORDER_STATES: Record<OrderStatus, OrderState> = {
	"Order Placed": {
		next: { seller: ["Packed", "Cancelled"], customer: ["Cancelled"], rider: [] },
		forward: null,
		duty: "management",
		needsReason: false,
		cancelRefusal: null,
		money: "needed",
		isPurchase: true,
		isPacked: false,
		heading: "We have your order",
		note: "We have it and start packing.",
		stop: "Placed",
		isRare: false,
	},
	"On hold": {
		next: { seller: ["Packed", "Cancelled"], customer: ["Cancelled"], rider: [] },
		forward: null,
		duty: "management",
		needsReason: false,
		cancelRefusal: null,
		money: "held",
		isPurchase: true,
		isPacked: false,
		heading: "We are looking into your order",
		note: "Something in it needs a decision. We will call you.",
		stop: null,
		isRare: true,
	},
	Packed: {
		next: {
			seller: ["Out for delivery", "Cancelled"],
			customer: [],
			rider: ["Out for delivery", "On hold"],
		},
		forward: { question: "Everything in the bag?", verb: "Mark as packed" },
		duty: "packing",
		needsReason: false,
		cancelRefusal: "Your order is packed already and can no longer be cancelled.",
		money: "needed",
		isPurchase: true,
		isPacked: true,
		heading: "Your basket is packed",
		note: "Weighed, wrapped and checked.",
		stop: "Packed",
		isRare: false,
	},
	"Out for delivery": {
		next: { seller: ["Delivered", "Cancelled"], customer: [], rider: ["Delivered", "On hold"] },
		forward: { question: "Packed and weighed? Give it to a rider.", verb: "Send with rider" },
		duty: "management",
		needsReason: false,
		cancelRefusal: "Your order is on its way already and can no longer be cancelled.",
		money: "needed",
		isPurchase: true,
		isPacked: true,
		heading: "Your basket is on its way",
		note: "It has left the shop.",
		stop: "On its way",
		isRare: false,
	},
	Delivered: {
		next: { seller: [], customer: [], rider: [] },
		forward: { question: "Handed over at the door?", verb: "Mark as delivered" },
		duty: "management",
		needsReason: false,
		cancelRefusal: "Your order was delivered and can no longer be cancelled.",
		money: "spent",
		isPurchase: true,
		isPacked: true,
		heading: "Your basket has arrived",
		note: "It is at your door. Enjoy.",
		stop: "Arrived",
		isRare: false,
	},
	Cancelled: {
		next: { seller: [], customer: [], rider: [] },
		forward: null,
		duty: "management",
		needsReason: true,
		cancelRefusal: "This order is cancelled already.",
		money: "returned",
		isPurchase: false,
		isPacked: false,
		heading: "This order was cancelled",
		note: "Nothing more will happen with it.",
		stop: null,
		isRare: false,
	},
};

/** Seconds in which the seller can take a step back. */
export const UNDO_SECONDS = 10;
/** What an undo may take on its way here, beyond the seconds that the button shows. */
const UNDO_GRACE_SECONDS = 3;
/** A step can be taken back for so long after it was taken, in milliseconds. */
export const UNDO_MS = (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000;
export const REASON_REQUIRED = "Please say why the order is cancelled";

/** The steps that this person may take from here. */
export function nextSteps(status: OrderStatus, actor: OrderActor): readonly OrderStatus[] {
	return ORDER_STATES[status].next[actor];
}

/** Whether somebody of the team may bring an order into this state, or out of it again. */
export function mayBring(role: Role, status: OrderStatus): boolean {
	return mayDo(role, ORDER_STATES[status].duty);
}

/** The steps from here that are this role's work. */
export function stepsOf(status: OrderStatus, role: Role): readonly OrderStatus[] {
	return nextSteps(status, "seller").filter((next) => mayBring(role, next));
}

/** The one step forward that is this role's work, or null where there is none. */
export function stepForward(status: OrderStatus, role: Role): OrderStatus | null {
	return stepsOf(status, role).find((next) => ORDER_STATES[next].forward !== null) ?? null;
}

/** True while the order is still on its way to the customer. */
export function isOpen(status: OrderStatus): boolean {
	return nextSteps(status, "seller").length > 0;
}

/** True where the order counts as bought. */
export function isPurchase(status: OrderStatus): boolean {
	return ORDER_STATES[status].isPurchase;
}

/** The states that do not count as bought: what a question to the database leaves out. */
export const NO_PURCHASE = ORDER_STATUSES.filter((status) => !isPurchase(status));

/** The way of an order that nothing holds up. */
export const USUAL_WAY = ORDER_STATUSES.filter((status) => ORDER_STATES[status].stop !== null);

/** When the order came to the end of its way; null while it has not. */
export function arrivedAt(order: {
	status: OrderStatus;
	statusHistory: readonly OrderStep[];
}): string | null {
	const last = USUAL_WAY.at(-1);
	if (order.status !== last) return null;
	return order.statusHistory.findLast(({ status }) => status === last)?.at ?? null;
}

/** The states in which an order is in its rider's hands, or lies on the shelf for them. */
export const AT_RIDER = ORDER_STATUSES.filter((status) => nextSteps(status, "rider").length > 0);

export const TO_PACK = ORDER_STATUSES.filter((status) => nextSteps(status, "seller").includes(PACKED));

/** True while the order goes its usual way to the door, and its promise counts. */
export function isPromised(status: OrderStatus): boolean {
	return isOpen(status) && USUAL_WAY.includes(status);
}

/** True while the order is on hold: somebody of the team decides what becomes of it. */
export function isHeld(status: OrderStatus): boolean {
	return ORDER_STATES[status].money === "held";
}

/** True where the order does not go out: all that was paid for it goes back. */
export function isCalledOff(status: OrderStatus): boolean {
	return ORDER_STATES[status].money === "returned";
}

/** The order that its customer waits for: of those on their way the one nearest to the door, else the first. */
export function mostAwaited<Item extends { status: OrderStatus }>(orders: readonly Item[]): Item | null {
	const [nearest] = orders
		.filter(({ status }) => isPromised(status))
		.toSorted((one, other) => USUAL_WAY.indexOf(other.status) - USUAL_WAY.indexOf(one.status));
	return nearest ?? orders[0] ?? null;
}

/** Minutes in which a customer may cancel an order that is not packed yet. */
export const CUSTOMER_CANCEL_MINUTES = 10;
const MINUTE = 60_000;

/** Milliseconds in which a customer may still cancel an order, at this moment; 0 when the time is over. */
export function cancelTimeLeft(createdAt: string, now: number): number {
	return Math.max(0, new Date(createdAt).getTime() + CUSTOMER_CANCEL_MINUTES * MINUTE - now);
}

/** True in the states in which a customer may cancel: nobody has begun to pack. */
export function isCancellable(status: OrderStatus): boolean {
	return nextSteps(status, "customer").includes(CANCELLED);
}

/** True while the customer may cancel the order: for 10 minutes, unless it is packed before. */
export function mayCancel({ status, createdAt }: Pick<Order, "status" | "createdAt">, now: number): boolean {
	return isCancellable(status) && cancelTimeLeft(createdAt, now) > 0;
}

/** What goes back beside credit where the customer cancels, in rupees: on hold that is due already. */
export function paidBackIfCancelled(
	order: Pick<Order, "status" | "isPaid" | "amountToPay" | "refundDue" | "returned">,
): number {
	const { status, isPaid, amountToPay, refundDue, returned } = order;
	if (isHeld(status)) return refundDue;
	return isPaid ? amountToPay - returned.wallet - returned.cash - returned.credit : 0;
}

export const TOO_LATE_TO_CANCEL = `An order can be cancelled within ${CUSTOMER_CANCEL_MINUTES} minutes. Please call us, and we will see what we can do.`;

/** Why an order in this state can no longer be cancelled by its customer. */
export function refusalToCancel(status: OrderStatus): string {
	return ORDER_STATES[status].cancelRefusal ?? TOO_LATE_TO_CANCEL;
}
