import mongoose from "mongoose";
import { expect, it } from "vitest";
import { balanceOf } from "@/lib/money/server/credit-account";
import { grantRefund, settleRefund } from "@/lib/money/server/refund-actions";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { sweepOrders } from "@/lib/orders/server/side-effects";
import { moveOrder } from "@/lib/orders/server/staff/seller-actions";
import { WALLETS } from "@/lib/payments/rules";
import { reconcile, takeCallback } from "@/lib/payments/server/check";
import { decideReport, sweepReports } from "@/lib/reports/server/decide";
import { fileReport } from "@/lib/reports/server/file";
import { Cart } from "@/models/cart";
import { Notification, OutgoingMail } from "@/models/notifications";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { ItemReport } from "@/models/reports";
import { survives } from "../support/dying";
import { OWNER } from "../support/owner";
import { paymentShop } from "../support/payment-shop";
import { refundsOfOrder } from "../support/refunds";

/** The process dies before its n-th write, for every n between a step with a paid order and the money's way back. */

const shop = paymentShop();

/** Every write is the last one once. */
const SLOW = { timeout: 180_000 };

/** A paid order, as its payment made it. */
async function paidOrder(): Promise<string> {
	const buyer = await shop.newBuyer();
	await shop.comeBack(await shop.begin(buyer), "paid");
	const [order] = await shop.ordersOf(buyer.customer._id);
	return String(order?._id);
}

/** Kills `act` before each of its writes in turn; after each death the next process sweeps, and `then` looks. */
async function killEverywhere(
	prepare: () => Promise<string>,
	act: (id: string) => Promise<unknown>,
	then: (id: string, nth: number) => Promise<void>,
): Promise<void> {
	for (let nth = 1, survived = false; !survived; nth += 1) {
		const id = await prepare();
		survived = await survives(nth, () => act(id));
		// The time in which a step can be taken back is over.
		await Order.updateOne(
			{ _id: id, untoldStepAt: { $exists: true } },
			{ $set: { untoldStepAt: new Date(1000) } },
		);
		await sweepOrders();
		await then(id, nth);
	}
}

it("a cancelled order has its whole refund due once, and its customer one mail", SLOW, async () => {
	await killEverywhere(
		paidOrder,
		(id) => moveOrder(OWNER, id, { status: "Cancelled", reason: "No onions" }),
		async (id, nth) => {
			const order = await Order.findById(id).orFail().lean();
			const refunds = await refundsOfOrder(id);
			const isCancelled = order.status === "Cancelled";
			expect(order.paymentStatus, `killed before write ${nth}`).toBe(isCancelled ? "refund due" : "success");
			expect(refunds.map(({ amount, state }) => ({ amount, state }))).toEqual(
				isCancelled ? [{ amount: 2100, state: "due" }] : [],
			);
			const key = `cancellation:${id}`;
			expect(await OutgoingMail.countDocuments({ key })).toBe(isCancelled ? 1 : 0);
			expect(order.untoldStepAt).toBeUndefined();
		},
	);
});

it("a refund is settled or still due, and the order says the same", SLOW, async () => {
	async function cancelledOrder(): Promise<string> {
		const id = await paidOrder();
		await moveOrder(OWNER, id, { status: "Cancelled", reason: "No onions" });
		return id;
	}
	const settle = async (id: string) => {
		const [refund] = await refundsOfOrder(id);
		return settleRefund(OWNER, String(refund?._id), { method: "wallet", reference: "TX-1" });
	};
	await killEverywhere(cancelledOrder, settle, async (id, nth) => {
		const seen = async () => {
			const [refund, ...others] = await refundsOfOrder(id);
			expect(others).toHaveLength(0);
			const { paymentStatus } = await Order.findById(id).orFail().lean();
			const mails = await OutgoingMail.countDocuments({ key: `refund-settled:${refund?._id}` });
			return { state: refund?.state, paymentStatus, mails };
		};
		const settled = { state: "settled", paymentStatus: "refunded", mails: 1 };
		const due = { state: "due", paymentStatus: "refund due", mails: 0 };
		const now = await seen();
		expect(now, `killed before write ${nth}`).toEqual(now.state === "settled" ? settled : due);
		// Whoever was cut off does it again.
		if (now.state === "due") await settle(id);
		expect(await seen(), `done again after write ${nth}`).toEqual(settled);
	});
});

it("a granted refund is there once after being said again", SLOW, async () => {
	const grant = (order: string) =>
		grantRefund(OWNER, { order, amount: 300, reason: "late", note: "Two hours" });
	await killEverywhere(paidOrder, grant, async (id, nth) => {
		await grant(id);
		const refunds = await refundsOfOrder(id);
		expect(refunds, `killed before write ${nth}`).toMatchObject([{ amount: 300, state: "due" }]);
		expect((await Order.findById(id).orFail().lean()).paymentStatus).toBe("refund due");
	});
});

