import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WALLETS } from "@/lib/domain/wallet";
import type { Fields } from "@/lib/server/payments/provider";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";

/** Money that cannot get lost, against both wallets run as a server of their own. */

let shop: PaymentShop;

async function modules() {
	const [callback, claim, reconciler, view, models] = await Promise.all([
		import("@/lib/server/payments/callback"),
		import("@/lib/server/payments/claim"),
		import("@/lib/server/payments/reconciler"),
		import("@/lib/server/payments/view"),
		Promise.all([
			import("@/models/payment"),
			import("@/models/order"),
			import("@/models/cart"),
			import("@/models/product"),
			import("@/models/notification"),
			import("@/models/outgoing-mail"),
		]),
	]);
	const [payment, order, cart, product, notification, mail] = models;
	return {
		...callback,
		...claim,
		...reconciler,
		...view,
		...payment,
		...order,
		...cart,
		...product,
		...notification,
		...mail,
	};
}
let m: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	shop = await startPaymentShop();
	m = await modules();
});
afterAll(() => shop.stop());
beforeEach(() => {
	Object.assign(shop.wallet.state, { fault: "none", inquiries: 0 });
});

const paymentOf = (reference: string) => m.Payment.findOne({ reference }).orFail().lean();
const ordersOf = (user: string) => m.Order.find({ user }).sort({ createdAt: 1 }).lean();
const cartOf = (user: string) => m.Cart.findOne({ user }).orFail().lean();

/** The time has come for the reconciler to ask about this payment. */
async function makeDue(reference: string): Promise<void> {
	await m.Payment.updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
}

/** The browser comes back from the wallet with this decision. */
async function comeBack(reference: string, decision: "paid" | "declined" | "cancelled"): Promise<void> {
	shop.wallet.decide(reference, decision);
	await m.takeCallback(shop.wallet.callback(reference));
}

