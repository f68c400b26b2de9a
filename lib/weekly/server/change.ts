import "server-only";
import { Types } from "mongoose";
import { addressText } from "@/lib/accounts/rules/address";
import { AREA_NOT_SERVED } from "@/lib/orders/rules/order-messages";
import { sumQuantities } from "@/lib/orders/server/lines";
import { USUAL_IF_MISSING } from "@/lib/packing/rules";
import { offeredWish, wishWordsOf } from "@/lib/products/rules/wishes";
import { findLineProducts } from "@/lib/products/server/read-catalogue";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { WeeklyBasket as Basket, type WeeklyBasketDoc } from "@/models/weekly";
import {
	BASKET_BUSY,
	BASKET_NOT_FOUND,
	firstDay,
	MAX_BASKETS,
	orderedAt,
	PRODUCT_UNKNOWN,
	TOO_MANY_BASKETS,
	timesOfDay,
	type WeeklyBasket,
} from "../rules";
import type { BasketChange, NewBasket } from "../schema";
import { servedArea, toBaskets } from "./read";

/**
 * One line a product, without wishes that it does not have. Throws ShopError `invalid` for a product that the shop has
 * never had.
 */
async function itemsOf(items: NewBasket["items"]): Promise<WeeklyBasketDoc["items"]> {
	const asked = sumQuantities(items);
	const known = await findLineProducts([...asked.keys()]);
	if (known.size < asked.size) throw invalid("items", PRODUCT_UNKNOWN);
	return [...asked].map(([product, { quantity, ifMissing, wish, note }]) => ({
		product: new Types.ObjectId(product),
		quantity,
		...(ifMissing ? { ifMissing } : {}),
		...wishWordsOf({ wish: offeredWish(known.get(product)?.wishes, wish), note }),
	}));
}

function mustBeServed(basket: Pick<NewBasket, "address" | "area">): void {
	if (!servedArea(basket)) throw invalid("address", AREA_NOT_SERVED);
}

function mustBeOffered({ weekday, slotFrom }: Pick<NewBasket, "weekday" | "slotFrom">): void {
	if (!timesOfDay(weekday, shopDetails()).some(({ from }) => from === slotFrom))
		throw invalid("slotFrom", "Please choose one of the delivery times");
}

/** When a basket comes first that is made, woken or moved to another weekday now. */
function beginning(weekday: number): Pick<WeeklyBasketDoc, "nextDate" | "dueAt" | "skipNext"> {
	const nextDate = firstDay(weekday, clock.shopNow().getTime());
	return { nextDate, dueAt: new Date(orderedAt(nextDate)), skipNext: false };
}

async function shown(doc: WeeklyBasketDoc): Promise<WeeklyBasket> {
	const [basket] = await toBaskets([doc]);
	if (!basket) throw notFound(BASKET_NOT_FOUND);
	return basket;
}

/**
 * Makes a weekly basket; the same key gives the same basket. Throws ShopError `invalid` by field, `conflict` where the customer has too many.
 */
export async function addBasket(user: string, input: NewBasket, key: string): Promise<WeeklyBasket> {
	const known = await Basket.findOne({ user, key }).lean<WeeklyBasketDoc>();
	if (known) return shown(known);
	const { ifMissing = USUAL_IF_MISSING, ...fields } = input;
	mustBeServed(input);
	mustBeOffered(input);
	const items = await itemsOf(input.items);
	if ((await Basket.countDocuments({ user, key: { $ne: key } })) >= MAX_BASKETS)
		throw new ShopError("conflict", TOO_MANY_BASKETS);
	const made = { ...fields, items, ifMissing, ...beginning(input.weekday) };
	const doc = await retryOnDuplicate(() =>
		Basket.findOneAndUpdate(
			{ user, key },
			{ $setOnInsert: made },
			{ upsert: true, returnDocument: "after" },
		).lean<WeeklyBasketDoc>(),
	);
	if (!doc) throw notFound(BASKET_NOT_FOUND);
	return shown(doc);
}

/** The day that is next after a change: it begins anew where it is moved or woken, and stays otherwise. */
function dayAfterChange(found: WeeklyBasketDoc, { weekday, isPaused }: BasketChange) {
	const isMoved = weekday !== undefined && weekday !== found.weekday;
	const isWoken = found.isPaused && isPaused === false && found.dueAt <= clock.shopNow();
	return isMoved || isWoken ? beginning(weekday ?? found.weekday) : {};
}

/**
 * Changes some of a basket. Throws ShopError `not-found`, `invalid` by field, and `conflict` where its order was made in the same moment.
 */
export async function changeBasket(user: string, id: string, change: BasketChange): Promise<WeeklyBasket> {
	const found = await Basket.findOne({ _id: id, user }).lean<WeeklyBasketDoc>();
	if (!found) throw notFound(BASKET_NOT_FOUND);
	// What was chosen of one address says nothing of another.
	const isAnyArea = !change.area && (change.address !== undefined || "area" in change);
	const { address = found.address, area = isAnyArea ? undefined : found.area } = change;
	// Of an address that is no longer served, anything else may still be changed.
	const isElsewhere = addressText(address) !== addressText(found.address) || area !== found.area;
	if ((change.address || change.area) && isElsewhere) mustBeServed({ address, area });
	const { slotFrom = found.slotFrom, weekday = found.weekday } = change;
	if (change.slotFrom || weekday !== found.weekday) mustBeOffered({ weekday, slotFrom });
	const items = change.items ? { items: await itemsOf(change.items) } : {};
	const { skipNext, area: chosen, ...others } = change;
	const doc = await Basket.findOneAndUpdate(
		// As it was read: the day that is left out is the one that the customer saw.
		{ _id: id, user, nextDate: found.nextDate },
		{
			$set: {
				...others,
				...(chosen ? { area: chosen } : {}),
				...items,
				...dayAfterChange(found, change),
				...(skipNext === undefined ? {} : { skipNext }),
			},
			...(isAnyArea ? { $unset: { area: 1 } } : {}),
			$inc: { revision: 1 },
		},
		{ returnDocument: "after" },
	).lean<WeeklyBasketDoc>();
	if (!doc) throw new ShopError("conflict", BASKET_BUSY);
	return shown(doc);
}

/** Ends a basket; orders that it has become stay. Throws ShopError `not-found`. */
export async function deleteBasket(user: string, id: string): Promise<void> {
	const { deletedCount } = await Basket.deleteOne({ _id: id, user });
	if (deletedCount === 0) throw notFound(BASKET_NOT_FOUND);
}
