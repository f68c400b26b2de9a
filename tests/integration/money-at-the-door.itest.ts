import { ObjectId } from "mongodb";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../support/api";
import { CODE, newDelivery, takeStep } from "../support/deliveries";
import { dueOf, orderOf, pack, refundsOf, settle, threePieces } from "../support/money";
import { newOrder, WALLET } from "../support/orders";
import { newStaff, sellerCookies, type TestStaff } from "../support/people";
import { assign, markPaid, move, undo } from "../support/seller";

/** Money of orders that are packed, carried and brought: each test is a law that was once broken. */

const owner = await sellerCookies();
const rider = await newStaff("rider");

const failed = (id: string, reason = "Nobody opened", by = rider) =>
	takeStep(id, { step: "failed", reason }, by.cookies);

async function toCollect(id: string): Promise<number | undefined> {
	const { json } = await api("GET", "/api/rider/deliveries", { cookies: rider.cookies });
	return (json.deliveries as { _id: string; toCollect: number }[]).find(({ _id }) => _id === id)?.toCollect;
}

async function outstanding({ _id } = rider): Promise<number> {
	const { json } = await api("GET", "/api/seller/cash", { cookies: owner });
	const riders = json.riders as { rider: { _id: string }; outstanding: number }[];
	return riders.find((one) => one.rider._id === _id)?.outstanding ?? 0;
}

describe("1: an order that failed at the door is packed again", () => {
	async function onceShort(): Promise<{ id: string; product: string }> {
		const { product, order } = threePieces({
			...WALLET,
			rider: { _id: new ObjectId(rider._id), name: "Ali" },
		});
		const id = await order;
		expect((await pack(id, product, 2)).status).toBe(200);
		expect(await dueOf(id)).toBe(1050);
		expect((await takeStep(id, { step: "picked_up" }, rider.cookies)).status).toBe(200);
		return { id, product };
	}

	it("with less: what is due grows with it", async () => {
		const { id, product } = await onceShort();
		expect((await failed(id)).status).toBe(200);
		await pack(id, product, 1);
		expect(await dueOf(id)).toBe(2100);
	});

	it("with all of it: nothing is due any more", async () => {
		const { id, product } = await onceShort();
		expect((await failed(id)).status).toBe(200);
		await pack(id, product, 3);
		expect(await dueOf(id)).toBe(0);
		expect(await orderOf(id)).toMatchObject({ paymentStatus: "success" });
	});

	it("with all of it, after the money went back: that much is to be collected", async () => {
		const { id, product } = await onceShort();
		const [refund] = await refundsOf(id);
		expect((await settle(refund?._id ?? "", { method: "cash" })).status).toBe(200);
		expect((await failed(id)).status).toBe(200);
		await pack(id, product, 3);
		expect(await toCollect(id)).toBe(1050);
	});
});

describe("3: cash that came in while the bag was open", () => {
	it("is what came in, and the rest is still to collect", async () => {
		const { product, order } = threePieces({ rider: { _id: new ObjectId(rider._id), name: "Ali" } });
		const id = await order;
		await pack(id, product, 1, false);
		expect((await markPaid(id)).status).toBe(200);
		await pack(id, product, 3);
		expect(await toCollect(id)).toBe(2100);
	});
});

describe("9: the cash that a rider took", () => {
	it("is in the books though the owner had pressed Delivered", async () => {
		const before = await outstanding();
		const id = await newDelivery(rider, { status: "Out for delivery" });
		const at = new Date().toISOString();
		expect((await move(id, "Delivered")).status).toBe(200);
		const late = { step: "delivered", code: CODE, at, key: `late-${id}` };
		for (let times = 0; times < 2; times++) {
			const sent = await takeStep(id, late, rider.cookies);
			expect([sent.status, sent.json.message]).toEqual([200, undefined]);
		}
		expect((await outstanding()) - before).toBe(1700);
		expect(await orderOf(id)).toMatchObject({
			isPaid: true,
			status: "Delivered",
			collectedBy: expect.any(String),
		});
	});

	it.each(["another", "nobody"])("is in the books though the order was given to %s since", async (whom) => {
		const before = await outstanding();
		const id = await newOrder({ handoverCode: CODE, status: "Packed", finalAmount: 1700 });
		expect((await assign(id, rider._id)).status).toBe(200);
		expect((await takeStep(id, { step: "picked_up" }, rider.cookies)).status).toBe(200);
		const at = new Date().toISOString();
		const other = await newStaff("rider");
		expect((await assign(id, whom === "another" ? other._id : null)).status).toBe(200);
		const sent = await takeStep(id, { step: "delivered", code: CODE, at }, rider.cookies);
		expect([sent.status, sent.json.message]).toEqual([200, undefined]);
		expect((await outstanding()) - before).toBe(1700);
		const stranger = await takeStep(id, { step: "delivered", code: CODE }, (await newStaff("rider")).cookies);
		expect(stranger.status).toBe(404);
	});
});

