import { type DiscountTerms, discountOf, subtotalOf, type Totals, taxOf } from "@/lib/cart/rules/totals";
import {
	creditOf,
	type Order,
	sumOf as orderSum,
	type PaymentStatus,
	restToPay,
} from "@/lib/orders/rules/order";
import {
	isCalledOff,
	ORDER_STATES,
	type OrderActor,
	type OrderStatus,
} from "@/lib/orders/rules/order-states";
import { costOf, type PackableLine } from "@/lib/packing/rules";
import { WALLETS } from "@/lib/payments/rules";
import { REFUND_METHODS, type RefundMethod, type RefundReason } from "./refund";

export const VIAS = ["cash", ...WALLETS, "credit"] as const;
export type Via = (typeof VIAS)[number];

/** What an order was made with; it never changes. Percent and rupees. */
export type Terms = { taxPercent: number; deliveryFee: number; coupon?: DiscountTerms };

type Id = { toString(): string };

/** What happened to an order's money, in rupees. */
export type Fact =
	| { kind: "paid"; via: Via; amount: number; rider?: { _id: Id; name: string }; payment?: Id }
	/** The shop gives something back of what was paid: the charge is so much lower. Once for each cause. */
	| { kind: "granted"; amount: number; cause: string; reason: RefundReason; note?: string }
	/** What was due went back; `since` and `owedBy` say when it became due, and through whom. */
	| ({ kind: "returned"; amount: number; via: RefundMethod; refund: Id; since: Date; owedBy: Party } & Reason)
	/** Credit that nobody paid for, since it came late. */
	| { kind: "gift"; amount: number }
	/** Another entry, by its number, is as if it had not been. */
	| { kind: "reversed"; of: number };
type Reason = { cause: string; reason: RefundReason; note?: string; reference?: string };

/** Who did something; the shop itself where nobody pressed for it. */
export type Party = OrderActor | "shop";

/** A fact as it is entered: when, and by whom. */
export type NewEntry = Fact & { at: Date; by: Party; byName?: string };

/** One line of an order's ledger. Entries are added, numbered from 1, and never changed or removed. */
export type Entry = NewEntry & { n: number };

/** What of an order its money follows from. `amount` is what it was ordered for, in rupees. */
export type MoneyParts = {
	status: OrderStatus;
	lines: readonly PackableLine[];
	terms: Terms;
	amount: number;
	ledger: readonly Entry[];
};

/** Something that has to go back, in rupees; `nth` counts those of its cause that went back before. */
export type Due = { cause: string; nth: number; amount: number; reason: RefundReason; note?: string };

/** All that is to be known of an order's money; rupees. */
export type Money = {
	ordered: Totals;
	/** As it was packed, at most what was ordered; null until something of it is packed. */
	final: Totals | null;
	paid: Record<Via, number>;
	paidAt: Date | null;
	returned: Record<RefundMethod, number>;
	/** Credit that was given because it came late. */
	gifts: number;
	/** What still has to come in. */
	toCollect: number;
	/** What has to go back, by somebody's hand. */
	due: Due[];
	/** Credit that goes back by itself, since the order is given up. */
	creditBack: number;
	/** What of the money that was paid could still be granted back. */
	refundable: number;
	/** True where the money of the whole order went back: it cannot go out any more. */
	hasGoneBack: boolean;
	isPaid: boolean;
	status: PaymentStatus;
};

/** The cause of what goes back because the charge is below what was paid. */
const REST = "rest";
/** The cause of credit that goes back by itself. */
export const CREDIT = "credit";

/** A sum for each of these. */
function sumsOf<Key extends string>(keys: readonly Key[], of: (key: Key) => number): Record<Key, number> {
	return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, number>;
}

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);

/** The order with these facts at the end of its ledger. */
export function withFacts<Order extends { ledger: readonly Entry[] }>(
	order: Order,
	facts: readonly NewEntry[],
): Order & { ledger: Entry[] } {
	const from = order.ledger.length + 1;
	const entries = facts.map((fact, place): Entry => ({ ...fact, n: from + place }));
	return { ...order, ledger: [...order.ledger, ...entries] };
}

/** The entries that hold: neither reversed nor a reversal that was reversed itself. */
export function standingOf(ledger: readonly Entry[]): Entry[] {
	const gone = new Set<number>();
	for (const entry of ledger.toReversed())
		if (entry.kind === "reversed" && !gone.has(entry.n)) gone.add(entry.of);
	return ledger.filter(({ n }) => !gone.has(n));
}

