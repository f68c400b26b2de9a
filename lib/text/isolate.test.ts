import { describe, expect, test } from "vitest";
import { isolated, isolatedUrdu, mapIsolates, withoutIsolates } from "./isolate";

describe("a value inside a sentence of the other direction", () => {
	test("runs left to right, unless it is Urdu itself", () => {
		expect(isolated("0300 000 0000")).toBe("\u20660300 000 0000\u2069");
		expect(isolated("Sana")).toBe("\u2066Sana\u2069");
		expect(isolated("ثنا")).toBe("\u2068ثنا\u2069");
		expect(isolated("1,450 روپے")).toBe("\u20681,450 روپے\u2069");
	});

	test("stands in English as it is, unless it is Urdu", () => {
		expect(isolatedUrdu("Sana")).toBe("Sana");
		expect(isolatedUrdu("ثنا")).toBe("\u2068ثنا\u2069");
	});

	test("cannot end its isolation, nor turn what follows", () => {
		expect(isolated("a\u2069\u202eb\u2066c\u200f")).toBe("\u2066abc\u2069");
		expect(withoutIsolates(`آرڈر ${isolated("SBZ-1")}`)).toBe("آرڈر SBZ-1");
	});

	test("is found again in its sentence", () => {
		const sentence = `آرڈر ${isolated("SBZ-1")}، ${isolated("ثنا")}`;
		const marked = mapIsolates(
			sentence,
			(value, direction) => `<${direction} ${value}>`,
			(rest) => rest,
		);
		expect(marked).toBe("آرڈر <ltr SBZ-1>، <auto ثنا>");
	});

	test("is not seen in a sign that stands alone", () => {
		const kept = mapIsolates(
			"a\u2066b",
			() => "",
			(rest) => rest,
		);
		expect(kept).toBe("a\u2066b");
	});
});
