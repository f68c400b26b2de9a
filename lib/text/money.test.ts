import fc from "fast-check";
import { expect, test } from "vitest";
import { counted, formatAmount, formatRupees } from "./money";

test("thousands take a comma", () => {
	expect(formatRupees(1729)).toBe("Rs. 1,729");
	expect(formatRupees(0)).toBe("Rs. 0");
});

test("the digits of an amount are the amount", () => {
	fc.assert(
		fc.property(fc.nat(), (rupees) => {
			expect(Number(formatRupees(rupees).replace(/\D/g, ""))).toBe(rupees);
		}),
	);
});

test("an amount is written as Intl writes it", () => {
	const intl = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
	fc.assert(
		fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ min: 0, max: 1e9, noNaN: true })), (rupees) => {
			expect(formatAmount(rupees)).toBe(intl.format(rupees));
		}),
	);
});

test("counts things in words", () => {
	expect([1, 3, 1204].map((count) => counted(count, "bag"))).toEqual(["1 bag", "3 bags", "1,204 bags"]);
});
