import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { COUPON_IN_PAYMENT } from "@/lib/coupons/rules";
import { listCoupons } from "@/lib/coupons/server/manage";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { reconcile, takeCallback } from "@/lib/payments/server/check";
import { formOfPayment } from "@/lib/payments/server/own-payments";
import { startPayment } from "@/lib/payments/server/start";
import { fixedOnes } from "@/lib/products/server/sold-by";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { Coupon } from "@/models/coupons";
import { Notification } from "@/models/notifications";
import { Pool } from "@/models/order-parts";
import { Payment } from "@/models/payments";
import { type Buyer, paymentShop } from "../support/payment-shop";
import { testAddress } from "../support/products";

/** Coupons beside a wallet: a payment keeps its use as long as its stock, and none is used more often than allowed. */

const shop = paymentShop();

async function newCoupon(fields: object = {}) {
	const code = randomUUID().slice(0, 8).toUpperCase();
	const doc = await Coupon.create({ code, kind: "percent", value: 10, maxUses: 1, ...fields });
	return { code, used: async () => (await Pool.findById(`coupon:${doc._id}`).lean())?.taken ?? 0 };
}

const wishOf = ({ productId }: Buyer, coupon?: string) => ({
	items: [{ product: productId, quantity: 4 }],
	address: testAddress,
	deliveryTime: "standard" as const,
	coupon,
});

async function begin(buyer: Buyer, coupon: string, amount = 1890) {
	const { customer } = buyer;
	const contact = { userPhone: "03001234567", email: customer.email };
	const begun = await startPayment(
		customer,
		"jazzcash",
		{ ...wishOf(buyer, coupon), ...contact, amount },
		randomUUID(),
	);
	const { form } = await formOfPayment(customer._id, begun.paymentId);
	if (form) await fetch(form.action, { method: "POST", body: new URLSearchParams(form.fields) });
	return begun;
}

const placeCash = (buyer: Buyer, coupon?: string) =>
	placeCashOrder(buyer.customer, wishOf(buyer, coupon), randomUUID());

/** The payment's hold is over, and the sweep has come. */
async function letHoldsEnd(): Promise<void> {
	clock.setOffset(16);
	await reconcile();
	clock.setOffset(0);
}

describe("a payment with a coupon", () => {
	it("asks the wallet for what the coupon leaves, and the order says it", async () => {
		const [buyer, { code, used }] = [await shop.newBuyer(), await newCoupon()];
		const { paymentId } = await begin(buyer, code);
		expect(await used()).toBe(1);
		await shop.comeBack(paymentId, "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		expect(order).toMatchObject({
			...{ discounted: 200, amount: 1890, isPaid: true, status: "Order Placed" },
			terms: { coupon: { code, kind: "percent", value: 10 } },
		});
		await reconcile();
		expect(await used()).toBe(1);
	});

	it("keeps its use while it lasts, and gives it back when it fails", async () => {
		const [buyer, other, { code, used }] = [await shop.newBuyer(), await shop.newBuyer(), await newCoupon()];
		const { paymentId } = await begin(buyer, code);
		clock.setOffset(14);
		await reconcile();
		clock.setOffset(0);
		await expect(placeCash(other, code)).rejects.toMatchObject({ status: 409 });
		await shop.comeBack(paymentId, "declined");
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
			await shop.comeBack(paymentId, "paid");
			const [order] = await shop.ordersOf(buyer.customer._id);
			expect(order?.status).toBe(isThere ? "Order Placed" : "On hold");
			if (!isThere) expect(order?.holdReason).toBe(`Paid, but its coupon was used up meanwhile: ${code}.`);
			expect(await used()).toBe(1);
			expect(await listCoupons()).toContainEqual(expect.objectContaining({ code, used: 1, maxUses: 1 }));
		}
	});

	it("for a first order is the only one of its kind, whichever of them is used", async () => {
		const [buyer, one, other] = [
			await shop.newBuyer(),
			await newCoupon({ firstOrderOnly: true }),
			await newCoupon({ firstOrderOnly: true }),
		];
		await begin(buyer, one.code);
		await expect(placeCash(buyer, other.code)).rejects.toMatchObject({
			status: 409,
			message: COUPON_IN_PAYMENT,
		});
		await letHoldsEnd();
		expect(await placeCash(buyer, other.code)).toMatchObject({ discount: 200 });
	});

	it("for a first order is on hold where another order came first", async () => {
		const [buyer, { code, used }] = [await shop.newBuyer(), await newCoupon({ firstOrderOnly: true })];
		const { paymentId } = await begin(buyer, code);
		expect(await placeCash(buyer)).toMatchObject({ discount: 0, status: "Order Placed" });
		await shop.comeBack(paymentId, "paid");
		const [, order] = await shop.ordersOf(buyer.customer._id);
		expect(order).toMatchObject({
			status: "On hold",
			holdReason: `Paid, but not a first order any more, as its coupon asks: ${code}.`,
		});
		expect(await used()).toBe(1);
	});

	it("is not over because another instance's clock is behind", async () => {
		const [buyer, { code, used }] = [await shop.newBuyer(), await newCoupon()];
		await begin(buyer, code);
		clock.setOffset(-0.2);
		await reconcile();
		clock.setOffset(0);
		expect(await used()).toBe(1);
	});

	it("is an order at once where the coupon pays it all", async () => {
		const [buyer, { code }] = [await shop.newBuyer(), await newCoupon({ value: 100 })];
		expect(await begin(buyer, code, 0)).toMatchObject({
			order: { amount: 0, discount: 2000, amountToPay: 0, isPaid: true },
		});
	});
});

