import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";
import { paymentTools } from "../support/payment-tools";
import { testAddress } from "../support/products";

/** Coupons beside a wallet: a payment keeps its use as long as its stock, and none is used more often than allowed. */

let shop: PaymentShop;
let tools: Awaited<ReturnType<typeof paymentTools>>;

async function modules() {
	const [uses, start, coupon, clock] = await Promise.all([
		import("@/lib/coupons/server/uses"),
		import("@/lib/payments/server/start"),
		import("@/models/coupons"),
		import("@/lib/server/platform/clock"),
	]);
	return { ...uses, ...start, ...coupon, ...clock };
}
let m: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	shop = await startPaymentShop();
	tools = await paymentTools(shop);
	m = await modules();
});
afterAll(() => shop.stop());

type Buyer = Awaited<ReturnType<PaymentShop["newBuyer"]>>;

async function newCoupon(fields: object = {}) {
	const code = randomUUID().slice(0, 8).toUpperCase();
	const doc = await m.Coupon.create({ code, kind: "percent", value: 10, maxUses: 1, ...fields });
	return { code, used: async () => (await m.countUses(doc._id, "nobody")).byAll };
}

const wishOf = ({ productId }: Buyer, coupon: string) => ({
	items: [{ product: productId, quantity: 4 }],
	address: testAddress,
	deliveryTime: "standard" as const,
	coupon,
});

async function begin(buyer: Buyer, coupon: string, amount = 1890) {
	const { customer } = buyer;
	const contact = { userPhone: "03001234567", email: customer.email };
	const begun = await m.startPayment(customer, "jazzcash", { ...wishOf(buyer, coupon), ...contact, amount });
	const { formOfPayment } = await import("@/lib/payments/server/own-payments");
	const { form } = await formOfPayment(customer._id, begun.paymentId);
	if (form) await fetch(form.action, { method: "POST", body: new URLSearchParams(form.fields) });
	return begun;
}

const placeCash = (buyer: Buyer, coupon: string) =>
	tools.m.placeCashOrder(buyer.customer, wishOf(buyer, coupon), randomUUID());

/** The payment's hold is over, and the sweep has come. */
async function letHoldsEnd(): Promise<void> {
	m.clock.setOffset(16);
	await m.sweepUses();
	m.clock.setOffset(0);
}

describe("a payment with a coupon", () => {
	it("asks the wallet for what the coupon leaves, and the order says it", async () => {
		const [buyer, { code, used }] = [await shop.newBuyer(), await newCoupon()];
		const { paymentId } = await begin(buyer, code);
		expect(await used()).toBe(1);
		await tools.comeBack(paymentId, "paid");
		const [order] = await tools.ordersOf(buyer.customer._id);
		expect(order).toMatchObject({
			...{ discounted: 200, amount: 1890, isPaid: true, status: "Order Placed" },
			terms: { coupon: { code, kind: "percent", value: 10 } },
		});
		await m.sweepUses();
		expect(await used()).toBe(1);
	});

	it("keeps its use while it lasts, and gives it back when it fails", async () => {
		const [buyer, other, { code, used }] = [await shop.newBuyer(), await shop.newBuyer(), await newCoupon()];
		const { paymentId } = await begin(buyer, code);
		m.clock.setOffset(14);
		await m.sweepUses();
		m.clock.setOffset(0);
		await expect(placeCash(other, code)).rejects.toMatchObject({ status: 409 });
		await tools.comeBack(paymentId, "declined");
		expect(await used()).toBe(0);
		expect(await placeCash(other, code)).toMatchObject({ discount: 200 });
	});

	it("that is confirmed after its hold takes a use again, or is on hold with its money due", async () => {
		for (const isThere of [true, false]) {
			const [buyer, { code, used }] = [await shop.newBuyer(), await newCoupon()];
			const { paymentId } = await begin(buyer, code);
			await letHoldsEnd();
			expect(await used()).toBe(0);
			if (!isThere) await placeCash(await shop.newBuyer(), code);
			await tools.comeBack(paymentId, "paid");
			const [order] = await tools.ordersOf(buyer.customer._id);
			expect(order?.status).toBe(isThere ? "Order Placed" : "On hold");
			if (!isThere) expect(order?.holdReason).toBe(`Paid, but its coupon was used up meanwhile: ${code}.`);
			expect(await used()).toBe(1);
		}
	});

	it("is an order at once where the coupon pays it all", async () => {
		const [buyer, { code }] = [await shop.newBuyer(), await newCoupon({ value: 100 })];
		expect(await begin(buyer, code, 0)).toMatchObject({
			order: { amount: 0, discount: 2000, amountToPay: 0, isPaid: true },
		});
	});
});
