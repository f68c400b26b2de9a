import "server-only";
import { missingToMinimum, totalsOf } from "@/lib/cart/rules/totals";
import { slotOn } from "@/lib/delivery/rules";
import { orderNumber } from "@/lib/orders/rules/order";
import { linkToOrder } from "@/lib/orders/server/link";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import { dayOf } from "@/lib/text/dates";
import { Order, type OrderDoc } from "@/models/order";
import { WeeklyBasket as Basket, type WeeklyBasketDoc } from "@/models/weekly";
import { dayAfter, orderedAt, type WeeklyBasket } from "../rules";
import { lookAtShelf, type OnShelf } from "./shelf";

/** When it comes next: nothing of it while it is paused. */
function nextOf({ isPaused, skipNext, nextDate, every, slotFrom }: WeeklyBasketDoc) {
	if (isPaused) return { nextDate: null, orderedAt: null, slot: null };
	const day = skipNext ? dayAfter(nextDate, every) : nextDate;
	const slot = slotOn(day, slotFrom, shopDetails());
	return {
		nextDate: day,
		orderedAt: new Date(orderedAt(day)).toISOString(),
		slot: slot && { from: new Date(slot.from).toISOString(), to: new Date(slot.to).toISOString() },
	};
}

/** What comes of it at this moment, and what that costs. */
function todayOf(found: readonly OnShelf[]): WeeklyBasket["today"] {
	const shop = shopDetails();
	const lines = found.map(({ unitPrice, canCome }) => ({ unitPrice, quantity: canCome }));
	const totals = totalsOf(lines, "slot", shop);
	return { ...totals, missing: missingToMinimum(totals.subtotal, shop.minimumOrder) };
}

type Made = Pick<OrderDoc, "_id" | "slot" | "language">;

function madeOf({ made }: WeeklyBasketDoc, orders: ReadonlyMap<string, Made>): WeeklyBasket["made"] {
	const order = made && orders.get(String(made.order));
	if (!order) return null;
	return { date: made.date, number: orderNumber(String(order._id)), link: linkToOrder(order) };
}

/** The orders that these baskets became for a day that is not over. */
async function ordersAhead(baskets: readonly WeeklyBasketDoc[]): Promise<Map<string, Made>> {
	const today = dayOf(clock.shopNow());
	const ids = baskets.flatMap(({ made }) => (made && made.date >= today ? [made.order] : []));
	if (ids.length === 0) return new Map();
	const orders = await Order.find({ _id: { $in: ids } })
		.select("slot language")
		.lean<Made[]>();
	return new Map(orders.map((order) => [String(order._id), order]));
}

/** A product of a basket as its customer reads it. */
export function toItem({ product, ifMissing, ...shown }: OnShelf): WeeklyBasket["items"][number] {
	return { ...shown, product: String(product), ifMissing: ifMissing ?? null };
}

/** Baskets as their customer reads them: what comes when, and what it would cost today. */
export async function toBaskets(docs: readonly WeeklyBasketDoc[]): Promise<WeeklyBasket[]> {
	const [onShelf, orders] = await Promise.all([lookAtShelf(docs), ordersAhead(docs)]);
	return docs.map((doc) => {
		const { _id, name, address, ifMissing, weekday, slotFrom, every, isPaused, skipNext, nextDate } = doc;
		const { firstName, lastName, streetAddress, phoneNumber, city, state, zipCode } = address;
		const found = onShelf(doc);
		return {
			_id: String(_id),
			name,
			items: found.map(toItem),
			address: { firstName, lastName, streetAddress, phoneNumber, city, state, zipCode },
			...{ ifMissing, weekday, slotFrom, every, isPaused, skipNext },
			skippedDate: skipNext ? nextDate : null,
			...nextOf(doc),
			today: todayOf(found),
			made: madeOf(doc, orders),
		};
	});
}

/** The customer's weekly baskets, the oldest first. */
export async function listBaskets(userId: string): Promise<WeeklyBasket[]> {
	await connectDatabase();
	return toBaskets(await Basket.find({ user: userId }).sort({ _id: 1 }).lean<WeeklyBasketDoc[]>());
}
