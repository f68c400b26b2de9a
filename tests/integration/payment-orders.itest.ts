import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";
import { paymentTools } from "../support/payment-tools";

/** From a wallet's word to an order: notifications, claims, changes meanwhile. */

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
		const receipt = await tools.m.takeNotification("jazzcash", shop.wallet.callback(reference));
		expect(receipt).toMatchObject({
			pp_ResponseCode: "000",
			pp_SecureHash: expect.stringMatching(/^[0-9A-F]{64}$/),
		});
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(1);
		expect(await tools.m.takeNotification("jazzcash", { pp_TxnRefNo: reference })).toBeNull();
	});

	it("of Easypaisa is read for its id and never fetched", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, "easypaisa");
		shop.wallet.decide(reference, "paid");
		const notify = (url: string) => tools.m.takeNotification("easypaisa", { url });
		await notify(`http://evil.example/order-status/1/${reference}`);
		expect(await tools.ordersOf(buyer.customer._id)).toHaveLength(0);
		await notify(`${shop.wallet.url}/order-status/1/${reference}`);
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
