import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { takeNotification } from "@/lib/payments/server/check";
import { claimOrder, followPayment } from "@/lib/payments/server/own-payments";
import { startPayment } from "@/lib/payments/server/start";
import { keptGrams } from "@/lib/products/server/sold-by";
import { commit } from "@/lib/server/database/commit";
import { Account } from "@/models/account";
import { Cart } from "@/models/accounts";
import { Notification, OutgoingMail } from "@/models/notifications";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { Product } from "@/models/products";
import { ownProduct } from "../support/own-database";
import { type Buyer, paymentShop } from "../support/payment-shop";
import { testAddress } from "../support/products";

/** From a wallet's word to an order: notifications, claims, changes meanwhile. */

const shop = paymentShop();

describe("a notification from server to server", () => {
	it("of JazzCash is answered with a signed receipt and leads to the order", async () => {
		const { buyer, reference } = await shop.begun();
		shop.wallet.decide(reference, "paid");
		const receipt = await takeNotification("jazzcash", shop.wallet.callback(reference));
		expect(receipt).toMatchObject({
			pp_ResponseCode: "000",
			pp_SecureHash: expect.stringMatching(/^[0-9A-F]{64}$/),
		});
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
		expect(await takeNotification("jazzcash", { pp_TxnRefNo: reference })).toBeNull();
	});

	it("of Easypaisa is read for its id and never fetched", async () => {
		const { buyer, reference } = await shop.begun("easypaisa");
		shop.wallet.decide(reference, "paid");
		const notify = (url: string) => takeNotification("easypaisa", { url });
		await notify(`http://evil.example/order-status/1/${reference}`);
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
		await notify(`${shop.wallet.url}/order-status/1/${reference}`);
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});
});

describe("claiming the order of a payment", () => {
	async function confirmed() {
		const { buyer, reference } = await shop.begun();
		await shop.comeBack(reference, "paid");
		const claim = {
			items: [{ product: buyer.productId, quantity: 4 }],
			address: (await shop.paymentOf(reference)).address,
			deliveryTime: "standard" as const,
			paymentId: reference,
			amount: 2100,
			paymentType: "JazzCash" as const,
		};
		return { buyer, claim };
	}

	it("gives the same order every time", async () => {
		const { buyer, claim } = await confirmed();
		const [first, second] = await Promise.all([
			claimOrder(buyer.customer, claim),
			claimOrder(buyer.customer, claim),
		]);
		expect(second._id).toBe(first._id);
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is refused for somebody else's payment, another amount, wallet or basket, and an unconfirmed one", async () => {
		const { buyer, claim } = await confirmed();
		const other = await shop.newBuyer();
		await expect(claimOrder(other.customer, claim)).rejects.toMatchObject({ kind: "not-found" });
		for (const change of [
			{ amount: 2099 },
			{ paymentType: "Easypaisa" as const },
			{ items: [{ product: buyer.productId, quantity: 5 }] },
			{ items: [{ product: other.productId, quantity: 4 }] },
		]) {
			await expect(claimOrder(buyer.customer, { ...claim, ...change })).rejects.toMatchObject({
				kind: "conflict",
			});
		}
		const waiting = await shop.begin(other);
		await expect(claimOrder(other.customer, { ...claim, paymentId: waiting })).rejects.toMatchObject({
			kind: "conflict",
		});
		await expect(followPayment(other.customer._id, claim.paymentId)).rejects.toMatchObject({
			kind: "not-found",
		});
		await expect(claimOrder(null, claim)).rejects.toMatchObject({ kind: "unauthenticated" });
	});
});

it("a payment without items is of what the cart shows, without what is no longer sold", async () => {
	const [{ customer, productId }, gone] = [await shop.newBuyer(), await ownProduct()];
	const lines = { [productId]: 4, [String(gone._id)]: 1 };
	await Cart.updateOne({ user: customer._id }, { $set: { lines } });
	const archive = (_id: string) => Product.updateOne({ _id }, { $set: { isArchived: true } });
	await archive(String(gone._id));
	const input = {
		...{ amount: 2100, userPhone: "03001234567", email: customer.email },
		...{ address: testAddress, deliveryTime: "standard" as const },
	};
	const begin = () => startPayment(customer, "jazzcash", input, randomUUID());
	const { paymentId } = await begin();
	expect((await shop.paymentOf(paymentId)).lines.map(({ product }) => String(product))).toEqual([productId]);
	await archive(productId);
	await expect(begin()).rejects.toMatchObject({ kind: "invalid", message: "Your cart is empty" });
});

