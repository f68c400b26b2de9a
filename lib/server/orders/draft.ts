import "server-only";
import { addressText } from "@/lib/domain/address-text";
import { findArea } from "@/lib/domain/areas";
import { belowMinimumMessage, totalsOf } from "@/lib/domain/cart-totals";
import { AREA_NOT_SERVED, PRICES_CHANGED } from "@/lib/domain/order-messages";
import type { OrderInput } from "@/lib/domain/order-schema";
import type { OrderDoc } from "@/models/order";
import type { Customer } from "../accounts/guards";
import { readLines } from "../carts/store";
import { ShopError } from "../platform/errors";
import { shopDetails } from "../shop/read";
import { readOrderLines } from "./lines";

/** What an order is about, checked and priced, before anything is written. */
export type OrderDraft = Pick<
	OrderDoc,
	| "customer"
	| "lines"
	| "subtotal"
	| "tax"
	| "taxPercent"
	| "deliveryFee"
	| "amount"
	| "address"
	| "area"
	| "deliveryTime"
	| "cartVersion"
	| "claimsCart"
>;

/** The cart that the order is made from: the one that the shopper saw, else the one that is there now. */
async function cartOf(userId: string, seen: number | undefined) {
	if (seen !== undefined) return { cartVersion: seen, claimsCart: true };
	return { cartVersion: (await readLines(userId)).version };
}

/**
 * Checks and prices an order at this moment, for cash and for a wallet alike (spec 5, 9). Throws 409 for a product
 * that cannot be bought and where the amount (rupees) that the shopper saw is not what it costs now, 400 under the
 * minimum order or outside the serviced areas.
 */
export async function draftOrder(
	customer: Customer,
	{ items, address, deliveryTime, amount, cartVersion }: OrderInput,
): Promise<OrderDraft> {
	const [lines, cart] = await Promise.all([readOrderLines(items), cartOf(customer._id, cartVersion)]);
	if (deliveryTime === "slot") throw new ShopError("invalid", "Please choose a delivery time");
	const { minimumOrder, areas, taxPercent, deliveryFees } = shopDetails();
	const totals = totalsOf(lines, deliveryTime, { taxPercent, deliveryFees });
	if (totals.subtotal < minimumOrder)
		throw new ShopError("invalid", belowMinimumMessage(totals.subtotal, minimumOrder));
	const area = findArea(addressText(address), areas);
	if (!area) throw new ShopError("invalid", AREA_NOT_SERVED, { errors: { address: AREA_NOT_SERVED } });
	if (amount !== undefined && amount !== totals.amount) throw new ShopError("conflict", PRICES_CHANGED);
	const { name, email } = customer;
	return { customer: { name, email }, lines, ...totals, taxPercent, address, area, deliveryTime, ...cart };
}
