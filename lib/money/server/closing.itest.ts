import fc from "fast-check";
import { ObjectId } from "mongodb";
import { expect, test } from "vitest";
import { z } from "zod";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder } from "@/tests/support/orders";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";

/** A day's closing adds up to the rupee with the orders, handovers, refunds and credit of that day. */

const HOUR = 3_600_000;
const rupees = z.number();
const read = z.object({
	orders: rupees,
	cancelled: rupees,
	sales: z.object({ cash: rupees, jazzcash: rupees, easypaisa: rupees, credit: rupees }),
	unpaid: rupees,
	cash: z.object({ expected: rupees, received: rupees, difference: rupees }),
	withRiders: rupees,
	refunds: z.object({ count: rupees, amount: rupees }),
	credit: z.object({ given: rupees, used: rupees }),
	wasted: z.array(z.object({ product: z.string(), name: z.string(), quantity: rupees })),
});

/** Long ago, so that nobody else's orders are of these days; and a year of its own for every run of this file. */
const beginning = Date.UTC(1970 + (Math.floor(Date.now() / 1000) % 30), 0, 1);
let days = 0;
const owner = await sellerCookies();

function nextDay(): { day: string; from: number } {
	days += 2;
	const day = new Date(beginning + days * 24 * HOUR).toISOString().slice(0, 10);
	return { day, from: Date.parse(`${day}T00:00:00+05:00`) };
}
const closing = async (day: string) =>
	read.parse((await api("GET", `/api/seller/closing?day=${day}`, { cookies: owner })).json.closing);

const amount = fc.integer({ min: 1, max: 9000 });
/** A moment of the day, or just outside of it. */
const hour = fc.constantFrom(-0.01, 0, 5, 12, 23.99, 24);
const isIn = (at: number) => at >= 0 && at < 24;

