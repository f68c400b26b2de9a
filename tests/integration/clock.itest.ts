import mongoose from "mongoose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sweepOrders } from "@/lib/orders/server/side-effects";
import { reconcile } from "@/lib/payments/server/check";
import { followPayment } from "@/lib/payments/server/own-payments";
import { readSession, signSession } from "@/lib/server/http/session";
import { sendWaiting } from "@/lib/server/mail/outbox";
import { limit } from "@/lib/server/rate-limit/rate-limit";
import { Notification, OutgoingMail } from "@/models/notifications";
import { Order } from "@/models/order";
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
	it("an interrupted order is followed up, and its mails go out", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
		await shop.comeBack(reference, "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		await Order.updateOne(
			{ _id: order?._id },
			{ $set: { hasOpenConsequences: true }, $unset: { isPlacingFollowed: 1 } },
		);
		await Notification.deleteMany({ order: order?._id });
		const keys = [`order-placed:${order?._id}`, `new-order:${order?._id}`];
		await OutgoingMail.deleteMany({ key: { $in: keys } });

		setClock(byMs);
		await sweepOrders();
		await sendWaiting();
		expect(await Notification.countDocuments({ order: order?._id })).toBe(1);
		await expect
			.poll(() => OutgoingMail.countDocuments({ key: { $in: keys }, state: "sent" }), { timeout: 10_000 })
			.toBe(2);
		expect((await shop.ordersOf(buyer.customer._id))[0]?.hasOpenConsequences).toBe(false);
	});

	it("a payment that nobody came back from is asked about, and becomes one order", async () => {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer);
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
