import mongoose from "mongoose";
import { expect } from "vitest";
import { booksIn, wrongInBooks } from "@/lib/money/server/check-books";
import { Account } from "@/models/account";
import { Cart } from "@/models/accounts";
import { Coupon } from "@/models/coupons";
import { Notification, OutgoingMail, StepNews } from "@/models/notifications";
import { Order } from "@/models/order";
import { Pool } from "@/models/order-parts";
import { Payment } from "@/models/payments";
import { Product, StockMovement } from "@/models/products";
import { ItemReport } from "@/models/reports";
import { SellerAction } from "@/models/team";
import { WeeklyBasket } from "@/models/weekly";
import type { Buyer } from "./payment-shop";

/** What use cases leave behind of one customer, for tests of what is whole. */

/** Somebody who buys, and a coupon that they use. */
export type Case = Buyer & { coupon: string };

/** Everything that a use case may leave behind, without what is another each time. */
export async function tracesOf({ customer, productId, coupon }: Case) {
	const user = customer._id;
	const orders = await Order.find({ user }).sort({ createdAt: 1 }).lean();
	const ids = orders.map(({ _id }) => _id);
	const { stock, held = 0 } = await Product.findById(productId).orFail().lean();
	const { _id: couponId } = await Coupon.findOne({ code: coupon }).orFail().lean();
	const kinds = (keys: string[]) => keys.map((key) => key.split(":")[0]).sort();
	return {
		orders: orders.map(({ status, paymentStatus, toCollect, statusHistory, ledger, rider }) => {
			const entries = ledger.map(({ kind }) => kind);
			return { status, paymentStatus, toCollect, steps: statusHistory.length, entries, rider: rider?.name };
		}),
		payments: (await Payment.find({ user }).lean()).map(({ state, heldUntil }) => [
			state,
			heldUntil !== undefined,
		]),
		told: (await Notification.find({ order: { $in: ids } }).lean()).map(({ type }) => type).sort(),
		news: await StepNews.countDocuments({ _id: { $in: ids } }),
		mails: kinds((await OutgoingMail.find({ to: customer.email }).lean()).map(({ key }) => key)),
		record: (await SellerAction.find({ subjectId: { $in: ids.map(String) }, outcome: "done" }).lean())
			.map(({ kind }) => kind)
			.sort(),
		reports: (await ItemReport.find({ user }).lean()).map(({ decision }) => decision),
		// Each case has a product of its own.
		cart: Object.values((await Cart.findOne({ user }).lean())?.lines ?? {}),
		shelf: { stock, held, lines: await StockMovement.countDocuments({ product: productId }) },
		balance: (await Account.findById(user).lean())?.balance,
		uses: (await Pool.findById(`coupon:${couponId}`).lean())?.taken ?? 0,
		baskets: (await WeeklyBasket.find({ user }).lean()).map(({ made, missed }) => [
			Boolean(made),
			Boolean(missed),
		]),
	};
}

/** The books add up, whatever was killed. */
export async function mustAddUp(nth: number): Promise<void> {
	const { db } = mongoose.connection;
	if (!db) throw new Error("there is no database");
	expect(await wrongInBooks(await booksIn(db)), `killed before write ${nth}`).toEqual([]);
}
