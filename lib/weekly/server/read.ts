import "server-only";
import { Types } from "mongoose";
import { addressText, areaOf } from "@/lib/accounts/rules/address";
import { getAddresses } from "@/lib/accounts/server/addresses";
import { missingToMinimum, totalsOf } from "@/lib/cart/rules/totals";
import { readLines } from "@/lib/cart/server/stored";
import { orderNumber, type Order as ReadOrder } from "@/lib/orders/rules/order";
import { isOpen, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { findOwnOrder, linkToOrder } from "@/lib/orders/server/own-orders";
import { USUAL_IF_MISSING } from "@/lib/packing/rules";
import { placeOf } from "@/lib/places/rules/point";
import { type Category, productName, type UrduWords, urduWordsOf } from "@/lib/products/rules/product";
import { type LineWish, lineWishOf, offeredWish, type Wish, wishWordsOf } from "@/lib/products/rules/wishes";
import { findLineProducts, type LineProduct } from "@/lib/products/server/read-catalogue";
import { clock } from "@/lib/server/platform/clock";
import { activeAreas, shopFor } from "@/lib/shop/rules/shop-details";
import { businessToday, shopDetails } from "@/lib/shop/server/read";
import { canBeBought, MAX_LINE_QUANTITY, mostOf } from "@/lib/stock/rules";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { type Counted, inStepsOf, type Measured, type Sold, soldOf } from "@/lib/text/sold-by";
import { Account, type AccountDoc } from "@/models/account";
import { Order, type OrderDoc } from "@/models/order";
import { WeeklyBasket as Basket, type WeeklyBasketDoc } from "@/models/weekly";
import {
	type BasketDraft,
	comingLines,
	dayAfter,
	orderedAt,
	timeAround,
	timeOn,
	type WeeklyBasket,
} from "../rules";

type Line = Partial<LineWish> &
	Counted &
	Measured & {
		product: string;
		ifMissing?: ReadOrder["items"][number]["ifMissing"];
	};

/** Lines as a basket holds them, by weight as many grams in the steps of today; without what the shop does not know. */
async function itemsOf(lines: readonly Line[]) {
	const products = await findLineProducts(lines.map(({ product }) => new Types.ObjectId(product)));
	return lines.flatMap((line) => {
		const product = products.get(line.product);
		if (!product) return [];
		const { ifMissing } = line;
		const wanted = {
			product: product._id,
			quantity: Math.min(MAX_LINE_QUANTITY, inStepsOf(line, product)),
			...(ifMissing ? { ifMissing } : {}),
			...wishWordsOf(line),
		};
		return [toItem(onShelf(wanted, product))];
	});
}

/** What a basket of this weekday is called: 1 to 7, Monday first. */
type NameOf = (weekday: number) => string;

/** When it would come, and its name after that: in the delivery time around this moment. */
function whenOf(moment: Date, nameOf: NameOf) {
	const { weekday, slotFrom } = timeAround(moment, shopDetails());
	return { name: nameOf(weekday), weekday, slotFrom, every: 1 as const };
}

/** A weekly basket as one would make it of an own order; null where there is none. */
export async function draftOfOrder(
	userId: string,
	orderId: string,
	nameOf: NameOf,
): Promise<BasketDraft | null> {
	const order = await findOwnOrder(userId, orderId);
	if (!order) return null;
	const { deliveryInstructions: _ofThatDay, ...address } = order.address;
	const lines = order.items.map(({ product, ...line }) => ({
		...line,
		product: product._id,
		unit: product.unit,
	}));
	const items = await itemsOf(lines);
	const { area, ifMissing, slot, promisedAt } = order;
	return { ...whenOf(new Date(slot?.from ?? promisedAt), nameOf), items, address, area, ifMissing };
}

/** The same of what is in the cart, to the default address; null where the cart is empty. */
export async function draftOfCart(userId: string, nameOf: NameOf): Promise<BasketDraft | null> {
	const [{ lines, asked }, addresses] = await Promise.all([readLines(userId), getAddresses(userId)]);
	const items = await itemsOf(
		[...lines].map(([product, quantity]) => ({ product, quantity, ...asked.get(product) })),
	);
	if (items.length === 0) return null;
	const found = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
	const { _id, isDefault, ...address } = found ?? { _id: "", isDefault: false };
	return {
		...whenOf(clock.shopNow(), nameOf),
		items,
		address: "streetAddress" in address ? address : null,
		area: null,
		ifMissing: USUAL_IF_MISSING,
	};
}

type Wanted = WeeklyBasketDoc["items"][number];
/** A product of a basket as it stands on the shelf, and how many of the wanted pieces can be bought. */
type OnShelf = Wanted &
	UrduWords &
	Sold & {
		aboutGrams: number | null;
		name: string;
		imageUrl: string;
		unit: string;
		category: Category;
		/** Rupees. */
		unitPrice: number;
		wishes: Wish[];
		canCome: number;
	};

function canComeOf(product: LineProduct, quantity: number): number {
	if (product.isArchived || !canBeBought(product)) return 0;
	return Math.min(quantity, mostOf({ left: product.stock ?? null, stepGrams: product.stepGrams }));
}

function onShelf(wanted: Wanted, product: LineProduct): OnShelf {
	const { name, imageUrl, unit, category, offerPrice, aboutGrams = null, wishes = [] } = product;
	const canCome = canComeOf(product, wanted.quantity);
	const words = { name, unit, ...urduWordsOf(product), ...soldOf(product), aboutGrams };
	return { ...wanted, ...words, imageUrl, category, unitPrice: offerPrice, wishes, canCome };
}

/** What of these products is there, at the prices of this moment. What the shop does not know at all is not in it. */
export async function lookAtShelf(baskets: readonly Pick<WeeklyBasketDoc, "items">[]) {
	const ids = baskets.flatMap(({ items }) => items.map(({ product }) => product));
	const products = await findLineProducts(ids);
	return ({ items }: Pick<WeeklyBasketDoc, "items">): OnShelf[] =>
		items.flatMap((wanted) => {
			const product = products.get(String(wanted.product));
			return product ? [onShelf(wanted, product)] : [];
		});
}

/** What cannot come, as a mail in this language names it: `Palak`, `Mango Chaunsa (1 of 3)` where only some are left. */
export function leftOutOf(found: readonly OnShelf[], language: Language): string[] {
	const { someOf } = MESSAGES[language].mailWeekly;
	const { weight } = MESSAGES[language].product;
	return found
		.filter(({ canCome, quantity }) => canCome < quantity)
		.map(({ canCome, quantity, ...product }) => {
			const name = productName(product, language);
			if (canCome === 0) return name;
			const { stepGrams } = product;
			const amount = (steps: number) => (stepGrams ? weight(steps * stepGrams) : String(steps));
			return someOf({ name, missing: amount(quantity - canCome), wanted: amount(quantity) });
		});
}

/** When it comes next: nothing of it while it is paused. */
function nextOf({ isPaused, skipNext, nextDate, every, slotFrom }: WeeklyBasketDoc) {
	if (isPaused) return { nextDate: null, orderedAt: null, slot: null };
	const day = skipNext ? dayAfter(nextDate, every) : nextDate;
	return {
		nextDate: day,
		orderedAt: new Date(orderedAt(day)).toISOString(),
		slot: timeOn(day, slotFrom, shopDetails()),
	};
}

/** The area to which it goes; null where the shop does not deliver to its address. */
export function servedArea({ address, area }: Pick<WeeklyBasketDoc, "address" | "area">): string | null {
	return areaOf(addressText(address), activeAreas(shopDetails()), area);
}

/** Those of these customers whom the owner lets pay by wallet alone: a basket of theirs is an order only where credit pays it. */
export async function walletOnlyOf(users: readonly (Types.ObjectId | string)[]): Promise<Set<string>> {
	const found = Account.find({ _id: { $in: users }, cashRule: "wallet_only" }).select("_id");
	return new Set((await found.lean<Pick<AccountDoc, "_id">[]>()).map(({ _id }) => String(_id)));
}

/** What comes of it at this moment, and what that costs. */
function todayOf(area: string | null, found: readonly OnShelf[]): WeeklyBasket["today"] {
	const shop = shopFor(shopDetails(), area);
	const totals = totalsOf(comingLines(found), "slot", shop);
	return { ...totals, missing: missingToMinimum(totals.subtotal, shop.minimumOrder) };
}

type Made = Pick<OrderDoc, "_id" | "slot" | "promisedAt" | "language">;

function madeOf({ made }: WeeklyBasketDoc, orders: ReadonlyMap<string, Made>): WeeklyBasket["made"] {
	const order = made && orders.get(String(made.order));
	if (!order) return null;
	const comesAt = (order.slot?.from ?? order.promisedAt).toISOString();
	return { date: made.date, comesAt, number: orderNumber(String(order._id)), link: linkToOrder(order) };
}

/** The orders on their way that these baskets became for a day that is not over. */
async function ordersAhead(baskets: readonly WeeklyBasketDoc[]): Promise<Map<string, Made>> {
	const today = businessToday();
	const ids = baskets.flatMap(({ made }) => (made && made.date >= today ? [made.order] : []));
	if (ids.length === 0) return new Map();
	const orders = await Order.find({ _id: { $in: ids }, status: { $in: ORDER_STATUSES.filter(isOpen) } })
		.select("slot promisedAt language")
		.lean<Made[]>();
	return new Map(orders.map((order) => [String(order._id), order]));
}

/** A product of a basket as its customer reads it. */
export function toItem({ product, ifMissing, wish, note, ...shown }: OnShelf): WeeklyBasket["items"][number] {
	const asked = lineWishOf({ wish: offeredWish(shown.wishes, wish), note });
	return { ...shown, product: String(product), ifMissing: ifMissing ?? null, ...asked };
}

/** Baskets as their customer reads them: what comes when, and what it would cost today. */
export async function toBaskets(docs: readonly WeeklyBasketDoc[]): Promise<WeeklyBasket[]> {
	const [onShelf, orders] = await Promise.all([lookAtShelf(docs), ordersAhead(docs)]);
	return docs.map((doc) => {
		const { _id, name, address, ifMissing, weekday, slotFrom, every, isPaused, skipNext, nextDate } = doc;
		const { firstName, lastName, streetAddress, phoneNumber, city, state, zipCode } = address;
		const found = onShelf(doc);
		const area = servedArea(doc);
		return {
			_id: String(_id),
			name,
			items: found.map(toItem),
			address: {
				...{ firstName, lastName, streetAddress, phoneNumber, city, state, zipCode },
				...placeOf(address),
			},
			area: doc.area ?? null,
			...{ ifMissing, weekday, slotFrom, every, isPaused, skipNext },
			skippedDate: skipNext ? nextDate : null,
			...nextOf(doc),
			isServed: area !== null,
			today: todayOf(area, found),
			made: madeOf(doc, orders),
		};
	});
}

/** The customer's weekly baskets, the oldest first. */
export async function listBaskets(userId: string): Promise<WeeklyBasket[]> {
	return toBaskets(await Basket.find({ user: userId }).sort({ _id: 1 }).lean<WeeklyBasketDoc[]>());
}
