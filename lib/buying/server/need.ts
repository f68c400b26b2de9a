import "server-only";
import type { Types } from "mongoose";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { unitsIn } from "@/lib/orders/server/taken";
import { boundsOfBusinessDay } from "@/lib/shop/rules/opening-hours";
import { businessHours, shopDetails } from "@/lib/shop/server/read";
import { type Counted, type Stepped, soldOf, unitsOf } from "@/lib/text/sold-by";
import { comesOn, timeOn } from "@/lib/weekly/rules";
import { servedArea, walletOnlyOf } from "@/lib/weekly/server/read";
import { Order, type OrderDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { WeeklyBasket, type WeeklyBasketDoc } from "@/models/weekly";
import { type BuyingLine, neededOn, type ShownBuyingLine, toBuy, usualDaysOf, usualOf } from "../rules/need";

/** Sums by product and how it was sold: its pieces are never added to its grams. */
type Amounts = Map<string, number>;
type Line = Counted & { product: Types.ObjectId };

const keyOf = (product: Types.ObjectId, of: Stepped) => `${soldOf(of).soldBy} ${product}`;

function addTo(amounts: Amounts, lines: readonly Line[]): void {
	for (const line of lines) {
		const key = keyOf(line.product, line);
		amounts.set(key, (amounts.get(key) ?? 0) + unitsOf(line));
	}
}

type NeededOrder = Pick<OrderDoc, "lines" | "slot" | "createdAt">;

/** What orders that count need on these days, as they were ordered; `slotsOnly` leaves out those of no chosen time. */
async function readNeeded(
	days: readonly string[],
	{ slotsOnly }: { slotsOnly: boolean },
): Promise<Map<string, Amounts>> {
	const hours = businessHours();
	const spans = days.map((day) => boundsOfBusinessDay(day, hours));
	const within = spans.map(({ from, to }) => ({ $gte: from, $lt: to }));
	const bySlot = within.map((span) => ({ "slot.from": span }));
	const byDay = slotsOnly ? [] : within.map((createdAt) => ({ createdAt, slot: { $exists: false } }));
	const orders = await Order.find({ $or: [...bySlot, ...byDay], status: { $nin: NO_PURCHASE } })
		.select("lines.product lines.quantity lines.stepGrams slot.from createdAt")
		.lean<NeededOrder[]>();
	const needed = new Map(days.map((day) => [day, new Map<string, number>()]));
	for (const order of orders) addTo(needed.get(neededOn(order, hours)) ?? new Map(), order.lines);
	return needed;
}

/** What the orders for that day have taken out of counted stock: it lies on the shelf until it is packed. */
async function readTaken(day: string): Promise<ReadonlyMap<string, number>> {
	const { from, to } = boundsOfBusinessDay(day, businessHours());
	const orders = await Order.find({ "slot.from": { $gte: from, $lt: to }, status: { $nin: NO_PURCHASE } })
		.select("taken")
		.lean<Pick<OrderDoc, "taken">[]>();
	return unitsIn(orders.flatMap(({ taken = [] }) => taken));
}

type Shelved = Pick<
	ProductDoc,
	| "_id"
	| "name"
	| "urduName"
	| "unit"
	| "stepGrams"
	| "stock"
	| "cost"
	| "imageUrl"
	| "offerPrice"
	| "category"
	| "inStock"
>;

type Coming = Pick<
	WeeklyBasketDoc,
	"user" | "items" | "nextDate" | "every" | "isPaused" | "skipNext" | "slotFrom" | "address" | "area"
>;

/**
 * What weekly baskets will order for a day, and have not ordered yet; nothing of those that have no time on it, whose
 * address is not served, or whose customer may not pay in cash.
 */
async function readBaskets(day: string, products: ReadonlyMap<string, Shelved>): Promise<Line[]> {
	const baskets = await WeeklyBasket.find({ isPaused: false, nextDate: { $lte: day } })
		.select("user items nextDate every isPaused skipNext slotFrom address area")
		.lean<Coming[]>();
	const walletOnly = await walletOnlyOf(baskets.map(({ user }) => user));
	return baskets
		.filter(
			(basket) =>
				comesOn(basket, day) &&
				timeOn(day, basket.slotFrom, shopDetails()) !== null &&
				servedArea(basket) !== null &&
				!walletOnly.has(String(basket.user)),
		)
		.flatMap(({ items }) => items)
		.map(({ product, quantity }) => {
			return { product, quantity, stepGrams: products.get(String(product))?.stepGrams };
		});
}

/**
 * What has to be bought for a business day (`YYYY-MM-DD`), of every product on sale, most of it first, with what it costs
 * only where the owner asks.
 */
export async function readShownBuying(
	day: string,
	{ withCost }: { withCost: boolean },
): Promise<ShownBuyingLine[]> {
	const usualDays = usualDaysOf(day);
	const [shelves, onDay, before, taken] = await Promise.all([
		Product.find({ isArchived: false })
			.sort({ name: 1, _id: 1 })
			.select("name urduName unit stepGrams stock cost imageUrl offerPrice category inStock")
			.lean<Shelved[]>(),
		readNeeded([day], { slotsOnly: true }),
		readNeeded(usualDays, { slotsOnly: false }),
		readTaken(day),
	]);
	const certain = onDay.get(day) ?? new Map<string, number>();
	addTo(certain, await readBaskets(day, new Map(shelves.map((shelf) => [String(shelf._id), shelf]))));
	const lineOf = ({ _id, name, urduName, unit, stock, cost, stepGrams, ...picture }: Shelved) => {
		const key = keyOf(_id, { stepGrams });
		const ordered = certain.get(key) ?? 0;
		const usual = usualOf(usualDays.map((one) => before.get(one)?.get(key) ?? 0));
		const isCounted = typeof stock === "number";
		const spokenFor = isCounted ? Math.min(ordered, taken.get(String(_id)) ?? 0) : 0;
		const need = { ordered, usual, shelf: (stock ?? 0) + spokenFor };
		return {
			product: String(_id),
			name,
			...(urduName ? { urduName } : {}),
			unit: stepGrams ? "g" : unit,
			...soldOf({ stepGrams }),
			...need,
			spokenFor,
			buy: toBuy(need),
			...(withCost ? { cost: cost ?? null } : {}),
			...picture,
		};
	};
	const lines = shelves.map(lineOf);
	return [...lines.filter(({ buy }) => buy > 0), ...lines.filter(({ buy }) => buy === 0)];
}

/** The same as the API answers it: there the shelf is what can still be sold (next day 10). */
export async function readBuying(day: string, asked: { withCost: boolean }): Promise<BuyingLine[]> {
	return (await readShownBuying(day, asked)).map(
		({ imageUrl: _picture, offerPrice: _price, category: _of, inStock: _switch, spokenFor, ...line }) => {
			const need = { ...line, shelf: line.shelf - spokenFor };
			return { ...need, buy: toBuy(need) };
		},
	);
}
