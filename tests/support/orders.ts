import { ObjectId } from "mongodb";
import { searchWordsOf } from "@/lib/domain/order-search";
import type { OrderDoc } from "@/models/order";
import { database } from "./database";
import { testAddress } from "./products";
import type { Fields, Stored } from "./stored";

/** What a test says of an order. */
export type OrderFields = Fields<Stored<OrderDoc>>;

const HOUR_MS = 3_600_000;

/** An order as the database holds it, with these fields instead of the usual ones. */
export function orderFields(fields: OrderFields = {}) {
	const _id = new ObjectId();
	const now = new Date();
	const createdAt = fields.createdAt instanceof Date ? fields.createdAt : now;
	const customer = { name: "Sana Iqbal", email: "sana@sabz-tests.pk" };
	const order = {
		_id,
		user: new ObjectId(),
		customer,
		searchWords: searchWordsOf({ _id: _id.toHexString(), customer, address: testAddress }),
		lines: [
			{
				product: new ObjectId(),
				name: "Mango Chaunsa",
				imageUrl: "/art/one-mango.webp",
				unitPrice: 280,
				quantity: 6,
			},
		],
		address: testAddress,
		area: "Satellite Town",
		deliveryTime: "express",
		promisedAt: new Date(createdAt.getTime() + HOUR_MS),
		subtotal: 1680,
		tax: 84,
		deliveryFee: 50,
		amount: 1814,
		paymentType: "Cash On Delivery",
		isPaid: false,
		paymentStatus: "pending",
		status: "Order Placed",
		statusHistory: [{ status: "Order Placed", at: now }],
		idempotencyKey: `test-${_id.toHexString()}`,
		cartVersion: 0,
		hasOpenConsequences: false,
		isPlacingFollowed: !("hasOpenConsequences" in fields),
		createdAt,
		updatedAt: now,
	} satisfies Stored<OrderDoc>;
	return { ...order, ...fields };
}

/** An order of this test alone, put straight into the database; gives its id. */
export async function newOrder(fields: OrderFields = {}): Promise<string> {
	const order = orderFields(fields);
	await (await database()).collection("orders").insertOne(order);
	return String(order._id);
}
