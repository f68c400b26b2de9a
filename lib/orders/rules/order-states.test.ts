import { expect, test } from "vitest";
import { orderStepSchema } from "../schema/seller-order";
import {
	AT_RIDER,
	arrivedAt,
	CANCELLED,
	cancelTimeLeft,
	isHeld,
	isOpen,
	isPromised,
	mayCancel,
	mostAwaited,
	NO_PURCHASE,
	nextSteps,
	ON_HOLD,
	ORDER_ACTORS,
	ORDER_STATES,
	ORDER_STATUSES,
	type OrderStatus,
	PLACED,
	refusalToCancel,
	stepForward,
	USUAL_WAY,
} from "./order-states";

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

test("an order goes from placed to delivered, one step at a time", () => {
	expect(stepForward("Order Placed", "owner")).toBe("Packed");
	expect(stepForward("On hold", "owner")).toBe("Packed");
	expect(stepForward("Packed", "owner")).toBe("Out for delivery");
	expect(stepForward("Out for delivery", "owner")).toBe("Delivered");
	expect(stepForward("Delivered", "owner")).toBeNull();
	expect(stepForward("Cancelled", "owner")).toBeNull();
});

test("whatever is on its way can be cancelled, nothing else moves", () => {
	for (const status of ORDER_STATUSES) {
		expect(nextSteps(status, "seller").includes("Cancelled")).toBe(isOpen(status));
	}
	expect(isOpen("Delivered")).toBe(false);
	expect(isOpen("Cancelled")).toBe(false);
});

test("steps lead the seller from the beginning to every state but a hold, the customer nowhere else, the rider to a hold", () => {
	const reached = new Set<string>([PLACED]);
	for (const status of reached) {
		const known = ORDER_STATUSES.find((one) => one === status) ?? PLACED;
		for (const next of nextSteps(known, "seller")) reached.add(next);
	}
	expect([...reached].toSorted()).toEqual(ORDER_STATUSES.filter((one) => one !== ON_HOLD).toSorted());
	for (const actor of ORDER_ACTORS) {
		for (const status of ORDER_STATUSES) {
			const steps = nextSteps(status, actor).filter((next) => actor !== "rider" || next !== ON_HOLD);
			expect(nextSteps(status, "seller")).toEqual(expect.arrayContaining(steps));
		}
	}
	expect(AT_RIDER).toEqual(["Packed", "Out for delivery"]);
});

test("where a customer cannot cancel, a sentence says why", () => {
	for (const status of ORDER_STATUSES) {
		const { cancelRefusal } = ORDER_STATES[status];
		expect(cancelRefusal === null, status).toBe(nextSteps(status, "customer").includes(CANCELLED));
		expect(refusalToCancel(status)).toMatch(/\.$/);
	}
});

test("the road goes step by step from the beginning to the door", () => {
	expect(USUAL_WAY).toEqual(["Order Placed", "Packed", "Out for delivery", "Delivered"]);
	for (const [place, status] of USUAL_WAY.slice(0, -1).entries()) {
		expect(stepForward(status, "owner")).toBe(USUAL_WAY[place + 1]);
	}
	expect(ORDER_STATUSES.filter(isPromised)).toEqual(USUAL_WAY.slice(0, -1));
});

test("money goes back where the order does not go out, and only a cancelled one is no purchase", () => {
	const goesBack = (status: OrderStatus) => ["held", "returned"].includes(ORDER_STATES[status].money);
	expect(ORDER_STATUSES.filter(goesBack)).toEqual(["On hold", "Cancelled"]);
	expect(NO_PURCHASE).toEqual(["Cancelled"]);
});

test("on hold is where money waits for a decision", () => {
	expect(ORDER_STATUSES.filter(isHeld)).toEqual([ON_HOLD]);
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

test("of several orders the one nearest to the door is shown first, else the newest", () => {
	const orders = (...statuses: (typeof ORDER_STATUSES)[number][]) => statuses.map((status) => ({ status }));
	expect(mostAwaited(orders("Order Placed", "Out for delivery", "Packed"))?.status).toBe("Out for delivery");
	expect(mostAwaited(orders("Cancelled", "Delivered", "Order Placed"))?.status).toBe("Order Placed");
	expect(mostAwaited(orders("Cancelled", "Delivered"))?.status).toBe("Cancelled");
	expect(mostAwaited(orders("On hold", "Delivered"))?.status).toBe("On hold");
	expect(mostAwaited([])).toBeNull();
});

test("an order has arrived when it came to the end of its way for the last time", () => {
	const statusHistory = [
		{ status: "Delivered", at: "2026-11-22T09:00:00.000Z" },
		{ status: "Out for delivery", at: "2026-11-22T09:01:00.000Z" },
		{ status: "Delivered", at: "2026-11-22T09:30:00.000Z" },
	] as const;
	expect(arrivedAt({ status: "Delivered", statusHistory })).toBe("2026-11-22T09:30:00.000Z");
	expect(arrivedAt({ status: "Out for delivery", statusHistory })).toBeNull();
	expect(arrivedAt({ status: "Delivered", statusHistory: [] })).toBeNull();
});
