import { ObjectId } from "mongodb";
import mongoose from "mongoose";
import { beforeEach, describe, expect, test } from "vitest";
import { readPromised } from "@/lib/orders/server/staff/find-orders";
import { boundsOfDay, DAY_MS, HOUR_MS } from "@/lib/text/dates";
import { placeField } from "@/lib/text/fields";
import { Handover } from "@/models/account";
import { Order } from "@/models/order";
import { type OrderFields, orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { type NewEntry, withFacts } from "../rules";
import { readClosing } from "./closing";
import { projected } from "./projections";
import { listRefunds } from "./refunds";
import { readRidersCash } from "./riders-cash";

/** What a day's closing, the shop's details and a page of refunds read, of a book with many orders. */

const DAY = "2026-06-15";
const noon = boundsOfDay(DAY).from.getTime() + 12 * HOUR_MS;
const before = (days: number) => new Date(noon - days * DAY_MS);

function delivered(placed: Date, at: Date, fields: OrderFields = {}) {
	return orderFields({
		createdAt: placed,
		status: "Delivered",
		statusHistory: [
			{ status: "Order Placed", at: placed },
			{ status: "Delivered", at },
		],
		isPaid: true,
		paidAt: at,
		...fields,
	});
}

ownDatabase();
beforeEach(async () => {
	await Promise.all([Order.collection.deleteMany({}), Handover.collection.deleteMany({})]);
});

test("what ended on a day is counted on it, however long ago it was ordered", async () => {
	const cancelled = {
		createdAt: before(100),
		status: "Cancelled",
		statusHistory: [{ status: "Cancelled", at: before(0) }],
	};
	await Order.collection.insertMany([delivered(before(100), before(0)), orderFields(cancelled)]);
	expect(await readClosing(DAY)).toMatchObject({
		orders: 1,
		cancelled: 1,
		sales: { cash: 1814 },
		cash: { expected: 1814 },
	});
});

test("a closing reads the orders of its day, and none of them is read without an index", async () => {
	const collectedBy = { _id: String(new ObjectId()), name: "Imran" };
	await Order.collection.insertMany(
		Array.from({ length: 600 }, (_, n) => {
			const at = before(n / 10);
			return delivered(at, at, n % 2 ? { collectedBy } : {});
		}),
	);
	const asked: mongoose.mongo.Document[] = [];
	const summed: mongoose.mongo.Document[] = [];
	mongoose.set("debug", (collection: string, method: string, question: mongoose.mongo.Document) => {
		if (collection !== "orders") return;
		if (method === "find") asked.push(question);
		if (method === "aggregate") summed.push(question[0].$match);
	});
	await readClosing(DAY);
	await readPromised();
	await readRidersCash();
	mongoose.set("debug", false);
	expect(asked).not.toHaveLength(0);
	expect(summed).not.toHaveLength(0);
	for (const filter of [...asked, ...summed]) {
		const plan = JSON.stringify(await Order.collection.find(filter).explain("executionStats"));
		expect(plan, JSON.stringify(filter)).toContain("IXSCAN");
		expect(plan, JSON.stringify(filter)).not.toContain("COLLSCAN");
		// The day has ten and the one on its border.
		if (asked.includes(filter)) expect(JSON.parse(plan).executionStats.totalDocsExamined).toBeLessThan(20);
	}
});

test("a closing reads the handovers of its day, and of each rider the last one before its end", async () => {
	const riders = [new ObjectId(), new ObjectId()];
	const taken = (rider: ObjectId, day: number) =>
		delivered(before(day), before(day), {
			amount: 100,
			collectedBy: { _id: String(rider), name: "Imran" },
		});
	const counted = (rider: ObjectId, day: number) => {
		const n = 301 - day;
		const sums = { expected: 100, counted: 100, total: 100 * n };
		return { rider, name: "Imran", n, key: `${n}`, at: before(day), by: "Owner", ...sums };
	};
	const days = Array.from({ length: 300 }, (_, day) => day + 1);
	// Today both took as much again, and the first one has handed it over.
	await Order.collection.insertMany(riders.flatMap((rider) => [0, ...days].map((day) => taken(rider, day))));
	await Handover.collection.insertMany([
		...riders.flatMap((rider) => days.map((day) => ({ _id: new ObjectId(), ...counted(rider, day) }))),
		...riders.slice(0, 1).map((rider) => ({ _id: new ObjectId(), ...counted(rider, 0) })),
	]);
	const asked: { filter: mongoose.mongo.Document; sort: mongoose.mongo.Sort; limit: number }[] = [];
	mongoose.set("debug", (collection, method, filter, _, options) => {
		if (collection !== "handovers") return;
		asked.push({ filter, sort: options?.sort ?? {}, limit: method === "findOne" ? 1 : 0 });
	});
	const closing = await readClosing(DAY);
	mongoose.set("debug", false);
	expect(closing).toMatchObject({ withRiders: 100, handovers: [{ expected: 100, counted: 100 }] });
	expect(asked).toHaveLength(3);
	for (const { filter, sort, limit } of asked) {
		const plan = await Handover.collection.find(filter).sort(sort).limit(limit).explain("executionStats");
		expect(JSON.stringify(plan), JSON.stringify(filter)).toContain("IXSCAN");
		expect(plan.executionStats.totalDocsExamined).toBeLessThan(3);
	}
});

test("the moments are read by which open orders are promised", async () => {
	const late = (time: string) => ({ promisedAt: new Date(time) });
	await Order.collection.insertMany([
		orderFields(late("2026-06-15T18:59:59Z")),
		orderFields({ ...late("2026-06-15T19:00:00Z"), status: "Packed" }),
		orderFields({ ...late("2026-06-16T10:00:00Z"), status: "On hold" }),
		orderFields({ ...late("2026-06-16T10:00:00Z"), status: "Delivered" }),
	]);
	expect(await readPromised()).toEqual([
		"2026-06-15T18:59:59.000Z",
		"2026-06-15T19:00:00.000Z",
		"2026-06-16T10:00:00.000Z",
	]);
});

describe("of a book with many refunds", () => {
	const DAYS = 60;
	const A_DAY = 4;
	const PAGE = 9;

	/** An order of which two parts went back, ten days apart; some of them at the very same moment as others. */
	function settledTwice(age: number) {
		const paid = orderFields({ isPaid: true, amount: 1000, status: "Delivered" });
		const facts = [0, 10].flatMap((later, place): NewEntry[] => {
			const at = new Date(Date.now() - (age - later) * DAY_MS);
			const why = { cause: `part ${place}`, reason: "late" as const, at, by: "seller" as const };
			const back = { via: "cash" as const, refund: new mongoose.Types.ObjectId(), since: at };
			return [
				{ kind: "granted", amount: 10, ...why },
				{ kind: "returned", amount: 10, ...back, owedBy: "seller", ...why },
			];
		});
		return projected(withFacts(paid, facts), new Date());
	}

	beforeEach(async () => {
		const orders = Array.from({ length: DAYS * A_DAY }, (_, n) => settledTwice(10 + Math.floor(n / A_DAY)));
		await Order.collection.insertMany(orders.map((order) => ({ ...order })));
	});

	async function readAll(): Promise<string[]> {
		const read = [];
		let older: string | null | undefined;
		while (older !== null) {
			const before = older ? placeField.parse(older) : undefined;
			const page = await listRefunds({ state: "settled", before }, PAGE);
			read.push(...page.refunds);
			older = page.older;
		}
		expect(read.map(({ at }) => at)).toEqual(
			read
				.map(({ at }) => at)
				.toSorted()
				.reverse(),
		);
		return read.map(({ _id }) => _id);
	}

	test("page after page every refund is there once, the newest first", async () => {
		const ids = await readAll();
		expect(ids).toHaveLength(2 * DAYS * A_DAY);
		expect(new Set(ids).size).toBe(ids.length);
		const { refunds, older } = await listRefunds({}, 10_000);
		expect([refunds.map(({ _id }) => _id), older]).toEqual([ids, null]);
	});

	test("a page reads the orders of its own time by an index, at the top of the list as in its midst", async () => {
		for (const days of [0, DAYS / 2]) {
			const asked: mongoose.mongo.Document[] = [];
			mongoose.set("debug", (collection: string, method: string, filter: mongoose.mongo.Document) => {
				if (collection === "orders" && method === "find") asked.push(filter);
			});
			const before = { at: new Date(Date.now() - days * DAY_MS), id: String(new ObjectId()) };
			const { refunds } = await listRefunds({ state: "settled", before }, PAGE);
			mongoose.set("debug", false);
			expect(refunds).toHaveLength(PAGE);
			expect(asked).not.toHaveLength(0);
			let examined = 0;
			for (const filter of asked) {
				const plan = await Order.collection.find(filter).explain("executionStats");
				expect(JSON.stringify(plan), JSON.stringify(filter)).toContain("IXSCAN");
				examined += plan.executionStats.totalDocsExamined;
			}
			// Two parts a day of four orders each: three days of them are more than the page.
			expect(examined).toBeLessThan(80);
		}
	});
});
