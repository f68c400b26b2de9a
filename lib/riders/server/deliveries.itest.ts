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
import { openEvents } from "@/tests/support/events";
import { newOrder, whose } from "@/tests/support/orders";
import { newCustomer, newStaff, sellerCookies } from "@/tests/support/people";
import { assign, move } from "@/tests/support/seller";
import { ordersOf } from "@/tests/support/shopping";

/** Giving orders to riders, and the code that each has. */

const owner = await sellerCookies();
const rider = await newStaff("rider");

const deliveries = (cookies = rider.cookies) => deliveriesOf({ cookies });
const step = (id: string, fields: Record<string, unknown>, cookies = rider.cookies) =>
	takeStep(id, fields, cookies);
const given = (fields: Record<string, unknown> = {}, to = rider) => newDelivery(to, fields);
const onTheRoad = (fields = {}, to = rider) => given({ status: "Out for delivery", ...fields }, to);

describe("an order is given to a rider", () => {
	test("and appears there once it is packed, with what the way to the door needs and no more", async () => {
		const id = await newOrder();
		const answer = await assign(id, rider._id);
		expect(answer).toMatchObject({
			status: 200,
			json: { order: { _id: id, status: "Order Placed", rider: { _id: rider._id, name: rider.name } } },
		});
		expect(idsOf(await deliveries())).not.toContain(id);
		await move(id, "Packed");
		const { deliveries: list } = await deliveries();
		const delivery = (list as { _id: string }[]).find(({ _id }) => _id === id);
		expect(delivery).toMatchObject({
			firstName: expect.any(String),
			phone: expect.stringMatching(/^03/),
			address: expect.any(String),
			area: "Satellite Town",
			itemCount: 6,
			toCollect: 1814,
			status: "Packed",
			rider: { _id: rider._id },
		});
		expect(JSON.stringify(delivery)).not.toMatch(/sana@|Iqbal|handoverCode/);
	});

	test("with the time that its customer chose, and null where they chose none", async () => {
		const [from, to] = [new Date(Date.now() + 24 * HOUR), new Date(Date.now() + 26 * HOUR)];
		const slot = { id: "2026-11-29-1400", from, to };
		const chosen = await given({ deliveryTime: "slot", slot, promisedAt: to });
		const prompt = await given();
		const list = (await deliveries()).deliveries as { _id: string; slot: unknown }[];
		const slotOf = (id: string) => list.find(({ _id }) => _id === id)?.slot;
		expect(slotOf(chosen)).toEqual({ id: slot.id, from: from.toISOString(), to: to.toISOString() });
		expect(slotOf(prompt)).toBeNull();
	});

	test("by a packer too, several at once; of which none is given where one has ended", async () => {
		const packer = await newStaff("packer");
		const ids = await Promise.all([given({ rider: undefined }), given({ rider: undefined })]);
		const give = (orders: unknown, to: unknown = rider._id) =>
			api("PUT", "/api/order/assign", { cookies: packer.cookies, body: { orders, rider: to } });
		const ended = await newOrder({ status: "Delivered" });
		expect((await give([...ids, ended])).status).toBe(409);
		expect((await give([...ids, NOBODY])).status).toBe(404);
		expect(idsOf(await deliveries())).not.toContain(ids[0]);
		expect(await give(ids)).toMatchObject({
			status: 200,
			json: { orders: [{ _id: ids[0] }, { _id: ids[1] }] },
		});
		expect(idsOf(await deliveries())).toEqual(expect.arrayContaining(ids));
		expect((await give(ids, null)).status).toBe(200);
		expect(idsOf(await deliveries())).not.toContain(ids[0]);
		expect((await give([])).status).toBe(400);
		expect((await give(ids, "nobody")).status).toBe(400);
	});

	test("who is active, and only while the order is on its way", async () => {
		const id = await given();
		const packer = await newStaff("packer");
		expect(await assign(id, packer._id)).toMatchObject({
			status: 400,
			json: { message: "Deliveries can only be given to an active rider" },
		});
		const left = await newStaff("rider");
		await api("PUT", `/api/seller/team/${left._id}`, { cookies: owner, body: { isActive: false } });
		expect((await assign(id, left._id)).status).toBe(400);
		expect((await assign(id, NOBODY)).status).toBe(404);
		expect((await assign(NOBODY, rider._id)).status).toBe(404);
		for (const status of ["Delivered", "Cancelled"]) {
			expect((await assign(await newOrder({ status }), rider._id)).status, status).toBe(409);
		}
	});

	test("and taken over by another: who had it and who has it hear that", async () => {
		const other = await newStaff("rider");
		const id = await given();
		const streams = await Promise.all(
			[rider, other].map(({ cookies }) => openEvents("/api/rider/deliveries/events", { cookies })),
		);
		for (const stream of streams) await expect.poll(stream.lastId).not.toBe("");
		expect((await assign(id, other._id)).status).toBe(200);
		for (const stream of streams) await expect.poll(stream.heard).toContain("change");
		for (const stream of streams) stream.close();
		expect(idsOf(await deliveries())).not.toContain(id);
		expect(idsOf(await deliveries(other.cookies))).toContain(id);
		expect((await step(id, { step: "picked_up" })).status, "it is somebody else's").toBe(404);
		expect(idsOf(await deliveries(owner)), "the owner sees everybody's").toContain(id);
	});

	test("among the 200 that are due first, whenever they were ordered", async () => {
		const busy = await newStaff("rider");
		const [early, soon] = [new Date(Date.now() - HOUR), new Date(Date.now() + HOUR)];
		await Promise.all(
			Array.from({ length: 200 }, (_none, place) =>
				given({ createdAt: early, promisedAt: new Date(Date.now() + 2 * HOUR + place) }, busy),
			),
		);
		const urgent = await given({ promisedAt: soon }, busy);
		const ids = idsOf(await deliveries(busy.cookies));
		await (await database()).collection("orders").deleteMany({ "rider._id": new ObjectId(busy._id) });
		expect([ids.length, ids[0]]).toEqual([200, urgent]);
	});
});

describe("the code", () => {
	test("is made with the order, and read by its customer alone", async () => {
		const customer = await newCustomer();
		const id = await onTheRoad({
			...whose(customer),
		});
		expect(await ordersOf(customer)).toMatchObject([{ _id: id, handoverCode: CODE }]);
		const asked: [string, string][] = [
			["/api/order/seller", owner],
			["/api/order/packing", owner],
			["/api/rider/deliveries", rider.cookies],
			["/api/rider/deliveries", owner],
		];
		for (const [path, cookies] of asked) {
			const { json } = await api("GET", path, { cookies });
			expect(JSON.stringify(json), path).not.toContain("handoverCode");
		}
		for (const answer of [await assign(id, rider._id), await step(id, { step: "delivered", code: CODE })]) {
			expect(answer.status).toBe(200);
			expect(answer.text).not.toContain(CODE);
		}
	});

	test("of an order from before there were any is made when its customer looks", async () => {
		const customer = await newCustomer();
		const id = await newOrder({ user: new ObjectId(customer._id) });
		const look = async () => JSON.stringify(await ordersOf(customer));
		const [, code = ""] = /"handoverCode":"(\d{4})"/.exec(await look()) ?? [];
		expect(code).toMatch(/^\d{4}$/);
		expect((await stored(id))?.handoverCode).toBe(code);
		expect(await look()).toContain(code);
	});
});
