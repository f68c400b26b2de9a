import type { z } from "zod";
import type { AddressInput } from "@/lib/accounts/schema";
import { type Slot, slotsOf } from "@/lib/delivery/rules";
import { PLACED } from "@/lib/orders/rules/order-states";
import { urduWordsOf } from "@/lib/products/rules/product";
import { type LineWish, NO_WISH } from "@/lib/products/rules/wishes";
import { dayUnderWay, type OpeningHours } from "@/lib/shop/rules/opening-hours";
import { DAY_MS, dayOf, daysAfter, formatDay, HOUR_MS, startOfDay, weekdayOf } from "@/lib/text/dates";
import type { Sold } from "@/lib/text/sold-by";
import type { weeklyBasket, weeklyOrder } from "./calls";

export const BASKET_RHYTHMS = [1, 2] as const;
export type BasketRhythm = (typeof BASKET_RHYTHMS)[number];

export const MAX_BASKETS = 10;
export const MAX_BASKET_NAME = 60;

/** A basket becomes an order at 18:00 of the evening before. */
const MADE_AT_HOUR = 18;
const BEFORE_MIDNIGHT_MS = (24 - MADE_AT_HOUR) * HOUR_MS;

export const BASKET_NOT_FOUND = "Weekly basket not found";
export const LOGIN_FOR_BASKET = "Please login to make a weekly basket.";
export const BASKET_SAVED = "Your weekly basket is saved";
export const BASKET_DELETED = "Your weekly basket was deleted";
export const BASKET_BUSY = "Its next order is being made right now. Please look again in a minute.";
export const PRODUCT_UNKNOWN = "A product in this basket is no longer sold";
export const TOO_MANY_BASKETS = `You can have at most ${MAX_BASKETS} weekly baskets`;
export const NOTHING_LEFT = "Nothing that is in it can be bought at the moment.";
export const NO_PLACE_LEFT = "No place was left at this time.";
export const WALLET_ONLY = "A weekly basket is paid in cash, and your orders are paid with a wallet.";
export const TIME_NOT_OFFERED = "We do not deliver at this time any more. Please choose another one.";
export const TOO_LATE_TO_SKIP =
	"It is too late to skip this order. Please call us, and we will see what we can do.";
export const ORDER_LEFT_OUT = "This order is left out. Nothing will be delivered.";
export const TOO_LATE = "We could not make it in time, and we are sorry.";

/** One product of a basket, as it can be bought now; `unitPrice` in rupees. */
export type BasketItem = WeeklyBasket["items"][number];

/** A basket as its customer reads it; times ISO 8601, days `YYYY-MM-DD`, money in rupees. */
export type WeeklyBasket = z.output<typeof weeklyBasket>;

/** What of a basket is said before it is one; the address is null where there is none yet. */
export type BasketDraft = Pick<
	WeeklyBasket,
	"name" | "items" | "area" | "ifMissing" | "weekday" | "slotFrom" | "every"
> & { address: AddressInput | null };

/** An order that a basket became, as its link shows it; nothing in it says whose it is. Money in rupees. */
export type WeeklyOrder = z.output<typeof weeklyOrder>;

/** True while such an order may be left out by its link: until it is packed, or its delivery time begins. */
export function maySkipWeekly({ status, slot }: Pick<WeeklyOrder, "status" | "slot">, now: number): boolean {
	return status === PLACED && slot !== null && now < new Date(slot.from).getTime();
}

/** Where the link of such an order leads. */
export function orderLinkPath(token: string): string {
	return `/weekly/${token}`;
}

/** The midnight (milliseconds) with which a day begins in Jhang. */
function beginningOf(day: string): number {
	return startOfDay(new Date(`${day}T12:00:00+05:00`)).getTime();
}

/** When a basket becomes the order for a day, in milliseconds. */
export function orderedAt(day: string): number {
	return beginningOf(day) - BEFORE_MIDNIGHT_MS;
}

/** The first day of this weekday whose evening before is still ahead at this moment. */
export function firstDay(weekday: number, now: number): string {
	const today = dayOf(new Date(now));
	const next = daysAfter(today, (weekday - weekdayOf(today) + 7) % 7);
	return orderedAt(next) > now ? next : daysAfter(next, 7);
}

/** The day on which it comes after this one. */
export function dayAfter(day: string, every: BasketRhythm): string {
	return daysAfter(day, 7 * every);
}

