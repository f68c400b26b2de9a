import mongoose from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WALLETS } from "@/lib/payments/rules";
import { dieBefore } from "../support/dying";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";

/** The process dies before its n-th write, for every n between the callback and the order's mail. */

let shop: PaymentShop;

beforeAll(async () => {
	shop = await startPaymentShop();
});
afterAll(() => shop.stop());

it("a payment for a cart that cash took is on hold once, whichever write was the last", {
	timeout: 90_000,
}, async () => {
	const { takeCallback } = await import("@/lib/payments/server/check");
	const { reconcile } = await import("@/lib/payments/server/check");
	const { placeCashOrder } = await import("@/lib/orders/server/place-cash-order");
	const { Payment } = await import("@/models/payments");
	const { Order } = await import("@/models/order");

	let survived = false;
	for (let nth = 1; !survived; nth += 1) {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, "jazzcash", 2100, 1);
		const { address, deliveryTime } = await Payment.findOne({ reference }).orFail().lean();
		const items = [{ product: buyer.productId, quantity: 4 }];
		const input = { items, address, deliveryTime, cartVersion: 1 };
		await placeCashOrder(buyer.customer, input, `cash-${reference}`);
		shop.wallet.decide(reference, "paid");

		const death = dieBefore(nth);
		await takeCallback(shop.wallet.callback(reference)).catch(() => undefined);
		survived = death.count() < nth;
		death.revive();
		expect(nth).toBeLessThan(30);

		await Payment.updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
		await reconcile();
		const orders = await Order.find({ user: buyer.customer._id }).lean();
		const found = orders.map(({ status, paymentStatus }) => `${status}, ${paymentStatus}`).sort();
		expect(found, `killed before write ${nth}`).toEqual(["On hold, refund due", "Order Placed, pending"]);
		expect(await Payment.findOne({ reference }).lean()).toMatchObject({
			state: "confirmed",
			isOpen: false,
		});
	}
});

it.each(WALLETS)("a payment with %s becomes one order whichever write was the last", async (wallet) => {
	const { takeCallback } = await import("@/lib/payments/server/check");
	const { reconcile } = await import("@/lib/payments/server/check");
	const { sweepOrders } = await import("@/lib/orders/server/side-effects");
	const { Payment } = await import("@/models/payments");
	const { Order } = await import("@/models/order");
	const { Cart } = await import("@/models/cart");
	const { Notification } = await import("@/models/notifications");
	const { OutgoingMail } = await import("@/models/notifications");

	let survived = false;
	for (let nth = 1; !survived; nth += 1) {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		shop.wallet.decide(reference, "paid");

		const death = dieBefore(nth);
		await takeCallback(shop.wallet.callback(reference)).catch(() => undefined);
		survived = death.count() < nth;
		death.revive();
		expect(nth).toBeLessThan(30);

		// The next process: the reconciler's hour comes, and the sweep's.
		await Payment.updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
		await reconcile();
		const user = buyer.customer._id;
		// Mongoose never changes createdAt; the driver beneath it does.
		const owner = new mongoose.Types.ObjectId(user);
		await Order.collection.updateMany({ user: owner }, { $set: { createdAt: new Date(0) } });
		await sweepOrders();

		const orders = await Order.find({ user }).lean();
		expect(orders, `killed before write ${nth}`).toHaveLength(1);
		expect(await Payment.findOne({ reference }).lean()).toMatchObject({ state: "confirmed", isOpen: false });
		expect((await Cart.findOne({ user }).lean())?.lines).toEqual({});
		const order = orders[0]?._id;
		expect(await Notification.countDocuments({ order })).toBe(1);
		expect(await OutgoingMail.countDocuments({ key: `order-placed:${order}` })).toBe(1);
		expect(await OutgoingMail.countDocuments({ key: `new-order:${order}` })).toBe(1);
	}
});
