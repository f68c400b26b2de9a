import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { sweepPieces } from "@/lib/orders/server/lines";
import { sweepOrders } from "@/lib/orders/server/side-effects";
import { clock } from "@/lib/server/platform/clock";
import { enterMovements } from "@/lib/stock/server/ledger";
import { setStock } from "@/lib/stock/server/write";
import { addBasket } from "@/lib/weekly/server/change";
import { makeDueOrders } from "@/lib/weekly/server/make";
import { User } from "@/models/accounts";
import { OutgoingMail } from "@/models/notifications";
import { Order } from "@/models/order";
import { Product } from "@/models/products";
import { WeeklyBasket } from "@/models/weekly";
import { dieBefore, survives } from "../support/dying";
import { ownDatabase, ownProduct } from "../support/own-database";
import { testAddress } from "../support/products";

/** The process dies before its n-th write, for every n between a weekly basket's evening and the mail about it. */

const SLOW = { timeout: 180_000 };
const START = 10;
const MINUTE_MS = 60_000;

ownDatabase();

async function counted(): Promise<string> {
	const { _id } = await ownProduct();
	await setStock(String(_id), START, { at: new Date(), by: "owner@sabz.example", kind: "adjusted" });
	await enterMovements();
	return String(_id);
}

/** Somebody with a basket, on the evening before its day. */
async function evening(quantity: number) {
	clock.setOffset(0);
	const product = await counted();
	const user = await User.create({
		_id: new Types.ObjectId(),
		name: "Sana Iqbal",
		email: `${randomUUID()}@sabz-tests.pk`,
		passwordHash: "none",
		isVerified: true,
	});
	const made = await addBasket(
		String(user._id),
		{
			...{ name: "Friday sabzi", items: [{ product, quantity }], address: testAddress },
			...{ weekday: 5, slotFrom: "10:00", every: 1 },
		},
		randomUUID(),
	);
	const due = new Date(made.orderedAt ?? 0).getTime();
	const toEvening = Math.ceil((due - Date.now()) / MINUTE_MS);
	clock.setOffset(toEvening);
	return { id: made._id, day: made.nextDate, email: user.email, user: String(user._id), product, toEvening };
}

type Evening = Awaited<ReturnType<typeof evening>>;

async function traces({ user, email, product, id }: Evening) {
	const [orders, mails, shelf, basket] = await Promise.all([
		Order.find({ user }).lean(),
		OutgoingMail.find({ to: email }).lean(),
		Product.findById(product).orFail().lean(),
		WeeklyBasket.findById(id).orFail().lean(),
	]);
	return { orders, mails: mails.map(({ key }) => key.split(":")[0]), stock: shelf.stock, basket };
}

/** Kills the evening before each of its writes in turn, and has the next process go on; the last one survives. */
async function killEverywhere(
	quantity: number,
	mustBe: (evening: Evening) => Promise<void>,
): Promise<number> {
	for (let nth = 1; ; nth += 1) {
		const at = await evening(quantity);
		const survived = await survives(nth, () => makeDueOrders());
		clock.setOffset(at.toEvening + 2);
		await makeDueOrders();
		await makeDueOrders();
		await sweepOrders();
		await sweepPieces();
		await mustBe(at);
		if (survived) return nth;
	}
}

describe("a weekly basket, whichever write was the last", () => {
	it("is one order, told once, and its pieces are sold once", SLOW, async () => {
		const deaths = await killEverywhere(4, async (at) => {
			const { orders, mails, stock, basket } = await traces(at);
			expect(orders.map(({ weekly }) => weekly?.date)).toEqual([at.day]);
			expect(mails).toEqual(["weekly-order"]);
			expect(stock).toBe(START - 4);
			expect(basket).toMatchObject({ made: { date: at.day, order: orders[0]?._id } });
			expect(basket.isBusy).toBeUndefined();
			expect(basket.nextDate > String(at.day)).toBe(true);
		});
		expect(deaths).toBeGreaterThan(8);
	});

	it("is no order below the minimum, told once", SLOW, async () => {
		const deaths = await killEverywhere(2, async (at) => {
			const { orders, mails, stock, basket } = await traces(at);
			expect([orders, mails, stock]).toEqual([[], ["weekly-missed"], START]);
			expect(basket.untoldAt).toBeUndefined();
		});
		expect(deaths).toBeGreaterThan(3);
	});
});

it("of many hands in the same moment, one order is made, although a hand is cut off", SLOW, async () => {
	for (let round = 0; round < 6; round++) {
		const at = await evening(3);
		const death = dieBefore(4 + round * 5);
		await Promise.allSettled(Array.from({ length: 6 }, () => makeDueOrders()));
		death.revive();
		clock.setOffset(at.toEvening + 2);
		await Promise.all(Array.from({ length: 4 }, () => makeDueOrders()));
		await sweepOrders();
		await sweepPieces();
		const { orders, mails, stock } = await traces(at);
		expect([orders.length, mails, stock]).toEqual([1, ["weekly-order"], START - 3]);
	}
});
