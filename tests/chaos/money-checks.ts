import { type Db, type Document, ObjectId } from "mongodb";
import type { Ledger } from "./ledger";

/** What riders and credit must have come to, whatever was killed. Each gives its violations as sentences. */
type Check = (db: Db, ledger: Ledger) => Promise<string[]>;

const sumOf = (docs: Document[], field: string) => docs.reduce((sum, doc) => sum + Number(doc[field]), 0);
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

/** Outstanding = collected − handedOver, never below 0; what was collected is what the orders cost. */
const cashIsRight: Check = async (db, { handovers }) => {
	const brought = await db
		.collection("orders")
		.find({ collected: { $exists: true } })
		.toArray();
	const wrong = brought
		.filter(({ collected, amount, finalAmount = amount, creditUsed = 0, isPaid }) => {
			return !isPaid || collected.amount !== Math.max(0, finalAmount - creditUsed);
		})
		.map(({ _id, collected }) => `${collected.amount} rupees were collected for order ${_id}`);
	const riders = await db.collection("ridercashes").find().toArray();
	const law = riders.flatMap(({ _id, handedOver, handovers: all }) => {
		const own = brought.filter(({ collected }) => String(collected.rider) === String(_id));
		const collected = sumOf(
			own.map((order) => order.collected),
			"amount",
		);
		return handedOver === sumOf(all, "expected") && handedOver <= collected
			? []
			: [`rider ${_id} collected ${collected} and handed over ${handedOver}`];
	});
	const kept: Document[] = riders.flatMap((rider) => rider.handovers);
	const lost = [...handovers]
		.filter(([key, expected]) => {
			const same = kept.filter((one) => one.key === key);
			return same.length !== 1 || same[0]?.expected !== expected;
		})
		.map(([key]) => `the acknowledged handover ${key} is not there as it was`);
	return [...wrong, ...law, ...lost];
};

/** A balance is the sum of its entries and never below 0. */
const creditIsRight: Check = async (db) => {
	const accounts = await db.collection("creditaccounts").find().toArray();
	return accounts
		.filter(({ balance, entries }) => balance < 0 || balance !== sumOf(entries, "amount"))
		.map(({ _id, balance }) => `the credit of ${_id} is ${balance}, not the sum of its entries`);
};

export const MONEY_CHECKS: readonly Check[] = [ridersStepsAreThere, cashIsRight, creditIsRight];
