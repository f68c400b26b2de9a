import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import {
	CODE,
	deliveriesOf,
	HOUR,
	idsOf,
	NOBODY,
	newDelivery,
	stored,
	takeStep,
} from "@/tests/support/deliveries";
import { mailsTo } from "@/tests/support/mails";
import { newOrder, WALLET } from "@/tests/support/orders";
import { newCustomer, newStaff, sellerCookies } from "@/tests/support/people";
import { assign } from "@/tests/support/seller";

/** What riders do with their deliveries. */

const owner = await sellerCookies();
const rider = await newStaff("rider");

const WRONG = "9999";
const deliveries = (cookies = rider.cookies) => deliveriesOf({ cookies });
const step = (id: string, fields: Record<string, unknown>, cookies = rider.cookies) =>
	takeStep(id, fields, cookies);
const given = (fields: Record<string, unknown> = {}, to = rider) => newDelivery(to, fields);
const onTheRoad = (fields = {}, to = rider) => given({ status: "Out for delivery", ...fields }, to);

describe("a rider", () => {
	test("picks up, and delivers: the cash is in with their name, the customer hears of it", async () => {
		const email = (await newCustomer()).email;
		const id = await given({ customer: { name: "Sana", email } });
		expect(await step(id, { step: "picked_up" })).toMatchObject({
			status: 200,
			json: { delivery: { _id: id, status: "Out for delivery", toCollect: 1700 } },
		});
		expect(await step(id, { step: "delivered", code: CODE })).toMatchObject({
			status: 200,
			json: { delivery: { status: "Delivered", toCollect: 0 } },
		});
		expect(idsOf(await deliveries())).not.toContain(id);
		const { json } = await api("GET", `/api/order/seller?q=${id.slice(-6)}`, { cookies: owner });
		expect(json.orders).toMatchObject([
			{
				isPaid: true,
				paymentStatus: "success",
				collectedBy: rider.name,
				statusHistory: [{}, { by: "rider", byName: rider.name }, { status: "Delivered", byName: rider.name }],
			},
		]);
		// Beside the two steps that it was packed otherwise.
		await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
		const entries = (await database()).collection("selleractions").find({ subjectId: id });
		expect(await entries.toArray()).toMatchObject([
			{ by: rider.name, outcome: "done" },
			{ by: rider.name, outcome: "done" },
		]);
	});

	test("takes the steps in their order", async () => {
		const id = await given();
		expect((await step(id, { step: "delivered", code: CODE })).status).toBe(409);
		expect((await step(id, { step: "picked_up" })).status).toBe(200);
		expect((await step(id, { step: "picked_up" })).status).toBe(409);
		expect((await step(id, { step: "delivered", code: CODE })).status).toBe(200);
		expect((await step(id, { step: "failed", reason: "Nobody opened" })).status).toBe(409);
		const placed = await given({ status: "Order Placed" });
		expect((await step(placed, { step: "picked_up" })).status).toBe(409);
	});

	test("who cannot deliver says why: the order is on hold with that, and what was paid is due", async () => {
		const { email } = await newCustomer();
		const id = await onTheRoad({ customer: { name: "Sana", email } });
		expect((await step(id, { step: "failed" })).status).toBe(400);
		expect(await step(id, { step: "failed", reason: "Nobody opened" })).toMatchObject({
			status: 200,
			json: { delivery: { status: "On hold" } },
		});
		const { json } = await api("GET", `/api/order/seller?q=${id.slice(-6)}`, { cookies: owner });
		expect(json.orders).toMatchObject([{ status: "On hold", holdReason: "Nobody opened", isPaid: false }]);
		expect((await step(id, { step: "delivered", code: CODE })).status).toBe(409);
		const paid = await onTheRoad(WALLET);
		expect((await step(paid, { step: "failed", reason: "Nobody opened" })).status).toBe(200);
		await expect.poll(async () => (await stored(paid))?.paymentStatus).toBe("refund due");
		await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
		const [mail] = await mailsTo(email);
		expect(mail?.subject).toMatch(/^Your Sabz order SBZ-\w+ is on hold$/);
		expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain("We call you about it. No money of yours is lost.");
	});

	test("collects nothing for what is paid", async () => {
		const id = await onTheRoad(WALLET);
		expect((await step(id, { step: "delivered", reason: "No phone" })).status).toBe(200);
		expect((await stored(id))?.collected).toBeUndefined();
	});

	test("finds nothing that is somebody else's", async () => {
		const other = await newStaff("rider");
		const id = await onTheRoad({}, other);
		for (const which of [id, NOBODY, await newOrder({ status: "Packed" })]) {
			expect((await step(which, { step: "delivered", code: CODE })).status).toBe(404);
		}
		expect((await step(id, { step: "delivered", code: CODE }, owner)).status, "the owner may").toBe(200);
		expect((await stored(id))?.collected).toMatchObject({ rider: new ObjectId(other._id), amount: 1700 });
	});

	test("says when it was: not in the future, not more than 12 hours ago", async () => {
		const id = await given();
		const at = (ms: number) => ({ at: new Date(Date.now() + ms).toISOString() });
		for (const ms of [60_000, -12 * HOUR - 60_000]) {
			const refused = await step(id, { step: "picked_up", ...at(ms) });
			expect(refused).toMatchObject({ status: 400, json: { errors: { at: expect.any(String) } } });
		}
		expect((await step(id, { step: "picked_up", at: undefined })).status).toBe(400);
		const earlier = await given({
			createdAt: new Date(Date.now() - 4 * HOUR),
			statusHistory: [{ status: "Packed", at: new Date(Date.now() - 3 * HOUR) }],
		});
		const then = at(-2 * HOUR);
		expect((await step(earlier, { step: "picked_up", ...then })).status).toBe(200);
		expect((await stored(earlier))?.statusHistory.at(-1).at).toEqual(new Date(then.at));
	});
});

