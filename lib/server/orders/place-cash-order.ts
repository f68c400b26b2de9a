import "server-only";
import { Types } from "mongoose";
import { addressText } from "@/lib/domain/address";
import { findArea } from "@/lib/domain/areas";
import { belowMinimumMessage, MINIMUM_ORDER, totalsOf } from "@/lib/domain/cart-totals";
import { AREA_NOT_SERVED, type CashOrderInput, type Order as ShopOrder } from "@/lib/domain/order";
import { Order, type OrderDoc } from "@/models/order";
import type { Customer } from "../accounts/guards";
import { readLines } from "../carts/store";
import { connectDatabase } from "../db";
import { isDuplicate } from "../duplicates";
import { ShopError } from "../errors";
import { mustBeBuyer } from "./buyer";
import { followUpNow } from "./consequences";
import { readOrderLines } from "./lines";
import { toOrder } from "./to-order";

async function findByKey(customer: Customer, idempotencyKey: string): Promise<OrderDoc | null> {
	return Order.findOne({ user: customer._id, idempotencyKey }).lean<OrderDoc>();
}

/** Everything that is checked and computed before an order is written. Throws ShopError as placeCashOrder says. */
async function draftOrder(customer: Customer, { items, address, deliveryTime }: CashOrderInput) {
	const lines = await readOrderLines(items);
	const totals = totalsOf(lines, deliveryTime);
	if (totals.subtotal < MINIMUM_ORDER) throw new ShopError("invalid", belowMinimumMessage(totals.subtotal));
	const area = findArea(addressText(address));
	if (!area) throw new ShopError("invalid", AREA_NOT_SERVED, { errors: { address: AREA_NOT_SERVED } });
	const { version: cartVersion } = await readLines(customer._id);
	const { name, email } = customer;
	return { customer: { name, email }, lines, ...totals, address, area, deliveryTime, cartVersion };
}

/** The one atomic write that makes the order; when another request with the same key was faster, its order. */
async function insertOnce(
	customer: Customer,
	input: CashOrderInput,
	idempotencyKey: string,
): Promise<OrderDoc> {
	const draft = await draftOrder(customer, input);
	const status = "Order Placed";
	const order = new Order({
		...draft,
		user: new Types.ObjectId(customer._id),
		idempotencyKey,
		paymentType: "Cash On Delivery",
		paymentStatus: "pending",
		status,
		statusHistory: [{ status, at: new Date() }],
	});
	try {
		await order.save();
		return order.toObject();
	} catch (error) {
		const earlier = isDuplicate(error) ? await findByKey(customer, idempotencyKey) : null;
		if (!earlier) throw error;
		return earlier;
	}
}

/**
 * Places a cash on delivery order (spec 4, 5) at today's prices. The same key from the same customer gives the same
 * order, also under concurrency and after a crash. Errors: 401 guest, 403 not verified, 409 a product that cannot be
 * bought, 400 under the minimum of Rs. 1500 or outside the serviced areas.
 */
export async function placeCashOrder(
	visitor: Customer | null,
	input: CashOrderInput,
	idempotencyKey: string,
): Promise<ShopOrder> {
	const customer = mustBeBuyer(visitor);
	await connectDatabase();
	const order =
		(await findByKey(customer, idempotencyKey)) ?? (await insertOnce(customer, input, idempotencyKey));
	await followUpNow(order);
	return toOrder(order);
}