/** The entries of one kind. */
export function ofKind<Kind extends Fact["kind"]>(
	ledger: readonly Entry[],
	kind: Kind,
): Extract<Entry, { kind: Kind }>[] {
	return ledger.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);
}

/** What lines that cost this come to by an order's terms; rupees. */
function totalsBy({ taxPercent, deliveryFee, coupon = undefined }: Terms, subtotal: number): Totals {
	const discount = discountOf(subtotal, coupon ?? null);
	const tax = taxOf(subtotal - discount, taxPercent);
	return { subtotal, discount, tax, deliveryFee, amount: subtotal - discount + tax + deliveryFee };
}

/** What an order comes to as it is packed so far, at most what it was ordered for; null while nothing of it is. */
export function finalTotals({
	lines,
	terms,
	amount,
}: Pick<MoneyParts, "lines" | "terms" | "amount">): Totals | null {
	if (!lines.some(({ packed }) => packed)) return null;
	const totals = totalsBy(terms, sumOf(lines.map(costOf)));
	return { ...totals, amount: Math.min(amount, totals.amount) };
}

/** The same of an order as it is shown. */
export function packedTotals({ items, discountTerms, ...order }: ShownOrder): Totals | null {
	const { taxPercent, deliveryFee, amount } = order;
	const terms = { taxPercent, deliveryFee, ...(discountTerms ? { coupon: discountTerms } : {}) };
	return finalTotals({ lines: items, terms, amount });
}
type ShownOrder = Pick<Order, "items" | "discountTerms" | "taxPercent" | "deliveryFee" | "amount">;

/** The lines of an order as they count: as they were ordered where it does not go out, whatever was in the bag. */
export function linesNow({ items, status }: Pick<Order, "items" | "status">): Order["items"] {
	return isCalledOff(status) ? items.map((line) => ({ ...line, packed: null })) : items;
}

/** What an order comes to, part by part: as it is packed, once something of it is. */
export function totalsNow(order: ShownOrder & Totals & Pick<Order, "status">): Totals {
	return packedTotals({ ...order, items: linesNow(order) }) ?? order;
}

function dueRows(
	ledger: readonly Entry[],
	standing: readonly Entry[],
	owed: number,
	reason: RefundReason,
): Due[] {
	const settled = ofKind(standing, "returned");
	const timesOf = (cause: string) =>
		ofKind(ledger, "returned").filter((entry) => entry.cause === cause).length;
	let left = owed;
	const take = (amount: number) => {
		const taken = Math.min(amount, left);
		left -= taken;
		return taken;
	};
	const grants = ofKind(standing, "granted")
		.filter(({ cause }) => !settled.some((entry) => entry.cause === cause))
		.map(({ cause, amount, reason: why, note }) => ({
			cause,
			nth: 0,
			amount: take(amount),
			reason: why,
			note,
		}));
	const rest = { cause: REST, nth: timesOf(REST), amount: left, reason };
	return [...grants, rest].filter(({ amount }) => amount > 0);
}

const REST_REASONS = { needed: "short", spent: "short", held: "other", returned: "cancelled" } as const;

/** An order's money: the one place where it is reckoned, from what was ordered, what was packed and what happened. */
export function moneyOf({ status, lines, terms, amount, ledger }: MoneyParts): Money {
	const standing = standingOf(ledger);
	const payments = ofKind(standing, "paid");
	const returns = ofKind(standing, "returned");
	const by = (entries: typeof payments | typeof returns, via: string) =>
		sumOf(entries.flatMap((entry) => (entry.via === via ? entry.amount : [])));
	const paid = sumsOf(VIAS, (via) => by(payments, via));
	const returned = sumsOf(REFUND_METHODS, (via) => by(returns, via));
	const [paidSum, returnedSum] = [sumOf(Object.values(paid)), sumOf(Object.values(returned))];
	const net = paidSum - returnedSum;
	const whole = returns.find(({ cause, reason }) => cause === REST && reason !== "short");
	// From then on only what goes back by itself is the customer's own credit, whichever way the rest goes.
	const isOwnCredit = ({ via, cause, n }: Entry & { kind: "returned" }) =>
		via === "credit" && (cause === CREDIT || !whole || n < whole.n);
	const ownCreditBack = sumOf(returns.filter(isOwnCredit).map((one) => one.amount));
	const credit = Math.min(net, Math.max(0, paid.credit - ownCreditBack));

	const ordered = { ...totalsBy(terms, subtotalOf(lines)), amount };
	const final = finalTotals({ lines, terms, amount });
	const granted = sumOf(ofKind(standing, "granted").map((one) => one.amount));
	const cost = Math.max(0, (final ?? ordered).amount - granted);
	const { money, isPacked } = ORDER_STATES[status];
	const hasGoneBack = whole !== undefined;
	const isGivenUp = money === "returned" || hasGoneBack;

	// While the bag is open, what is not in it may still be found.
	const charge = isPacked ? cost : Math.max(0, amount - granted);
	const creditBack = money === "returned" ? credit : 0;
	const ofGrants = sumOf(
		dueRows(ledger, standing, net, "other").flatMap((row) => (row.cause === REST ? [] : row.amount)),
	);
	// On hold it may still go out: its credit stays with it.
	const owed =
		money === "held" ? Math.max(net - credit, ofGrants) : net - creditBack - (isGivenUp ? 0 : charge);
	const due = dueRows(ledger, standing, Math.max(0, owed), REST_REASONS[money]);
	const dueSum = sumOf(due.map((row) => row.amount));
	const toCollect = isGivenUp || dueSum > 0 ? 0 : Math.max(0, cost - net);
	const isPaid = toCollect === 0 && (paidSum > paid.credit || paid.credit >= cost);
	return {
		...{ ordered, final, paid, returned, toCollect, due, creditBack, hasGoneBack, isPaid },
		paidAt: isPaid ? (payments.at(-1)?.at ?? null) : null,
		gifts: sumOf(ofKind(standing, "gift").map((one) => one.amount)),
		refundable: Math.max(0, net - dueSum),
		status: statusOf({ isDue: dueSum > 0, isPaid, returnedSum, left: money === "held" ? net - credit : net }),
	};
}

