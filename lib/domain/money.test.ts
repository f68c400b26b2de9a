import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRupees } from "./money";

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
