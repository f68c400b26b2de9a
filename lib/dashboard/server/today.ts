import "server-only";
import { type Money, type MoneyParts, moneyOf } from "@/lib/money/rules";
import { MONEY_FIELDS } from "@/lib/money/server/money-fields";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { WALLETS } from "@/lib/payments/rules";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { DAY_MS, startOfDay } from "@/lib/text/dates";
import { Order } from "@/models/order";
import { type Today, todayBeside } from "../rules";

type Bought = { createdAt: Date; amount: number; money: Money };

/** The orders of a day with what they come to, as they were packed. */
async function boughtOn(start: Date): Promise<Bought[]> {
	const orders = await Order.find({
		createdAt: { $gte: start, $lt: new Date(start.getTime() + DAY_MS) },
		status: { $nin: NO_PURCHASE },
	})
		.select(`createdAt ${MONEY_FIELDS}`)
		.lean<(MoneyParts & { createdAt: Date })[]>();
	return orders.map((order) => {
		const money = moneyOf(order);
		return { createdAt: order.createdAt, amount: (money.final ?? money.ordered).amount, money };
	});
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What came in today until now, and how it stands to the same weekday a week ago. Cancelled orders do not count. */
export async function readToday(now = clock.shopNow()): Promise<Today> {
	await connectDatabase();
	const start = startOfDay(now);
	const [today, weekAgo] = await Promise.all([
		boughtOn(start),
		boughtOn(new Date(start.getTime() - 7 * DAY_MS)),
	]);
	const paid = today.map(({ money }) => money.paid);
	return {
		...todayBeside(today, weekAgo, start, now),
		byWallet: sum(paid.flatMap((by) => WALLETS.map((wallet) => by[wallet]))),
		cashReceived: sum(paid.map(({ cash }) => cash)),
	};
}