/** The next day of a basket after this one that is not over at this moment, however long nobody looked. */
export function nextDayAhead(day: string, every: BasketRhythm, now: number): string {
	let next = dayAfter(day, every);
	while (beginningOf(next) + DAY_MS <= now) next = dayAfter(next, every);
	return next;
}

type Coming = { nextDate: string; every: BasketRhythm; isPaused: boolean; skipNext: boolean };

/** Whether a basket will become an order for this day, as far as it is known now. */
export function comesOn({ nextDate, every, isPaused, skipNext }: Coming, day: string): boolean {
	const days = (beginningOf(day) - beginningOf(nextDate)) / DAY_MS;
	return !isPaused && days >= 0 && days % (7 * every) === 0 && !(skipNext && days === 0);
}

/** `Friday, Nov 27` */
export function dayText(day: string): string {
	return formatDay(new Date(beginningOf(day)));
}

/** A Sunday: the day of the month that follows is the weekday. */
const SOME_SUNDAY = "2026-02-0";

const usualSlots = (day: string, { hours }: Pick<OpeningHours, "hours">) =>
	slotsOf(day, { hours, specialHours: [], closedDays: [] });

/** `08:00`: when a slot begins, by its id. */
const beginOf = ({ id }: Pick<Slot, "id">) => `${id.slice(-4, -2)}:${id.slice(-2)}`;

const inIso = ({ from, to }: Slot) => ({
	from: new Date(from).toISOString(),
	to: new Date(to).toISOString(),
});

/** The usual delivery times of a weekday: when each begins (`HH:MM`), and some day's from and to (ISO 8601). */
export function timesOfDay(weekday: number, hours: Pick<OpeningHours, "hours">) {
	return usualSlots(`${SOME_SUNDAY}${weekday + 1}`, hours).map((slot) => ({
		from: beginOf(slot),
		slot: inIso(slot),
	}));
}

/** A delivery time in which a basket comes; `isMoved` where it is another than the basket's own. */
export type ComingSlot = Slot & { isMoved: boolean };

const isRemainder = ({ from, to }: Slot) => to - from < HOUR_MS;

/**
 * The delivery times in which a basket may come on this day, the best one first: its own alone, where the day has it;
 * where the day has hours of its own, the one in which its time lies, then the others by how far from it they begin, and
 * those of less than an hour last. None where the shop is closed that day, or the week has no such time any more.
 */
export function comingSlots(day: string, slotFrom: string, hours: OpeningHours): ComingSlot[] {
	const usual = usualSlots(day, hours).find((slot) => beginOf(slot) === slotFrom);
	const slots = slotsOf(day, hours);
	// The same moment: 00:00 is the night after the day in one week, and the day's own midnight in another.
	const own = slots.find((slot) => (usual ? slot.from === usual.from : beginOf(slot) === slotFrom));
	if (own) return [{ ...own, isMoved: false }];
	if (!usual) return [];
	const away = ({ from, to }: Slot) =>
		from <= usual.from && usual.from < to ? 0 : Math.abs(from - usual.from);
	return slots
		.toSorted(
			(one, other) => Number(isRemainder(one)) - Number(isRemainder(other)) || away(one) - away(other),
		)
		.map((slot) => ({ ...slot, isMoved: true }));
}

/** From when to when (ISO 8601) a basket comes on this day, as long as there is a place; null where it does not. */
export function timeOn(day: string, slotFrom: string, hours: OpeningHours) {
	const [slot] = comingSlots(day, slotFrom, hours);
	return slot ? { ...inIso(slot), isMoved: slot.isMoved } : null;
}

/** The date (`YYYY-MM-DD`) on which a basket of this day comes: the next one where its time is after midnight. */
export function dateOn(day: string, slotFrom: string, hours: OpeningHours): string {
	const time = timeOn(day, slotFrom, hours);
	return time ? dayOf(new Date(time.from)) : day;
}

export type DayTime = ReturnType<typeof timesOfDay>[number];

/** The weekday that is under way at this moment, and when its usual delivery time begins that is running, or the nearest one. */
export function timeAround(moment: Date, hours: OpeningHours): Pick<WeeklyBasket, "weekday" | "slotFrom"> {
	const day = dayUnderWay(moment, hours);
	const slots = usualSlots(day, hours);
	const around = slots.findLast(({ from }) => from <= moment.getTime()) ?? slots[0];
	return { weekday: weekdayOf(day), slotFrom: around ? beginOf(around) : "" };
}

