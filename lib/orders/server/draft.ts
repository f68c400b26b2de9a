import "server-only";
import { randomInt } from "node:crypto";
import { Types } from "mongoose";
import { addressNamesArea, addressText, areaOf } from "@/lib/accounts/rules/address";
import { getAddresses } from "@/lib/accounts/server/addresses";
import type { Customer } from "@/lib/accounts/server/sessions";
import { belowMinimumMessage, subtotalOf, totalsOf } from "@/lib/cart/rules/totals";
import { readLines } from "@/lib/cart/server/stored";
import { isExpressPaused, promiseFor } from "@/lib/delivery/promise-rules";
import { slotsFrom } from "@/lib/delivery/rules";
import { newOrder, type Unprojected } from "@/lib/money/server/save-order";
import { clock } from "@/lib/server/platform/clock";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import { activeAreas, shopFor } from "@/lib/shop/rules/shop-details";
import { shopDetails } from "@/lib/shop/server/read";
import type { OrderDoc } from "@/models/order";
import type { OrderAddress } from "../rules/order";
import { searchWordsOf } from "../rules/order-filters";
import { AREA_NOT_SERVED, EXPRESS_PAUSED, PRICES_CHANGED, SLOT_GONE } from "../rules/order-messages";
import type { OrderInput } from "../schema/order";
import { couponFor } from "./coupon";
import { readOrderLines } from "./lines";

/** The cart that the order is made from: the one that the shopper saw, else the one that is there now. */
async function cartOf(userId: string, seen: number | undefined) {
	if (seen !== undefined) return { cartVersion: seen, claimsCart: true };
	return { cartVersion: (await readLines(userId)).version };
}

/** The address with landmark and place: as they were said, else as they are known of the saved address of this street and area. */
async function placedAddress(userId: string, address: OrderAddress, area: string): Promise<OrderAddress> {
	const isSame = (saved: OrderAddress) =>
		saved.streetAddress === address.streetAddress && addressNamesArea(addressText(saved), area);
	const isSaid = address.point !== undefined && address.landmark !== undefined;
	const saved = isSaid ? undefined : (await getAddresses(userId)).find(isSame);
	const landmark = address.landmark === undefined ? saved?.landmark : address.landmark;
	const point = address.point === undefined ? saved?.point : address.point;
	const { landmark: _landmark, point: _point, ...words } = address;
	return { ...words, ...(landmark ? { landmark } : {}), ...(point ? { point } : {}) };
}

/** The time that was picked, if it is still offered; nothing for prompt delivery. Throws 409 where it is not to be had. */
function chosenSlot({ deliveryTime, slot: id }: OrderInput): OrderDoc["slot"] {
	const shop = shopDetails();
	const now = clock.shopNow().getTime();
	if (deliveryTime === "express" && isExpressPaused(now, shop))
		throw new ShopError("conflict", EXPRESS_PAUSED);
	if (deliveryTime !== "slot") return undefined;
	const slot = slotsFrom(now, shop).find((offered) => offered.id === id);
	if (!slot) throw new ShopError("conflict", SLOT_GONE);
	return { id: slot.id, from: new Date(slot.from), to: new Date(slot.to) };
}

/**
 * Checks and prices an order at this moment, for cash and for a wallet alike (spec 5, 9). Throws 409 for a product
 * that cannot be bought, a delivery time that is not to be had, a coupon that cannot be used, and where the amount (rupees) that the shopper saw is not what it costs now, 400 under the
 * minimum order or outside the serviced areas. `held` is what the customer holds already, in units by product.
 */
export async function draftOrder(customer: Customer, input: OrderInput, held?: ReadonlyMap<string, number>) {
	const { items, address, deliveryTime, ifMissing, amount, cartVersion, language } = input;
	const { takenBy, isCallers, weekly, cashNote } = input;
	const [lines, cart] = await Promise.all([readOrderLines(items, held), cartOf(customer._id, cartVersion)]);
	const area = areaOf(addressText(address), activeAreas(shopDetails()), input.area);
	const shop = shopFor(shopDetails(), area);
	const { minimumOrder, taxPercent } = shop;
	const subtotal = subtotalOf(lines);
	// Of an area that the address does not name no minimum is known.
	const isMinimumKnown = Boolean(area) || !input.area;
	if (isMinimumKnown && subtotal < minimumOrder) {
		const items = belowMinimumMessage(subtotal, minimumOrder);
		throw invalid("items", items);
	}
	if (!area) throw invalid("address", AREA_NOT_SERVED);
	const slot = chosenSlot(input);
	const coupon = await couponFor(customer._id, input.coupon, subtotal);
	const totals = totalsOf(lines, deliveryTime, shop, coupon);
	if (amount !== undefined && amount !== totals.amount) throw new ShopError("conflict", PRICES_CHANGED);
	const { name, email } = customer;
	return {
		customer: { name, email: email ?? "" },
		language,
		...(takenBy ? { takenBy } : {}),
		...(isCallers ? { isCallers } : {}),
		...(weekly ? { weekly: { ...weekly, basket: new Types.ObjectId(weekly.basket) } } : {}),
		lines,
		terms: { taxPercent, deliveryFee: totals.deliveryFee, ...(coupon ? { coupon } : {}) },
		amount: totals.amount,
		address: await placedAddress(customer._id, address, area),
		area,
		deliveryTime,
		slot,
		...(ifMissing && { ifMissing }),
		...(cashNote && { cashNote }),
		...cart,
	};
}

type Chosen = Pick<OrderDoc, "area" | "deliveryTime" | "slot">;

function promiseOf({ area, deliveryTime, slot }: Chosen, moment: Date): Date {
	if (slot) return slot.to;
	// A chosen time is stored with its slot.
	const prompt = deliveryTime === "slot" ? "standard" : deliveryTime;
	return new Date(promiseFor(prompt, moment.getTime(), shopFor(shopDetails(), area)));
}

/** The moment in which an order is made, and by when it is promised from there on. */
export function madeNow(chosen: Chosen): { createdAt: Date; promisedAt: Date } {
	const createdAt = clock.shopNow();
	return { createdAt, promisedAt: promiseOf(chosen, createdAt) };
}

/** What whoever makes an order says of it; the rest follows. */
export type NewOrder = Omit<
	Unprojected,
	"searchWords" | "revision" | "handoverCode" | "rider" | "assignments" | "riderSteps"
>;

const CODE_DIGITS = 4;

/** A code for the door, such as `0471`. */
function newHandoverCode(): string {
	return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** A new order, as it is to be written. */
export function makeOrder(fields: NewOrder): OrderDoc {
	return newOrder({
		...fields,
		searchWords: searchWordsOf(fields),
		handoverCode: newHandoverCode(),
		revision: 0,
	});
}
