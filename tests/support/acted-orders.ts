import fc from "fast-check";
import { totalsOf } from "@/lib/cart/rules/totals";
import {
	CREDIT,
	type MoneyParts,
	moneyOf,
	type NewEntry,
	ofKind,
	standingOf,
	withFacts,
} from "@/lib/money/rules";
import { isPurchase, type OrderStatus } from "@/lib/orders/rules/order-states";

/** Orders as they are made, and what is done to them in whatever order. */

const at = new Date(0);
const by = "shop" as const;
export const total = (parts: Record<string, number>) =>
	Object.values(parts).reduce((sum, amount) => sum + amount, 0);
export const dueOf = (order: MoneyParts) => moneyOf(order).due.reduce((sum, { amount }) => sum + amount, 0);

const fees = { standard: 60, express: 60, slot: 60 };
type Made = {
	prices: [price: number, pieces: number][];
	taxPercent: number;
	off: number | null;
	wallet: boolean;
	credit: number;
};

/** An order as it is made: with so much of its amount paid by credit, the rest by wallet or still to come. */
function made({ prices, taxPercent, off, wallet, credit }: Made): MoneyParts {
	const lines = prices.map(([unitPrice, quantity]) => ({ unitPrice, quantity }));
	const coupon = off === null ? undefined : ({ kind: "amount", value: off } as const);
	const { amount, deliveryFee } = totalsOf(
		lines,
		"standard",
		{ taxPercent, deliveryFees: fees },
		coupon ?? null,
	);
	const terms = { taxPercent, deliveryFee, ...(coupon ? { coupon } : {}) };
	const order: MoneyParts = { status: "Order Placed", lines, terms, amount, ledger: [] };
	const used = Math.min(credit, amount);
	const paid: NewEntry[] = [{ kind: "paid", via: "credit", amount: used, at, by }];
	if (wallet) paid.push({ kind: "paid", via: "jazzcash", amount: amount - used, at, by });
	return withFacts(
		order,
		paid.filter((entry) => entry.kind === "paid" && entry.amount > 0),
	);
}

type Act =
	| { kind: "step"; status: OrderStatus }
	| { kind: "pack"; line: number; picked: number; instead: number }
	| { kind: "pay" | "gift" | "undo" | "gone" }
	| { kind: "grant"; amount: number }
	| { kind: "settle"; place: number; via: "cash" | "wallet" | "credit" };

/** Credit that goes back by itself goes back at once, as the writer does it. */
function settledCredit(order: MoneyParts): MoneyParts {
	const { creditBack } = moneyOf(order);
	if (creditBack === 0) return order;
	const why = { cause: CREDIT, reason: "cancelled", refund: "credit", since: at, owedBy: by } as const;
	return withFacts(order, [{ kind: "returned", amount: creditBack, via: "credit", ...why, at, by }]);
}

function packed(order: MoneyParts, { line, picked, instead }: Extract<Act, { kind: "pack" }>): MoneyParts {
	const lines = order.lines.map((one, place) => {
		if (place !== line % order.lines.length) return one;
		const quantity = Math.min(picked, one.quantity);
		const replacement = instead > 0 && quantity < one.quantity ? { unitPrice: instead, quantity: 1 } : null;
		return { ...one, packed: { quantity, replacement } };
	});
	return { ...order, lines };
}

const isOver = ({ status }: MoneyParts) => status === "Delivered" || status === "Cancelled";

function settled(order: MoneyParts, { place, via }: Extract<Act, { kind: "settle" }>): MoneyParts {
	const { due } = moneyOf(order);
	const row = due[place % Math.max(1, due.length)];
	if (!row) return order;
	const { cause, amount, reason } = row;
	const refund = `${cause}:${row.nth}`;
	return withFacts(order, [
		{ kind: "returned", cause, amount, reason, via, refund, since: at, owedBy: by, at, by },
	]);
}

/** What an act makes of an order; the same order where the shop refuses it. */
export function acted(order: MoneyParts, act: Act): MoneyParts {
	const money = moneyOf(order);
	if (act.kind === "step") {
		const goesOut =
			act.status === "Order Placed" || act.status === "Packed" || act.status === "Out for delivery";
		return isOver(order) || (goesOut && money.hasGoneBack)
			? order
			: settledCredit({ ...order, status: act.status });
	}
	if (act.kind === "pack") return isOver(order) ? order : packed(order, act);
	if (act.kind === "settle") return settled(order, act);
	if (act.kind === "pay") {
		if (money.toCollect === 0 || !isPurchase(order.status)) return order;
		return withFacts(order, [{ kind: "paid", via: "cash", amount: money.toCollect, at, by }]);
	}
	if (act.kind === "grant") {
		if (!money.isPaid || act.amount > money.refundable) return order;
		const cause = `granted:${order.ledger.length}`;
		return withFacts(order, [{ kind: "granted", amount: act.amount, cause, reason: "late", at, by }]);
	}
	if (act.kind === "gift") return withFacts(order, [{ kind: "gift", amount: 100, at, by }]);
	const standing = standingOf(order.ledger);
	if (act.kind === "gone") {
		const credit = ofKind(standing, "paid").find(({ via }) => via === "credit");
		const isUntouched = order.ledger.length <= 2 && order.status === "Order Placed";
		return credit && isUntouched ? withFacts(order, [{ kind: "reversed", of: credit.n, at, by }]) : order;
	}
	if (order.status !== "Cancelled" || money.hasGoneBack) return order;
	const backs = ofKind(standing, "returned").filter(({ cause }) => cause === CREDIT);
	const taken = withFacts(
		order,
		backs.map(({ n: of }) => ({ kind: "reversed" as const, of, at, by })),
	);
	return { ...taken, status: "Order Placed" };
}

export const order = fc
	.record({
		prices: fc.array(fc.tuple(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 9 })), {
			minLength: 1,
			maxLength: 4,
		}),
		taxPercent: fc.integer({ min: 0, max: 2_000 }).map((points) => points / 100),
		off: fc.option(fc.integer({ min: 1, max: 2_000 })),
		wallet: fc.boolean(),
		credit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
	})
	.map(made);

export const settling = fc.record({
	kind: fc.constant("settle" as const),
	place: fc.nat(3),
	via: fc.constantFrom("cash" as const, "wallet" as const, "credit" as const),
});

export const act: fc.Arbitrary<Act> = fc.oneof(
	fc.record({
		kind: fc.constant("step" as const),
		status: fc.constantFrom<OrderStatus>(
			"Packed",
			"Packed",
			"Out for delivery",
			"On hold",
			"Cancelled",
			"Delivered",
		),
	}),
	fc.record({
		kind: fc.constant("pack" as const),
		line: fc.nat(3),
		picked: fc.nat(9),
		instead: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_000 })),
	}),
	fc.constantFrom<Act>(
		{ kind: "pay" },
		{ kind: "gift" },
		{ kind: "undo" },
		{ kind: "undo" },
		{ kind: "gone" },
	),
	fc.record({ kind: fc.constant("grant" as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
	settling,
);

/** Holds for every order along any way. */
export function everywhere(holds: (order: MoneyParts, before: MoneyParts, act: Act | null) => void): void {
	fc.assert(
		fc.property(order, fc.array(act, { maxLength: 14 }), (first, acts) => {
			holds(first, first, null);
			acts.reduce((before, one) => {
				const next = acted(before, one);
				holds(next, before, one);
				return next;
			}, first);
		}),
		{ numRuns: 400 },
	);
}
