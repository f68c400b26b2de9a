import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Customer } from "@/lib/accounts/server/sessions";
import { countUses, sweepUses } from "@/lib/coupons/server/uses";
import { cancelOwnOrder } from "@/lib/orders/server/customer-actions";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { sweepOrders } from "@/lib/orders/server/side-effects";
import { clock } from "@/lib/server/platform/clock";
import { Coupon } from "@/models/coupons";
import { Order } from "@/models/order";
import { dieBefore, survives } from "../support/dying";
import { ownDatabase, ownProduct } from "../support/own-database";
import { testAddress } from "../support/products";

/** The process dies before its n-th write, for every n between a cart and the use of a coupon that follows from it. */

const SLOW = { timeout: 120_000 };
const USES = 2;

let mango: string;

ownDatabase();
beforeAll(async () => {
	mango = String((await ownProduct({ name: "Mango" }))._id);
});
beforeEach(() => clock.setOffset(0));

async function newCoupon(): Promise<string> {
	const code = randomUUID().slice(0, 8).toUpperCase();
	await Coupon.create({ code, kind: "percent", value: 10, maxUses: USES, maxUsesPerCustomer: 1 });
	return code;
}

function buyer(): Customer {
	return { _id: String(new Types.ObjectId()), name: "Sana Iqbal", email: "", isVerified: true } as Customer;
}

const place = (who: Customer, coupon: string, key: string = randomUUID()) =>
	placeCashOrder(
		who,
		{ items: [{ product: mango, quantity: 4 }], address: testAddress, deliveryTime: "standard", coupon },
		key,
	);

/** The next process starts, and whatever was held by the one that died has run out. */
async function nextProcess(): Promise<void> {
	clock.setOffset(2);
	await sweepOrders();
	await sweepUses();
}

/** Each order that stands has one use, there is no other, and no more than are allowed; all of them can be used. */
async function mustBeLawful(code: string): Promise<number> {
	const { _id } = await Coupon.findOne({ code }).orFail();
	const standing = () => Order.find({ "terms.coupon.code": code, status: { $ne: "Cancelled" } }).lean();
	const orders = await standing();
	expect(orders.length).toBeLessThanOrEqual(USES);
	expect((await countUses(_id, "nobody")).byAll).toBe(orders.length);
	for (const { user } of orders) {
		expect(await countUses(_id, user)).toMatchObject({ byCustomer: 1, isHeld: false });
	}
	for (let left = USES - orders.length; left > 0; left -= 1) await place(buyer(), code);
	await expect(place(buyer(), code)).rejects.toMatchObject({ status: 409 });
	expect(await standing()).toHaveLength(USES);
	return orders.length;
}

/** Kills `act` before each of its writes in turn; after each death the next process goes on. */
async function killEverywhere(prepare: () => Promise<{ code: string; act: () => Promise<unknown> }>) {
	for (let nth = 1; ; nth += 1) {
		clock.setOffset(0);
		const { code, act } = await prepare();
		const survived = await survives(nth, act);
		await nextProcess();
		await mustBeLawful(code);
		if (survived) return nth;
	}
}

describe("no use of a coupon comes or goes", () => {
	it("while an order is placed, and the browser sends it again", SLOW, async () => {
		const deaths = await killEverywhere(async () => {
			const [code, who, key] = [await newCoupon(), buyer(), randomUUID()];
			return {
				code,
				act: async () => {
					await place(who, code, key).catch(() => undefined);
					await place(who, code, key);
				},
			};
		});
		expect(deaths).toBeGreaterThan(6);
	});

	it("while an order is cancelled by its customer", SLOW, async () => {
		const deaths = await killEverywhere(async () => {
			const [code, who] = [await newCoupon(), buyer()];
			const { _id } = await place(who, code);
			return { code, act: () => cancelOwnOrder(who._id, _id) };
		});
		expect(deaths).toBeGreaterThan(3);
	});

	it("while many hands order, cancel and are cut off at once", SLOW, async () => {
		for (let round = 0; round < 6; round++) {
			clock.setOffset(0);
			const code = await newCoupon();
			const death = dieBefore(15 + round * 9);
			await Promise.allSettled(
				Array.from({ length: 8 }, async (_none, index) => {
					const who = buyer();
					const { _id } = await place(who, code);
					if (index % 2 === 0) await cancelOwnOrder(who._id, _id);
				}),
			);
			death.revive();
			await nextProcess();
			await mustBeLawful(code);
		}
	});
});
