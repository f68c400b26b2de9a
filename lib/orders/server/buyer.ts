import "server-only";
import type { Customer } from "@/lib/accounts/server/guards";
import { ShopError } from "@/lib/server/platform/errors";
import { Order, type OrderDoc } from "@/models/order";
import { alreadyOrderedMessage, LOGIN_TO_ORDER, VERIFY_TO_ORDER } from "../rules/order-messages";
import { toOwnOrder } from "./to-order";

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
