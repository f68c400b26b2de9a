import { expect, test } from "vitest";
import { cameState } from "./came";

const tomatoes = { buy: 12, cost: 90, offerPrice: 130 };

test("a cost without an amount is typed too: it is asked for, not dropped", () => {
	expect(cameState(tomatoes, { cost: "95" })).toMatchObject({ isTyped: true, units: null, cost: 95 });
	expect(cameState(tomatoes, { came: "4" })).toMatchObject({ isTyped: true, units: 4, cost: 90, sum: 360 });
	expect(cameState(tomatoes, { came: " ", cost: "" }).isTyped).toBe(false);
});
