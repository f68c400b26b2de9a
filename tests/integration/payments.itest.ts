import { describe, expect, it, vi } from "vitest";
import { WALLETS } from "@/lib/payments/rules";
import { reconcile, takeCallback } from "@/lib/payments/server/check";
import { followPayment } from "@/lib/payments/server/own-payments";
import type { Fields } from "@/lib/payments/server/provider";
import { clock } from "@/lib/server/platform/clock";
import { Notification, OutgoingMail } from "@/models/notifications";
import { Payment } from "@/models/payments";
import { paymentShop } from "../support/payment-shop";

/** Money that cannot get lost, against both wallets run as a server of their own. */

const shop = paymentShop();

describe.each(WALLETS)("paying with %s", (wallet) => {
	it("makes one paid order of what was agreed, by the callback alone", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		expect((await shop.paymentOf(reference)).state).toBe("initiated");
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);

		await shop.comeBack(reference, "paid");

		const [order, ...others] = await shop.ordersOf(buyer.customer._id);
		expect(others).toHaveLength(0);
		expect(order).toMatchObject({
			amount: 2100,
			ledger: [{ kind: "paid", via: wallet, amount: 2100 }],
			paymentType: wallet === "jazzcash" ? "JazzCash" : "Easypaisa",
			isPaid: true,
			paymentStatus: "success",
			status: "Order Placed",
			address: { streetAddress: "House 12, Street 4, Satellite Town", deliveryInstructions: "Green gate" },
		});
		const payment = await shop.paymentOf(reference);
		expect(payment).toMatchObject({ state: "confirmed", isOpen: false });
		expect(String(payment.order)).toBe(String(order?._id));
		expect((await shop.cartOf(buyer.customer._id)).lines).toEqual({});
		expect(await Notification.countDocuments({ order: order?._id, type: "new_order" })).toBe(1);
		expect(
			await OutgoingMail.countDocuments({
				key: { $in: [`order-placed:${order?._id}`, `new-order:${order?._id}`] },
			}),
		).toBe(2);
	});

	it.each(["declined", "cancelled"] as const)(
		"that is %s fails and leaves the cart as it was",
		async (decision) => {
			const { buyer, reference } = await shop.begun(wallet);
			await shop.comeBack(reference, decision);
			expect(await shop.paymentOf(reference)).toMatchObject({ state: "failed", isOpen: false });
			expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
			expect((await shop.cartOf(buyer.customer._id)).lines).toEqual({ [buyer.productId]: 4 });
		},
	);

	it("becomes an order although the browser never comes back", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		shop.wallet.decide(reference, "paid");
		await reconcile();
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("stays one order when the browser comes back late, again and again, with tabs and the reconciler at once", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		shop.wallet.decide(reference, "paid");
		await shop.makeDue(reference);
		const fields = shop.wallet.callback(reference);
		await Promise.all([
			reconcile(),
			takeCallback(fields),
			takeCallback(fields),
			followPayment(buyer.customer._id, reference),
			reconcile(),
		]);
		await takeCallback(fields);
		const [order, ...others] = await shop.ordersOf(buyer.customer._id);
		expect(others).toHaveLength(0);
		expect(await Notification.countDocuments({ order: order?._id })).toBe(1);
	});

	it("is not believed by what the browser says while the wallet's server knows better", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		shop.wallet.decide(reference, "paid");
		const claimed = shop.wallet.callback(reference);
		shop.wallet.decide(reference, "waiting");
		await takeCallback(claimed);
		expect(await shop.paymentOf(reference)).toMatchObject({ state: "pending", isOpen: true });
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
	});

	it("that never came to the wallet ends soon after its time, and late money still becomes an order", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		const { books } = shop.wallet;
		const known = books.get(reference);
		books.delete(reference);
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.paymentOf(reference)).toMatchObject({ state: "initiated", isOpen: true });

		const expiresAt = new Date(Date.now() - 3 * 60_000);
		await Payment.updateOne({ reference }, { $set: { expiresAt } });
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.paymentOf(reference)).toMatchObject({ state: "expired", isOpen: false });

		if (known) books.set(reference, known);
		await shop.comeBack(reference, "paid");
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("of another amount makes no order, and the seller is told once", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		shop.wallet.state.fault = "other-amount";
		await shop.comeBack(reference, "paid");
		await takeCallback(shop.wallet.callback(reference));
		const payment = await shop.paymentOf(reference);
		expect(payment.state).not.toBe("confirmed");
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
		expect(await Notification.countDocuments({ _id: payment._id, type: "payment_problem" })).toBe(1);
	});

	it("of another amount ends too", async () => {
		const { reference } = await shop.begun(wallet);
		shop.wallet.state.fault = "other-amount";
		await shop.comeBack(reference, "paid");
		expect(await shop.endLongAgo(reference)).toMatchObject({ state: "expired", isOpen: false });
	});

	it.each(["garbage", "error", "huge"] as const)("waits when the inquiry answers with %s", async (fault) => {
		const { buyer, reference } = await shop.begun(wallet);
		shop.wallet.state.fault = fault;
		await shop.comeBack(reference, "paid");
		expect((await shop.paymentOf(reference)).isOpen).toBe(true);
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
		shop.wallet.state.fault = "none";
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});
});

