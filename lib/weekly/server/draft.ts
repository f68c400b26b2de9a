import "server-only";
import { Types } from "mongoose";
import { getAddresses } from "@/lib/accounts/server/addresses";
import { readLines } from "@/lib/cart/server/stored";
import type { Order } from "@/lib/orders/rules/order";
import { findOwnOrder } from "@/lib/orders/server/own-orders";
import { USUAL_IF_MISSING } from "@/lib/packing/rules";
import { type LineWish, wishWordsOf } from "@/lib/products/rules/wishes";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import { dayOf, weekdayOf } from "@/lib/text/dates";
import { type BasketDraft, timeAround, timesOfDay } from "../rules";
import { lookAtShelf, toItem } from "./read";

type Line = Partial<LineWish> & {
	product: string;
	quantity: number;
	ifMissing?: Order["items"][number]["ifMissing"];
};

async function itemsOf(lines: readonly Line[]) {
	const items = lines.map(({ product, quantity, ifMissing, ...asked }) => ({
		product: new Types.ObjectId(product),
		quantity,
		...(ifMissing ? { ifMissing } : {}),
		...wishWordsOf(asked),
	}));
	return (await lookAtShelf([{ items }]))({ items }).map(toItem);
}

/** What a basket of this weekday is called: 1 to 7, Monday first. */
type NameOf = (weekday: number) => string;

/** When it would come, and its name after that: on this moment's weekday, in the delivery time around it. */
function whenOf(moment: Date, nameOf: NameOf) {
	const weekday = weekdayOf(dayOf(moment));
	const slotFrom = timeAround(moment, timesOfDay(weekday, shopDetails()));
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
	const lines = order.items.map(({ product, ...line }) => ({ ...line, product: product._id }));
	const items = await itemsOf(lines);
	return { ...whenOf(new Date(order.promisedAt), nameOf), items, address, ifMissing: order.ifMissing };
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
		ifMissing: USUAL_IF_MISSING,
	};
}
