import "server-only";
import { isOpen, isPurchase, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { csvOf } from "@/lib/server/platform/csv";
import { boundsOfBusinessDay } from "@/lib/shop/rules/opening-hours";
import { businessHours } from "@/lib/shop/server/read";
import { readWasted } from "@/lib/stock/server/read";
import { Handover, type HandoverDoc } from "@/models/account";
import { Order, type OrderDoc } from "@/models/order";
import { type Closing, SALES_KINDS } from "../cash";
import { type Entry, type MoneyParts, moneyOf, ofKind, salesOf, standingOf } from "../rules";
import { lastHandover, readCollected } from "./riders-cash";

/** The fields of an order from which its money is reckoned, and no more: what lists and sums read of many. */
export const MONEY_FIELDS =
	"status amount terms ledger lines.unitPrice lines.quantity lines.stepGrams lines.packed.quantity lines.packed.grams lines.packed.replacement.unitPrice lines.packed.replacement.quantity lines.packed.replacement.stepGrams lines.packed.replacement.grams";

/** An order that was read with these fields. */
type MoneyOrder = MoneyParts;

const COLUMNS = ["day", "section", "what", "value"] as const;

function rowsOf({ sales, unpaid, cash, withRiders, handovers, refunds, credit, wasted, ...of }: Closing) {
	return [
		["orders", "delivered", of.orders],
		["orders", "cancelled", of.cancelled],
		...Object.entries(sales).map(([kind, amount]) => ["sales", kind, amount] as const),
		["sales", "cash not in yet", unpaid],
		...Object.entries(cash).map(([what, amount]) => ["cash", what, amount] as const),
		["cash", "still with riders", withRiders],
		...handovers.flatMap(({ rider, expected, counted }) => [
			["handover", `${rider.name}, expected`, expected] as const,
			["handover", `${rider.name}, counted`, counted] as const,
		]),
		...Object.entries(refunds).map(([what, amount]) => ["refunds", what, amount] as const),
		...Object.entries(credit).map(([what, amount]) => ["credit", what, amount] as const),
		...wasted.map(({ name, quantity, stepGrams }) => {
			return ["wasted", stepGrams ? `${name} (g)` : name, quantity] as const;
		}),
	] as const;
}

/** A day's closing as a CSV file: one figure a line, amounts in rupees. */
export function closingFile(closing: Closing): string {
	const { day } = closing;
	const rows = rowsOf(closing).map(([section, what, value]) => ({ day, section, what, value }));
	return csvOf(COLUMNS, rows);
}

type Time = { from: Date; to: Date };
const within = ({ from, to }: Time) => ({ $gte: from, $lt: to });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The ends of an order's way. */
export const ENDS = ORDER_STATUSES.filter((status) => !isOpen(status));

/** What of the orders that ended in this time their sales follow from. */
async function endedIn(time: Time): Promise<MoneyOrder[]> {
	return Order.find({ endedAt: within(time), status: { $in: ENDS } })
		.select(MONEY_FIELDS)
		.lean<MoneyOrder[]>();
}

function salesIn(ended: readonly MoneyOrder[]): Pick<Closing, "orders" | "cancelled" | "sales" | "unpaid"> {
	const arrived = ended.filter(({ status }) => isPurchase(status)).map(moneyOf);
	const sales = arrived.map(salesOf);
	const kinds = SALES_KINDS.map((kind) => [kind, sumOf(sales.map((one) => one[kind]))] as const);
	return {
		orders: arrived.length,
		cancelled: ended.length - arrived.length,
		sales: Object.fromEntries(kinds),
		unpaid: sumOf(arrived.map(({ toCollect }) => toCollect)),
	};
}

/** What was entered in the ledgers in this time. A reversal counts on its own day, as what it takes back. */
async function entriesIn(time: Time): Promise<Entry[]> {
	const orders = await Order.find({ ledger: { $elemMatch: { at: within(time) } } })
		.select("ledger")
		.lean<Pick<OrderDoc, "ledger">[]>();
	return orders
		.flatMap(({ ledger }) => standingOf(ledger))
		.filter(({ at }) => at >= time.from && at < time.to);
}

function creditIn(entries: readonly Entry[]): Closing["credit"] {
	const returned = ofKind(entries, "returned").filter(({ via }) => via === "credit");
	const paid = ofKind(entries, "paid").filter(({ via }) => via === "credit");
	const amounts = (of: readonly { amount: number }[]) => sumOf(of.map(({ amount }) => amount));
	return { given: amounts(returned) + amounts(ofKind(entries, "gift")), used: amounts(paid) };
}

/** What riders held when this time ended: of each the last handover says how much they had handed over until then. */
async function readHeldAt({ to }: Time): Promise<number> {
	const held = async ({ rider, amount }: { rider: string; amount: number }) =>
		Math.max(0, amount - ((await lastHandover(rider, to))?.total ?? 0));
	const collected = await readCollected({ until: to });
	return sumOf(await Promise.all(collected.map(held)));
}

async function readCashOf(time: Time, entries: readonly Entry[]) {
	const counted = await Handover.find({ at: within(time) })
		.sort({ at: 1 })
		.lean<HandoverDoc[]>();
	const counter = ofKind(entries, "paid").filter(({ via, rider }) => via === "cash" && !rider);
	const paidOut = ofKind(entries, "returned").filter(({ via }) => via === "cash");
	const atCounter = sumOf(counter.map(({ amount }) => amount)) - sumOf(paidOut.map(({ amount }) => amount));
	const handovers = counted.map(({ at, rider, name, expected, counted }) => ({
		at: at.toISOString(),
		rider: { _id: String(rider), name },
		...{ expected, counted, difference: counted - expected },
	}));
	const expected = atCounter + sumOf(handovers.map((one) => one.expected));
	const received = atCounter + sumOf(handovers.map(({ counted }) => counted));
	return {
		cash: { expected, received, difference: received - expected },
		handovers,
		withRiders: await readHeldAt(time),
	};
}

/**
 * A business day (`YYYY-MM-DD`, by the shop's clock) in figures, also while it still goes on. Refunds that were paid in
 * cash have left the drawer: neither expected nor received holds them.
 */
export async function readClosing(day: string): Promise<Closing> {
	const time = boundsOfBusinessDay(day, businessHours());
	const [ended, entries, wasted] = await Promise.all([
		endedIn(time),
		entriesIn(time),
		readWasted(time.from, time.to),
	]);
	const refunds = ofKind(entries, "returned");
	return {
		day,
		...salesIn(ended),
		...(await readCashOf(time, entries)),
		refunds: { count: refunds.length, amount: sumOf(refunds.map(({ amount }) => amount)) },
		credit: creditIn(entries),
		wasted,
	};
}