describe("what changes while the customer pays", () => {
	it("is refused before paying when the price is another one", async () => {
		const buyer = await shop.newBuyer();
		await expect(shop.begin(buyer, "jazzcash", 2000)).rejects.toMatchObject({
			kind: "conflict",
			message: "Prices have changed, please review your order",
		});
	});

	it("does not change what was agreed: the order stands at the price that was paid", async () => {
		const { buyer, reference } = await shop.begun();
		await Product.updateOne({ _id: buyer.productId }, { $set: { offerPrice: 900 } });
		await shop.comeBack(reference, "paid");
		expect(await shop.ordersOf(buyer.customer._id)).toMatchObject([{ amount: 2100, status: "Order Placed" }]);
	});

	it("puts what can no longer be delivered on hold, and the seller sees that a refund is due", async () => {
		const { buyer, reference } = await shop.begun();
		await Product.updateOne({ _id: buyer.productId }, { $set: { inStock: false } });
		await shop.comeBack(reference, "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		expect(order).toMatchObject({ status: "On hold", isPaid: true, paymentStatus: "refund due" });
		const notification = await Notification.findOne({ order: order?._id }).lean();
		expect(notification?.title).toContain("Refund due");
		expect(notification?.message).toContain("no longer in stock");
		expect(await OutgoingMail.countDocuments({ key: `order-placed:${order?._id}` })).toBe(0);
		expect(await OutgoingMail.countDocuments({ key: `order-on-hold:${order?._id}` })).toBe(1);
	});

	it("puts on hold what is paid once its customer has left, who is owed the money", async () => {
		const { buyer, reference } = await shop.begun();
		await Account.updateOne({ _id: buyer.customer._id }, { $set: { leavingAt: new Date() } });
		await shop.comeBack(reference, "paid");
		expect(await shop.ordersOf(buyer.customer._id)).toMatchObject([
			{
				...{ status: "On hold", holdReason: "Paid, but its customer has left the shop." },
				...{ paymentStatus: "refund due", due: [{ amount: 2100 }] },
			},
		]);
	});

	it("leaves no goods in the cart where their steps have changed", async () => {
		const { buyer, reference } = await shop.begun();
		await commit(keptGrams(buyer.productId, { stepGrams: 250 }, { stepGrams: 500 }));
		expect((await shop.cartOf(buyer.customer._id)).lines).toEqual({ [buyer.productId]: 2 });
		await shop.comeBack(reference, "paid");
		expect((await shop.cartOf(buyer.customer._id)).lines).toEqual({});
	});

	it("keeps what was added to the cart meanwhile", async () => {
		const { buyer, reference } = await shop.begun();
		const lines = { [buyer.productId]: 5 };
		await Cart.updateOne({ user: buyer.customer._id }, { $set: { lines }, $inc: { version: 1 } });
		await shop.comeBack(reference, "paid");
		expect((await shop.cartOf(buyer.customer._id)).lines).toEqual(lines);
	});
});

/** One basket and several ways to pay for it: one order goes out, other money goes back. */

describe("two tabs that pay for one basket", () => {
	it("make one order to deliver, the other is on hold for a refund", async () => {
		const buyer = await shop.newBuyer();
		const [first, second] = [await shop.begin(buyer), await shop.begin(buyer, "easypaisa")];
		await Promise.all([shop.comeBack(first, "paid"), shop.comeBack(second, "paid")]);
		const statuses = (await shop.ordersOf(buyer.customer._id)).map((order) => order.status).sort();
		expect(statuses).toEqual(["On hold", "Order Placed"]);
	});

	it("are something else than a second order of the same basket after the first was paid", async () => {
		const buyer = await shop.newBuyer();
		await shop.comeBack(await shop.begin(buyer), "paid");
		await shop.comeBack(await shop.begin(buyer), "paid");
		const statuses = (await shop.ordersOf(buyer.customer._id)).map((order) => order.status);
		expect(statuses).toEqual(["Order Placed", "Order Placed"]);
	});
});

describe("a payment for a cart that becomes an order otherwise", () => {
	/** The buyer's cart is of this version from the start. */
	const SEEN = 1;
	const begin = (buyer: Buyer, wallet: "jazzcash" | "easypaisa" = "jazzcash") =>
		shop.begin(buyer, wallet, 2100, SEEN);

	async function orderCash({ customer, productId }: Buyer) {
		const [payment] = await Payment.find({ user: customer._id }).lean();
		if (!payment) throw new Error("no payment was begun");
		const { address, deliveryTime } = payment;
		const items = [{ product: productId, quantity: 4 }];
		const input = { items, address, deliveryTime, cartVersion: SEEN };
		return placeCashOrder(customer, input, `cash-${customer._id}`);
	}

	async function statusesOf(buyer: Buyer): Promise<string[]> {
		const orders = await shop.ordersOf(buyer.customer._id);
		return orders.map(({ status, paymentStatus }) => `${status}, ${paymentStatus}`).sort();
	}

	it("is on hold with its refund due when the cart was ordered for cash meanwhile", async () => {
		const buyer = await shop.newBuyer();
		const reference = await begin(buyer);
		const cash = await orderCash(buyer);
		await shop.comeBack(reference, "paid");
		expect(await statusesOf(buyer)).toEqual(["On hold, refund due", "Order Placed, pending"]);
		const held = (await shop.ordersOf(buyer.customer._id)).find(({ status }) => status === "On hold");
		expect(held?.holdReason).toContain(cash.number);
		const notification = await Notification.findOne({ order: held?._id }).lean();
		expect(notification?.title).toContain("Refund due");
		expect(await OutgoingMail.countDocuments({ key: `order-on-hold:${held?._id}` })).toBe(1);
		expect(await followPayment(buyer.customer._id, reference)).toMatchObject({
			message: `The same cart is an order already: ${cash.number}.`,
			payment: { order: String(held?._id), isOnHold: true },
		});
		await Order.updateOne({ _id: held?._id }, { $set: { holdReason: "Nobody opened" } });
		const unsaid = await followPayment(buyer.customer._id, reference);
		expect([unsaid.payment.isOnHold, unsaid.message]).toEqual([true, undefined]);
	});

	it("stands alone when it was confirmed before the cash was ordered: that is refused with it", async () => {
		const buyer = await shop.newBuyer();
		await shop.comeBack(await begin(buyer), "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		await expect(orderCash(buyer)).rejects.toMatchObject({
			kind: "conflict",
			details: { shown: { order: { _id: String(order?._id) } } },
		});
		expect(await statusesOf(buyer)).toEqual(["Order Placed, success"]);
	});

	it("is one of two in the same moment: one order goes out, the money of the other goes back", async () => {
		for (let round = 0; round < 5; round += 1) {
			const buyer = await shop.newBuyer();
			const reference = await begin(buyer);
			const cash = orderCash(buyer).then(
				() => "placed",
				() => "refused",
			);
			await shop.comeBack(reference, "paid");
			expect(await statusesOf(buyer)).toEqual(
				(await cash) === "placed"
					? ["On hold, refund due", "Order Placed, pending"]
					: ["Order Placed, success"],
			);
		}
	});

	it("is one of two payments: whichever becomes the order first stands, the other is on hold", async () => {
		const buyer = await shop.newBuyer();
		const [first, second] = [await begin(buyer), await begin(buyer, "easypaisa")];
		await Promise.all([
			shop.comeBack(first, "paid"),
			shop.comeBack(second, "paid"),
			shop.comeBack(first, "paid"),
		]);
		expect(await statusesOf(buyer)).toEqual(["On hold, refund due", "Order Placed, success"]);
	});

	it("stands although a key of the customer looks like the shop's own", async () => {
		const { buyer, reference } = await shop.begun();
		const { address, deliveryTime } = await shop.paymentOf(reference);
		const items = [{ product: buyer.productId, quantity: 4 }];
		await placeCashOrder(buyer.customer, { items, address, deliveryTime }, `payment-${reference}`);
		await shop.comeBack(reference, "paid");
		expect(await statusesOf(buyer)).toEqual(["Order Placed, pending", "Order Placed, success"]);
	});
});
