import { expect, test } from "vitest";
import { cancelTimeLeft, mayCancel } from "./order-cancel";

const createdAt = "2026-11-21T06:00:00.000Z";
const after = (seconds: number) => new Date(createdAt).getTime() + seconds * 1000;

test("an order can be cancelled for ten minutes", () => {
	expect(cancelTimeLeft(createdAt, after(0))).toBe(600_000);
	expect(mayCancel({ status: "Order Placed", createdAt }, after(599))).toBe(true);
	expect(mayCancel({ status: "On hold", createdAt }, after(599))).toBe(true);
	expect(mayCancel({ status: "Order Placed", createdAt }, after(600))).toBe(false);
	expect(cancelTimeLeft(createdAt, after(900))).toBe(0);
});

test.each(["Packed", "Out for delivery", "Delivered", "Cancelled"] as const)("%s, it cannot", (status) => {
	expect(mayCancel({ status, createdAt }, after(1))).toBe(false);
});
