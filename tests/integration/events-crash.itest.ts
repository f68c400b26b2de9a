import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { beforeAll, expect, it } from "vitest";
import { joiningWrites, openCaller } from "@/lib/accounts/server/callers";
import { lookForListeners, shapeEvents } from "@/lib/integrations/server/events";
import { phoneOrderSchema } from "@/lib/orders/schema/seller-order";
import { cancelOwnOrder } from "@/lib/orders/server/customer-actions";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { placePhoneOrder, stepOrder, undoMove } from "@/lib/orders/server/staff/seller-actions";
import { decided } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import { seal } from "@/lib/server/platform/crypto";
import { Caller } from "@/models/callers";
import { Coupon } from "@/models/coupons";
import { Webhook, WebhookDelivery } from "@/models/integrations";
import { Order } from "@/models/order";
import { Pool } from "@/models/order-parts";
import { killEverywhere } from "../support/dying";
import { OWNER } from "../support/owner";
import { paymentShop } from "../support/payment-shop";
import { testAddress } from "../support/products";
import { mustAddUp } from "../support/traces";

/** The process dies before each write in turn: an event is on its way exactly where what it tells of has happened, and a caller has joined whole or not. */

const shop = paymentShop();
const SLOW = { timeout: 120_000 };

beforeAll(async () => {
	shapeEvents({ order: ({ status }) => ({ status }), product: ({ name }) => ({ name }) });
	await Webhook.create({
		...{ _id: new Types.ObjectId(), url: "http://127.0.0.1:9/a", sealed: seal("webhook", "whsec_test") },
		...{ events: ["order.placed", "order.changed", "order.cancelled"], isActive: true, failures: 0 },
		...{ by: "Owner", createdAt: clock.now() },
	});
	await lookForListeners();
});

async function place(): Promise<{ user: string; order: string }> {
	const { customer, productId } = await shop.newBuyer();
	const input = { items: [{ product: productId, quantity: 4 }], address: testAddress, cartVersion: 1 };
	const placed = await placeCashOrder(customer, { ...input, deliveryTime: "standard" }, randomUUID());
	return { user: customer._id, order: placed._id };
}

/** Where each order stands, and what is on its way of it. */
async function toldOf(user: string) {
	const orders = await Order.find({ user }).lean();
	return Promise.all(
		orders.map(async ({ _id, status }) => {
			const told = await WebhookDelivery.find({ about: String(_id) })
				.sort({ seq: 1 })
				.lean();
			return [status, ...told.map(({ event }) => event)];
		}),
	);
}

it("of an order, its cancellation, and that taken back", SLOW, async () => {
	await killEverywhere(
		() => shop.newBuyer(),
		({ customer, productId }) => {
			const input = { items: [{ product: productId, quantity: 4 }], address: testAddress, cartVersion: 1 };
			return placeCashOrder(customer, { ...input, deliveryTime: "standard" }, randomUUID());
		},
		async ({ customer }, nth) => {
			expect([[], [["Order Placed", "order.placed"]]], `before write ${nth}`).toContainEqual(
				await toldOf(customer._id),
			);
		},
	);
	await killEverywhere(
		place,
		({ user, order }) => cancelOwnOrder(user, order),
		async ({ user }) => {
			const ways = [
				["Order Placed", "order.placed"],
				["Cancelled", "order.placed", "order.cancelled"],
			];
			expect(ways).toContainEqual((await toldOf(user))[0]);
		},
	);
	await killEverywhere(
		async () => {
			const placed = await place();
			await stepOrder(OWNER, placed.order, { status: "Cancelled", reason: "No onions" });
			return placed;
		},
		({ order }) => undoMove(OWNER, order),
		async ({ user }) => {
			const ways = [
				["Cancelled", "order.placed", "order.cancelled"],
				["Order Placed", "order.placed", "order.changed"],
			];
			expect(ways).toContainEqual((await toldOf(user))[0]);
		},
	);
});

let counter = 0;

/** Somebody who has ordered twice by phone, once with a coupon; and the account that they become. */
async function newCase() {
	const { productId } = await shop.newBuyer();
	counter += 1;
	const phone = `+92345${String(1_000_000 + counter)}`;
	const code = randomUUID().slice(0, 8).toUpperCase();
	const { _id: coupon } = await Coupon.create({ code, kind: "percent", value: 10, maxUsesPerCustomer: 1 });
	for (const more of [{ coupon: code }, {}]) {
		const order = phoneOrderSchema.parse({
			customer: { name: "Rubina Akhtar", phone },
			items: [{ product: productId, quantity: 4 }],
			address: testAddress,
			...more,
		});
		await placePhoneOrder(OWNER, order);
	}
	return { phone, coupon: String(coupon), account: new Types.ObjectId() };
}

it("a caller becomes an account with all their orders and uses of coupons, or not at all", {
	timeout: 180_000,
}, async () => {
	const ends: boolean[] = [];
	const deaths = await killEverywhere(
		newCase,
		({ phone, account }) => decided(async () => joiningWrites(await openCaller(phone), { _id: account })),
		async ({ phone, coupon, account }, nth) => {
			const caller = await Caller.findOne({ phone }).orFail().lean();
			const whose = caller.account ?? caller._id;
			const [own, all] = await Promise.all([
				Order.countDocuments({ user: whose, isCallers: caller.account ? { $exists: false } : true }),
				Order.countDocuments({ user: { $in: [account, caller._id] } }),
			]);
			const used = await Pool.findById(`coupon:${coupon}:${whose}`).lean();
			expect({ own, all, used: used?.taken }, `killed before write ${nth}`).toEqual({
				own: 2,
				all: 2,
				used: 1,
			});
			await mustAddUp(nth);
			ends.push(caller.account !== undefined);
		},
	);
	expect(deaths).toBeGreaterThan(3);
	expect([ends[0], ends.at(-1)]).toEqual([false, true]);
});
