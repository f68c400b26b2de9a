import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";
import { paymentTools } from "../support/payment-tools";

/** From a wallet's word to an order: notifications, claims, changes meanwhile, two tabs, late ends. */

let shop: PaymentShop;
let tools: Awaited<ReturnType<typeof paymentTools>>;

beforeAll(async () => {
	shop = await startPaymentShop();
	tools = await paymentTools(shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
	Object.assign(shop.wallet.state, { fault: "none", inquiries: 0 });
});

describe("a notification from server to server", () => {
	it("of JazzCash is answered with a signed receipt and leads to the order", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		shop.wallet.decide(reference, "paid");
		const receipt = await tools.m.takeJazzCashNotification(shop.wallet.callback(reference));
		expect(receipt).toMatchObject({
			pp_ResponseCode: "000",
			pp_SecureHash: expect.stringMatching(/^[0-9A-F]{64}$/),
		});
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(1);
		expect(await tools.m.takeJazzCashNotification({ pp_TxnRefNo: reference })).toBeNull();
	});

	it("of Easypaisa is read for its id and never fetched", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, "easypaisa");
		shop.wallet.decide(reference, "paid");
		await tools.m.takeEasypaisaNotification(`http://evil.example/order-status/1/${reference}`);
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(0);
		await tools.m.takeEasypaisaNotification(`${shop.wallet.url}/order-status/1/${reference}`);
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(1);
	});
});

describe("claiming the order of a payment", () => {
	async function confirmed() {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		await tools.comeBack(reference, "paid");
		const claim = {
			items: [{ product: buyer.productId, quantity: 4 }],
			address: (await tools.paymentOf(reference)).address,
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
			tools.m.claimOrder(buyer.customer, claim),
			tools.m.claimOrder(buyer.customer, claim),
		]);
		expect(second._id).toBe(first._id);
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is refused for somebody else's payment, another amount, wallet or basket, and an unconfirmed one", async () => {
		const { buyer, claim } = await confirmed();
		const other = await shop.newBuyer();
		await expect(tools.m.claimOrder(other.customer, claim)).rejects.toMatchObject({ kind: "not-found" });
		for (const change of [
			{ amount: 2099 },
			{ paymentType: "Easypaisa" as const },
			{ items: [{ product: buyer.productId, quantity: 5 }] },
			{ items: [{ product: other.productId, quantity: 4 }] },
		]) {
			await expect(tools.m.claimOrder(buyer.customer, { ...claim, ...change })).rejects.toMatchObject({
				kind: "conflict",
			});
		}
		const waiting = await shop.begin(other);
		await expect(tools.m.claimOrder(other.customer, { ...claim, paymentId: waiting })).rejects.toMatchObject({
			kind: "conflict",
		});
		await expect(tools.m.followPayment(other.customer._id, claim.paymentId)).rejects.toMatchObject({
			kind: "not-found",
		});
		await expect(tools.m.claimOrder(null, claim)).rejects.toMatchObject({ kind: "unauthenticated" });
	});
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
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		await tools.m.Product.updateOne({ _id: buyer.productId }, { $set: { offerPrice: 900 } });
		await tools.comeBack(reference, "paid");
		expect(await tools.ordersOf(buyer.customer._id)).toMatchObject([
			{ amount: 2100, status: "Order Placed" },
		]);
	});

	it("puts what can no longer be delivered on hold, and the seller sees that a refund is due", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		await tools.m.Product.updateOne({ _id: buyer.productId }, { $set: { inStock: false } });
		await tools.comeBack(reference, "paid");
		const [order] = await tools.ordersOf(buyer.customer._id);
		expect(order).toMatchObject({ status: "On hold", isPaid: true, paymentStatus: "refund due" });
		const notification = await tools.m.Notification.findOne({ order: order?._id }).lean();
		expect(notification?.title).toContain("Refund due");
		expect(notification?.message).toContain("no longer in stock");
		expect(await tools.m.OutgoingMail.countDocuments({ key: `order-placed:${order?._id}` })).toBe(0);
		expect(await tools.m.OutgoingMail.countDocuments({ key: `order-on-hold:${order?._id}` })).toBe(1);
	});

	it("keeps what was added to the cart meanwhile", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		const lines = { [buyer.productId]: 5 };
		await tools.m.Cart.updateOne({ user: buyer.customer._id }, { $set: { lines }, $inc: { version: 1 } });
		await tools.comeBack(reference, "paid");
		expect((await tools.cartOf(buyer.customer._id)).lines).toEqual(lines);
	});
});

