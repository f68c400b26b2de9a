import "server-only";
import { isDeepStrictEqual } from "node:util";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { ON_HOLD, type OrderStatus } from "@/lib/orders/rules/order-states";
import { connectDatabase } from "@/lib/server/database/connect";
import { announceOrder } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { watched } from "@/models/observe";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderProjections } from "@/models/order-parts";
import { projected } from "./projections";

/** The one place where an order is written once it is made: what follows from its money is reckoned here and nowhere else. */

const CHANGED_MEANWHILE = "This order has just been changed. Please look again.";
/** How often a change is decided again when another hand was faster. */
const TRIES = 4;

/** Which order is meant: by its number alone, or only if it is this customer's. */
export type WhichOrder = { _id: string; user?: string };
export type Moved = { before: OrderStatus; order: OrderDoc };

/** An order that is about to be written: what follows from its ledger and its lines is not said. */
export type Unprojected = Omit<OrderDoc, keyof OrderProjections | "updatedAt">;

/** Throws where entries of the ledger, or the terms, are other ones than before: a defect of whoever decided. */
function mustBeAppended(before: OrderDoc, after: OrderDoc): void {
	const isKept = isDeepStrictEqual(after.ledger.slice(0, before.ledger.length), before.ledger);
	const isNumbered = after.ledger.every(({ n }, place) => n === place + 1);
	if (!isKept || !isNumbered) throw new Error(`the ledger of order ${before._id} can only be added to`);
	if (after.amount !== before.amount || !isDeepStrictEqual(after.terms, before.terms))
		throw new Error(`order ${before._id} keeps what it was made with`);
}

/** What of the order is another than before, as the database is told it. */
function changeOf(before: OrderDoc, after: OrderDoc) {
	const [old, now] = [
		new Map<string, unknown>(Object.entries(before)),
		new Map<string, unknown>(Object.entries(after)),
	];
	const names = [...new Set([...old.keys(), ...now.keys()])].filter(
		(name) => name !== "ledger" && !isDeepStrictEqual(old.get(name), now.get(name)),
	);
	const isGone = (name: string) => now.get(name) === undefined;
	const entries = after.ledger.slice(before.ledger.length);
	return {
		$set: Object.fromEntries(names.filter((name) => !isGone(name)).map((name) => [name, now.get(name)])),
		$unset: Object.fromEntries(names.filter(isGone).map((name) => [name, 1])),
		$inc: { revision: 1 },
		...(entries.length > 0 ? { $push: { ledger: { $each: entries } } } : {}),
	};
}

/**
 * Writes an order as it is to be, with its projections, only if it is still as it was read; null when another hand was
 * faster. One atomic write.
 */
async function saveOrder(before: OrderDoc, wanted: OrderDoc): Promise<OrderDoc | null> {
	const after = projected(wanted, clock.shopNow(), before);
	mustBeAppended(before, after);
	const isMoved = after.ledger.length > before.ledger.length;
	const heard = isMoved ? { ...after, openLedgerAt: clock.now() } : after;
	const asRead = { _id: before._id, revision: before.revision };
	return Order.findOneAndUpdate(asRead, changeOf(before, heard), {
		returnDocument: "after",
	}).lean<OrderDoc>();
}

/** The order that is meant. Throws ShopError `not-found`. */
export async function findOrder(which: WhichOrder): Promise<OrderDoc> {
	await connectDatabase();
	const order = await Order.findOne(which).lean<OrderDoc>();
	if (!order) throw notFound(ORDER_NOT_FOUND);
	return order;
}

/**
 * Changes an order to what `decide` makes of its present state; the same order changes nothing. Of two hands one wins, and
 * the other decides again from what it finds then; `decide` throws when nothing is to be done any more. Throws ShopError
 * `not-found`.
 */
export async function changeOrder(which: WhichOrder, decide: (order: OrderDoc) => OrderDoc): Promise<Moved> {
	for (let tries = 0; tries < TRIES; tries++) {
		const found = await findOrder(which);
		const wanted = decide(found);
		if (wanted === found) return { before: found.status, order: found };
		const order = await saveOrder(found, wanted);
		if (order) {
			announceOrder(order);
			return { before: found.status, order };
		}
	}
	throw new ShopError("conflict", CHANGED_MEANWHILE);
}

/** The order on hold, with its reason: the seller decides. */
export function heldOrder(order: OrderDoc, reason: string, at: Date): OrderDoc {
	const step: OrderDoc["statusHistory"][number] = { status: ON_HOLD, at, reason };
	return { ...order, status: ON_HOLD, holdReason: reason, statusHistory: [...order.statusHistory, step] };
}

/**
 * Writes a new order with one atomic insert, as it is: its parts have been checked, and Mongoose's casting of them
 * would cost as much as the write. Rejects with the database's error where a unique index refuses it.
 */
export async function insertOrder(fields: Unprojected): Promise<OrderDoc> {
	const now = clock.now();
	const order = { ...projected({ ...fields, updatedAt: now }, clock.shopNow()), updatedAt: now };
	if (order.ledger.length > 0) order.openLedgerAt = clock.now();
	const { collection } = Order;
	await watched({ collection: collection.name, operation: "insertOne", fields: [] }, (comment) =>
		collection.insertOne({ ...order }, { comment, ignoreUndefined: true }),
	);
	return order;
}
