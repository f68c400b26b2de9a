import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { api } from "@/tests/support/api";
import { it } from "@/tests/support/clocked";
import { CODE, newDelivery, takeStep } from "@/tests/support/deliveries";
import { newOrder } from "@/tests/support/orders";
import { newStaff } from "@/tests/support/people";

/** What riders carry: how much of the shop's cash at most, and the change that a customer asked for (next day 7). */

it("a rider's cash stays below the shop's limit, whoever gives how much at once; several are given all or none", async ({
	shop,
}) => {
	const rider = await newStaff("rider");
	const bags = await Promise.all(
		Array.from({ length: 6 }, () => newOrder({ status: "Packed", amount: 1000 })),
	);
	await shop.change({ opens: "00:00", closes: "23:59", cashRules: { riderCashLimit: 3000 } });
	const give = (orders: string[], at = "") =>
		api("PUT", `${at}/api/order/assign`, { cookies: shop.owner, body: { orders, rider: rider._id } });
	expect((await give(bags.slice(0, 4))).status).toBe(409);
	const answers = await Promise.all(bags.map((bag, place) => give([bag], place % 2 ? shop.second : "")));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
	const mine = bags.filter((_, place) => answers[place]?.status === 200);
	const [first = ""] = mine;
	await takeStep(first, { step: "picked_up" }, rider.cookies);
	expect((await takeStep(first, { step: "delivered", code: CODE }, rider.cookies)).status).toBe(200);
	const left = bags.filter((bag) => !mine.includes(bag));
	// What was collected is with the rider still.
	expect((await give(left.slice(0, 1))).status).toBe(409);
	const body = { rider: rider._id, counted: 1000, key: randomUUID() };
	await api("POST", "/api/seller/cash/handover", { cookies: shop.owner, body });
	expect((await give(left.slice(0, 1))).status).toBe(200);
});

it("a delivery says what change is to be given back", async () => {
	const rider = await newStaff("rider");
	const id = await newDelivery(rider, { cashNote: 5000 });
	const { json } = await api("GET", "/api/rider/deliveries", { cookies: rider.cookies });
	expect(json.deliveries).toContainEqual(
		expect.objectContaining({ _id: id, toCollect: 1700, cashNote: 5000, change: 3300 }),
	);
});
