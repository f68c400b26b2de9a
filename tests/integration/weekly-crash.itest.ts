import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dieBefore } from "../support/dying";
import { dropOwnDatabase, useOwnDatabase } from "../support/own-database";
import { testAddress } from "../support/products";

/** The process dies before its n-th write, for every n between a weekly basket's evening and the mail about it. */

const SLOW = { timeout: 180_000 };
const START = 10;
const MINUTE_MS = 60_000;

async function modules() {
	const [make, change, sweep, shelf, stock, ledger, order, product, user, basket, mail, clock] =
		await Promise.all([
			import("@/lib/weekly/server/make"),
			import("@/lib/weekly/server/change"),
			import("@/lib/orders/server/side-effects"),
			import("@/lib/orders/server/lines"),
			import("@/lib/stock/server/write"),
			import("@/lib/stock/server/ledger"),
			import("@/models/order"),
			import("@/models/products"),
			import("@/models/accounts"),
			import("@/models/weekly"),
			import("@/models/notifications"),
			import("@/lib/server/platform/clock"),
		]);
	return {
		...make,
		...change,
		...sweep,
		...shelf,
		...stock,
		...ledger,
		...order,
		...product,
		...user,
		...basket,
		...mail,
		...clock,
	};
}
let m: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	useOwnDatabase();
	const { migrate } = await import("@/lib/server/migrations/migrate");
	await migrate();
	m = await modules();
});
afterAll(dropOwnDatabase);

async function counted(): Promise<string> {
	const { _id } = await m.Product.create({
		slug: randomUUID(),
		name: "Loquat",
		description: ["Soft."],
		category: "Fruits",
		price: 500,
		offerPrice: 500,
		imageUrl: "/art/one-mango.webp",
	});
	await m.setStock(String(_id), START, { at: new Date(), by: "owner@sabz.example", kind: "adjusted" });
	await m.enterMovements();
	return String(_id);
}

/** Somebody with a basket, on the evening before its day. */
async function evening(quantity: number) {
	m.clock.setOffset(0);
	const product = await counted();
	const user = await m.User.create({
		_id: new Types.ObjectId(),
		name: "Sana Iqbal",
		email: `${randomUUID()}@sabz-tests.pk`,
		passwordHash: "none",
		isVerified: true,
	});
	const made = await m.addBasket(
		String(user._id),
		{
			...{ name: "Friday sabzi", items: [{ product, quantity }], address: testAddress },
			...{ weekday: 5, slotFrom: "10:00", every: 1 },
		},
		randomUUID(),
	);
	const due = new Date(made.orderedAt ?? 0).getTime();
	const toEvening = Math.ceil((due - Date.now()) / MINUTE_MS);
	m.clock.setOffset(toEvening);
	return { id: made._id, day: made.nextDate, email: user.email, user: String(user._id), product, toEvening };
}

type Evening = Awaited<ReturnType<typeof evening>>;

async function traces({ user, email, product, id }: Evening) {
	const [orders, mails, shelf, basket] = await Promise.all([
		m.Order.find({ user }).lean(),
		m.OutgoingMail.find({ to: email }).lean(),
		m.Product.findById(product).orFail().lean(),
		m.WeeklyBasket.findById(id).orFail().lean(),
	]);
	return { orders, mails: mails.map(({ key }) => key.split(":")[0]), stock: shelf.stock, basket };
}

/** Kills the evening before each of its writes in turn, and has the next process go on; the last one survives. */
async function killEverywhere(
	quantity: number,
	mustBe: (evening: Evening) => Promise<void>,
): Promise<number> {
	for (let nth = 1; nth < 80; nth++) {
		const at = await evening(quantity);
		const death = dieBefore(nth);
		await m.makeDueOrders().catch(() => undefined);
		const survived = death.count() < nth;
		death.revive();
		m.clock.setOffset(at.toEvening + 2);
		await m.makeDueOrders();
		await m.makeDueOrders();
		await m.sweepOrders();
		await m.sweepPieces();
		await mustBe(at);
		if (survived) return nth;
	}
	throw new Error("there is no end of writes");
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
		await Promise.allSettled(Array.from({ length: 6 }, () => m.makeDueOrders()));
		death.revive();
		m.clock.setOffset(at.toEvening + 2);
		await Promise.all(Array.from({ length: 4 }, () => m.makeDueOrders()));
		await m.sweepOrders();
		await m.sweepPieces();
		const { orders, mails, stock } = await traces(at);
		expect([orders.length, mails, stock]).toEqual([1, ["weekly-order"], START - 3]);
	}
});