describe("an order that two riders carry", () => {
	let first: TestStaff;
	let second: TestStaff;
	beforeEach(async () => {
		[first, second] = await Promise.all([newStaff("rider"), newStaff("rider")]);
	});
	const given = (id: string, { cookies }: TestStaff) => takeStep(id, { step: "picked_up" }, cookies);
	const brought = (id: string, { cookies }: TestStaff, at = new Date()) =>
		takeStep(id, { step: "delivered", code: CODE, at: at.toISOString() }, cookies);
	const held = async () => Promise.all([first, second].map((one) => outstanding(one)));
	const handOver = async ({ _id }: TestStaff, counted: number) =>
		(
			await api("POST", "/api/seller/cash/handover", {
				cookies: owner,
				body: { rider: _id, counted, key: `once-${_id}` },
			})
		).json;

	it("has its cash with whoever brought it, though another one failed before", async () => {
		const id = await newDelivery(first);
		expect((await given(id, first)).status).toBe(200);
		expect((await failed(id, "Nobody opened", first)).status).toBe(200);
		expect((await move(id, "Packed")).status).toBe(200);
		expect((await assign(id, second._id)).status).toBe(200);
		expect((await given(id, second)).status).toBe(200);
		expect((await brought(id, second)).status).toBe(200);
		expect(await held()).toEqual([0, 1700]);
	});

	/** One of three pieces is brought, after all not taken, and lies packed whole. */
	async function broughtInVain(): Promise<string> {
		const rides = { rider: { _id: new ObjectId(first._id), name: first.name }, handoverCode: CODE };
		const { product, order } = threePieces(rides);
		const id = await order;
		expect((await pack(id, product, 1)).status).toBe(200);
		expect((await given(id, first)).status).toBe(200);
		expect((await move(id, "Delivered")).status).toBe(200);
		expect((await brought(id, first)).status).toBe(200);
		expect((await undo(id)).status).toBe(200);
		expect((await failed(id, "Nobody opened", first)).status).toBe(200);
		expect((await pack(id, product, 3)).status).toBe(200);
		return id;
	}

	it("has with each what each was given, where more of it was brought a second time", async () => {
		const id = await broughtInVain();
		expect((await assign(id, second._id)).status).toBe(200);
		expect((await given(id, second)).status).toBe(200);
		expect((await brought(id, second)).status).toBe(200);
		expect(await held()).toEqual([1050, 2100]);
		expect(await handOver(first, 1050)).toMatchObject({ expected: 1050, difference: 0 });
		expect(await handOver(second, 2100)).toMatchObject({ expected: 2100, difference: 0 });
		expect(await held()).toEqual([0, 0]);
	});

	it("has all with the one who was given it twice, though the owner was faster both times", async () => {
		const id = await broughtInVain();
		expect((await given(id, first)).status).toBe(200);
		expect((await move(id, "Delivered")).status).toBe(200);
		expect((await brought(id, first)).status).toBe(200);
		expect(await held()).toEqual([3150, 0]);
		expect((await brought(id, first)).status, "a third time").toBe(409);
	});

	it("has its cash with whoever brought it, though the other one failed before the phone could say so", async () => {
		const id = await newDelivery(first, { status: "Packed", rider: undefined });
		expect((await assign(id, first._id)).status).toBe(200);
		expect((await given(id, first)).status).toBe(200);
		const at = new Date();
		expect((await assign(id, second._id)).status).toBe(200);
		expect((await failed(id, "Nobody opened", second)).status).toBe(200);
		const sent = await brought(id, first, at);
		expect([sent.status, sent.json.message]).toEqual([200, undefined]);
		expect(await held()).toEqual([1700, 0]);
		expect(await orderOf(id)).toMatchObject({ status: "Delivered", isPaid: true, paymentStatus: "success" });
	});

	it("is not brought any more by whoever said that it failed", async () => {
		const id = await newDelivery(first, { status: "Packed", rider: undefined });
		expect((await assign(id, first._id)).status).toBe(200);
		expect((await given(id, first)).status).toBe(200);
		const at = new Date();
		expect((await failed(id, "Nobody opened", first)).status).toBe(200);
		expect((await assign(id, second._id)).status).toBe(200);
		expect((await brought(id, first, at)).status).toBe(409);
		expect(await held()).toEqual([0, 0]);
	});
});
