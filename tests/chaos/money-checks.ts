import { type Db, type Document, ObjectId } from "mongodb";
import { booksIn, wrongInBooks } from "@/lib/money/server/check-books";
import type { Ledger } from "./ledger";

/** What riders and credit must have come to, whatever was killed. Each gives its violations as sentences. */
type Check = (db: Db, ledger: Ledger) => Promise<string[]>;

const STATES: Record<string, string> = { picked_up: "Out for delivery", delivered: "Delivered" };

/** Each acknowledged step stands in its order, once. */
const ridersStepsAreThere: Check = async (db, { riderSteps }) => {
	const ids = [...riderSteps.values()].map(({ orderId }) => new ObjectId(orderId));
	const orders = await db
		.collection("orders")
		.find({ _id: { $in: ids } })
		.toArray();
	const found = new Map(orders.map((order) => [String(order._id), order]));
	return [...riderSteps].flatMap(([key, { orderId, step }]) => {
		const order: Document = found.get(orderId) ?? {};
		const { riderSteps: sent = [], statusHistory = [] } = order;
		const keys = sent.filter((one: Document) => one.key === key).length;
		const states = statusHistory.filter(({ status }: Document) => status === STATES[step]).length;
		return keys === 1 && states === 1
			? []
			: [`order ${orderId} has the acknowledged step ${step} ${keys} times, and its state ${states} times`];
	});
};

/** Each acknowledged handover is there, once, as it was. */
const handoversAreThere: Check = async (db, { handovers }) => {
	const kept = await db.collection("handovers").find().toArray();
	return [...handovers]
		.filter(([key, expected]) => {
			const same = kept.filter((one) => one.key === key);
			return same.length !== 1 || same[0]?.expected !== expected;
		})
		.map(([key]) => `the acknowledged handover ${key} is not there as it was`);
};

/** The books add up: orders, customers' credit, riders' cash, stock, delivery times and coupons. */
const booksAddUp: Check = async (db) => wrongInBooks(await booksIn(db));

export const MONEY_CHECKS: readonly Check[] = [ridersStepsAreThere, handoversAreThere, booksAddUp];
