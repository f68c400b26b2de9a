import type { Random } from "../chaos/random";
import {
	bring,
	cancelForShop,
	cancelOwn,
	fail,
	grant,
	markPaid,
	pack,
	report,
	sayDelivered,
	sendOut,
	settle,
	undo,
} from "./acts";
import { type DayOrder, orderByPhone, orderOnline } from "./ordering";
import { type Customer, type DayShop, LATE_CREDIT } from "./shop";

/** How often an order fails at most before somebody takes it. */
const MOST_FAILURES = 2;

/** Before it is packed: it may be cancelled, or paid. False where it goes no further. */
async function early(day: DayShop, order: DayOrder, random: Random): Promise<boolean> {
	const { book } = order;
	if (random.chance(0.06)) {
		await cancelOwn(day, order);
		return false;
	}
	if (random.chance(0.1)) {
		const back = await cancelForShop(day, book);
		return random.chance(0.5) && undo(day, book, () => book.uncancel(back, "Order Placed"));
	}
	if (random.chance(0.06) && book.mayBeMarkedPaid) await markPaid(day, book);
	return !random.chance(0.04);
}

/** On hold: it goes out again, is given up, or waits. True where it goes out. */
async function decideHeld(day: DayShop, { book }: DayOrder, random: Random): Promise<boolean> {
	if (random.chance(0.15)) return false;
	if (random.chance(0.3)) {
		if (random.chance(0.5)) await settle(day, book, random, true);
		await cancelForShop(day, book);
		return false;
	}
	await pack(day, book, random);
	return true;
}

/** The owner says that it is there before the rider does, and is sometimes wrong. True where it is on its way again. */
async function deliverByOwner(day: DayShop, order: DayOrder, random: Random, late: number): Promise<boolean> {
	const { book } = order;
	const rider = random.pick(day.riders);
	await sendOut(day, book, rider);
	await sayDelivered(day, book, late);
	if (random.chance(0.6)) await bring(day, order, rider, late);
	else if (book.mayBeMarkedPaid && random.chance(0.5)) await markPaid(day, book);
	const isWrong = late === 0 && random.chance(0.5);
	const isBack = isWrong && (await undo(day, book, () => (book.status = "Out for delivery")));
	if (isBack) await fail(day, book, rider, { isShopsFault: random.chance(0.5), isInTime: true });
	return isBack;
}

/** To the door, and back where nobody opens, until it is there or given up. True where it is left for when it is late. */
async function carry(day: DayShop, order: DayOrder, random: Random, late: number): Promise<boolean> {
	const { book } = order;
	for (let failures = 0; ; failures++) {
		const isLast = failures === MOST_FAILURES;
		if (random.chance(0.15)) {
			if (!(await deliverByOwner(day, order, random, late))) return false;
		} else {
			const rider = random.pick(day.riders);
			await sendOut(day, book, rider);
			if (isLast || random.chance(0.8)) {
				await bring(day, order, rider, late);
				return false;
			}
			await fail(day, book, rider, { isShopsFault: random.chance(0.5), isInTime: late === 0 });
		}
		if (!(await decideHeld(day, order, random))) return false;
		if (late === 0 && random.chance(0.2)) return true;
	}
}

/** What is said of it when it is there, and what goes back. */
async function afterwards(day: DayShop, order: DayOrder, random: Random): Promise<void> {
	const { book } = order;
	const canGive = () => book.status === "Delivered" && book.isPaid && book.refundable > 0;
	if (canGive() && random.chance(0.15)) await grant(day, book, random);
	if (canGive() && random.chance(0.1)) await report(day, order, random);
	await settle(day, book, random);
}

/** It is packed, and brought where it does not lie there. True where it is left for when it is late. */
async function bringOrLeave(day: DayShop, order: DayOrder, random: Random): Promise<boolean> {
	await pack(day, order.book, random);
	if (random.chance(0.03)) return false;
	return random.chance(0.1) || carry(day, order, random, 0);
}

/** An order that is still to be brought when the day is late. */
export type Late = () => Promise<void>;

/** One order from beginning to end; those that lie packed until late are answered. */
export async function liveOrder(
	day: DayShop,
	customer: Customer | null,
	random: Random,
): Promise<Late | null> {
	const order = await (customer ? orderOnline(day, customer, random) : orderByPhone(day, random));
	if (!order) return null;
	const isLeft = (await early(day, order, random)) && (await bringOrLeave(day, order, random));
	if (!isLeft) {
		await afterwards(day, order, random);
		return null;
	}
	return async () => {
		await carry(day, order, random, LATE_CREDIT);
		await afterwards(day, order, random);
	};
}
