import { RIDER_STEP_STATES, type RiderStep } from "@/lib/orders/rules/order-states";
import type { Point } from "@/lib/places/rules/point";
import type { CashInHand, Delivery, RidersDay } from "./rules";

/** What a rider's phone knows and what it has still to send; times in milliseconds of the shop's clock. */

/** Why the shop did not take a step. */
export type Refusal = {
	message: string;
	/** It was the code that was wrong. */
	isOfCode: boolean;
	/** It was about the state the order is in, and not about what was sent. */
	isConflict: boolean;
};

/** What stays on the phone of an order that is no longer among the deliveries. */
export type Bag = Pick<Delivery, "number" | "firstName" | "area" | "address" | "toCollect">;

/** A step that was taken and that the shop has not confirmed. */
export type WaitingStep = {
	/** Under which the shop takes it once, however often it is sent. */
	key: string;
	/** Whose session it is to be sent with. */
	rider: string;
	/** The order's id. */
	order: string;
	bag: Bag;
	step: RiderStep;
	code?: string;
	reason?: string;
	point?: Point;
	at: number;
	refusal?: Refusal;
};

/** A delivery that ended today. */
export type Ended = Bag & {
	key: string;
	order: string;
	step: Exclude<RiderStep, "picked_up">;
	at: number;
	isWaiting: boolean;
};

/** The day as the shop knows it, with what ended on this phone. */
export type KnownDay = {
	deliveries: Delivery[];
	cash: CashInHand;
	today: RidersDay;
	ended: Ended[];
};

export type SeenDay = {
	/** On the road: what the shop has refused before the others, then the most urgent. */
	road: Delivery[];
	/** Packed, and still in the shop. */
	shelf: Delivery[];
	/** The latest first. */
	ended: Ended[];
	/** Rupees with the rider. */
	cash: number;
	today: RidersDay;
	/** The last refusal of an order's step. */
	refusals: ReadonlyMap<string, Refusal>;
	/** Refused steps of orders that are not among the deliveries any more. */
	strays: WaitingStep[];
	/** How many steps are still to be sent. */
	waiting: number;
};

export const NOTHING_KNOWN: KnownDay = {
	deliveries: [],
	cash: { collected: 0, handedOver: 0, outstanding: 0 },
	today: { since: "", delivered: 0, onTime: 0 },
	ended: [],
};

/** What a phone without a network sends is taken for 12 hours; a minute less, for the way. */
const OLDEST_MS = 12 * 3_600_000 - 60_000;

/** The time that is sent with a step: never still to come and never too old, so that a wrong clock keeps no step back. */
export function momentToSend(at: number, now: number): number {
	return Math.min(Math.max(at, now - OLDEST_MS), now);
}

/** True for a step that is still to be sent. */
export function isUnsent({ refusal }: WaitingStep): boolean {
	return refusal === undefined;
}

/** What stays of a delivery that ended with this step; null for a step that ends nothing. */
function endedBy({ step, key, order, bag, at }: WaitingStep, isWaiting: boolean): Ended | null {
	return step === "picked_up" ? null : { ...bag, key, order, step, at, isWaiting };
}

function paidWith(day: Pick<KnownDay, "cash" | "today">, { step, bag, at }: WaitingStep, promisedAt: string) {
	if (step !== "delivered") return day;
	const { collected, handedOver, outstanding } = day.cash;
	const { since, delivered, onTime } = day.today;
	return {
		cash: {
			collected: collected + bag.toCollect,
			handedOver,
			outstanding: outstanding + bag.toCollect,
		},
		today: {
			since,
			delivered: delivered + 1,
			onTime: onTime + (at <= Date.parse(promisedAt) ? 1 : 0),
		},
	};
}

/** A delivery with what this step makes of it; none where it ends it. */
function afterStep(delivery: Delivery, { order, step }: WaitingStep): Delivery[] {
	if (delivery._id !== order) return [delivery];
	return step === "picked_up" ? [{ ...delivery, status: RIDER_STEP_STATES.picked_up }] : [];
}

/** The day with one more step taken, whether the shop has confirmed it or not. */
function withStep(day: KnownDay, step: WaitingStep, isWaiting: boolean): KnownDay {
	const delivery = day.deliveries.find(({ _id }) => _id === step.order);
	// Another phone, or this one before it was reloaded, may have taken it already.
	if (!delivery) return day;
	const ended = endedBy(step, isWaiting);
	return {
		...paidWith(day, step, delivery.promisedAt),
		deliveries: day.deliveries.flatMap((each) => afterStep(each, step)),
		ended: ended ? [ended, ...day.ended] : day.ended,
	};
}

/** The day after the shop has confirmed a step. */
export function confirmed(day: KnownDay, step: WaitingStep): KnownDay {
	return withStep(day, step, false);
}

/** The day as the shop has just told it; what ended on this phone stays until the day is over. */
export function told(day: KnownDay, { deliveries, cash, today }: Omit<KnownDay, "ended">): KnownDay {
	const since = Date.parse(today.since);
	const back = new Set(deliveries.map(({ _id }) => _id));
	const ended = day.ended.filter(({ at, order }) => at >= since && !back.has(order));
	return { deliveries, cash, today, ended };
}

function lastRefusals(steps: readonly WaitingStep[]): Map<string, Refusal> {
	return new Map(steps.flatMap(({ order, refusal }) => (refusal ? [[order, refusal]] : [])));
}

/** What the rider sees: the day as the shop knows it, with everything that waits as if it had been sent. */
export function seenDay(known: KnownDay, steps: readonly WaitingStep[]): SeenDay {
	const unsent = steps.filter(isUnsent);
	const day = unsent.reduce((seen, step) => withStep(seen, step, true), known);
	const refusals = lastRefusals(steps);
	const byUrgency = day.deliveries.toSorted(
		(one, other) =>
			Number(refusals.has(other._id)) - Number(refusals.has(one._id)) ||
			one.promisedAt.localeCompare(other.promisedAt),
	);
	const isOnRoad = ({ status }: Delivery) => status === RIDER_STEP_STATES.picked_up;
	return {
		road: byUrgency.filter(isOnRoad),
		shelf: byUrgency.filter((delivery) => !isOnRoad(delivery)),
		ended: day.ended.toSorted((one, other) => other.at - one.at),
		cash: day.cash.outstanding,
		today: day.today,
		refusals,
		strays: steps.filter(
			({ refusal, order }) => refusal && !known.deliveries.some(({ _id }) => _id === order),
		),
		waiting: unsent.length,
	};
}

/**
 * The refused steps that nobody has to hear of: the bag is on the road already, because another phone or the shop was
 * faster to say so, or has ended since.
 */
export function isSettled({ step, order, refusal }: WaitingStep, { deliveries, ended }: KnownDay): boolean {
	if (step !== "picked_up" || !refusal?.isConflict) return false;
	const delivery = deliveries.find(({ _id }) => _id === order);
	return delivery?.status === RIDER_STEP_STATES.picked_up || ended.some((each) => each.order === order);
}

/** The notes a customer most likely gives for so many rupees: up to three sums above it, the smallest first. */
export function likelySums(amount: number): number[] {
	const above = (note: number) => (Math.floor(amount / note) + 1) * note;
	const sums = [...new Set([500, 1_000, 5_000].map(above))];
	const all = sums.length < 3 ? [above(100), ...sums] : sums;
	return [...new Set(all)].toSorted((one, other) => one - other);
}
