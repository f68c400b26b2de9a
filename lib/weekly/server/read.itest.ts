import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clock } from "@/lib/server/platform/clock";
import { everyDay } from "@/lib/shop/rules/opening-hours";
import { readShopDoc } from "@/lib/shop/server/read";
import { DAY_MS, dayOf, daysAfter, startOfDay, weekdayOf } from "@/lib/text/dates";
import { Order } from "@/models/order";
import { Shop } from "@/models/shop";
import { WeeklyBasket } from "@/models/weekly";
import { orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { testAddress } from "@/tests/support/products";
import { draftOfOrder, listBaskets } from "./read";

/** Of a shop that is open until 2 in the night. */

ownDatabase();
beforeAll(async () => {
	await Shop.create({ _id: "shop", details: { hours: everyDay("08:00", "26:00") } });
	await readShopDoc();
});
afterAll(async () => {
	await Shop.collection.deleteMany({});
	await readShopDoc();
});

const HOUR_MS = 3_600_000;
/** The midnight that ends today in Jhang, and today. */
const midnight = startOfDay(new Date()).getTime() + DAY_MS;
const today = dayOf(new Date(midnight - 1));

async function ordered(from: number) {
	const [user, slot] = [
		new Types.ObjectId(),
		{ id: "x", from: new Date(from), to: new Date(from + 2 * HOUR_MS) },
	];
	const order = orderFields({ user, deliveryTime: "slot", slot, promisedAt: slot.to });
	await Order.collection.insertOne({ ...order }, { ignoreUndefined: true });
	return { user, order: order._id };
}

test.each([
	[-6, "18:00"],
	[0, "00:00"],
])(
	"a basket of an order that came %i hours from midnight comes at %s of that day",
	async (hours, slotFrom) => {
		const { user, order } = await ordered(midnight + hours * HOUR_MS);
		const draft = await draftOfOrder(String(user), String(order), (weekday) => `Day ${weekday}`);
		const weekday = weekdayOf(today);
		expect(draft).toMatchObject({ name: `Day ${weekday}`, weekday, slotFrom });
	},
);

test("an order that is made stands beside its basket until the night of its day is over", async () => {
	const { user, order } = await ordered(midnight);
	await WeeklyBasket.create({
		...{ user, key: randomUUID(), name: "Night", items: [], address: testAddress, ifMissing: "replace" },
		...{ weekday: weekdayOf(today), slotFrom: "00:00", every: 1, made: { date: today, order } },
		...{ nextDate: daysAfter(today, 7), dueAt: new Date(midnight + 6 * DAY_MS) },
	});
	const madeAt = async (hours: number) => {
		clock.setOffset(Math.round((midnight + hours * HOUR_MS - Date.now()) / 60_000));
		return (await listBaskets(String(user)))[0]?.made ?? null;
	};
	const made = { date: today, comesAt: new Date(midnight).toISOString() };
	expect(await madeAt(1)).toMatchObject(made);
	// The basket's time from the next week on is none of this order's.
	await WeeklyBasket.updateOne({ user }, { slotFrom: "10:00" });
	expect(await madeAt(1)).toMatchObject(made);
	expect(await madeAt(9)).toBeNull();
});
