import mongoose from "mongoose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sendStepNews } from "@/lib/orders/server/order-news";
import { stepOrder } from "@/lib/orders/server/staff/seller-actions";
import { reconcile } from "@/lib/payments/server/check";
import { followPayment } from "@/lib/payments/server/own-payments";
import { readSession, signSession } from "@/lib/server/http/session";
import { sendWaiting } from "@/lib/server/mail/outbox";
import { limit } from "@/lib/server/rate-limit/rate-limit";
import { OutgoingMail, StepNews } from "@/models/notifications";
import { OWNER } from "../support/owner";
import { paymentShop } from "../support/payment-shop";

/** The machine's clock is set to another time while the shop is open. */

const HOUR = 3_600_000;
process.env.RATE_LIMIT = "on";
const shop = paymentShop();

afterEach(() => {
	vi.useRealTimers();
});

/** From now on it is so many milliseconds later, or earlier; timers go on as they are. */
function setClock(byMs: number): void {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + byMs });
}

describe.each([
	["an hour back", -HOUR],
	["a year back", -365 * 24 * HOUR],
	["an hour ahead", HOUR],
] as const)("when the clock is set %s", (_name, byMs) => {
	it("the mails of an order go out", async () => {
		const buyer = await shop.newBuyer();
		setClock(byMs);
		await shop.comeBack(await shop.begin(buyer), "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		const keys = [`order-placed:${order?._id}`, `new-order:${order?._id}`];
		await sendWaiting();
		await expect
			.poll(() => OutgoingMail.countDocuments({ key: { $in: keys }, state: "sent" }), { timeout: 10_000 })
			.toBe(2);
	});

	it("a step that waits for its undo is told of", async () => {
		const buyer = await shop.newBuyer();
		await shop.comeBack(await shop.begin(buyer), "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		await stepOrder(OWNER, String(order?._id), { status: "Packed", reason: "" });
		setClock(byMs);
		await sendStepNews();
		expect(await StepNews.countDocuments({ _id: order?._id })).toBe(0);
	});

	it("a payment that nobody came back from is asked about, and becomes one order", async () => {
		const { buyer, reference } = await shop.begun();
		shop.wallet.decide(reference, "paid");
		setClock(byMs);
		await reconcile();
		await followPayment(buyer.customer._id, reference);
		await reconcile();
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("a session goes on", async () => {
		const cookie = signSession("customer", String(new mongoose.Types.ObjectId()), "0", "id");
		setClock(byMs);
		expect(readSession("customer", cookie)).toMatchObject({ version: "0" });
	});
});

it("nobody waits for a time that is no more", async () => {
	const caller = { address: "203.0.113.9", account: "sana@sabz-tests.pk" };
	const tryOften = async () => {
		for (let i = 0; i < 20; i += 1) await limit("login", caller);
	};
	await expect(tryOften()).rejects.toMatchObject({ kind: "too-many" });
	setClock(-24 * HOUR);
	await limit("login", caller);
	await expect(tryOften()).rejects.toMatchObject({ kind: "too-many" });
});