/** How payments end that nobody hears of in time. */

describe("the end of a payment", () => {
	async function ended(decision: "waiting" | "paid") {
		const { buyer, reference } = await shop.begun();
		shop.wallet.decide(reference, decision);
		return { buyer, reference };
	}

	it("comes when the wallet never heard of it and its time is over", async () => {
		const { reference } = await ended("waiting");
		shop.wallet.books.delete(reference);
		await shop.makeDue(reference);
		await reconcile();
		expect((await shop.paymentOf(reference)).state).toBe("initiated");
		await Payment.updateOne({ reference }, { $set: { expiresAt: new Date(Date.now() - 3_600_000) } });
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.paymentOf(reference)).toMatchObject({ state: "expired", isOpen: false });
	});

	it("frees how its goods are sold, which the end of what it holds does not", async () => {
		const { buyer, reference } = await ended("waiting");
		const fixed = () => fixedOnes([{ _id: buyer.productId, stock: null }]);
		await Payment.updateOne({ reference }, { $unset: { heldUntil: 1 } });
		expect(await fixed()).toEqual(new Set([buyer.productId]));
		await Payment.updateOne({ reference }, { $set: { state: "expired", isOpen: false } });
		expect(await fixed()).toEqual(new Set());
	});

	it("never comes within a day because the wallet does not answer", async () => {
		const { buyer, reference } = await ended("paid");
		shop.wallet.state.fault = "error";
		await Payment.updateOne({ reference }, { $set: { expiresAt: new Date(Date.now() - 23 * 3_600_000) } });
		await shop.makeDue(reference);
		await reconcile();
		expect((await shop.paymentOf(reference)).isOpen).toBe(true);
		shop.wallet.state.fault = "none";
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("comes a day after its time when nothing clear was ever heard, and the seller is told once", async () => {
		const { buyer, reference } = await ended("paid");
		shop.wallet.state.fault = "error";
		const payment = await shop.endLongAgo(reference);
		expect(payment).toMatchObject({ state: "expired", isOpen: false });
		const [alert, ...others] = await Notification.find({ _id: payment._id }).lean();
		expect(others).toHaveLength(0);
		expect(alert?.message).toContain(reference);
		// And yet: what the wallet says later still counts.
		shop.wallet.state.fault = "none";
		await takeCallback(shop.wallet.callback(reference));
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("comes with a wallet that the shop has no account with any more", async () => {
		const { reference } = await ended("paid");
		const settings = env();
		const { DEMO: demo } = settings;
		settings.DEMO = false;
		vi.stubEnv("JAZZCASH_PASSWORD", "");
		try {
			expect(await shop.endLongAgo(reference)).toMatchObject({ state: "expired", isOpen: false });
		} finally {
			settings.DEMO = demo;
			vi.unstubAllEnvs();
		}
	});

	it("is taken back when the wallet says in the end that it was paid", async () => {
		const { buyer, reference } = await ended("paid");
		await Payment.updateOne({ reference }, { $set: { state: "expired", isOpen: false } });
		await takeCallback(shop.wallet.callback(reference));
		expect((await shop.paymentOf(reference)).state).toBe("confirmed");
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is asked about by one instance at a time, with growing pauses", async () => {
		const { reference } = await ended("waiting");
		await shop.makeDue(reference);
		await Promise.all([reconcile(), reconcile(), reconcile()]);
		expect(shop.wallet.state.inquiries).toBe(1);
		const first = (await shop.paymentOf(reference)).nextCheckAt.getTime() - Date.now();
		expect(first).toBeGreaterThan(50_000);
		await shop.makeDue(reference);
		await reconcile();
		const second = (await shop.paymentOf(reference)).nextCheckAt.getTime() - Date.now();
		expect(second).toBeGreaterThan(110_000);
	});
});