describe("a key", () => {
	test("makes a repeat harmless, whatever became of the order since", async () => {
		const id = await given();
		const key = `again-${id}`;
		const at = new Date().toISOString();
		expect((await step(id, { step: "picked_up", key, at })).status).toBe(200);
		expect((await step(id, { step: "delivered", code: CODE })).status).toBe(200);
		const long = new Date(Date.now() - 20 * HOUR).toISOString();
		expect((await step(id, { step: "picked_up", key, at: long })).status).toBe(200);
		expect((await step(id, { step: "failed", reason: "No", key })).status).toBe(409);
		expect((await stored(id))?.statusHistory).toHaveLength(3);
		await assign(id, null);
		expect((await stored(id))?.collected.amount).toBe(1700);
	});

	test.each([
		["Packed", { step: "picked_up" }, 200],
		["Out for delivery", { step: "failed", reason: "Nobody opened" }, 200],
		["Out for delivery", { step: "delivered", code: WRONG }, 400],
	] as const)("of the owner's does so too for a %s order that has no rider by then: %o", async (...of) => {
		const [status, fields, answered] = of;
		const id = await newOrder({ handoverCode: CODE, status });
		expect((await assign(id, rider._id)).status).toBe(200);
		const sent = { ...fields, key: `owner-${id}`, at: new Date().toISOString() };
		const first = await step(id, sent, owner);
		expect(first.status).toBe(answered);
		expect((await assign(id, null)).status).toBe(200);
		const again = await step(id, sent, owner);
		expect(again.status).toBe(answered);
		expect(again.json.message).toBe(first.json.message);
		expect((await stored(id))?.riderSteps).toHaveLength(1);
	});

	test("sent by many at once does one step", async () => {
		const id = await onTheRoad();
		const key = `many-${id}`;
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => step(id, { step: "delivered", code: CODE, key })),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
		const order = await stored(id);
		expect(order?.statusHistory).toHaveLength(2);
		expect(order?.riderSteps).toHaveLength(1);
	});

	test("of two phones with keys of their own one is first", async () => {
		const id = await onTheRoad();
		const answers = await Promise.all([1, 2].map(() => step(id, { step: "delivered", code: CODE })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect((await stored(id))?.collected.amount).toBe(1700);
	});
});

describe("a wrong code", () => {
	test("counts once under one key, and after five only a reason is taken", async () => {
		const id = await onTheRoad();
		const wrong = (key: string) => step(id, { step: "delivered", code: WRONG, key });
		const first = await wrong("a");
		expect(first).toMatchObject({
			status: 400,
			json: {
				message: "This code does not fit. 4 tries left.",

				errors: { code: expect.any(String) },
			},
		});
		expect((await wrong("a")).json).toEqual(first.json);
		for (const key of ["b", "c", "d", "e"]) expect((await wrong(key)).status).toBe(400);
		expect((await wrong("a")).json, "what the first one was answered").toEqual(first.json);
		expect((await stored(id))?.riderSteps).toHaveLength(5);
		expect((await step(id, { step: "delivered", code: CODE })).status, "even the right one").toBe(409);
		expect((await step(id, { step: "delivered", reason: "Her phone is off" })).status).toBe(200);
		expect((await stored(id))?.statusHistory.at(-1)).toMatchObject({ reason: "Her phone is off" });
	});

	test("tried many times at once is not tried more than five times", async () => {
		const id = await onTheRoad();
		const tries = Array.from({ length: 12 }, (_, place) =>
			step(id, { step: "delivered", code: `99${10 + place}` }),
		);
		for (const { status } of await Promise.all(tries)) expect([400, 409]).toContain(status);
		expect((await stored(id))?.riderSteps.length).toBeLessThanOrEqual(5);
		expect((await stored(id))?.status).toBe("Out for delivery");
	});
});
