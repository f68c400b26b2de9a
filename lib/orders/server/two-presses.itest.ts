import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { expect, test, vi } from "vitest";
import { User } from "@/models/accounts";
import { ownDatabase, ownProduct } from "@/tests/support/own-database";
import { testAddress } from "@/tests/support/products";
import { makeCashOrder } from "./place-cash-order";

ownDatabase();

const between = vi.hoisted(() => ({ looks: async (): Promise<unknown> => null }));
vi.mock(import("./own-orders"), async (original) => {
	const own = await original();
	return {
		...own,
		orderOfCart: async (...cart: Parameters<typeof own.orderOfCart>) => {
			const found = await own.orderOfCart(...cart);
			await between.looks();
			return found;
		},
	};
});

test("a press that was refused gives the order that another one with its key made while it looked for one", async () => {
	const product = await ownProduct();
	const account = await User.create({ name: "Sana", phone: "+923001234567", addresses: [] });
	const customer = {
		...{ _id: String(account._id), name: "Sana", email: null, phone: "+923001234567", isVerified: true },
		...{ isPhoneVerified: true, hasPassword: false, language: "en" as const, notifyBy: null },
	};
	const items = [{ product: String(product._id), quantity: 4 }];
	const input = { items, address: testAddress, deliveryTime: "standard" as const, cartVersion: 0 };
	const key = randomUUID();
	let twin: Types.ObjectId | null = null;
	between.looks = async () => {
		between.looks = async () => null;
		twin = (await makeCashOrder(customer, input, key))._id;
	};
	// What it costs now was not what it showed.
	const order = await makeCashOrder(customer, { ...input, amount: 1 }, key);
	expect(order._id).toEqual(twin);
});
