import { expect, test } from "vitest";
import { titleWith } from "./title-count";

test("a number stands before the title, alone and once", () => {
	expect(titleWith("Orders · Sabz", "3")).toBe("(3) Orders · Sabz");
	expect(titleWith("(3) Orders · Sabz", "99+")).toBe("(99+) Orders · Sabz");
	expect(titleWith("(99+) Orders · Sabz", null)).toBe("Orders · Sabz");
	expect(titleWith("Orders (old)", null)).toBe("Orders (old)");
});