describe.each(WALLETS)("paying with %s", (wallet) => {
	it("makes one paid order of what was agreed, by the callback alone", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		expect((await paymentOf(reference)).state).toBe("initiated");
		expect(await ordersOf(buyer.customer._id)).toHaveLength(0);

		await comeBack(reference, "paid");

		const [order, ...others] = await ordersOf(buyer.customer._id);
		expect(others).toHaveLength(0);
		expect(order).toMatchObject({
			amount: 2100,
			subtotal: 2000,
			tax: 100,
			paymentType: wallet === "jazzcash" ? "JazzCash" : "Easypaisa",
			isPaid: true,
			paymentStatus: "success",
			status: "Order Placed",
			address: { streetAddress: "House 12, Satellite Town", deliveryInstructions: "Green gate" },
		});
		const payment = await paymentOf(reference);
		expect(payment).toMatchObject({ state: "confirmed", isOpen: false });
		expect(String(payment.order)).toBe(String(order?._id));
		expect((await cartOf(buyer.customer._id)).lines).toEqual({});
		expect(await m.Notification.countDocuments({ order: order?._id, type: "new_order" })).toBe(1);
		expect(
			await m.OutgoingMail.countDocuments({
				key: { $in: [`order-placed:${order?._id}`, `new-order:${order?._id}`] },
			}),
		).toBe(2);
	});

	it.each(["declined", "cancelled"] as const)(
		"that is %s fails and leaves the cart as it was",
		async (decision) => {
			const buyer = await shop.newBuyer();
			const reference = await shop.begin(buyer, wallet);
			await comeBack(reference, decision);
			expect(await paymentOf(reference)).toMatchObject({ state: "failed", isOpen: false });
			expect(await ordersOf(buyer.customer._id)).toHaveLength(0);
			expect((await cartOf(buyer.customer._id)).lines).toEqual({ [buyer.productId]: 4 });
		},
	);

	it("becomes an order although the browser never comes back", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		shop.wallet.decide(reference, "paid");
		await m.reconcile();
		expect(await ordersOf(buyer.customer._id)).toHaveLength(0);
		await makeDue(reference);
		await m.reconcile();
		expect(await ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("stays one order when the browser comes back late, again and again, with tabs and the reconciler at once", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		shop.wallet.decide(reference, "paid");
		await makeDue(reference);
		const fields = shop.wallet.callback(reference);
		await Promise.all([
			m.reconcile(),
			m.takeCallback(fields),
			m.takeCallback(fields),
			m.followPayment(buyer.customer._id, reference),
			m.reconcile(),
		]);
		await m.takeCallback(fields);
		const [order, ...others] = await ordersOf(buyer.customer._id);
		expect(others).toHaveLength(0);
		expect(await m.Notification.countDocuments({ order: order?._id })).toBe(1);
	});

	it("is not believed by what the browser says while the wallet's server knows better", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		shop.wallet.decide(reference, "paid");
		const claimed = shop.wallet.callback(reference);
		shop.wallet.decide(reference, "waiting");
		await m.takeCallback(claimed);
		expect(await paymentOf(reference)).toMatchObject({ state: "pending", isOpen: true });
		expect(await ordersOf(buyer.customer._id)).toHaveLength(0);
	});

	it("of another amount makes no order, and the seller is told once", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		shop.wallet.state.fault = "other-amount";
		await comeBack(reference, "paid");
		await m.takeCallback(shop.wallet.callback(reference));
		const payment = await paymentOf(reference);
		expect(payment.state).not.toBe("confirmed");
		expect(await ordersOf(buyer.customer._id)).toHaveLength(0);
		expect(await m.Notification.countDocuments({ _id: payment._id, type: "payment_problem" })).toBe(1);
	});

	it.each(["garbage", "error", "huge"] as const)("waits when the inquiry answers with %s", async (fault) => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		shop.wallet.state.fault = fault;
		await comeBack(reference, "paid");
		expect((await paymentOf(reference)).isOpen).toBe(true);
		expect(await ordersOf(buyer.customer._id)).toHaveLength(0);
		shop.wallet.state.fault = "none";
		await makeDue(reference);
		await m.reconcile();
		expect(await ordersOf(buyer.customer._id)).toHaveLength(1);
	});
});

describe("a wallet that is slow or away", () => {
	it("is not waited for longer than its time limit", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		shop.wallet.state.fault = "slow";
		const before = Date.now();
		await comeBack(reference, "paid");
		expect(Date.now() - before).toBeLessThan(10_000);
		expect((await paymentOf(reference)).isOpen).toBe(true);
	});

	it("is said at the start, with the cart untouched and no payment made", async () => {
		const buyer = await shop.newBuyer();
		const provider = await import("@/lib/server/payments/provider-call");
		expect(await provider.reaches("http://127.0.0.1:1/nobody")).toBe(false);
		const { env } = await import("@/lib/server/env");
		const settings = env();
		const url = settings.JAZZCASH_URL;
		settings.JAZZCASH_URL = "http://127.0.0.1:1";
		try {
			await expect(shop.begin(buyer)).rejects.toMatchObject({ kind: "unavailable" });
		} finally {
			settings.JAZZCASH_URL = url;
		}
		expect(await m.Payment.countDocuments({ user: buyer.customer._id })).toBe(0);
		expect((await cartOf(buyer.customer._id)).lines).toEqual({ [buyer.productId]: 4 });
	});

	it("that signs its inquiry with another salt is not believed", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		shop.wallet.state.fault = "bad-hash";
		await comeBack(reference, "paid");
		expect(await ordersOf(buyer.customer._id)).toHaveLength(0);
	});
});

