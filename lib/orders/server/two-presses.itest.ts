import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { expect, test, vi } from "vitest";
import { readCredit } from "@/lib/money/server/account";
import { User } from "@/models/accounts";
import { moveCredit } from "@/tests/support/credit";
import { ownDatabase, ownProduct } from "@/tests/support/own-database";
import { testAddress } from "@/tests/support/products";
import { makeCashOrder } from "./place-cash-order";

ownDatabase();

const decisions = vi.hoisted(() => ({ count: 0 }));
vi.mock(import("./draft"), async (original) => {
	const own = await original();
	return {
		...own,
		draftOrder: (...basket: Parameters<typeof own.draftOrder>) => {
			decisions.count += 1;
			return own.draftOrder(...basket);
		},
	};
});

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

/** Somebody with this number, and what they order. */
async function newShopper(phone: string) {
	const product = await ownProduct();
	const account = await User.create({ name: "Sana", phone, addresses: [] });
	const customer = {
		...{ _id: String(account._id), name: "Sana", email: null, phone, isVerified: true },
		...{ isPhoneVerified: true, hasPassword: false, language: "en" as const, notifyBy: null },
	};
	const items = [{ product: String(product._id), quantity: 4 }];
	const input = { items, address: testAddress, deliveryTime: "standard" as const, cartVersion: 0 };
	return { customer, input };
}

test("a press that was refused gives the order that another one with its key made while it looked for one", async () => {
	const { customer, input } = await newShopper("+923001234567");
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

test("a key that has its order is answered at the first look, also where more credit is left than it used", async () => {
	const { customer, input } = await newShopper("+923007654321");
	await moveCredit(customer._id, 5000);
	const key = randomUUID();
	const first = await makeCashOrder(customer, input, key);
	const { balance: left } = await readCredit(customer._id);
	expect([first.toCollect, left]).toEqual([0, 5000 - first.amount]);
	decisions.count = 0;
	expect((await makeCashOrder(customer, input, key))._id).toEqual(first._id);
	expect([decisions.count, (await readCredit(customer._id)).balance]).toEqual([1, left]);
});