describe("an inquiry of Easypaisa", () => {
	it("that names no amount makes no order, and ends a day after its time with a word to the seller", async () => {
		const { buyer, reference } = await shop.begun("easypaisa");
		shop.wallet.state.fault = "no-amount";
		await shop.comeBack(reference, "paid");
		expect((await shop.paymentOf(reference)).isOpen).toBe(true);
		const payment = await shop.endLongAgo(reference);
		expect(payment).toMatchObject({ state: "expired", isOpen: false });
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
		expect(await Notification.countDocuments({ _id: payment._id, type: "payment_problem" })).toBe(1);
	});
});

it("what a payment holds ends although the wallet is slow about another one", async () => {
	const [asked, other] = [await shop.begin(await shop.newBuyer()), await shop.begin(await shop.newBuyer())];
	expect(await shop.paymentOf(other)).toHaveProperty("heldUntil");
	await shop.makeDue(asked);
	const { books } = shop.wallet;
	const inquiry = vi.spyOn(books, "get").mockImplementation((reference) => {
		// While it thinks.
		clock.setOffset(16);
		return [...books.entries()].find(([known]) => known === reference)?.[1];
	});
	await reconcile();
	inquiry.mockRestore();
	clock.setOffset(0);
	expect(await shop.paymentOf(other)).not.toHaveProperty("heldUntil");
});

describe("a wallet that is slow or away", () => {
	it("is not waited for longer than its time limit", async () => {
		const { reference } = await shop.begun();
		shop.wallet.state.fault = "slow";
		const before = Date.now();
		await shop.comeBack(reference, "paid");
		expect(Date.now() - before).toBeLessThan(10_000);
		expect((await shop.paymentOf(reference)).isOpen).toBe(true);
	});

	it("is said at the start, with the cart untouched and no payment made", async () => {
		const buyer = await shop.newBuyer();
		const provider = await import("@/lib/payments/server/provider");
		expect(await provider.reaches("http://127.0.0.1:1/nobody")).toBe(false);
		vi.stubEnv("JAZZCASH_URL", "http://127.0.0.1:1");
		try {
			await expect(shop.begin(buyer)).rejects.toMatchObject({ kind: "unavailable" });
		} finally {
			vi.unstubAllEnvs();
		}
		expect(await Payment.countDocuments({ user: buyer.customer._id })).toBe(0);
		expect((await shop.cartOf(buyer.customer._id)).lines).toEqual({ [buyer.productId]: 4 });
	});

	it("that signs its inquiry with another salt is not believed", async () => {
		const { buyer, reference } = await shop.begun();
		shop.wallet.state.fault = "bad-hash";
		await shop.comeBack(reference, "paid");
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
	});
});

describe("a forged callback", () => {
	it("records nothing", async () => {
		const { reference } = await shop.begun();
		shop.wallet.decide(reference, "paid");
		const genuine = shop.wallet.callback(reference);
		const before = await shop.paymentOf(reference);
		const forgeries: Fields[] = [
			{ ...genuine, pp_SecureHash: "" },
			{ ...genuine, pp_SecureHash: "F".repeat(64) },
			{ ...genuine, pp_Amount: "100" },
			{ ...genuine, pp_MerchantID: "OTHER" },
			{ pp_TxnRefNo: reference, pp_ResponseCode: "000" },
			{},
		];
		for (const forged of forgeries) await takeCallback(forged);
		expect(await shop.paymentOf(reference)).toEqual(before);
		expect(shop.wallet.state.inquiries).toBe(0);
	});

	it("about a payment that is not ours is ignored", async () => {
		await expect(takeCallback({ status: "0000", orderRefNumber: "UNKNOWN1" })).resolves.toBeUndefined();
		await expect(takeCallback({ status: "0000", orderRefNumber: "../x" })).resolves.toBeUndefined();
	});

	it("cannot refuse a payment either", async () => {
		const { reference } = await shop.begun();
		shop.wallet.decide(reference, "declined");
		const refusal = shop.wallet.callback(reference);
		shop.wallet.decide(reference, "paid");
		await takeCallback({ ...refusal, pp_SecureHash: "F".repeat(64) });
		expect((await shop.paymentOf(reference)).state).toBe("initiated");
	});
});