/** What can be changed of a basket, as it is kept. */
export function draftOf(basket: WeeklyBasket): BasketDraft {
	const { name, items, address, area, ifMissing, weekday, slotFrom, every } = basket;
	return { name, items, address, area, ifMissing, weekday, slotFrom, every };
}

/** The draft with something else of it; a name that its weekday gave it goes with the weekday. */
export function withChange(
	draft: BasketDraft,
	part: Partial<BasketDraft>,
	nameOf: (weekday: number) => string,
): BasketDraft {
	const next = { ...draft, ...part };
	const isGiven = next.name === nameOf(draft.weekday);
	return isGiven ? { ...next, name: nameOf(next.weekday) } : next;
}

/** The items with another quantity of one product; none of it at 0. What is short stays short until it is looked up again. */
export function withQuantity(items: readonly BasketItem[], product: string, quantity: number): BasketItem[] {
	if (quantity === 0) return items.filter((item) => item.product !== product);
	return items.map((item) => {
		if (item.product !== product) return item;
		const isShort = item.canCome < item.quantity;
		return { ...item, quantity, canCome: isShort ? Math.min(item.canCome, quantity) : quantity };
	});
}

/** What of these items comes, as totals need it. */
export function comingLines(items: readonly Pick<BasketItem, "unitPrice" | "canCome" | "stepGrams">[]) {
	return items.map(({ unitPrice, canCome, stepGrams }) => ({ unitPrice, quantity: canCome, stepGrams }));
}

/** The items with something else asked of one product. */
export function withAsked(items: readonly BasketItem[], product: string, asked: LineWish): BasketItem[] {
	return items.map((item) => (item.product === product ? { ...item, ...asked } : item));
}

type Added = Pick<
	BasketItem,
	"name" | "urduName" | "imageUrl" | "unit" | "urduUnit" | "category" | keyof Sold | "aboutGrams" | "wishes"
> & {
	_id: string;
	offerPrice: number;
};

/** The items with one of a product that can be bought. */
export function withProduct(items: readonly BasketItem[], added: Added): BasketItem[] {
	const { _id, name, imageUrl, unit, category, offerPrice, wishes } = added;
	const { soldBy, stepGrams, aboutGrams } = added;
	const words = { name, unit, ...urduWordsOf(added), soldBy, stepGrams, aboutGrams };
	const fresh = { product: _id, ...words, imageUrl, category, unitPrice: offerPrice, wishes };
	return [...items, { ...fresh, ...NO_WISH, ifMissing: null, quantity: 1, canCome: 1 }];
}

/** The items with so many of each of these products; of one that is there the larger quantity stays. */
export function withProducts(
	items: readonly BasketItem[],
	added: readonly { product: Added; quantity: number }[],
): BasketItem[] {
	return added.reduce<BasketItem[]>(
		(all, { product, quantity }) => {
			const present = all.find((item) => item.product === product._id);
			const wanted = Math.max(present?.quantity ?? 0, quantity);
			return withQuantity(present ? all : withProduct(all, product), product._id, wanted);
		},
		[...items],
	);
}

const quantityOf = (items: readonly BasketItem[], product: string) =>
	items.find((item) => item.product === product)?.quantity ?? 0;

/** The items less what these products added to those before; what was changed since stays. */
export function withoutProducts(
	items: readonly BasketItem[],
	added: Parameters<typeof withProducts>[1],
	before: readonly BasketItem[],
): BasketItem[] {
	const after = withProducts(before, added);
	return added.reduce<BasketItem[]>(
		(left, { product: { _id } }) => {
			const [had, now] = [quantityOf(before, _id), quantityOf(left, _id)];
			return withQuantity(left, _id, Math.max(Math.min(had, now), now - (quantityOf(after, _id) - had)));
		},
		[...items],
	);
}

/** The basket that comes first, its order made already or not, and the day; null where none is to come. */
export function soonestOf(baskets: readonly WeeklyBasket[]): { basket: WeeklyBasket; day: string } | null {
	const coming = baskets.flatMap((basket) => {
		const day = basket.made?.date ?? basket.nextDate;
		return day === null ? [] : [{ basket, day }];
	});
	return coming.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
