import fc from "fast-check";
import { ObjectId } from "mongodb";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder } from "@/tests/support/orders";
import { newStaff, sellerCookies, type TestStaff } from "@/tests/support/people";

/** What riders hold: outstanding = collected − handedOver, never below 0. */

const cash = z.object({ collected: z.number(), handedOver: z.number(), outstanding: z.number() });
const listed = z.object({
	riders: z.array(cash.extend({ rider: z.object({ _id: z.string(), name: z.string() }) })),
});

let rider: TestStaff;
let keys = 0;
const owner = await sellerCookies();
beforeEach(async () => {
	rider = await newStaff("rider");
});

async function deliver(amount: number): Promise<string> {
	keys += 1;
	const id = await newOrder({
		status: "Out for delivery",
		statusHistory: [{ status: "Out for delivery", at: new Date() }],
		rider: { _id: new ObjectId(rider._id), name: rider.name },
		amount,
	});
	const body = { step: "delivered", reason: "no code", at: new Date().toISOString(), key: `cash-${keys}` };
	const answer = await api("PUT", `/api/rider/deliveries/${id}`, { cookies: rider.cookies, body });
	expect(answer.status).toBe(200);
	return id;
}
const handOver = (counted: unknown, key: unknown = `count-${++keys}`, who = rider._id) =>
	api("POST", "/api/seller/cash/handover", { cookies: owner, body: { rider: who, counted, key } });
async function ofRider() {
	const { riders } = listed.parse((await api("GET", "/api/seller/cash", { cookies: owner })).json);
	const found = riders.find((one) => one.rider._id === rider._id);
	return found && cash.parse(found);
}

describe("a rider's cash", () => {
	test("is what they took at the door, until it is counted; the difference is told", async () => {
		expect(await ofRider()).toEqual({ collected: 0, handedOver: 0, outstanding: 0 });
		await deliver(1500);
		await deliver(300);
		expect(await ofRider()).toEqual({ collected: 1800, handedOver: 0, outstanding: 1800 });
		const own = await api("GET", "/api/rider/deliveries", { cookies: rider.cookies });
		expect(own.json.cash).toEqual({ collected: 1800, handedOver: 0, outstanding: 1800 });
		const taken = await handOver(1700);
		expect(taken).toMatchObject({ status: 200, json: { expected: 1800, counted: 1700, difference: -100 } });
		expect(await ofRider()).toEqual({ collected: 1800, handedOver: 1800, outstanding: 0 });
		await deliver(50);
		expect((await handOver(60)).json).toMatchObject({ expected: 50, difference: 10 });
		const entries = (await database()).collection("selleractions").find({ subjectId: rider._id });
		expect(await entries.toArray()).toMatchObject([
			{ kind: "cash-handed-over", changes: [{ before: "Rs. 1,800", after: "Rs. 1,700" }] },
			{ outcome: "done" },
		]);
	});

	test("under one key is handed over once, also by many at once", async () => {
		await deliver(1500);
		const answers = await Promise.all(Array.from({ length: 6 }, () => handOver(1500, "once")));
		for (const { json } of answers)
			expect(json).toMatchObject({ expected: 1500, counted: 1500, difference: 0 });
		await deliver(200);
		expect((await handOver(999, "once")).json).toMatchObject({ expected: 1500, counted: 1500 });
		expect(await ofRider()).toEqual({ collected: 1700, handedOver: 1500, outstanding: 200 });
	});

	test("of a rider who was switched off stays in the list while they hold some", async () => {
		await deliver(1500);
		await api("PUT", `/api/seller/team/${rider._id}`, { cookies: owner, body: { isActive: false } });
		expect(await ofRider()).toMatchObject({ outstanding: 1500 });
		expect((await handOver(1500)).status).toBe(200);
		await (await database())
			.collection("handovers")
			.updateOne({ rider: new ObjectId(rider._id) }, { $set: { at: new Date(Date.now() - 2 * 86_400_000) } });
		expect(await ofRider(), "the day after").toBeUndefined();
	});

	test("is refused for nobody, and for what is no count", async () => {
		expect((await handOver(1, "k", "66a0000000000000000000ff")).status).toBe(404);
		const right = { rider: rider._id, counted: 1, key: "k" };
		for (const broken of [
			{ counted: -1 },
			{ counted: 1.5 },
			{ counted: "1" },
			{ key: "" },
			{ key: null },
			{ rider: "x" },
		]) {
			const body = { ...right, ...broken };
			const refused = await api("POST", "/api/seller/cash/handover", { cookies: owner, body });
			expect(refused.status, JSON.stringify(broken)).toBe(400);
		}
	});
});

test("whatever riders and owner do at once, the law holds", async () => {
	const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.constant("count" as const)), {
		minLength: 3,
		maxLength: 12,
	});
	await fc.assert(
		fc.asyncProperty(steps, async (wave) => {
			rider = await newStaff("rider");
			const looks: Promise<unknown>[] = [];
			const done = wave.map(async (step) => {
				if (step === "count") {
					const { json } = await handOver(0);
					return { taken: z.number().min(0).parse(json.expected), brought: 0 };
				}
				await deliver(step);
				looks.push(
					ofRider().then((seen) => {
						expect(seen?.outstanding).toBeGreaterThanOrEqual(0);
						expect(seen?.outstanding).toBe((seen?.collected ?? 0) - (seen?.handedOver ?? 0));
					}),
				);
				return { taken: 0, brought: step };
			});
			const all = await Promise.all(done);
			await Promise.all(looks);
			const sum = (field: "taken" | "brought") => all.reduce((total, one) => total + one[field], 0);
			expect(await ofRider()).toEqual({
				collected: sum("brought"),
				handedOver: sum("taken"),
				outstanding: sum("brought") - sum("taken"),
			});
		}),
		{ numRuns: 5 },
	);
}, 120_000);
