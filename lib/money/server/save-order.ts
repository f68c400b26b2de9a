import "server-only";
import { isDeepStrictEqual } from "node:util";
import { orderEvents } from "@/lib/integrations/server/events";
import { type Word, wordWrites } from "@/lib/messages/server/word";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { change, decided, type Write } from "@/lib/server/database/commit";
import { announceOrder } from "@/lib/server/live/signals";
import { composeWith, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import { clock } from "@/lib/server/platform/clock";
import { notFound } from "@/lib/server/platform/errors";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderProjections } from "@/models/order-parts";
import type { Refund } from "../refund";
import { CREDIT, ofKind } from "../rules";
import { creditWrites } from "./account";
import { projected } from "./projections";
import { returnedRefund } from "./refunds";

/** Tells a customer that money has gone back, how, and by which reference it can be found. */
export function refundSettledMail(refund: Refund, { email, language }: Omit<Addressee, "name">): Mail {
	const writer = writerIn(language);
	const { texts, say, rupees, shop, reach, myOrders } = writer;
	const said = texts.mailMoney.refund;
	const amount = rupees(refund.amount);
	const number = say(refund.orderNumber);
	const method = texts.order.refundMethod(refund);
	const reference = refund.reference && say(refund.reference);
	return {
		key: `refund-settled:${refund._id}`,
		to: email ?? "",
		...composeWith(writer, said, { shop, number, amount, method }, [
			said.text({ number, amount, method, reference, reach }),
			myOrders,
		]),
	};
}

/** The same on a phone. */
export function refundWord(refund: Refund, language: Addressee["language"]): Word {
	const { texts, say, rupees, shop } = writerIn(language);
	const values = [shop, rupees(refund.amount), say(refund.orderNumber), texts.order.refundMethod(refund)];
	return { key: `refund-settled:${refund._id}`, template: "refund", values };
}

/** The one place where an order is written once it is made: what follows from its money is reckoned here and nowhere else. */

/** Which order is meant: by its number alone, or only if it is this customer's. */
export type WhichOrder = { _id: string; user?: string };
export type Moved = { before: OrderDoc; order: OrderDoc };
/** What is written in the same commit as the order. */
export type Also = (moved: Moved) => readonly Write[] | Promise<readonly Write[]>;

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
		(name) => name !== "ledger" && name !== "revision" && !isDeepStrictEqual(old.get(name), now.get(name)),
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

/** The customer is told of what went back by these entries; whoever has left the shop has no address any more. */
async function refundNews(order: OrderDoc, refunds: readonly Refund[]): Promise<Write[]> {
	const { customer, language } = order;
	const writes = refunds.map((refund) => {
		const mail = refundSettledMail(refund, { email: customer.email, language });
		return wordWrites(order, mail, refundWord(refund, language));
	});
	return (await Promise.all(writes)).flat();
}

/** The writes that make an order what it is to be, only if it is still as it was read; its credit and its news with it. */
async function writesOf(before: OrderDoc, after: OrderDoc): Promise<Write[]> {
	mustBeAppended(before, after);
	const fresh = after.ledger.slice(before.ledger.length);
	const returned = ofKind(fresh, "returned");
	const refundsOf = (entries: typeof returned) => entries.map((entry) => returnedRefund(after, entry));
	// Of credit that goes back with the order the news of its cancellation says it, once nobody can take that back.
	const told = returned.filter(({ cause }) => cause !== CREDIT);
	return [
		// First, so that the later of two hands decides again, whatever else theirs would have moved.
		change(Order, { _id: before._id, revision: before.revision }, changeOf(before, after)),
		...(await creditWrites(after, fresh)),
		...(await refundNews(after, refundsOf(told))),
		...(await orderEvents({ before, order: after }, refundsOf(returned))),
	];
}

/** The order that is meant. Throws ShopError `not-found`. */
export async function findOrder(which: WhichOrder): Promise<OrderDoc> {
	const order = await Order.findOne(which).lean<OrderDoc>();
	if (!order) throw notFound(ORDER_NOT_FOUND);
	return order;
}

type Decide = (order: OrderDoc) => OrderDoc | Promise<OrderDoc>;

async function planOf(which: WhichOrder, decide: Decide, also: Also): Promise<Moved & { writes: Write[] }> {
	const found = await findOrder(which);
	const wanted = await decide(found);
	if (wanted === found) return { before: found, order: found, writes: [] };
	const revised = { ...wanted, revision: found.revision + 1 };
	const after = projected(revised, clock.shopNow(), found);
	const others = await also({ before: found, order: after });
	return { before: found, order: after, writes: [...others, ...(await writesOf(found, after))] };
}

/**
 * Changes an order to what `decide` makes of its present state, in one commit with what else is to be written; the same
 * order changes nothing. Of two hands one wins, and the other decides again from what it finds then; `decide` throws when
 * nothing is to be done any more. Throws ShopError `not-found`.
 */
export async function changeOrder(which: WhichOrder, decide: Decide, also: Also): Promise<Moved> {
	const { before, order } = await decided(() => planOf(which, decide, also));
	if (order !== before) announceOrder(order);
	return { before, order };
}

/**
 * Changes several orders as `changeOrder` does, all of them or none, in one commit with what else is to be written for all
 * together.
 */
export async function changeOrders(
	ids: readonly string[],
	decide: Decide,
	also: Also,
	forAll: (moved: readonly Moved[]) => Promise<readonly Write[]>,
): Promise<Moved[]> {
	const { moved } = await decided(async () => {
		const plans = await Promise.all(ids.map((_id) => planOf({ _id }, decide, also)));
		return { moved: plans, writes: [...(await forAll(plans)), ...plans.flatMap(({ writes }) => writes)] };
	});
	for (const { before, order } of moved) if (order !== before) announceOrder(order);
	return moved;
}

/** A new order with its projections; what credit it uses is a write of its own. */
export function newOrder(fields: Unprojected): OrderDoc {
	const updatedAt = clock.now();
	return { ...projected({ ...fields, updatedAt }, clock.shopNow()), updatedAt };
}