type Standing = { isDue: boolean; isPaid: boolean; returnedSum: number; left: number };

function statusOf({ isDue, isPaid, returnedSum, left }: Standing): PaymentStatus {
	if (isDue) return "refund due";
	if (!isPaid) return "pending";
	return returnedSum > 0 && left <= 0 ? "refunded" : "success";
}

/** What an order came to, by how it was paid or is to be; rupees. */
export function salesOf({ ordered, final, paid }: Money): Record<Via, number> {
	let left = (final ?? ordered).amount;
	const take = (amount: number) => {
		const taken = Math.min(amount, left);
		left -= taken;
		return taken;
	};
	const credit = take(paid.credit);
	const wallets = sumsOf(WALLETS, (wallet) => take(paid[wallet]));
	return { ...wallets, credit, cash: left };
}

/** What its wallet paid, in rupees. */
export function walletPaid({ paid }: Pick<Order, "paid">): number {
	return WALLETS.reduce((sum, wallet) => sum + paid[wallet], 0);
}

/** What went back to its customer, in rupees. */
export function returnedOf({ returned }: Pick<Order, "returned">): number {
	return sumOf(Object.values(returned));
}

/** What goes back to its customer, or has, in rupees. */
export function backOf(order: Pick<Order, "refundDue" | "returned">): number {
	return order.refundDue + returnedOf(order);
}

type PaidOrder = Parameters<typeof creditOf>[0] &
	Pick<Order, "paid" | "refundDue" | "returned" | "toCollect">;
const SUM_PARTS = ["credit", "wallet", "cash", "wentBack", "goesBack", "toPay"] as const;
export type SumPart = (typeof SUM_PARTS)[number];

/**
 * What of its sum each way paid, in rupees: all that came in, and what of it is not the order's, where a wallet did not pay
 * the sum alone with credit, else what the sum takes of credit. What was granted lowers no sum: it is no part of the rows.
 */
function partsOf(order: PaidOrder): Record<SumPart, number> {
	const toPay = restToPay(order);
	const [credit, wallet, { cash }] = [order.creditUsed, walletPaid(order), order.paid];
	const isOff = isCalledOff(order.status);
	const back = Math.max(0, credit + wallet + cash + toPay - (isOff ? 0 : orderSum(order)));
	if (!isOff && (wallet === 0 || backOf(order) + cash + toPay === 0))
		return { credit: creditOf(order), wallet: 0, cash: 0, wentBack: 0, goesBack: 0, toPay };
	const wentBack = Math.min(returnedOf(order), back);
	return { credit, wallet, cash, wentBack, goesBack: back - wentBack, toPay };
}

/** The rows that lead from an order's sum to what is left to pay, in rupees: what was paid is below 0. */
export function sumRows(order: PaidOrder): { part: SumPart; amount: number }[] {
	const parts = partsOf(order);
	const isPaid = (part: SumPart) => part === "credit" || part === "wallet" || part === "cash";
	return SUM_PARTS.flatMap((part) =>
		parts[part] > 0 ? { part, amount: isPaid(part) ? -parts[part] : parts[part] } : [],
	);
}
