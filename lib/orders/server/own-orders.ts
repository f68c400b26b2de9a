import "server-only";
import type { Customer } from "@/lib/accounts/server/sessions";
import { belowPlace } from "@/lib/server/database/queries";
import { clock } from "@/lib/server/platform/clock";
import { fingerprint, isFingerprint } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { type Place, placeText } from "@/lib/text/fields";
import { pathIn } from "@/lib/text/language";
import { orderLinkPath } from "@/lib/weekly/rules";
import { Order, type OrderDoc } from "@/models/order";
import type { OwnOrder } from "../rules/order";
import { alreadyOrderedMessage, LOGIN_TO_ORDER, VERIFY_TO_ORDER } from "../rules/order-messages";
import { toOwnOrder } from "./to-order";

/** At most this many orders are in one answer. */
const LIST_LIMIT = 200;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** A part of a customer's orders, and the place before which older ones follow; null at the end of the list. */
export type OwnOrders = { orders: OwnOrder[]; older: string | null };

/**
 * The customer's own orders, newest first, each line as it was when it was ordered (api.md): those below the place that
 * is asked for, at most 200 of them or as many as `limit` says.
 */
export async function listOwnOrders(
	userId: string,
	{ before, limit = LIST_LIMIT }: { before?: Place; limit?: number } = {},
): Promise<OwnOrders> {
	const docs = await Order.find({ user: userId, ...(before ? belowPlace("createdAt", before) : {}) })
		.sort(NEWEST_FIRST)
		.limit(limit + 1)
		.lean<OrderDoc[]>();
	const orders = docs.slice(0, limit).map(toOwnOrder);
	const last = orders.at(-1);
	return { orders, older: last && docs.length > limit ? placeText(last.createdAt, last._id) : null };
}

/** Every order of the customer, newest first. */
export async function allOwnOrders(userId: string): Promise<OwnOrder[]> {
	const docs = await Order.find({ user: userId }).sort(NEWEST_FIRST).lean<OrderDoc[]>();
	return docs.map(toOwnOrder);
}

/** One order of the customer's own, or null. */
export async function findOwnOrder(userId: string, orderId: string): Promise<OwnOrder | null> {
	const order = await Order.findOne({ _id: orderId, user: userId }).lean<OrderDoc>();
	return order && toOwnOrder(order);
}

/**
 * The customer, if they may order (spec 6). Throws 401 with the given sentence for a guest, 403 while the e-mail is
 * not verified.
 */
export function mustBeBuyer(customer: Customer | null, guestMessage: string = LOGIN_TO_ORDER): Customer {
	if (!customer) throw new ShopError("unauthenticated", guestMessage);
	if (!customer.isVerified) throw new ShopError("forbidden", VERIFY_TO_ORDER);
	return customer;
}

/** The order that this version of the customer's cart has become; null where there is none, or no version was said. */
export async function orderOfCart(userId: string, cartVersion: number | undefined): Promise<OrderDoc | null> {
	if (cartVersion === undefined) return null;
	return Order.findOne({ user: userId, cartVersion, claimsCart: true }).lean<OrderDoc>();
}

/** The refusal of a cart that is an order already: it shows that order (API.md). */
export function orderedAlready(order: OrderDoc): ShopError {
	const shown = toOwnOrder(order);
	return new ShopError("conflict", alreadyOrderedMessage(shown.number), { shown: { order: shown } });
}

const PURPOSE = "weekly order";
const TOKEN = /^([0-9a-f]{24})-(\d{1,12})-([\w-]{43})$/;

export const LINK_IS_OVER = "This link is no longer valid";

/**
 * The address, in the language of its customer, at which whoever has it may look at this one order and leave it out, without signing in, until
 * its delivery time begins. It is signed with the shop's secret, and nothing of it is stored.
 */
export function linkToOrder({
	_id,
	slot,
	language = "en",
}: Pick<OrderDoc, "_id" | "slot" | "language">): string {
	const leftMs = (slot?.from.getTime() ?? 0) - clock.shopNow().getTime();
	// Links go by the machine's clock.
	const until = Math.floor((clock.now().getTime() + Math.max(0, leftMs)) / 1000);
	const signed = `${String(_id)}-${until}`;
	return env().APP_URL + pathIn(language, orderLinkPath(`${signed}-${fingerprint(PURPOSE, signed)}`));
}

/** The order that a link opens. Throws ShopError `not-found` for one that is forged, over, or of no order. */
export async function orderOfLink(token: string): Promise<OrderDoc> {
	const [, id = "", until = "", print = ""] = TOKEN.exec(token) ?? [];
	const isOurs = print !== "" && isFingerprint(print, PURPOSE, `${id}-${until}`);
	if (!isOurs || Number(until) * 1000 <= clock.now().getTime()) throw notFound(LINK_IS_OVER);
	const order = await Order.findById(id).lean<OrderDoc>();
	if (!order?.weekly) throw notFound(LINK_IS_OVER);
	return order;
}