/** The process dies before its n-th write, for every n between a customer's report and the money that goes back for it. */

/** A paid order that has just been delivered. */
async function delivered() {
	const buyer = await shop.newBuyer();
	await shop.comeBack(await shop.begin(buyer), "paid");
	const [order] = await shop.ordersOf(buyer.customer._id);
	const event = { status: "Delivered", at: new Date(), by: "seller" };
	await Order.updateOne(
		{ _id: order?._id },
		{ $set: { status: "Delivered" }, $push: { statusHistory: event } },
	);
	return { user: buyer.customer._id, order: String(order?._id), product: buyer.productId };
}

it("a report and its decision are whole, whichever write was the last", SLOW, async () => {
	for (let nth = 1, survived = false; !survived; nth += 1) {
		const { user, order, product } = await delivered();
		const report = { product, problem: "bad" as const, quantity: 1, note: "" };
		const act = async () => {
			await fileReport(user, order, { report, pictures: [] });
			const filed = await ItemReport.findOne({ order }).orFail().lean();
			await decideReport(OWNER, String(filed._id), { decision: "credit", amount: 300, message: "Sorry" });
		};
		survived = await survives(nth, act);
		await sweepReports();
		await sweepOrders();

		const filed = await ItemReport.findOne({ order }).lean();
		const notices = await Notification.countDocuments({
			_id: filed?._id ?? new mongoose.Types.ObjectId(),
		});
		expect(notices, `killed before write ${nth}`).toBe(filed ? 1 : 0);
		const isDecided = filed?.decision === "credit";
		const mails = await OutgoingMail.countDocuments({ key: `report-decided:${filed?._id}` });
		const refunds = await refundsOfOrder(order);
		expect(
			{
				mails,
				balance: await balanceOf(user),
				refunds: refunds.map(({ amount, state }) => ({ amount, state })),
			},
			`killed before write ${nth}`,
		).toEqual(
			isDecided
				? { mails: 1, balance: 300, refunds: [{ amount: 300, state: "settled" }] }
				: { mails: 0, balance: 0, refunds: [] },
		);
	}
});

/** The process dies before its n-th write, for every n between the callback and the order's mail. */

it("a payment for a cart that cash took is on hold once, whichever write was the last", {
	timeout: 90_000,
}, async () => {
	for (let nth = 1, survived = false; !survived; nth += 1) {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, "jazzcash", 2100, 1);
		const { address, deliveryTime } = await Payment.findOne({ reference }).orFail().lean();
		const items = [{ product: buyer.productId, quantity: 4 }];
		const input = { items, address, deliveryTime, cartVersion: 1 };
		await placeCashOrder(buyer.customer, input, `cash-${reference}`);
		shop.wallet.decide(reference, "paid");

		survived = await survives(nth, () => takeCallback(shop.wallet.callback(reference)));

		await Payment.updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
		await reconcile();
		const orders = await Order.find({ user: buyer.customer._id }).lean();
		const found = orders.map(({ status, paymentStatus }) => `${status}, ${paymentStatus}`).sort();
		expect(found, `killed before write ${nth}`).toEqual(["On hold, refund due", "Order Placed, pending"]);
		expect(await Payment.findOne({ reference }).lean()).toMatchObject({
			state: "confirmed",
			isOpen: false,
		});
	}
});

it.each(WALLETS)("a payment with %s becomes one order whichever write was the last", async (wallet) => {
	for (let nth = 1, survived = false; !survived; nth += 1) {
		const buyer = await shop.newBuyer();
		const reference = await shop.begin(buyer, wallet);
		shop.wallet.decide(reference, "paid");

		survived = await survives(nth, () => takeCallback(shop.wallet.callback(reference)));

		// The next process: the reconciler's hour comes, and the sweep's.
		await Payment.updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
		await reconcile();
		const user = buyer.customer._id;
		// Mongoose never changes createdAt; the driver beneath it does.
		const owner = new mongoose.Types.ObjectId(user);
		await Order.collection.updateMany({ user: owner }, { $set: { createdAt: new Date(0) } });
		await sweepOrders();

		const orders = await Order.find({ user }).lean();
		expect(orders, `killed before write ${nth}`).toHaveLength(1);
		expect(await Payment.findOne({ reference }).lean()).toMatchObject({ state: "confirmed", isOpen: false });
		expect((await Cart.findOne({ user }).lean())?.lines).toEqual({});
		const order = orders[0]?._id;
		expect(await Notification.countDocuments({ order })).toBe(1);
		expect(await OutgoingMail.countDocuments({ key: `order-placed:${order}` })).toBe(1);
		expect(await OutgoingMail.countDocuments({ key: `new-order:${order}` })).toBe(1);
	}
});
