import "server-only";
import { DAY_MS, startOfDay } from "@/lib/domain/dates";
import { paidFor } from "@/lib/domain/order-money";
import { NO_PURCHASE } from "@/lib/domain/order-states";
import { type Bought, moneyOf, type Today } from "@/lib/domain/today";
import { Order, type OrderDoc } from "@/models/order";
import { connectDatabase } from "../database/connect";
import { clock } from "../platform/clock";

type Paid = Bought & Pick<OrderDoc, "paymentType" | "isPaid" | "paidAmount">;

async function boughtOn(start: Date): Promise<Paid[]> {
	return Order.find({
		createdAt: { $gte: start, $lt: new Date(start.getTime() + DAY_MS) },
		status: { $nin: NO_PURCHASE },
	})
		.select("createdAt amount paymentType isPaid paidAmount")
		.lean<Paid[]>();
}

function sum(orders: readonly Paid[]): number {
	return orders.reduce((total, order) => total + paidFor(order), 0);
}

/** What came in today until now, and how it stands to the same weekday a week ago. Cancelled orders do not count. */
export async function readToday(now = clock.shopNow()): Promise<Today> {
	await connectDatabase();
	const start = startOfDay(now);
	const [today, weekAgo] = await Promise.all([
		boughtOn(start),
		boughtOn(new Date(start.getTime() - 7 * DAY_MS)),
	]);
	const paid = today.filter(({ isPaid }) => isPaid);
	const isCash = ({ paymentType }: Paid) => paymentType === "Cash On Delivery";
	return {
		...moneyOf(today, weekAgo, start, now),
		byWallet: sum(paid.filter((order) => !isCash(order))),
		cashReceived: sum(paid.filter(isCash)),
	};
}
