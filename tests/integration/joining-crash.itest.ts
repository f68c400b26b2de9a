import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { expect, it } from "vitest";
import { joiningWrites, openCaller } from "@/lib/accounts/server/callers";
import { phoneOrderSchema } from "@/lib/orders/schema/seller-order";
import { placePhoneOrder } from "@/lib/orders/server/staff/seller-actions";
import { decided } from "@/lib/server/database/commit";
import { Caller } from "@/models/callers";
import { Coupon } from "@/models/coupons";
import { Order } from "@/models/order";
import { Pool } from "@/models/pool";
import { killEverywhere } from "../support/dying";
import { OWNER } from "../support/owner";
import { paymentShop } from "../support/payment-shop";
import { testAddress } from "../support/products";
import { mustAddUp } from "../support/traces";

const shop = paymentShop();
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
		await placePhoneOrder(OWNER, order, randomUUID());
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
