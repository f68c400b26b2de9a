import "server-only";
import type { Closing } from "@/lib/domain/cash";
import { boundsOfDay } from "@/lib/domain/dates";
import { CANCELLED, isOpen, isPurchase, ORDER_STATUSES, type OrderStatus } from "@/lib/domain/order-states";
import { WALLET_NAMES, WALLETS } from "@/lib/domain/wallet";
import { CreditAccount } from "@/models/credit-account";
import { Order, type OrderDoc } from "@/models/order";
import { Refund } from "@/models/refund";
import { RiderCash, type RiderCashDoc } from "@/models/rider-cash";
import { connectDatabase } from "../database/connect";
import { readWasted } from "../stock/wasted";

/** What of an order its closing reads. */
type Sold = Pick<OrderDoc, "paymentType" | "isPaid" | "amount" | "finalAmount" | "creditUsed">;

type Time = { from: Date; to: Date };
const within = ({ from, to }: Time) => ({ $gte: from, $lt: to });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The orders that came to one of these states in this time. */
async function endedIn(statuses: readonly OrderStatus[], time: Time): Promise<Sold[]> {
	return Order.find({
		status: { $in: statuses },
		statusHistory: { $elemMatch: { status: { $in: statuses }, at: within(time) } },
	})
		.select("paymentType isPaid amount finalAmount creditUsed")
		.lean<Sold[]>();
}

const ARRIVED = ORDER_STATUSES.filter((status) => isPurchase(status) && !isOpen(status));

/** What credit paid of an order as it was packed, and what was paid otherwise; rupees. */
function partsOf({ finalAmount, amount, creditUsed = 0 }: Sold): { credit: number; rest: number } {
	const final = finalAmount ?? amount;
	const credit = Math.min(creditUsed, final);
	return { credit, rest: final - credit };
}

function salesOf(arrived: readonly Sold[]): Pick<Closing, "sales" | "unpaid"> {
	const restOf = (orders: readonly Sold[]) => sumOf(orders.map((order) => partsOf(order).rest));
	const cashOrders = arrived.filter(({ paymentType }) => paymentType === "Cash On Delivery");
	const ofWallets = WALLETS.map((wallet) => {
		const orders = arrived.filter(({ paymentType }) => paymentType === WALLET_NAMES[wallet]);
		return [wallet, restOf(orders)] as const;
	});
	return {
		sales: {
			cash: restOf(cashOrders),
			...Object.fromEntries(ofWallets),
			credit: sumOf(arrived.map((order) => partsOf(order).credit)),
		},
		unpaid: restOf(cashOrders.filter(({ isPaid }) => !isPaid)),
	};
}

/** Cash that came in at the counter: what the owner has marked as paid, and no rider took. */
async function readCounter(time: Time): Promise<number> {
	const paid = await Order.find({
		paymentType: "Cash On Delivery",
		isPaid: true,
		paidAt: within(time),
		collected: { $exists: false },
	})
		.select("amount paidAmount creditUsed")
		.lean<OrderDoc[]>();
	return sumOf(
		paid.map(({ amount, paidAmount = amount, creditUsed = 0 }) => Math.max(0, paidAmount - creditUsed)),
	);
}

async function readCollectedUntil(to: Date): Promise<number> {
	const [sum] = await Order.aggregate<{ amount: number }>([
		{ $match: { "collected.at": { $lt: to } } },
		{ $group: { _id: null, amount: { $sum: "$collected.amount" } } },
	]);
	return sum?.amount ?? 0;
}

async function readCashOf(time: Time): Promise<Pick<Closing, "cash" | "handovers" | "withRiders">> {
	// Before what was collected: nothing is handed over that was not.
	const docs = await RiderCash.find().lean<RiderCashDoc[]>();
	const [counter, collected] = await Promise.all([readCounter(time), readCollectedUntil(time.to)]);
	const all = docs.flatMap(({ _id, name, handovers }) =>
		handovers.map(({ at, expected, counted }) => ({
			at,
			rider: { _id: String(_id), name },
			expected,
			counted,
			difference: counted - expected,
		})),
	);
	const before = all.filter(({ at }) => at < time.to);
	const handovers = before
		.filter(({ at }) => at >= time.from)
		.map(({ at, ...handover }) => ({ ...handover, at: at.toISOString() }));
	const expected = counter + sumOf(handovers.map((one) => one.expected));
	const received = counter + sumOf(handovers.map(({ counted }) => counted));
	return {
		cash: { expected, received, difference: received - expected },
		handovers,
		withRiders: Math.max(0, collected - sumOf(before.map((one) => one.expected))),
	};
}

async function readRefunds(time: Time): Promise<Closing["refunds"]> {
	const settled = await Refund.find({ state: "settled", settledAt: within(time) })
		.select("amount")
		.lean();
	return { count: settled.length, amount: sumOf(settled.map(({ amount }) => amount)) };
}

/** What is only held for an order that is still to be made does not count. */
async function readCreditOf(time: Time): Promise<Closing["credit"]> {
	const at = within(time);
	const entries = await CreditAccount.aggregate<{ amount: number }>([
		{ $match: { "entries.at": at } },
		{ $unwind: "$entries" },
		{ $match: { "entries.at": at, "entries.heldUntil": { $exists: false } } },
		{ $project: { _id: 0, amount: "$entries.amount" } },
	]);
	const amounts = entries.map(({ amount }) => amount);
	return {
		given: sumOf(amounts.filter((amount) => amount > 0)),
		used: -sumOf(amounts.filter((amount) => amount < 0)) || 0,
	};
}

/** A day (`YYYY-MM-DD`, in Jhang by the shop's clock) in figures, also while it still goes on. */
export async function readClosing(day: string): Promise<Closing> {
	await connectDatabase();
	const time = boundsOfDay(day);
	const [arrived, cancelled, cash, refunds, credit, wasted] = await Promise.all([
		endedIn(ARRIVED, time),
		endedIn([CANCELLED], time),
		readCashOf(time),
		readRefunds(time),
		readCreditOf(time),
		readWasted(time.from, time.to),
	]);
	return {
		day,
		orders: arrived.length,
		cancelled: cancelled.length,
		...salesOf(arrived),
		...cash,
		refunds,
		credit,
		wasted,
	};
}
