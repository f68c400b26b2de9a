import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";
import { paymentTools } from "../support/payment-tools";

/** How payments end that nobody hears of in time. */

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
		const { DEMO: demo } = settings;
		settings.DEMO = false;
		vi.stubEnv("JAZZCASH_PASSWORD", "");
		try {
			expect(await tools.endLongAgo(reference)).toMatchObject({ state: "expired", isOpen: false });
		} finally {
			settings.DEMO = demo;
			vi.unstubAllEnvs();
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