describe("a forged callback", () => {
	it("records nothing", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		shop.wallet.decide(reference, "paid");
		const genuine = shop.wallet.callback(reference);
		const before = await paymentOf(reference);
		const forgeries: Fields[] = [
			{ ...genuine, pp_SecureHash: "" },
			{ ...genuine, pp_SecureHash: "F".repeat(64) },
			{ ...genuine, pp_Amount: "100" },
			{ ...genuine, pp_MerchantID: "OTHER" },
			{ pp_TxnRefNo: reference, pp_ResponseCode: "000" },
			{},
		];
		for (const forged of forgeries) await m.takeCallback(forged);
		expect(await paymentOf(reference)).toEqual(before);
		expect(shop.wallet.state.inquiries).toBe(0);
	});

	it("about a payment that is not ours is ignored", async () => {
		await expect(m.takeCallback({ status: "0000", orderRefNumber: "UNKNOWN1" })).resolves.toBeUndefined();
		await expect(m.takeCallback({ status: "0000", orderRefNumber: "../x" })).resolves.toBeUndefined();
	});

	it("cannot refuse a payment either", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		shop.wallet.decide(reference, "declined");
		const refusal = shop.wallet.callback(reference);
		shop.wallet.decide(reference, "paid");
		await m.takeCallback({ ...refusal, pp_SecureHash: "F".repeat(64) });
		expect((await paymentOf(reference)).state).toBe("initiated");
	});
});

describe("a notification from server to server", () => {
	it("of JazzCash is answered with a signed receipt and leads to the order", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		shop.wallet.decide(reference, "paid");
		const receipt = await m.takeJazzCashNotification(shop.wallet.callback(reference));
		expect(receipt).toMatchObject({
			pp_ResponseCode: "000",
			pp_SecureHash: expect.stringMatching(/^[0-9A-F]{64}$/),
		});
		expect(await ordersOf(buyer.customer._id)).toHaveLength(1);
		expect(await m.takeJazzCashNotification({ pp_TxnRefNo: reference })).toBeNull();
	});

	it("of Easypaisa is read for its id and never fetched", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, "easypaisa");
		shop.wallet.decide(reference, "paid");
		await m.takeEasypaisaNotification(`http://evil.example/order-status/1/${reference}`);
		expect(await ordersOf(buyer.customer._id)).toHaveLength(0);
		await m.takeEasypaisaNotification(`${shop.wallet.url}/order-status/1/${reference}`);
		expect(await ordersOf(buyer.customer._id)).toHaveLength(1);
	});
});

describe("claiming the order of a payment", () => {
	async function confirmed() {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		await comeBack(reference, "paid");
		const claim = {
			items: [{ product: buyer.productId, quantity: 4 }],
			address: (await paymentOf(reference)).address,
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
			m.claimOrder(buyer.customer, claim),
			m.claimOrder(buyer.customer, claim),
		]);
		expect(second._id).toBe(first._id);
		expect(await ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is refused for somebody else's payment, another amount, wallet or basket, and an unconfirmed one", async () => {
		const { buyer, claim } = await confirmed();
		const other = await shop.newBuyer();
		await expect(m.claimOrder(other.customer, claim)).rejects.toMatchObject({ kind: "not-found" });
		for (const change of [
			{ amount: 2099 },
			{ paymentType: "Easypaisa" as const },
			{ items: [{ product: buyer.productId, quantity: 5 }] },
			{ items: [{ product: other.productId, quantity: 4 }] },
		]) {
			await expect(m.claimOrder(buyer.customer, { ...claim, ...change })).rejects.toMatchObject({
				kind: "conflict",
			});
		}
		const waiting = await shop.begin(other);
		await expect(m.claimOrder(other.customer, { ...claim, paymentId: waiting })).rejects.toMatchObject({
			kind: "conflict",
		});
		await expect(m.followPayment(other.customer._id, claim.paymentId)).rejects.toMatchObject({
			kind: "not-found",
		});
		await expect(m.claimOrder(null, claim)).rejects.toMatchObject({ kind: "unauthenticated" });
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
		await m.Product.updateOne({ _id: buyer.productId }, { $set: { offerPrice: 900 } });
		await comeBack(reference, "paid");
		expect(await ordersOf(buyer.customer._id)).toMatchObject([{ amount: 2100, status: "Order Placed" }]);
	});

	it("puts what can no longer be delivered on hold, and the seller sees that a refund is due", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		await m.Product.updateOne({ _id: buyer.productId }, { $set: { inStock: false } });
		await comeBack(reference, "paid");
		const [order] = await ordersOf(buyer.customer._id);
		expect(order).toMatchObject({ status: "On hold", isPaid: true, paymentStatus: "refund due" });
		const notification = await m.Notification.findOne({ order: order?._id }).lean();
		expect(notification?.title).toContain("Refund due");
		expect(notification?.message).toContain("no longer in stock");
		expect(await m.OutgoingMail.countDocuments({ key: `order-placed:${order?._id}` })).toBe(0);
		expect(await m.OutgoingMail.countDocuments({ key: `order-on-hold:${order?._id}` })).toBe(1);
	});

	it("keeps what was added to the cart meanwhile", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		const lines = { [buyer.productId]: 5 };
		await m.Cart.updateOne({ user: buyer.customer._id }, { $set: { lines }, $inc: { version: 1 } });
		await comeBack(reference, "paid");
		expect((await cartOf(buyer.customer._id)).lines).toEqual(lines);
	});
});

