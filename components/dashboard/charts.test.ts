import { expect, test } from "vitest";
import { shortAmount } from "./charts";

test.each([
	[0, "0"],
	[955, "955"],
	[1500, "1.5k"],
	[2000, "2k"],
	[18_840, "18.8k"],
	[999_960, "1M"],
	[2_500_000, "2.5M"],
])("%i rupees are marked as %s", (rupees, text) => {
	expect(shortAmount(rupees)).toBe(text);
});
