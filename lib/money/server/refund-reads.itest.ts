import { ObjectId } from "mongodb";
import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "@/lib/text/dates";
import { placeField } from "@/lib/text/fields";
import { Order } from "@/models/order";
import { orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { type NewEntry, withFacts } from "../rules";
import { projected } from "./projections";
import { listRefunds } from "./refunds";

/** How much of a book with many refunds is read for a page of them. */

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

ownDatabase();
beforeAll(async () => {
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
