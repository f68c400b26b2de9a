import { describe, expect, it } from "vitest";
import { cashOrderSchema, idempotencyKeyField } from "../schema/order";
import { orderNumber, orderNumberGroups } from "./order";

const product = "5f9d88b5c3a4a2b1c0d9e8f7";
const address = {
	firstName: "Sana",
	lastName: "Iqbal",
	streetAddress: "House 12, Satellite Town",
	phoneNumber: "0300-1234567",
	city: "Jhang",
	state: "Punjab",
	zipCode: "35200",
};
const order = { items: [{ product, quantity: 2 }], address };

function complaint(input: unknown): string | undefined {
	return cashOrderSchema.safeParse(input).error?.issues[0]?.message;
}

describe("what a cash order sends", () => {
	it("is delivered the standard way unless told otherwise (spec 4)", () => {
		expect(cashOrderSchema.parse(order).deliveryTime).toBe("standard");
		expect(cashOrderSchema.parse({ ...order, deliveryTime: "express" }).deliveryTime).toBe("express");
		expect(complaint({ ...order, deliveryTime: "tomorrow" })).toBe("Please choose a delivery time");
	});

	it("has 1 to 100 lines of 1 to 99 pieces", () => {
		const lines = (count: number) => Array.from({ length: count }, () => ({ product, quantity: 1 }));
		expect(complaint({ ...order, items: [] })).toBe("Your cart is empty");
		expect(complaint({ ...order, items: lines(100) })).toBeUndefined();
		expect(complaint({ ...order, items: lines(101) })).toBe("An order can hold at most 100 products");
		for (const quantity of [0, -1, 1.5, 100, "2", null, { $gt: 0 }]) {
			expect(complaint({ ...order, items: [{ product, quantity }] })).toMatch(/^Quantity/);
		}
	});

	it("names products by their id, whatever the case of its letters", () => {
		const items = [{ product: product.toUpperCase(), quantity: 1 }];
		expect(cashOrderSchema.parse({ ...order, items }).items[0]?.product).toBe(product);
		expect(complaint({ ...order, items: [{ product: "mango", quantity: 1 }] })).toBe("This id is not valid");
	});

	it("needs an address", () => {
		expect(complaint({ ...order, address: undefined })).toBe("Please select a delivery address.");
	});
});

describe("an idempotency key", () => {
	it("has 1 to 64 letters, digits, hyphens or underscores", () => {
		for (const key of ["a", "Order_1-b", "x".repeat(64)]) {
			expect(idempotencyKeyField.safeParse(key).success).toBe(true);
		}
		for (const key of ["", "x".repeat(65), "a b", "a.b", "é"]) {
			expect(idempotencyKeyField.safeParse(key).success).toBe(false);
		}
	});
});

describe("an order's number", () => {
	it("is short enough to say on the phone", () => {
		expect(orderNumber("65f0c1d2e3a4b5c6d73f9a2c")).toBe("SBZ-3F9A2C");
	});

	it("is said in groups that lose none of its signs", () => {
		expect(orderNumberGroups("SBZ-3F9A2C")).toEqual(["SBZ", "3F9", "A2C"]);
	});
});
