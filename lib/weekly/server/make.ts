import "server-only";
import { type Customer, findCustomer } from "@/lib/accounts/server/sessions";
import { isInTime } from "@/lib/delivery/rules";
import { wordWrites } from "@/lib/messages/server/word";
import { PAY_WITH_WALLET, SLOT_GONE } from "@/lib/orders/rules/order-messages";
import type { OrderInput } from "@/lib/orders/schema/order";
import { weeklyMissedMail, weeklyMissedWord } from "@/lib/orders/server/mails/order-placed";
import { mustBeBuyer } from "@/lib/orders/server/own-orders";
import { makeCashOrder } from "@/lib/orders/server/place-cash-order";
import { orderWithKey } from "@/lib/orders/server/placing";
import { change, commit, type Write } from "@/lib/server/database/commit";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import type { OrderDoc } from "@/models/order";
import { WeeklyBasket, type WeeklyBasketDoc } from "@/models/weekly";
import {
	type ComingSlot,
	comingSlots,
	dayText,
	NO_PLACE_LEFT,
	NOTHING_LEFT,
	nextDayAhead,
	orderedAt,
	TIME_NOT_OFFERED,
	TOO_LATE,
	timeOn,
	timesOfDay,
	WALLET_ONLY,
} from "../rules";
import { leftOutOf, lookAtShelf } from "./read";

/** A round ends before its lease does; what is left is the next one's. */
const ROUND_MS = 30_000;
/** How often what can be bought is looked up again where others were faster. */
const TRIES = 4;

/** Why there is no order for a day, in a sentence for the customer, and what could not be bought. */
class NoOrder extends Error {
	constructor(
		readonly reason: string,
		readonly leftOut: string[] = [],
	) {
		super(reason);
	}
}

/**
 * What makes the order of one basket for one day the same order, whoever makes it and however often. No browser can send
 * such a key: colons are not allowed in one.
 */
function orderKey({ _id, nextDate }: Pick<WeeklyBasketDoc, "_id" | "nextDate">): string {
	return `weekly:${String(_id)}:${nextDate}`;
}

/** The delivery times of its day that are not over, the best one first. Throws NoOrder where the shop is closed then or has no such time any more. */
function slotsFor({ nextDate, slotFrom, weekday }: WeeklyBasketDoc): ComingSlot[] {
	const shop = shopDetails();
	const slots = comingSlots(nextDate, slotFrom, shop);
	if (slots.length === 0) {
		const isUsual = timesOfDay(weekday, shop).some(({ from }) => from === slotFrom);
		throw new NoOrder(isUsual ? `We are closed on ${dayText(nextDate)}.` : TIME_NOT_OFFERED);
	}
	const now = clock.shopNow().getTime();
	return slots.filter((slot) => isInTime(slot, now));
}

/** What can be bought of it now, as an order for this time. Throws NoOrder where that is nothing. */
async function inputOf(
	basket: WeeklyBasketDoc,
	{ language }: Customer,
	{ id: slot, isMoved }: ComingSlot,
): Promise<{ input: OrderInput; leftOut: string[] }> {
	const found = (await lookAtShelf([basket]))(basket);
	const leftOut = leftOutOf(found, language);
	const items = found
		.filter(({ canCome }) => canCome > 0)
		.map(({ product, canCome, ifMissing, wish, note }) => {
			return { product: String(product), quantity: canCome, ifMissing, wish, note };
		});
	if (items.length === 0) throw new NoOrder(NOTHING_LEFT, leftOut);
	const { address, area, ifMissing, nextDate: date, name } = basket;
	const weekly = { basket: String(basket._id), date, name, leftOut, ...(isMoved ? { isMoved } : {}) };
	return {
		input: { items, ifMissing, address, area, deliveryTime: "slot", slot, language, weekly },
		leftOut,
	};
}

/** What a refusal of an order is called where nobody is ordering. */
const OWN_REASONS: ReadonlyMap<string, string> = new Map([
	[SLOT_GONE, NO_PLACE_LEFT],
	[PAY_WITH_WALLET, WALLET_ONLY],
]);

/** The sentence of a refusal, as the mail says it. Rethrows what is no refusal: it is tried again. */
function refusalOf(error: unknown, leftOut: string[]): NoOrder {
	if (!(error instanceof ShopError) || !["invalid", "conflict", "forbidden"].includes(error.kind))
		throw error;
	return new NoOrder(OWN_REASONS.get(error.message) ?? error.message, leftOut);
}

/** True where a delivery time has no place left. */
function isFull(error: unknown): boolean {
	return error instanceof ShopError && error.message === SLOT_GONE;
}

