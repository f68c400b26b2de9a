import type { z } from "zod";
import { REFUSED } from "@/lib/customers/rules";
import { promiseOf } from "@/lib/delivery/promise-rules";
import { changeFor } from "@/lib/orders/rules/order";
import { ON_HOLD, type OrderActor, type OrderStatus, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { byTimeLeft, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { formatRupees } from "@/lib/text/money";
import type { cash, delivery, today } from "./calls";

/** An order as its rider reads it; rupees, times ISO 8601. No more of its customer than the way to the door needs. */
export type Delivery = z.output<typeof delivery>;

/** What a rider took, what of it the shop has, and what is still with them; rupees. */
export type CashInHand = z.output<typeof cash>;

/** What a rider did since the shop's day began (ISO 8601); `onTime` of the `delivered` came by their promise. */
export type RidersDay = z.output<typeof today>;

/** So many wrong codes are taken for an order. */
export const WRONG_CODES = 5;

export const DELIVERY_NOT_FOUND = "Delivery not found";

export const RIDER_NOT_FOUND = "This rider does not exist";

export const NOT_A_RIDER = "Deliveries can only be given to an active rider";

export const CODE_OR_REASON = "Please enter the customer's 4 digits, or say why without them";

export const REASON_NEEDED = "Please say why it was not delivered";

export const ONLY_WITH_REASON = "Too many wrong codes. Please say why without the code.";

export const KEY_OF_ANOTHER_STEP = "This key was used for another step";

/** What is said where a rider would have more cash than the shop allows; rupees. */
export function beyondLimit(name: string, sum: number, limit: number): string {
	return `${name} would have ${formatRupees(sum)}, more than ${formatRupees(limit)}: count the cash in first`;
}

/** What is said of a wrong code, and how many more are taken. */
export function wrongCodeText(triesLeft: number): string {
	if (triesLeft === 0) return `This code does not fit. ${ONLY_WITH_REASON}`;
	return `This code does not fit. ${triesLeft} ${triesLeft === 1 ? "try" : "tries"} left.`;
}

/** Somebody who rides; the phone is empty where none was said. */
export type BoardRider = {
	_id: string;
	name: string;
	phone: string;
	/** Rupees that they have and the shop has not. */
	outstanding: number;
};

/** A rider with the bags they have, the most urgent first, the cash these bring in, and the change they need; rupees. */
export type RiderColumn = BoardRider & { bags: SellerOrder[]; cash: number; change: number; isOff: boolean };

/** The change that these bags need, in rupees. */
export function changeOf(bags: readonly Pick<SellerOrder, "toCollect" | "cashNote">[]): number {
	return bags.reduce((sum, { toCollect, cashNote }) => sum + changeFor(toCollect, cashNote), 0);
}

/** The bags of one area, the most urgent first. */
export type BagGroup = { area: string | null; bags: SellerOrder[] };

/** True once the promise is over. */
export function isLate(bag: Pick<SellerOrder, "createdAt" | "promisedAt">, now: number): boolean {
	return promiseOf(bag, now).minutesLeft < 0;
}

/** The bags that nobody has yet, the most urgent first: in one row, or by area, the area with the most urgent one first. */
export function readyGroups(orders: readonly SellerOrder[], isByArea: boolean): BagGroup[] {
	return groupsOf(orders.filter(({ rider }) => rider === null).toSorted(byTimeLeft), isByArea);
}

/** These bags in groups, each where its first one stands. */
export function groupsOf(ready: SellerOrder[], isByArea: boolean): BagGroup[] {
	if (!isByArea) return ready.length > 0 ? [{ area: null, bags: ready }] : [];
	const groups = new Map<string, SellerOrder[]>();
	for (const bag of ready) groups.set(bag.area, [...(groups.get(bag.area) ?? []), bag]);
	return [...groups].map(([area, bags]) => ({ area, bags }));
}

/** Each rider with their bags. Who still has some and may not ride any more stands at the end. */
export function riderColumns(orders: readonly SellerOrder[], riders: readonly BoardRider[]): RiderColumn[] {
	const known = new Set(riders.map(({ _id }) => _id));
	const left = new Map<string, BoardRider>();
	for (const { rider } of orders) {
		if (rider && !known.has(rider._id)) left.set(rider._id, { ...rider, phone: "", outstanding: 0 });
	}
	return [...riders, ...left.values()].map((rider) => {
		const bags = orders.filter((order) => order.rider?._id === rider._id).toSorted(byTimeLeft);
		const cash = bags.reduce((sum, bag) => sum + bag.toCollect, 0);
		return { ...rider, bags, cash, change: changeOf(bags), isOff: !known.has(rider._id) };
	});
}

/** What a rider has and is still to collect, of what the shop allows; rupees. */
export type RiderCash = { _id: string; name: string; held: number; limit: number };

/** From this share of it on a limit is near. */
const NEAR = 0.85;

type Board = { orders: readonly SellerOrder[]; riders: readonly BoardRider[]; limit: number | null };

/** The riders near the limit of a board; nobody without one. */
export function ridersNear({ orders, riders, limit }: Board): RiderCash[] {
	if (limit === null) return [];
	return riderColumns(orders, riders)
		.map(({ _id, name, outstanding, cash }) => ({ _id, name, held: outstanding + cash, limit }))
		.filter(({ held }) => held >= NEAR * limit);
}

/** To whom these bags would best go: somebody free, else who goes to one of their areas already, else who has fewest. */
export function suggestedRider(
	columns: readonly RiderColumn[],
	chosen: readonly SellerOrder[],
): string | undefined {
	const riding = columns.filter(({ isOff }) => !isOff);
	const areas = new Set(chosen.map(({ area }) => area));
	const free = riding.find(({ bags }) => bags.length === 0);
	const near = riding.find(({ bags }) => bags.some(({ area }) => areas.has(area)));
	const [fewest] = riding.toSorted((one, other) => one.bags.length - other.bags.length);
	return (free ?? near ?? fewest)?._id;
}

/** What the shop is told where it is no words: of these only the first counts against the customer. */
export const FAILED_CODES = {
	notWanted: REFUSED,
	nobodyOpened: "nobody_home",
	wrongAddress: "wrong_address",
	shopFault: "shop_fault",
} as const;

/** What riders say of a delivery that did not go as it should; their screen names it in its language. */
export const RIDER_REASONS = {
	nobodyOpened: "Nobody opened",
	noAnswer: "Does not answer the phone",
	wrongAddress: "The address is wrong",
	noMoney: "Has no money now",
	notWanted: "Does not want it",
	shopFault: "Something was wrong on our side",
	phoneOff: "The phone is off or empty",
	somebodyElse: "Somebody else takes it",
	noMail: "Finds no mail, no account",
} as const;

export type RiderReason = keyof typeof RIDER_REASONS;

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(FAILED_CODES));

/** A reason as the shop is told it: its code, where it has one. */
export function toldReason(reason: RiderReason): string {
	return CODES.get(reason) ?? RIDER_REASONS[reason];
}

/** A reason in words, whichever way it was told. */
export function reasonWords(told: string): string {
	for (const [reason, words] of Object.entries(RIDER_REASONS)) if (CODES.get(reason) === told) return words;
	return told;
}

type Step = { status: OrderStatus; by?: OrderActor; reason?: string };

const [ARRIVED, ON_THE_ROAD] = [USUAL_WAY.at(-1), USUAL_WAY.at(-2)];

/** True for a step back from the road that was not said to be the shop's own fault: its rider has been at the door. */
function wasAtTheDoor({ status, by, reason = "" }: Step, before: Step | undefined): boolean {
	const isFailed = status === ON_HOLD && by === "rider" && before?.status === ON_THE_ROAD;
	return isFailed && reasonWords(reason) !== RIDER_REASONS.shopFault;
}

/** When an order was first brought to the door, also in vain, whatever was entered first; null while it was not. */
export function firstAtTheDoor<At extends string | Date>(steps: readonly (Step & { at: At })[]): At | null {
	const there = steps.filter(
		(step, place) => step.status === ARRIVED || wasAtTheDoor(step, steps[place - 1]),
	);
	return there.reduce<At | null>((first, { at }) => (first === null || at < first ? at : first), null);
}
