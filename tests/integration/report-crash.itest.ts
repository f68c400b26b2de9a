import mongoose from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dieBefore } from "../support/dying";
import { OWNER } from "../support/owner";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";
import { paymentTools } from "../support/payment-tools";
import { refundsOfOrder } from "../support/refunds";

/** The process dies before its n-th write, for every n between a customer's report and the money that goes back for it. */

let shop: PaymentShop;
let tools: Awaited<ReturnType<typeof paymentTools>>;
beforeAll(async () => {
	shop = await startPaymentShop();
	tools = await paymentTools(shop);
});
afterAll(() => shop.stop());

const SLOW = { timeout: 180_000 };

async function modules() {
	const [file, decide, effects, orders, account, report] = await Promise.all([
		import("@/lib/reports/server/file"),
		import("@/lib/reports/server/decide"),
		import("@/lib/reports/server/decide"),
		import("@/lib/orders/server/side-effects"),
		import("@/lib/money/server/credit-account"),
		import("@/models/reports"),
	]);
	return { ...file, ...decide, ...effects, ...orders, ...account, ...report };
}

/** A paid order that has just been delivered. */
async function delivered() {
	const buyer = await shop.newBuyer();
	await tools.comeBack(await shop.begin(buyer), "paid");
	const [order] = await tools.ordersOf(buyer.customer._id);
	const event = { status: "Delivered", at: new Date(), by: "seller" };
	await tools.m.Order.updateOne(
		{ _id: order?._id },
		{ $set: { status: "Delivered" }, $push: { statusHistory: event } },
	);
	return { user: buyer.customer._id, order: String(order?._id), product: buyer.productId };
}

it("a report and its decision are whole, whichever write was the last", SLOW, async () => {
	const m = await modules();
	for (let nth = 1, survived = false; !survived; nth += 1) {
		const { user, order, product } = await delivered();
		const report = { product, problem: "bad" as const, quantity: 1, note: "" };
		const act = async () => {
			await m.fileReport(user, order, { report, pictures: [] });
			const filed = await m.ItemReport.findOne({ order }).orFail().lean();
			await m.decideReport(OWNER, String(filed._id), { decision: "credit", amount: 300, message: "Sorry" });
		};
		const death = dieBefore(nth);
		await act().catch(() => undefined);
		survived = death.count() < nth;
		death.revive();
		expect(nth).toBeLessThan(60);
		await m.sweepReports();
		await m.sweepOrders();

		const filed = await m.ItemReport.findOne({ order }).lean();
		const notices = await tools.m.Notification.countDocuments({
			_id: filed?._id ?? new mongoose.Types.ObjectId(),
		});
		expect(notices, `killed before write ${nth}`).toBe(filed ? 1 : 0);
		const isDecided = filed?.decision === "credit";
		const mails = await tools.m.OutgoingMail.countDocuments({ key: `report-decided:${filed?._id}` });
		const refunds = await refundsOfOrder(order);
		expect(
			{
				mails,
				balance: await m.balanceOf(user),
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
