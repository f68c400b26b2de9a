import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CASH_NOTES, changeFor } from "@/lib/orders/rules/order";
import { DAY_MS } from "@/lib/text/dates";
import { asksForPast, type CashPast, CUSTOMER_CASH_RULES, cashTermsOf, NO_PAST } from "./rules";

const NOW = new Date("2026-11-25T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null });
const rules = fc.record({
	confirmFirstAbove: maybe(5_000),
	refusalsToWalletOnly: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
	days: fc.integer({ min: 1, max: 120 }),
	riderCashLimit: maybe(50_000),
});
const past = fc.record({
	standing: fc.nat(5),
	deliveredAt: fc.option(fc.integer({ min: 0, max: 200 }).map(ago), { nil: null }),
	refusedAt: fc.array(fc.integer({ min: 0, max: 200 }).map(ago), { maxLength: 5 }),
});
const asked = fc.record({
	rule: fc.constantFrom(...CUSTOMER_CASH_RULES),
	rules,
	past,
	toCollect: fc.nat(10_000),
	now: fc.constant(NOW),
	isByPhone: fc.boolean(),
});

describe("laws of cash", () => {
	test("whoever was delivered to in the last 30 days, or is on the phone, is never asked", () => {
		fc.assert(
			fc.property(asked, fc.integer({ min: 0, max: 30 }), (one, days) => {
				const known = { ...one, past: { ...one.past, deliveredAt: ago(days) } };
				expect(cashTermsOf(known)).not.toBe("confirm");
				expect(cashTermsOf({ ...one, isByPhone: true })).not.toBe("confirm");
			}),
		);
	});

	test("the customer's own rule wins over the shop's, and nothing is asked where there is nothing to collect", () => {
		fc.assert(
			fc.property(asked, (one) => {
				const toCollect = one.toCollect + 1;
				expect(cashTermsOf({ ...one, rule: "allowed" })).toBe("free");
				expect(cashTermsOf({ ...one, toCollect, rule: "wallet_only" })).toBe("wallet_only");
				expect(cashTermsOf({ ...one, toCollect, rule: "confirm" })).not.toBe("wallet_only");
				expect(cashTermsOf({ ...one, toCollect: 0 })).toBe("free");
			}),
		);
	});

	test("only refusals within the shop's days end cash, and as many as it says", () => {
		fc.assert(
			fc.property(asked, (one) => {
				const usual = { ...one, rule: "usual" as const, toCollect: one.toCollect + 1 };
				const { refusalsToWalletOnly: most, days } = one.rules;
				const counted = one.past.refusedAt.filter((at) => at > ago(days)).length;
				expect(cashTermsOf(usual) === "wallet_only").toBe(most !== null && counted >= most);
			}),
		);
	});

	test("a first order above the sum is asked about, and no other", () => {
		fc.assert(
			fc.property(asked, (one) => {
				const usual = {
					...one,
					rule: "usual" as const,
					isByPhone: false,
					rules: { ...one.rules, refusalsToWalletOnly: null },
				};
				const { confirmFirstAbove: above } = one.rules;
				const isKnown = one.past.deliveredAt !== null && one.past.deliveredAt >= ago(30);
				const isFirst = above !== null && one.past.standing === 0 && one.toCollect > above;
				expect(cashTermsOf(usual) === "confirm").toBe(isFirst && !isKnown && one.toCollect > 0);
			}),
		);
	});

	test("where nothing needs the customer's orders, they change nothing", () => {
		fc.assert(
			fc.property(asked, (one) => {
				if (asksForPast(one.rule, one.rules)) return;
				const none: CashPast = NO_PAST;
				expect(cashTermsOf({ ...one, past: none })).toBe(cashTermsOf(one));
			}),
		);
	});
});

test("change is the least that so many equal notes leave", () => {
	fc.assert(
		fc.property(fc.nat(100_000), fc.constantFrom(...CASH_NOTES), (toCollect, note) => {
			const change = changeFor(toCollect, note);
			expect((toCollect + change) % note).toBe(0);
			expect(change >= 0 && change < note).toBe(true);
		}),
	);
	expect([changeFor(1831, 500), changeFor(1605, 5000), changeFor(0, 5000), changeFor(1831, null)]).toEqual([
		169, 3395, 0, 0,
	]);
});
