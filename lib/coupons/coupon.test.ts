import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountOf, totalsOf } from "@/lib/cart/rules/totals";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import { couponOf } from "./client";
import { COUPON_IN_PAYMENT, couponMinimumProblem, couponTimeProblem } from "./rules";
import { couponChangeSchema, couponSchema } from "./schema";

const terms = fc.oneof(
	fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
	fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
);

describe("what a coupon takes off", () => {
	it("is the sum or the share, rounded, and the tax is on what is left", () => {
		const lines = [{ unitPrice: 1999, quantity: 1 }];
		expect(totalsOf(lines, "express", SHOP_DEFAULTS, { kind: "percent", value: 15 })).toEqual({
			subtotal: 1999,
			discount: 300,
			tax: 85,
			deliveryFee: 50,
			amount: 1834,
		});
		expect(totalsOf(lines, "standard", SHOP_DEFAULTS, { kind: "amount", value: 200 })).toMatchObject({
			discount: 200,
			tax: 90,
			amount: 1889,
		});
	});

	it("is never more than the subtotal, in whole rupees, and nothing without a coupon", () => {
		fc.assert(
			fc.property(terms, fc.integer({ min: 0, max: 2_000_000 }), (coupon, subtotal) => {
				const discount = discountOf(subtotal, coupon);
				expect(Number.isInteger(discount) && discount >= 0 && discount <= subtotal).toBe(true);
				expect(discountOf(subtotal, null)).toBe(0);
			}),
		);
	});
});

describe("a coupon is refused", () => {
	const [from, until] = ["2026-06-15T08:00:00.000Z", "2026-06-20T08:00:00.000Z"];
	const at = (iso: string) => couponTimeProblem({ from, until }, Date.parse(iso));

	it("before its time and after it, with the time in words", () => {
		expect(at("2026-06-15T07:59:59Z")).toBe("This coupon can be used from Jun 15, 2026, 1:00 PM");
		expect(at("2026-06-20T08:00:01Z")).toBe("This coupon ended on Jun 20, 2026, 1:00 PM");
		expect([at(from), at(until)]).toEqual([null, null]);
		expect(couponTimeProblem({ from: null, until: null }, 0)).toBeNull();
	});

	it("under its minimum, with what is missing", () => {
		expect(couponMinimumProblem(1700, 2000)).toBe(
			"This coupon needs Rs. 2,000 of groceries. Please add Rs. 300 more.",
		);
		expect(couponMinimumProblem(2000, 2000)).toBeNull();
	});
});

describe("what a cart shows of its coupon", () => {
	const asker = { code: "EID10", owner: "rubina", byWallet: false, subtotal: 1800 };
	const about = { question: "EID10 rubina 1800 false", code: "EID10", owner: "rubina", byWallet: false };
	const refused = { ...about, reason: "Please add Rs. 200 more." };
	const quote = {
		...{ code: "EID10", kind: "percent" as const, value: 10, minimum: 2000, discount: 200, total: 1940 },
		...{ from: null, until: null, maxUses: null, maxUsesPerCustomer: null, firstOrderOnly: false },
	};
	const shown = (subtotal: number, answer: Parameters<typeof couponOf>[1]) =>
		couponOf({ ...asker, subtotal }, answer, couponMinimumProblem);

	it("is why it does not count, for the cart that was asked about", () => {
		expect(shown(1800, refused)).toMatchObject({ reason: refused.reason, isAsked: false, terms: null });
	});

	it("is nothing while the shop is asked about the cart as it has become", () => {
		expect(shown(2000, refused)).toMatchObject({
			...{ question: "EID10 rubina 2000 false", reason: null, isAsked: true, terms: null },
		});
		expect(shown(1800, null)).toMatchObject({ question: about.question, isAsked: true });
		expect(shown(0, null)).toMatchObject({ question: null, isAsked: false });
	});

	it("follows the cart by itself once its terms are known", () => {
		const known = { ...about, quote };
		expect(shown(2000, known)).toMatchObject({ terms: quote, question: null, isAsked: false });
		expect(shown(1700, known)).toMatchObject({
			...{ terms: null, isAsked: false, reason: couponMinimumProblem(1700, 2000) },
		});
	});
});

describe("what a cart shows of its coupon when it is paid another way", () => {
	const forCash = { code: "EID10", owner: "rubina", byWallet: false, subtotal: 1800 };
	const forWallet = { ...forCash, byWallet: true };
	const [cashQuestion, walletQuestion] = ["EID10 rubina 1800 false", "EID10 rubina 1800 true"];
	const terms = {
		code: "EID10",
		kind: "percent" as const,
		value: 10,
		minimum: 0,
		discount: 180,
		total: 1701,
	};
	const shown = (asker: typeof forCash, answer: Parameters<typeof couponOf>[1]) =>
		couponOf(asker, answer, couponMinimumProblem);

	it("is asked for by wallet once more where a payment may hold it, and by cash where only a wallet had it", () => {
		const refused = { ...forCash, question: cashQuestion, reason: COUPON_IN_PAYMENT };
		expect(shown(forWallet, refused)).toMatchObject({ question: walletQuestion, isAsked: true });
		const quoted = { ...forWallet, question: walletQuestion, quote: terms };
		expect(shown(forCash, quoted)).toMatchObject({ question: cashQuestion, terms: null });
	});

	it("is the same by wallet where cash could use it", () => {
		const quoted = { ...forCash, question: cashQuestion, quote: terms };
		expect(shown(forWallet, quoted)).toMatchObject({ question: null, terms });
	});
});

describe("what the owner says of a coupon", () => {
	const coupon = { code: " eid-10 ", kind: "percent", value: 10 };

	it("has an upper case code, and no limit where none is said", () => {
		expect(couponSchema.parse(coupon)).toEqual({
			...{ code: "EID-10", kind: "percent", value: 10, minimum: 0, from: null, until: null },
			...{ maxUses: null, maxUsesPerCustomer: null, firstOrderOnly: false },
		});
	});

	it("has no minimum where it is null, also when it is changed", () => {
		expect(couponSchema.parse({ ...coupon, minimum: null }).minimum).toBe(0);
		expect(couponChangeSchema.parse({ minimum: null })).toEqual({ minimum: 0 });
		expect(couponChangeSchema.parse({ value: 5 })).toEqual({ value: 5 });
	});

	it.each([
		["value", { value: 101 }],
		["value", { value: 0 }],
		["value", { value: 1.5 }],
		["kind", { kind: "gift" }],
		["code", { code: "A B" }],
		["code", { code: "" }],
		["minimum", { minimum: -1 }],
		["maxUses", { maxUses: 0 }],
		["maxUsesPerCustomer", { maxUsesPerCustomer: 0.5 }],
		["from", { from: "yesterday" }],
		["until", { from: "2026-06-15T08:00:00Z", until: "2026-06-15T08:00:00Z" }],
		["firstOrderOnly", { firstOrderOnly: "yes" }],
	])("is refused with a broken %s", (field, broken) => {
		const { error } = couponSchema.safeParse({ ...coupon, ...broken });
		expect(error?.issues.map(({ path }) => path.join("."))).toContain(field);
	});
});
