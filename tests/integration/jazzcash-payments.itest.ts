import { describe, expect, it } from "vitest";
import { reconcile, takeCallback, takeNotification } from "@/lib/payments/server/check";
import type { Fields } from "@/lib/payments/server/provider";
import { withHash } from "@/lib/payments/server/wallets/jazzcash/driver";
import { Notification } from "@/models/notifications";
import { Payment } from "@/models/payments";
import { paymentShop } from "../support/payment-shop";
import { walletKeys } from "../support/wallet-server";

/** What JazzCash alone sends: its notification, and refusals that the inquiry may contradict. */

const shop = paymentShop();

describe("JazzCash's notification, which names neither merchant, currency nor amount", () => {
	const notice = (reference: string) => ({
		pp_Version: "2.0",
		pp_TxnType: "MWALLET",
		pp_TxnRefNo: reference,
		pp_ResponseCode: "121",
	});

	it("is a reason to inquire: the payment becomes an order", async () => {
		const { buyer, reference } = await shop.begun();
		shop.wallet.decide(reference, "paid");
		const receipt = await takeNotification("jazzcash", withHash(notice(reference), walletKeys.jazzcash.salt));
		expect(receipt).toMatchObject({ pp_ResponseCode: "000" });
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is believed by nobody without its signature, and proves no payment with it", async () => {
		const { buyer, reference } = await shop.begun();
		expect(await takeNotification("jazzcash", notice(reference))).toBeNull();
		expect(shop.wallet.state.inquiries).toBe(0);
		await takeNotification("jazzcash", withHash(notice(reference), walletKeys.jazzcash.salt));
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
	});
});

/** The browser brings a signed code, whatever the wallet has decided by then. */
async function bring(reference: string, code: string, change: Fields = {}): Promise<void> {
	const fields = { ...shop.wallet.callback(reference), pp_ResponseCode: code, ...change };
	await takeCallback(withHash(fields, walletKeys.jazzcash.salt));
}

describe("a signed return of JazzCash", () => {
	it("of another amount makes no order, although the inquiry names none, and the seller is told once", async () => {
		const { buyer, reference } = await shop.begun();
		shop.wallet.decide(reference, "paid");
		await bring(reference, "000", { pp_Amount: "100" });
		await shop.makeDue(reference);
		await reconcile();
		const { _id, state } = await shop.paymentOf(reference);
		expect(state).toBe("initiated");
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
		expect(await Notification.countDocuments({ _id, type: "payment_problem" })).toBe(1);
	});

	it("of another amount counts however much was answered since", async () => {
		const { buyer, reference } = await shop.begun();
		await bring(reference, "000", { pp_Amount: "100" });
		const { _id } = await shop.paymentOf(reference);
		await Payment.updateOne({ _id }, { $set: { answers: [] } });
		shop.wallet.decide(reference, "paid");
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
	});

	it("that is brought again is stored once", async () => {
		const { reference } = await shop.begun();
		for (let times = 0; times < 3; times += 1) await bring(reference, "157");
		const { answers } = await shop.paymentOf(reference);
		expect(answers.map(({ source }) => source)).toEqual(["callback", "inquiry"]);
	});
});

describe("a signed refusal of JazzCash", () => {
	it.each(["110", "112", "999", "131"])(
		"with code %s is only a hint: what the inquiry calls completed becomes an order",
		async (code) => {
			const { buyer, reference } = await shop.begun();
			shop.wallet.decide(reference, "paid");
			await bring(reference, code);
			expect((await shop.paymentOf(reference)).state).toBe("confirmed");
			expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
		},
	);

	it.each(["none", "error", "garbage"] as const)(
		"is asked about again while the inquiry decides nothing (%s)",
		async (fault) => {
			const { buyer, reference } = await shop.begun();
			shop.wallet.state.fault = fault;
			await bring(reference, "110");
			expect((await shop.paymentOf(reference)).isOpen).toBe(true);
			Object.assign(shop.wallet.state, { fault: "none" });
			shop.wallet.decide(reference, "paid");
			await shop.makeDue(reference);
			await reconcile();
			expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
		},
	);

	it("names no amount that counts", async () => {
		const { buyer, reference } = await shop.begun();
		shop.wallet.decide(reference, "paid");
		await bring(reference, "110", { pp_Amount: "100" });
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("is shown to the seller with what the wallet said", async () => {
		const { reference } = await shop.begun();
		await bring(reference, "110");
		const [said] = (await shop.paymentOf(reference)).answers;
		expect(said).toMatchObject({ source: "callback", verdict: "failed" });
	});
});
