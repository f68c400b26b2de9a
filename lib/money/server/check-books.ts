import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import { formatRupees } from "@/lib/text/money";
import type { CreditAccountDoc } from "@/models/credit-account";
import type { HandoverDoc } from "@/models/handover";
import type { OrderDoc } from "@/models/order";
import { moneyOf } from "../rules";
import { creditMovement } from "./credit-account";
import { wrongProjections } from "./projections";

/** All that the shop keeps of money. */
export type Books = {
	orders: AsyncIterable<OrderDoc> | Iterable<OrderDoc>;
	accounts: readonly CreditAccountDoc[];
	handovers: readonly HandoverDoc[];
};

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What the owner reads of each thing that is kept beside an order's ledger. */
const NAMES: Record<string, string> = {
	due: "what has to go back",
	refunds: "its refunds",
	dueSince: "since when money has to go back",
	toCollect: "what is still to collect",
	isPaid: "whether it is paid",
	paymentStatus: "the state of its payment",
	charged: "what it comes to",
	discounted: "what its coupon took off",
	refundTimes: "when its refunds became due",
	collected: "what its rider collected",
	collectedLater: "what a later rider collected",
	endedAt: "when it ended",
};

/** What is wrong with one order, in sentences. */
function wrongIn(order: OrderDoc): string[] {
	const number = orderNumber(String(order._id));
	const { paid, returned, due } = moneyOf(order);
	const [cameIn, wentBack] = [sumOf(Object.values(paid)), sumOf(Object.values(returned))];
	const goesBack = wentBack + sumOf(due.map(({ amount }) => amount));
	const isNumbered = order.ledger.every(({ n }, place) => n === place + 1);
	return [
		...wrongProjections(order).map((name) => `Order ${number} shows wrongly ${NAMES[name] ?? name}.`),
		...(isNumbered ? [] : [`The ledger of order ${number} has a gap.`]),
		...(goesBack > cameIn
			? [`Order ${number} gives ${formatRupees(goesBack)} back, but ${formatRupees(cameIn)} came in.`]
			: []),
	];
}

/** What of the customer's credit an order has moved, as far as the account has heard of it. */
function movementsOf(order: OrderDoc) {
	return order.ledger.slice(0, order.ledgerHeard ?? 0).flatMap((entry) => creditMovement(order, entry) ?? []);
}

function wrongInAccount({ _id, balance, entries }: CreditAccountDoc): string[] {
	const sum = sumOf(entries.map(({ amount }) => amount));
	if (balance >= 0 && balance === sum) return [];
	return [
		`The credit of customer ${_id} is ${formatRupees(balance)}, but its entries come to ${formatRupees(sum)}.`,
	];
}

type Collected = { name: string; amount: number };

function wrongWithRiders(
	handovers: readonly HandoverDoc[],
	collected: ReadonlyMap<string, Collected>,
): string[] {
	const riders = new Map<string, HandoverDoc[]>();
	for (const one of handovers) riders.set(String(one.rider), [...(riders.get(String(one.rider)) ?? []), one]);
	return [...riders].flatMap(([rider, own]) => {
		const handed = sumOf(own.map(({ expected }) => expected));
		const { name = own[0]?.name ?? rider, amount = 0 } = collected.get(rider) ?? {};
		const last = own.toSorted((one, other) => one.n - other.n).at(-1);
		return [
			...(handed > amount
				? [`${name} handed ${formatRupees(handed)} over, but took ${formatRupees(amount)} at the door.`]
				: []),
			...(last && last.total !== handed ? [`The handovers of ${name} do not add up to their total.`] : []),
		];
	});
}

/** Everything in the books that does not add up, in sentences for the owner; none where all is right. */
export async function wrongInBooks({ orders, accounts, handovers }: Books): Promise<string[]> {
	const wrong = accounts.flatMap(wrongInAccount);
	const collected = new Map<string, Collected>();
	const held = new Map(accounts.map(({ _id, entries }) => [String(_id), entries]));
	for await (const order of orders) {
		wrong.push(...wrongIn(order));
		const entries = new Map((held.get(String(order.user)) ?? []).map(({ key, amount }) => [key, amount]));
		for (const { key, amount } of movementsOf(order)) {
			const there = entries.get(key) ?? 0;
			if (there !== amount)
				wrong.push(
					`Order ${orderNumber(String(order._id))} moved ${formatRupees(amount)} of its customer's credit, but the account says ${formatRupees(there)}.`,
				);
		}
		for (const { rider, name, amount } of [order.collected ?? [], order.collectedLater ?? []].flat())
			collected.set(String(rider), { name, amount: amount + (collected.get(String(rider))?.amount ?? 0) });
	}
	return [...wrong, ...wrongWithRiders(handovers, collected)];
}
