import "server-only";
import type mongoose from "mongoose";
import { orderNumber } from "@/lib/orders/rules/order";
import { formatRupees } from "@/lib/text/money";
import type { AccountDoc, HandoverDoc } from "@/models/account";
import type { OrderDoc } from "@/models/order";
import type { PoolDoc, Taken } from "@/models/order-parts";
import type { PaymentDoc } from "@/models/payments";
import type { ProductDoc, StockMovementDoc } from "@/models/products";
import { moneyOf } from "../rules";
import { creditMovement } from "./account";
import { wrongProjections } from "./projections";

/** All that the shop keeps of money, and of what only so many may have. */
export type Books = {
	orders: AsyncIterable<OrderDoc> | Iterable<OrderDoc>;
	accounts: readonly AccountDoc[];
	handovers: readonly HandoverDoc[];
	holding: readonly Pick<PaymentDoc, "taken">[];
	pools: readonly PoolDoc[];
	products: readonly Pick<ProductDoc, "_id" | "name" | "stock" | "held" | "stepGrams">[];
	movements: AsyncIterable<StockMovementDoc> | Iterable<StockMovementDoc>;
};

/** All of it as it stands in a database. */
export async function booksIn(db: mongoose.mongo.Db): Promise<Books> {
	const all = <Doc extends object>(name: string, which = {}) => db.collection<Doc>(name).find(which);
	return {
		orders: all<OrderDoc>("orders"),
		accounts: await all<AccountDoc>("accounts").toArray(),
		handovers: await all<HandoverDoc>("handovers").toArray(),
		holding: await all<PaymentDoc>("payments", { heldUntil: { $exists: true } }).toArray(),
		pools: await all<PoolDoc>("pools").toArray(),
		products: await all<ProductDoc>("products").toArray(),
		// Those of a product in the order in which they happened.
		movements: all<StockMovementDoc>("stockmovements").sort({ _id: 1 }),
	};
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

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

function wrongInAccount({ _id, balance, entries }: AccountDoc): string[] {
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

type Sums = Map<string, number>;

function addTo(sums: Sums, taken: readonly Taken[]): void {
	for (const { pool, n } of taken) sums.set(pool, n + (sums.get(pool) ?? 0));
}

/** Delivery times and coupons of which more or less is taken than orders and payments have. */
function wrongInPools(pools: readonly PoolDoc[], byOrders: Sums, byPayments: Sums): string[] {
	const known = new Map(pools.map(({ _id, taken }) => [_id, taken]));
	const ids = new Set([...known.keys(), ...byOrders.keys(), ...byPayments.keys()]);
	const places = [...ids].filter((id) => !id.startsWith("stock:"));
	return places.flatMap((_id) => {
		const taken = known.get(_id) ?? 0;
		const had = (byOrders.get(_id) ?? 0) + (byPayments.get(_id) ?? 0);
		return had === taken ? [] : [`Of ${_id} ${taken} are taken, but orders and payments have ${had}.`];
	});
}

/** What the ledger of stock says of a product: how many there are, and how many orders took. */
type Told = { left: number | null; sold: number };

async function readMovements(movements: Books["movements"], wrong: string[]): Promise<Map<string, Told>> {
	const told = new Map<string, Told>();
	for await (const { product, kind, change, stockAfter, n } of movements) {
		const { left, sold } = told.get(String(product)) ?? { left: null, sold: 0 };
		const isNext = left === null || stockAfter === null || stockAfter === left + change;
		if (!isNext) wrong.push(`The movement ${n} of product ${product} does not stand on the one before it.`);
		const isOfOrder = kind === "sold" || kind === "returned";
		told.set(String(product), { left: stockAfter, sold: isOfOrder ? sold - change : sold });
	}
	return told;
}

/** Products whose shelf, ledger, orders and payments do not say the same: pieces, or grams of what is weighed. */
function wrongOnShelves(
	products: Books["products"],
	told: ReadonlyMap<string, Told>,
	byOrders: Sums,
	byPayments: Sums,
): string[] {
	return products.flatMap(({ _id, stock, held = 0, stepGrams, ...product }) => {
		const name = stepGrams ? `g of ${product.name}` : product.name;
		const { left, sold } = told.get(String(_id)) ?? { left: stock, sold: 0 };
		// What is not counted has no number that could be wrong.
		if (typeof stock !== "number") return [];
		const [ordered, kept] = [byOrders.get(`stock:${_id}`) ?? 0, byPayments.get(`stock:${_id}`) ?? 0];
		return [
			...(stock === left ? [] : [`There are ${stock} ${name}, but their last movement says ${left}.`]),
			...(held === kept ? [] : [`${held} ${name} are held, but payments have ${kept}.`]),
			...(sold === ordered ? [] : [`${sold} ${name} were sold, but orders have ${ordered}.`]),
		];
	});
}

/** Everything in the books that does not add up, in sentences for the owner; none where all is right. */
export async function wrongInBooks(books: Books): Promise<string[]> {
	const { orders, accounts, handovers, holding, pools } = books;
	const [byOrders, byPayments]: [Sums, Sums] = [new Map(), new Map()];
	for (const { taken } of holding) addTo(byPayments, taken);
	const wrong = accounts.flatMap(wrongInAccount);
	const collected = new Map<string, Collected>();
	const held = new Map(accounts.map(({ _id, entries }) => [String(_id), entries]));
	for await (const order of orders) {
		wrong.push(...wrongIn(order));
		addTo(byOrders, order.taken);
		const entries = new Map((held.get(String(order.user)) ?? []).map(({ key, amount }) => [key, amount]));
		for (const { key, amount } of order.ledger.flatMap((entry) => creditMovement(order, entry) ?? [])) {
			const there = entries.get(key) ?? 0;
			if (there !== amount)
				wrong.push(
					`Order ${orderNumber(String(order._id))} moved ${formatRupees(amount)} of its customer's credit, but the account says ${formatRupees(there)}.`,
				);
		}
		for (const { rider, name, amount } of [order.collected ?? [], order.collectedLater ?? []].flat())
			collected.set(String(rider), { name, amount: amount + (collected.get(String(rider))?.amount ?? 0) });
	}
	const told = await readMovements(books.movements, wrong);
	return [
		...wrong,
		...wrongWithRiders(handovers, collected),
		...wrongInPools(pools, byOrders, byPayments),
		...wrongOnShelves(books.products, told, byOrders, byPayments),
	];
}
