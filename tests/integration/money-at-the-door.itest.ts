import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/api";
import { CODE, newDelivery, takeStep } from "../support/deliveries";
import {
	assign,
	dueOf,
	markPaid,
	move,
	orderOf,
	pack,
	refundsOf,
	settle,
	threePieces,
	WALLET,
} from "../support/money";
import { newOrder } from "../support/orders";
import { newStaff, sellerCookies, type TestStaff } from "../support/people";

/** Money of orders that are packed, carried and brought: each test is a law that was once broken. */

let owner: string;
let rider: TestStaff;
beforeAll(async () => {
	owner = await sellerCookies();
	rider = await newStaff("rider");
});

const failed = (id: string, reason = "Nobody opened") =>
	takeStep(id, { step: "failed", reason }, rider.cookies);

async function toCollect(id: string): Promise<number | undefined> {
	const { json } = await api("GET", "/api/rider/deliveries", { cookies: rider.cookies });
	return (json.deliveries as { _id: string; toCollect: number }[]).find(({ _id }) => _id === id)?.toCollect;
}

async function outstanding(): Promise<number> {
	const { json } = await api("GET", "/api/seller/cash", { cookies: owner });
	const riders = json.riders as { rider: { _id: string }; outstanding: number }[];
	return riders.find((one) => one.rider._id === rider._id)?.outstanding ?? 0;
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
