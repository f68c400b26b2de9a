import { randomInt } from "node:crypto";
import { Types } from "mongoose";
import { searchWordsOf } from "@/lib/domain/order-search";
import { watched } from "./observe";
import { Order, type OrderDoc } from "./order";

/** What whoever makes an order says of it; the rest follows. */
export type NewOrder = Omit<
	OrderDoc,
	| "_id"
	| "searchWords"
	| "revision"
	| "paidBack"
	| "hasOpenConsequences"
	| "isPlacingFollowed"
	| "untoldStepAt"
	| "untoldRiderAt"
	| "updatedAt"
	| "handoverCode"
	| "rider"
	| "riderSteps"
	| "collected"
	| "lateCredit"
> &
	Required<Pick<OrderDoc, "promisedAt">>;

const CODE_DIGITS = 4;

/** A code for the door, such as `0471`. */
export function newHandoverCode(): string {
	return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/**
 * Writes a new order with one atomic insert, as it is: its parts have been checked, and Mongoose's casting of them
 * would cost as much as the write. Rejects with the database's error where a unique index refuses it.
 */
export async function insertOrder(fields: NewOrder): Promise<OrderDoc> {
	const _id = new Types.ObjectId();
	const order: OrderDoc = {
		_id,
		...fields,
		searchWords: searchWordsOf({ _id, ...fields }),
		handoverCode: newHandoverCode(),
		revision: 0,
		hasOpenConsequences: true,
		updatedAt: new Date(),
	};
	const { collection } = Order;
	await watched({ collection: collection.name, operation: "insertOne", fields: [] }, (comment) =>
		collection.insertOne({ ...order }, { comment, ignoreUndefined: true }),
	);
	return order;
}