describe("two tabs that pay for one basket", () => {
	it("make one order to deliver, the other is on hold for a refund", async () => {
		const buyer = await shop.newBuyer();
		const [first, second] = [await shop.begin(buyer), await shop.begin(buyer, "easypaisa")];
		await Promise.all([tools.comeBack(first, "paid"), tools.comeBack(second, "paid")]);
		const statuses = (await tools.ordersOf(buyer.customer._id)).map((order) => order.status).sort();
		expect(statuses).toEqual(["On hold", "Order Placed"]);
	});

	it("are something else than a second order of the same basket after the first was paid", async () => {
		const buyer = await shop.newBuyer();
		await tools.comeBack(await shop.begin(buyer), "paid");
		await tools.comeBack(await shop.begin(buyer), "paid");
		const statuses = (await tools.ordersOf(buyer.customer._id)).map((order) => order.status);
		expect(statuses).toEqual(["Order Placed", "Order Placed"]);
	});
});

describe("a payment for a cart that becomes an order otherwise", () => {
	/** The buyer's cart is of this version from the start. */
	const SEEN = 1;
	type Buyer = Awaited<ReturnType<PaymentShop["newBuyer"]>>;
	const begin = (buyer: Buyer, wallet: "jazzcash" | "easypaisa" = "jazzcash") =>
		shop.begin(buyer, wallet, 2100, SEEN);

	async function orderCash({ customer, productId }: Buyer) {
		const [payment] = await tools.m.Payment.find({ user: customer._id }).lean();
		if (!payment) throw new Error("no payment was begun");
		const { address, deliveryTime } = payment;
		const items = [{ product: productId, quantity: 4 }];
		const input = { items, address, deliveryTime, cartVersion: SEEN };
		return tools.m.placeCashOrder(customer, input, `cash-${customer._id}`);
	}

	async function statusesOf(buyer: Buyer): Promise<string[]> {
		const orders = await tools.ordersOf(buyer.customer._id);
		return orders.map(({ status, paymentStatus }) => `${status}, ${paymentStatus}`).sort();
	}

	it("is on hold with its refund due when the cart was ordered for cash meanwhile", async () => {
		const buyer = await shop.newBuyer();
		const reference = await begin(buyer);
		const cash = await orderCash(buyer);
		await tools.comeBack(reference, "paid");
		expect(await statusesOf(buyer)).toEqual(["On hold, refund due", "Order Placed, pending"]);
		const held = (await tools.ordersOf(buyer.customer._id)).find(({ status }) => status === "On hold");
		expect(held?.holdReason).toContain(cash.number);
		const notification = await tools.m.Notification.findOne({ order: held?._id }).lean();
		expect(notification?.title).toContain("Refund due");
		expect(await tools.m.OutgoingMail.countDocuments({ key: `order-on-hold:${held?._id}` })).toBe(1);
	});

	it("stands alone when it was confirmed before the cash was ordered: that is refused with it", async () => {
		const buyer = await shop.newBuyer();
		await tools.comeBack(await begin(buyer), "paid");
		const [order] = await tools.ordersOf(buyer.customer._id);
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
			await tools.comeBack(reference, "paid");
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
			tools.comeBack(first, "paid"),
			tools.comeBack(second, "paid"),
			tools.comeBack(first, "paid"),
		]);
		expect(await statusesOf(buyer)).toEqual(["On hold, refund due", "Order Placed, success"]);
	});

	it("stands although a key of the customer looks like the shop's own", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		const { address, deliveryTime } = await tools.paymentOf(reference);
		const items = [{ product: buyer.productId, quantity: 4 }];
		await tools.m.placeCashOrder(buyer.customer, { items, address, deliveryTime }, `payment-${reference}`);
		await tools.comeBack(reference, "paid");
		expect(await statusesOf(buyer)).toEqual(["Order Placed, pending", "Order Placed, success"]);
	});
});

