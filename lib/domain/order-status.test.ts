import { expect, test } from "vitest";
import { ORDER_STATUSES } from "./order";
import { isOpen, nextSteps, stepForward } from "./order-status";
import { orderStepSchema } from "./order-status-schema";

test("an order goes from placed to delivered, one step at a time", () => {
	expect(stepForward("Order Placed")).toBe("Packed");
	expect(stepForward("On hold")).toBe("Packed");
	expect(stepForward("Packed")).toBe("Out for delivery");
	expect(stepForward("Out for delivery")).toBe("Delivered");
	expect(stepForward("Delivered")).toBeNull();
	expect(stepForward("Cancelled")).toBeNull();
});

test("whatever is on its way can be cancelled, nothing else moves", () => {
	for (const status of ORDER_STATUSES) {
		expect(nextSteps(status).includes("Cancelled")).toBe(isOpen(status));
	}
	expect(isOpen("Delivered")).toBe(false);
	expect(isOpen("Cancelled")).toBe(false);
});

test("a cancellation says why, a step forward need not", () => {
	const message = "Please say why the order is cancelled";
	expect(orderStepSchema.safeParse({ status: "Cancelled" }).error?.issues[0]).toMatchObject({
		path: ["reason"],
		message,
	});
	expect(orderStepSchema.safeParse({ status: "Cancelled", reason: "   " }).success).toBe(false);
	expect(orderStepSchema.parse({ status: "Cancelled", reason: " No onions left " }).reason).toBe(
		"No onions left",
	);
	expect(orderStepSchema.parse({ status: "Packed" })).toEqual({ status: "Packed", reason: "" });
	expect(orderStepSchema.safeParse({ status: "Flying" }).success).toBe(false);
});
