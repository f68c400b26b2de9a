import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxOf } from "@/lib/cart/rules/totals";
import { act, acted, dueOf, everywhere, order, settling, total } from "@/tests/support/acted-orders";
import { CREDIT, moneyOf, ofKind, salesOf, standingOf, VIAS, withFacts } from "./rules";

/** The laws of an order's money, whatever happens to it in whatever order. */

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

	it("goes back once for each cause where the order is given up, in whatever ways, and in all as it was paid", () => {
		const ways = fc.array(settling, { minLength: 16, maxLength: 16 });
		fc.assert(
			fc.property(
				order,
				fc.array(act, { maxLength: 14 }),
				fc.boolean(),
				ways,
				(first, acts, waits, settled) => {
					const found = acts.reduce(acted, first);
					if (found.status === "Delivered") return;
					const wholly = (from: typeof found, status: "On hold" | "Cancelled") =>
						settled.reduce(acted, acted(from, { kind: "step", status }));
					const held = waits ? wholly(found, "On hold") : found;
					if (waits) expect(dueOf(held)).toBe(0);
					const over = wholly(held, "Cancelled");
					const causes = ofKind(over.ledger.slice(found.ledger.length), "returned").map(({ cause }) => cause);
					expect(new Set(causes).size).toBe(causes.length);
					const { paid, returned } = moneyOf(over);
					expect(total(returned)).toBe(total(paid));
				},
			),
			{ numRuns: 400 },
		);
	});

	it("leaves an order on hold the credit that it was paid with, also where the rest has become credit", () => {
		const paid = { kind: "paid" as const, at: new Date(0), by: "customer" as const };
		const placed = withFacts(
			{
				status: "On hold" as const,
				lines: [{ unitPrice: 1600, quantity: 1 }],
				amount: 1600,
				terms: { taxPercent: 0, deliveryFee: 0 },
				ledger: [],
			},
			[
				{ ...paid, via: "jazzcash", amount: 600 },
				{ ...paid, via: "credit", amount: 1000 },
			],
		);
		expect(dueOf(placed)).toBe(600);
		const settled = acted(placed, { kind: "settle", place: 0, via: "credit" });
		expect(dueOf(settled)).toBe(0);
		expect(moneyOf({ ...settled, status: "Cancelled" })).toMatchObject({ due: [], creditBack: 1000 });
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
