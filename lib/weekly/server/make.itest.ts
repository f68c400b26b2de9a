import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { clock } from "@/lib/server/platform/clock";
import { readShopDoc } from "@/lib/shop/server/read";
import { User } from "@/models/accounts";
import { OutgoingMessage } from "@/models/messages";
import { Order } from "@/models/order";
import { Shop } from "@/models/shop";
import { WeeklyBasket } from "@/models/weekly";
import { ownDatabase, ownProduct } from "@/tests/support/own-database";
import { testAddress } from "@/tests/support/products";
import { firstDay, NO_PLACE_LEFT } from "../rules";
import { addBasket, changeBasket } from "./change";
import { makeDueOrders } from "./make";

ownDatabase();
afterEach(async () => {
	await Shop.collection.deleteMany({});
	await readShopDoc();
	clock.setOffset(0);
});

/** What happens between the look at a basket and its order. */
const between = vi.hoisted(() => ({ read: async (): Promise<unknown> => null }));
vi.mock(import("@/lib/accounts/server/sessions"), async (original) => {
	const sessions = await original();
	return {
		...sessions,
		findCustomer: async (id: Parameters<typeof sessions.findCustomer>[0]) => {
			const happens = between.read;
			between.read = async () => null;
			await happens();
			return sessions.findCustomer(id);
		},
	};
});

/** Somebody's basket of four pieces; `first` is due before the others. */
async function basketOf(phone: string, isFirst = false, slotFrom = "10:00") {
	const { _id } = await User.create({ name: "Sana", phone, isVerified: true, addresses: [] });
	const product = String((await ownProduct())._id);
	const about = { address: testAddress, weekday: 5, slotFrom, every: 1 } as const;
	const fields = { name: "Friday sabzi", items: [{ product, quantity: 4 }], ...about };
	const basket = await addBasket(String(_id), fields, randomUUID());
	const dueAt = new Date(basket.orderedAt ?? 0);
	if (isFirst) dueAt.setMinutes(dueAt.getMinutes() - 1);
	await WeeklyBasket.updateOne({ _id: basket._id }, { $set: { dueAt } });
	const change = (fields: Parameters<typeof changeBasket>[2]) =>
		changeBasket(String(_id), basket._id, fields);
	const quantities = async () => {
		const orders = await Order.find({ user: _id }).lean();
		return orders.map(({ lines }) => lines.map(({ quantity }) => quantity));
	};
	const times = async () => (await Order.find({ user: _id }).lean()).map(({ slot }) => slot?.id.slice(-4));
	const itIsEvening = () => clock.setOffset(Math.ceil((dueAt.getTime() - Date.now()) / 60_000) + 1);
	return { product, change, quantities, times, itIsEvening };
}

test("a change while its order is being made is in the order, which the next round makes", async () => {
	const basket = await basketOf("+923001111111");
	between.read = () => basket.change({ items: [{ product: basket.product, quantity: 6 }] });
	basket.itIsEvening();
	await makeDueOrders();
	expect(await basket.quantities()).toEqual([]);
	await makeDueOrders();
	expect(await basket.quantities()).toEqual([[6]]);
});

test("a basket that is left out while those before it are made becomes no order", async () => {
	const [first, second] = [await basketOf("+923002222222", true), await basketOf("+923003333333")];
	between.read = () => second.change({ skipNext: true });
	second.itIsEvening();
	await makeDueOrders();
	expect(await first.quantities()).toEqual([[4]]);
	expect(await second.quantities()).toEqual([]);
});

test("a basket that makes no order is told of on the phone of whoever has no e-mail, in Urdu too", async () => {
	const basket = await basketOf("+923009998887");
	await User.updateOne({ phone: "+923009998887" }, { language: "ur" });
	await basket.change({ items: [{ product: basket.product, quantity: 1 }] });
	basket.itIsEvening();
	await makeDueOrders();
	expect(await basket.quantities()).toEqual([]);
	const [message, ...others] = await OutgoingMessage.find({ to: "+923009998887" }).lean();
	expect(others).toEqual([]);
	expect(message).toMatchObject({ key: expect.stringMatching(/^weekly-missed:/), language: "ur" });
});

test("on a day of other hours a full time is the next one, and nobody's own place is taken", async () => {
	const day = firstDay(5, Date.now());
	const special = { from: day, to: day, spans: [{ from: "14:00", to: "18:00" }], name: "Ramadan" };
	await Shop.create({ _id: "shop", details: { specialHours: [special], slotCapacity: 1 } });
	await readShopDoc();
	const moved = await basketOf("+923004444444", true);
	const own = await basketOf("+923005555555", false, "14:00");
	const late = await basketOf("+923006666666", false, "08:00");
	late.itIsEvening();
	await makeDueOrders();
	expect([await own.times(), await moved.times(), await late.times()]).toEqual([["1400"], ["1600"], []]);
	const missed = { date: day, reason: NO_PLACE_LEFT };
	expect(await WeeklyBasket.findOne({ slotFrom: "08:00" }).lean()).toMatchObject({ missed });
});
