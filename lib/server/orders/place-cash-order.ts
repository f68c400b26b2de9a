import "server-only";
import { Types } from "mongoose";
import type { Order as ShopOrder } from "@/lib/domain/order";
import type { CashOrderInput } from "@/lib/domain/order-schema";
import { PLACED } from "@/lib/domain/order-states";
import { insertOrder, Order, type OrderDoc } from "@/models/order";
import type { Customer } from "../accounts/guards";
import { connectDatabase } from "../database/connect";
import { metrics } from "../observability/metrics";
import { mustBeBuyer } from "./buyer";
import { takeSlot } from "./delivery-slot";
import { draftOrder } from "./draft";
import { madeNow } from "./moment";
import { followUpNow } from "./side-effects";
import { toOrder } from "./to-order";
import { orderedAlready, orderOfCart } from "./used-cart";

/** Checks and prices the order, then makes it with one atomic write. */
async function insert(customer: Customer, input: CashOrderInput, idempotencyKey: string): Promise<OrderDoc> {
	const draft = await draftOrder(customer, input);
	const user = new Types.ObjectId(customer._id);
	if (draft.slot) {
		// A cart that is an order already needs no second place.
		const ofThisCart = await orderOfCart(customer._id, input.cartVersion);
		if (ofThisCart) throw orderedAlready(ofThisCart);
		await takeSlot(draft.slot, { user, idempotencyKey });
	}
	const made = madeNow(draft);
	const order = await insertOrder({
		...draft,
		...made,
		user,
		idempotencyKey,
		paymentType: "Cash On Delivery",
		isPaid: false,
		paymentStatus: "pending",
		status: PLACED,
		statusHistory: [{ status: PLACED, at: made.createdAt }],
	});
	metrics.orders.inc({ payment: order.paymentType, status: PLACED });
	return order;
}

/**
 * Makes the order. Whatever stopped it: where there is one with this key already, that order; where the cart has
 * become one, its refusal is what the shopper needs to hear.
 */
async function insertOnce(
	customer: Customer,
	input: CashOrderInput,
	idempotencyKey: string,
): Promise<OrderDoc> {
	try {
		return await insert(customer, input, idempotencyKey);
	} catch (error) {
		const earlier = await Order.findOne({ user: customer._id, idempotencyKey }).lean<OrderDoc>();
		if (earlier) return earlier;
		const ofThisCart = await orderOfCart(customer._id, input.cartVersion);
		throw ofThisCart ? orderedAlready(ofThisCart) : error;
	}
}

/**
 * Places a cash on delivery order (spec 4, 5) at today's prices. The same key from the same customer gives the same
 * order, also under concurrency and after a crash; one version of a cart becomes one order, whatever the keys. Errors:
 * 401 guest, 403 not verified, 409 a product that cannot be bought, another amount than the one that was seen, or a
 * cart that is an order already, 400 under the minimum order or outside the serviced areas.
 */
export async function placeCashOrder(
	visitor: Customer | null,
	input: CashOrderInput,
	idempotencyKey: string,
): Promise<ShopOrder> {
	const customer = mustBeBuyer(visitor);
	await connectDatabase();
	const order = await insertOnce(customer, input, idempotencyKey);
	await followUpNow(order);
	return toOrder(order);
}