describe("the end of a payment", () => {
	async function ended(decision: "waiting" | "paid") {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		shop.wallet.decide(reference, decision);
		return { buyer, reference };
	}

	it("comes when the wallet never heard of it and its time is over", async () => {
		const { reference } = await ended("waiting");
		shop.wallet.books.delete(reference);
		await tools.makeDue(reference);
		await tools.m.reconcile();
		expect((await tools.paymentOf(reference)).state).toBe("initiated");
		await tools.m.Payment.updateOne({ reference }, { $set: { expiresAt: new Date(Date.now() - 3_600_000) } });
		await tools.makeDue(reference);
		await tools.m.reconcile();
		expect(await tools.paymentOf(reference)).toMatchObject({ state: "expired", isOpen: false });
	});

	it("never comes within a day because the wallet does not answer", async () => {
		const { buyer, reference } = await ended("paid");
		shop.wallet.state.fault = "error";
		await tools.m.Payment.updateOne(
			{ reference },
			{ $set: { expiresAt: new Date(Date.now() - 23 * 3_600_000) } },
		);
		await tools.makeDue(reference);
		await tools.m.reconcile();
		expect((await tools.paymentOf(reference)).isOpen).toBe(true);
		shop.wallet.state.fault = "none";
		await tools.makeDue(reference);
		await tools.m.reconcile();
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("comes a day after its time when nothing clear was ever heard, and the seller is told once", async () => {
		const { buyer, reference } = await ended("paid");
		shop.wallet.state.fault = "error";
		const payment = await tools.endLongAgo(reference);
		expect(payment).toMatchObject({ state: "expired", isOpen: false });
		const [alert, ...others] = await tools.m.Notification.find({ _id: payment._id }).lean();
		expect(others).toHaveLength(0);
		expect(alert?.message).toContain(reference);
		// And yet: what the wallet says later still counts.
		shop.wallet.state.fault = "none";
		await tools.m.takeCallback(shop.wallet.callback(reference));
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("comes with a wallet that the shop has no account with any more", async () => {
		const { reference } = await ended("paid");
		const { env } = await import("@/lib/server/platform/env");
		const settings = env();
		const { JAZZCASH_PASSWORD: password, DEMO: demo } = settings;
		Object.assign(settings, { JAZZCASH_PASSWORD: undefined, DEMO: false });
		try {
			expect(await tools.endLongAgo(reference)).toMatchObject({ state: "expired", isOpen: false });
		} finally {
			Object.assign(settings, { JAZZCASH_PASSWORD: password, DEMO: demo });
		}
	});

	it("is taken back when the wallet says in the end that it was paid", async () => {
		const { buyer, reference } = await ended("paid");
		await tools.m.Payment.updateOne({ reference }, { $set: { state: "expired", isOpen: false } });
		await tools.m.takeCallback(shop.wallet.callback(reference));
		expect((await tools.paymentOf(reference)).state).toBe("confirmed");
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is asked about by one instance at a time, with growing pauses", async () => {
		const { reference } = await ended("waiting");
		await tools.makeDue(reference);
		await Promise.all([tools.m.reconcile(), tools.m.reconcile(), tools.m.reconcile()]);
		expect(shop.wallet.state.inquiries).toBe(1);
		const first = (await tools.paymentOf(reference)).nextCheckAt.getTime() - Date.now();
		expect(first).toBeGreaterThan(50_000);
		await tools.makeDue(reference);
		await tools.m.reconcile();
		const second = (await tools.paymentOf(reference)).nextCheckAt.getTime() - Date.now();
		expect(second).toBeGreaterThan(110_000);
	});
});