const order = fc.record({
	hour,
	amount,
	final: fc.integer({ min: 0, max: 100 }),
	credit: fc.integer({ min: 0, max: 100 }),
	paymentType: fc.constantFrom("Cash On Delivery", "JazzCash", "Easypaisa"),
	status: fc.constantFrom("Delivered", "Delivered", "Cancelled", "Packed"),
	paid: fc.constantFrom("at the door", "at the counter", "not yet"),
});
const day = fc.record({
	orders: fc.array(order, { maxLength: 8 }),
	handovers: fc.array(fc.record({ hour, short: fc.integer({ min: -50, max: 50 }) }), { maxLength: 2 }),
	refunds: fc.array(fc.record({ hour, amount, via: fc.constantFrom("cash", "wallet", "credit") }), {
		maxLength: 4,
	}),
	gifts: fc.array(fc.record({ hour, amount, isUndone: fc.boolean() }), { maxLength: 3 }),
	waste: fc.array(fc.record({ hour, pieces: fc.integer({ min: 1, max: 9 }) }), { maxLength: 3 }),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

test("of random days adds up to the rupee", async () => {
	const db = await database();
	await fc.assert(
		fc.asyncProperty(day, async ({ orders, handovers, refunds, gifts, waste }) => {
			const { day: name, from } = nextDay();
			// What riders of earlier days still hold is in it too.
			const before = await closing(name);
			const at = (hours: number) => new Date(from + hours * HOUR);
			const sales = { cash: 0, jazzcash: 0, easypaisa: 0, credit: 0 };
			const want = { orders: 0, cancelled: 0, unpaid: 0, counter: 0, credit: 0 };
			const rider = { _id: String(new ObjectId()), name: "Imran" };
			let collected = 0;
			for (const one of orders) {
				const finalAmount = Math.round((one.amount * one.final) / 100);
				const isCash = one.paymentType === "Cash On Delivery";
				const isDelivered = one.status === "Delivered";
				const isPaid = !isCash || (isDelivered && one.paid !== "not yet");
				const atDoor = isCash && isPaid && one.paid === "at the door";
				// What is cancelled gives its credit back by itself, on the day of the test.
				const creditUsed = one.status === "Cancelled" ? 0 : Math.round((one.amount * one.credit) / 100);
				const rest = Math.max(0, finalAmount - creditUsed);
				await newOrder({
					createdAt: at(one.hour),
					status: one.status,
					statusHistory: [{ status: one.status, at: at(one.hour) }],
					paymentType: one.paymentType,
					amount: one.amount,
					...{ finalAmount, creditUsed, isPaid, paidAt: at(one.hour) },
					...(atDoor ? { collectedBy: rider } : {}),
				});
				if (atDoor && one.hour < 24) collected += rest;
				if (!isIn(one.hour)) continue;
				want.credit += creditUsed;
				if (one.status === "Cancelled") want.cancelled += 1;
				if (isCash && isPaid && !atDoor) want.counter += rest;
				if (!isDelivered) continue;
				want.orders += 1;
				sales.credit += finalAmount - rest;
				sales[isCash ? "cash" : one.paymentType === "JazzCash" ? "jazzcash" : "easypaisa"] += rest;
				if (isCash && !isPaid) want.unpaid += rest;
			}
			let left = collected;
			const counted = handovers
				.toSorted((one, other) => one.hour - other.hour)
				.map(({ hour: hours, short }, place) => {
					const expected = place === 0 ? Math.floor(left / 2) : left;
					if (hours < 24) left -= expected;
					return { expected, counted: Math.max(0, expected - short), hours };
				});
			const totals = counted.map((_, place) => sum(counted.slice(0, place + 1).map((one) => one.expected)));
			if (counted.length > 0)
				await db.collection("handovers").insertMany(
					counted.map(({ hours, ...one }, place) => ({
						...{ rider: new ObjectId(rider._id), name: rider.name, n: place + 1, key: `${place}` },
						...{ ...one, at: at(hours), total: totals[place], by: "Owner" },
					})),
				);
			// None of the day's: it has not been delivered.
			const returned = [...refunds, { hour: 12, amount: 7, via: "wallet" }];
			const cause = { cause: "other", reason: "other", by: "seller", owedBy: "seller" };
			const entries = [
				...returned.map((one) => ({ ...one, ...cause, kind: "returned", refund: new ObjectId() })),
				...gifts.map((one) => ({ ...one, by: "shop", kind: "gift" })),
			].map(({ hour: hours, ...entry }, place) => ({ ...entry, n: place + 1, at: at(hours), since: at(0) }));
			const undone = gifts.flatMap(({ isUndone }, place) => (isUndone ? returned.length + place + 1 : []));
			const reversals = undone.map((of, place) => {
				return { kind: "reversed", of, n: entries.length + place + 1, at: at(12), by: "seller" };
			});
			await newOrder({ createdAt: at(-12), ledger: [...entries, ...reversals] });
			const product = await newProduct({ name: "Wasted palak" });
			if (waste.length > 0) {
				await db.collection("stockmovements").insertMany(
					waste.map(({ hour: hours, pieces }, n) => ({
						product: new ObjectId(product),
						n,
						at: at(hours),
						by: "Owner",
						kind: "adjusted",
						change: -pieces,
						reason: "waste",
						stockAfter: 0,
					})),
				);
			}

			const got = await closing(name);
			const inDay = <One extends { hour: number }>(all: One[]) => all.filter((one) => isIn(one.hour));
			const wentBack = inDay(returned);
			const via = (way: string) => sum(wentBack.flatMap((one) => (one.via === way ? one.amount : [])));
			const taken = counted.filter(({ hours }) => isIn(hours));
			// What was paid out in cash has left the drawer.
			const atCounter = want.counter - via("cash");
			const expected = atCounter + sum(taken.map((one) => one.expected));
			const received = atCounter + sum(taken.map((one) => one.counted));
			const wasted = sum(inDay(waste).map(({ pieces }) => pieces));
			const given = inDay(gifts).filter(({ isUndone }) => !isUndone);
			expect({ ...got, withRiders: 0 }).toEqual({
				...{ orders: want.orders, cancelled: want.cancelled, sales, unpaid: want.unpaid },
				cash: { expected, received, difference: received - expected },
				withRiders: 0,
				refunds: { count: wentBack.length, amount: sum(wentBack.map((one) => one.amount)) },
				credit: { given: via("credit") + sum(given.map((one) => one.amount)), used: want.credit },
				wasted: wasted > 0 ? [{ product, name: "Wasted palak", quantity: wasted }] : [],
			});
			expect(got.withRiders - before.withRiders).toBe(left);
		}),
		{ numRuns: 8 },
	);
}, 240_000);

test("is a file too, and refuses what is no day", async () => {
	const { day: name } = nextDay();
	const address = new URL(`/api/seller/closing?day=${name}&format=csv`, baseUrl());
	const file = await fetch(address, { headers: { cookie: owner } });
	expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(await file.text()).toContain(`${name},sales,cash,0`);
	for (const query of ["", "?day=yesterday", "?day=2026-02-30", `?day=${name}&format=pdf`]) {
		expect((await api("GET", `/api/seller/closing${query}`, { cookies: owner })).status, query).toBe(400);
	}
});
