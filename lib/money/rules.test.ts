import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxOf, totalsOf } from "@/lib/cart/rules/totals";
import { isPurchase, type OrderStatus } from "@/lib/orders/rules/order-states";
import {
	CREDIT,
	type MoneyParts,
	moneyOf,
	type NewEntry,
	ofKind,
	salesOf,
	standingOf,
	VIAS,
	withFacts,
} from "./rules";

/** The laws of an order's money, whatever happens to it in whatever order. */

const at = new Date(0);
const by = "shop" as const;
const total = (parts: Record<string, number>) =>
	Object.values(parts).reduce((sum, amount) => sum + amount, 0);
const dueOf = (order: MoneyParts) => moneyOf(order).due.reduce((sum, { amount }) => sum + amount, 0);

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
function acted(order: MoneyParts, act: Act): MoneyParts {
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

const order = fc
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

const act: fc.Arbitrary<Act> = fc.oneof(
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
	fc.record({
		kind: fc.constant("settle" as const),
		place: fc.nat(3),
		via: fc.constantFrom("cash" as const, "wallet" as const, "credit" as const),
	}),
);

/** Holds for every order along any way. */
function everywhere(holds: (order: MoneyParts, before: MoneyParts, act: Act | null) => void): void {
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

describe("an order's money", () => {
	it("never goes back beyond what was paid", () => {
		everywhere((now) => {
			const { paid, returned, refundable } = moneyOf(now);
			expect(dueOf(now) + total(returned)).toBeLessThanOrEqual(total(paid));
			expect(refundable).toBe(total(paid) - total(returned) - dueOf(now));
		});
	});

	it("is never to go back and still to come in at once", () => {
		everywhere((now) => {
			const { toCollect, due, isPaid } = moneyOf(now);
			expect(toCollect > 0 && due.length > 0).toBe(false);
			expect(toCollect).toBeGreaterThanOrEqual(0);
			if (isPaid) expect(toCollect).toBe(0);
		});
	});

	it("charges no more than was ordered, and the sales are what it comes to", () => {
		everywhere((now) => {
			const money = moneyOf(now);
			const cost = (money.final ?? money.ordered).amount;
			expect(cost).toBeLessThanOrEqual(now.amount);
			expect(money.ordered.amount).toBe(now.amount);
			expect(total(salesOf(money))).toBe(cost);
			for (const via of VIAS) expect(salesOf(money)[via]).toBeGreaterThanOrEqual(0);
		});
	});

	it("adds up: what stays with the shop and is still to come is what is charged", () => {
		everywhere((now) => {
			const { paid, returned, toCollect, final, ordered, hasGoneBack } = moneyOf(now);
			if (!["Packed", "Out for delivery", "Delivered"].includes(now.status) || hasGoneBack) return;
			const granted = ofKind(standingOf(now.ledger), "granted").reduce((sum, { amount }) => sum + amount, 0);
			const charged = Math.max(0, (final ?? ordered).amount - granted);
			expect(total(paid) - total(returned) - dueOf(now) + toCollect).toBe(charged);
		});
	});

	it("goes back whole where the order is cancelled, credit by itself", () => {
		everywhere((now) => {
			if (now.status !== "Cancelled") return;
			const { paid, returned, toCollect, creditBack } = moneyOf(now);
			expect([dueOf(now) + total(returned), toCollect, creditBack]).toEqual([total(paid), 0, 0]);
		});
	});

	it("has a row once for each cause, and each that is settled is another one", () => {
		everywhere((now) => {
			const rows = moneyOf(now).due.map(({ cause, nth }) => `${cause}:${nth}`);
			const gone = ofKind(now.ledger, "returned").flatMap((one) =>
				one.cause === CREDIT ? [] : String(one.refund),
			);
			expect(new Set([...rows, ...gone]).size).toBe(rows.length + gone.length);
			expect(moneyOf(now).due.every(({ amount }) => amount > 0)).toBe(true);
		});
	});

	it("is only added to, and an act that is refused changes nothing", () => {
		everywhere((now, before) => {
			expect(now.ledger.slice(0, before.ledger.length)).toEqual(before.ledger);
			expect(now.ledger.map(({ n }) => n)).toEqual(now.ledger.map((_, place) => place + 1));
		});
	});

	it("is after an undone cancellation what it was before", () => {
		fc.assert(
			fc.property(order, (first) => {
				const cancelled = acted(first, { kind: "step", status: "Cancelled" });
				const { paidAt: _, ...back } = moneyOf(acted(cancelled, { kind: "undo" }));
				expect(back).toEqual((({ paidAt: __, ...was }) => was)(moneyOf(first)));
			}),
		);
	});

	it("of a bag that is still open owes nothing for what may still be found", () => {
		fc.assert(
			fc.property(order, fc.nat(3), fc.nat(9), (first, line, picked) => {
				expect(dueOf(acted(first, { kind: "pack", line, picked, instead: 0 }))).toBe(0);
			}),
		);
	});

	it("goes back, when the order is cancelled, to credit what came of credit, and the rest by hand", () => {
		fc.assert(
			fc.property(order, (first) => {
				const before = moneyOf(first);
				const cancelled = acted(first, { kind: "step", status: "Cancelled" });
				const { returned, isPaid, status } = moneyOf(cancelled);
				expect([returned.credit, dueOf(cancelled)]).toEqual([before.paid.credit, before.paid.jazzcash]);
				// What was never paid whole is no paid order that was refunded.
				if (!before.isPaid) expect([isPaid, status]).toEqual([false, "pending"]);
			}),
		);
	});

	it("that went back for what was missing does not keep the order from going out", () => {
		fc.assert(
			fc.property(order, (first) => {
				const short = acted(first, { kind: "pack", line: 0, picked: 0, instead: 0 });
				const closed = acted(short, { kind: "step", status: "Packed" });
				const paidBack = acted(closed, { kind: "settle", place: 0, via: "cash" });
				expect(moneyOf(paidBack).hasGoneBack).toBe(false);
				const held = acted(first, { kind: "step", status: "On hold" });
				const isDue = dueOf(held) > 0;
				expect(moneyOf(acted(held, { kind: "settle", place: 0, via: "cash" })).hasGoneBack).toBe(isDue);
			}),
		);
	});

	it("is what was ordered where all was picked", () => {
		fc.assert(
			fc.property(order, (first) => {
				const lines = first.lines.map((line) => ({ ...line, packed: { quantity: line.quantity } }));
				expect(moneyOf({ ...first, lines }).final).toEqual(moneyOf(first).ordered);
			}),
		);
	});

	it("does not depend on how often it was packed before", () => {
		fc.assert(
			fc.property(order, fc.array(act, { maxLength: 6 }), (first, packs) => {
				const again = packs.filter((one) => one.kind === "pack").reduce(acted, first);
				const last = { ...again, lines: first.lines, status: "Packed" as const };
				expect(moneyOf(last)).toEqual(moneyOf({ ...first, status: "Packed" }));
			}),
		);
	});
});

describe("tax", () => {
	it.each([
		[5000, 0.57, 29],
		[1000, 5, 50],
		[10, 5, 1],
		[9, 5, 0],
		[0, 17, 0],
		[200, 0.25, 1],
	])("on Rs. %i at %f %% is Rs. %i: halves go up", (net, percent, tax) => {
		expect(taxOf(net, percent)).toBe(tax);
	});
});
