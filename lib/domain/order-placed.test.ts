import { expect, test } from "vitest";
import { orderPlacedMessage } from "./order-placed";

const createdAt = "2026-11-21T06:00:00Z";

test("an express order is promised within 60 minutes, and that is all", () => {
	expect(orderPlacedMessage({ createdAt, deliveryTime: "express" })).toBe(
		"Order placed! Your fresh groceries will be at your door within 60 minutes.",
	);
});

test("a standard order is told its own latest moment besides, four hours on by the clock of Jhang", () => {
	expect(orderPlacedMessage({ createdAt, deliveryTime: "standard" })).toMatch(
		/^Order placed! Your fresh groceries will be at your door within 60 minutes\. .* by 3:00\sPM at the latest\.$/,
	);
});
