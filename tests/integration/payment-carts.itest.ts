import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";
import { paymentTools } from "../support/payment-tools";

/** One basket and several ways to pay for it: one order goes out, other money goes back. */

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