/** True where something was bought by others, or taken out of the shop, since it was looked up. */
function isFaster(error: unknown): boolean {
	return error instanceof ShopError && error.kind === "conflict" && !isFull(error);
}

/** The customer has changed it, or another instance was faster: it is looked at again. */
class Moved extends Error {}

/** What came of a day, and the next one: whoever comes second finds another day. */
function goingOn(
	{ _id, nextDate: date, every, revision }: WeeklyBasketDoc,
	came: Partial<WeeklyBasketDoc>,
): Write {
	const nextDate = nextDayAhead(date, every, clock.shopNow().getTime());
	return change(
		WeeklyBasket,
		{ _id, nextDate: date, revision },
		{ $set: { ...came, nextDate, dueAt: new Date(orderedAt(nextDate)), skipNext: false } },
		() => new Moved(),
	);
}

/** The day has its order. */
const madeOn = (basket: WeeklyBasketDoc, { _id: order }: OrderDoc) =>
	goingOn(basket, { made: { date: basket.nextDate, order } });

/**
 * The order of this basket for its day, by the functions of any other, in one commit with the basket: in the first of
 * these times that has a place. Throws NoOrder where there is none.
 */
async function makeOrder(
	basket: WeeklyBasketDoc,
	customer: Customer,
	[slot, ...others] = slotsFor(basket),
): Promise<void> {
	if (!slot) throw new NoOrder(TOO_LATE);
	for (let tries = 1; ; tries++) {
		const { input, leftOut } = await inputOf(basket, customer, slot);
		try {
			await makeCashOrder(mustBeBuyer(customer), input, orderKey(basket), (order) => [madeOn(basket, order)]);
			return;
		} catch (error) {
			if (isFaster(error) && tries < TRIES) continue;
			if (isFull(error) && others.length > 0) return makeOrder(basket, customer, others);
			throw refusalOf(error, leftOut);
		}
	}
}

/** The day goes by without an order, and the customer hears of it. */
async function miss(
	basket: WeeklyBasketDoc,
	customer: Customer,
	{ reason, leftOut }: NoOrder,
): Promise<void> {
	const { _id, name, address, nextDate: date } = basket;
	const missed = { date, reason, leftOut };
	const about = { _id, name, firstName: address.firstName };
	const { language } = customer;
	const mail = weeklyMissedMail(about, missed, customer);
	const word = weeklyMissedWord(about, missed, language);
	const told = await wordWrites({ user: basket.user, language }, mail, word);
	await commit([goingOn(basket, { missed }), ...told]);
}

const dueNow = () => ({ isPaused: false, dueAt: { $lte: clock.shopNow() } });

/**
 * Makes what a basket is due for as it stands now, unless the order of its day is there already, as after the clock was
 * set back. Whoever changes or takes it meanwhile is first: then it is looked at again.
 */
async function serve(_id: WeeklyBasketDoc["_id"]): Promise<void> {
	const basket = await WeeklyBasket.findOne({ _id, ...dueNow() }).lean<WeeklyBasketDoc>();
	if (!basket) return;
	const customer = basket.skipNext ? null : await findCustomer(basket.user);
	if (!customer) return commit([goingOn(basket, {})]);
	const earlier = await orderWithKey(basket.user, orderKey(basket));
	if (earlier) return commit([madeOn(basket, earlier)]);
	try {
		await makeOrder(basket, customer);
	} catch (error) {
		if (!(error instanceof NoOrder)) throw error;
		await miss(basket, customer, error);
	}
}

type Due = Pick<WeeklyBasketDoc, "_id" | "nextDate" | "slotFrom">;

/** The baskets that are due, the earliest first. Those that come at another time than theirs are last: they take nobody's own place. */
async function findDue(): Promise<Due[]> {
	const found = WeeklyBasket.find(dueNow()).select("nextDate slotFrom").sort({ dueAt: 1 });
	const due = await found.lean<Due[]>();
	const isMoved = ({ nextDate, slotFrom }: Due) =>
		timeOn(nextDate, slotFrom, shopDetails())?.isMoved ?? false;
	return [...due.filter((basket) => !isMoved(basket)), ...due.filter(isMoved)];
}

/**
 * Makes the orders of all baskets that are due by the shop's clock, and tells of those that came to none. Safe to be cut
 * off and to be done twice.
 */
export async function makeDueOrders(): Promise<void> {
	const began = performance.now();
	for (const { _id } of await findDue()) {
		if (performance.now() - began > ROUND_MS) return;
		try {
			await serve(_id);
		} catch (error) {
			if (!(error instanceof Moved))
				log.warn({ err: error, basket: String(_id) }, "a weekly basket is tried again");
		}
	}
}
