import { ObjectId } from "mongodb";
import { beforeEach, describe, expect, test } from "vitest";
import type { PackerDoc } from "@/models/team";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder } from "@/tests/support/orders";
import { newStaff, type TestStaff } from "@/tests/support/people";

/** Who packs what, as the others of the team are told. */

let nadia: TestStaff;
let bilal: TestStaff;
let order: string;
beforeEach(async () => {
	[nadia, bilal] = [await newStaff("packer"), await newStaff("packer")];
	order = String(new ObjectId());
});

const packs = ({ cookies }: TestStaff, orders: readonly string[], takeOver?: boolean) =>
	api("PUT", "/api/order/packing", { cookies, body: { orders, takeOver } });
/** The name of who else packs the order, as somebody hears it with what they pack themselves. */
async function heardBy(who: TestStaff, ...orders: string[]): Promise<unknown> {
	const { status, json } = await packs(who, orders);
	expect(status).toBe(200);
	return Object.entries(json.packers as Record<string, string>).find(([id]) => id === order)?.[1];
}

describe("an order that somebody packs", () => {
	test("is theirs for the others, until they pack another", async () => {
		expect(await heardBy(nadia, order)).toBeUndefined();
		expect(await heardBy(bilal)).toBe(nadia.name);
		expect(await heardBy(nadia, String(new ObjectId()))).toBeUndefined();
		expect(await heardBy(bilal)).toBeUndefined();
	});

	test("is of two who open it theirs who was first, also when both say it again", async () => {
		await heardBy(nadia, order);
		expect(await heardBy(bilal, order)).toBe(nadia.name);
		expect(await heardBy(nadia, order)).toBeUndefined();
		expect(await heardBy(bilal, order)).toBe(nadia.name);
	});

	test("stays theirs while they begin and finish others beside it, whoever else reads it", async () => {
		const another = String(new ObjectId());
		await heardBy(nadia, order);
		expect(await heardBy(bilal, order)).toBe(nadia.name);
		expect(await heardBy(nadia, order, another)).toBeUndefined();
		expect(await heardBy(bilal, order)).toBe(nadia.name);
		expect(await heardBy(nadia, another)).toBe(bilal.name);
		expect(await heardBy(bilal, order)).toBeUndefined();
		expect(await heardBy(nadia, order, another)).toBe(bilal.name);
	});

	test("is theirs who takes it over", async () => {
		await heardBy(nadia, order);
		await heardBy(bilal, order);
		expect((await packs(bilal, [order], true)).json.packers).not.toHaveProperty([order]);
		expect(await heardBy(nadia, order)).toBe(bilal.name);
		expect(await heardBy(bilal, order)).toBeUndefined();
	});

	test("is nobody's once they were not heard of for three minutes", async () => {
		await heardBy(nadia, order);
		const at = new Date(Date.now() - 181_000);
		const packers = (await database()).collection<PackerDoc>("packers");
		expect((await packers.updateOne({ _id: nadia._id }, { $set: { at } })).matchedCount).toBe(1);
		expect(await heardBy(bilal)).toBeUndefined();
	});
});

test("an order that waits for its customer's yes is nobody's to pack", async () => {
	const [asked, given] = await Promise.all(
		(["asked", "given"] as const).map((state) => newOrder({ confirmation: { state, until: new Date() } })),
	);
	expect(await packs(nadia, [String(given), String(asked)])).toMatchObject({
		status: 409,
		json: { message: "This order waits for its customer's yes" },
	});
	expect((await packs(nadia, [String(given)])).status).toBe(200);
});

test("what is packed is a list of orders, and a packer's to say", async () => {
	expect((await packs(nadia, ["no id"])).status).toBe(400);
	expect((await packs(await newStaff("rider"), [order])).status).toBe(403);
});