describe("two tabs that pay for one basket", () => {
	it("make one order to deliver, the other is on hold for a refund", async () => {
		const buyer = await shop.newBuyer();
		const [first, second] = [await shop.begin(buyer), await shop.begin(buyer, "easypaisa")];
		await Promise.all([comeBack(first, "paid"), comeBack(second, "paid")]);
		const statuses = (await ordersOf(buyer.customer._id)).map((order) => order.status).sort();
		expect(statuses).toEqual(["On hold", "Order Placed"]);
	});

	it("are something else than a second order of the same basket after the first was paid", async () => {
		const buyer = await shop.newBuyer();
		await comeBack(await shop.begin(buyer), "paid");
		await comeBack(await shop.begin(buyer), "paid");
		const statuses = (await ordersOf(buyer.customer._id)).map((order) => order.status);
		expect(statuses).toEqual(["Order Placed", "Order Placed"]);
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
		await makeDue(reference);
		await m.reconcile();
		expect((await paymentOf(reference)).state).toBe("initiated");
		await m.Payment.updateOne({ reference }, { $set: { expiresAt: new Date(Date.now() - 3_600_000) } });
		await makeDue(reference);
		await m.reconcile();
		expect(await paymentOf(reference)).toMatchObject({ state: "expired", isOpen: false });
	});

	it("never comes because the wallet does not answer", async () => {
		const { buyer, reference } = await ended("paid");
		shop.wallet.state.fault = "error";
		await m.Payment.updateOne({ reference }, { $set: { expiresAt: new Date(0) } });
		await makeDue(reference);
		await m.reconcile();
		expect((await paymentOf(reference)).isOpen).toBe(true);
		shop.wallet.state.fault = "none";
		await makeDue(reference);
		await m.reconcile();
		expect(await ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is taken back when the wallet says in the end that it was paid", async () => {
		const { buyer, reference } = await ended("paid");
		await m.Payment.updateOne({ reference }, { $set: { state: "expired", isOpen: false } });
		await m.takeCallback(shop.wallet.callback(reference));
		expect((await paymentOf(reference)).state).toBe("confirmed");
		expect(await ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is asked about by one instance at a time, with growing pauses", async () => {
		const { reference } = await ended("waiting");
		await makeDue(reference);
		await Promise.all([m.reconcile(), m.reconcile(), m.reconcile()]);
		expect(shop.wallet.state.inquiries).toBe(1);
		const first = (await paymentOf(reference)).nextCheckAt.getTime() - Date.now();
		expect(first).toBeGreaterThan(50_000);
		await makeDue(reference);
		await m.reconcile();
		const second = (await paymentOf(reference)).nextCheckAt.getTime() - Date.now();
		expect(second).toBeGreaterThan(110_000);
	});
});
