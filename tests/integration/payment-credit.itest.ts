import { describe, expect, it } from "vitest";
import { readCredit } from "@/lib/money/server/account";
import { readClosing } from "@/lib/money/server/closing";
import { settleRefund } from "@/lib/money/server/refund-actions";
import { cancelOwnOrder } from "@/lib/orders/server/customer-actions";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { markPaid, stepOrder, undoMove } from "@/lib/orders/server/staff/seller-actions";
import { toOrder } from "@/lib/orders/server/to-order";
import { reconcile } from "@/lib/payments/server/check";
import { claimOrder } from "@/lib/payments/server/own-payments";
import { startPayment } from "@/lib/payments/server/start";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { moveCredit } from "../support/credit";
import { OWNER } from "../support/owner";
import { type Buyer, paymentShop } from "../support/payment-shop";
import { refundsOfOrder } from "../support/refunds";

/** Credit beside a wallet: the wallet is asked for the rest, and no rupee is used twice or lost, wherever it is cut off. */

const shop = paymentShop();
const SLOW = { timeout: 180_000 };

async function buyerWith(credit: number): Promise<Buyer> {
	const buyer = await shop.newBuyer();
	const { _id } = buyer.customer;
	if (credit > 0) await moveCredit(_id, credit);
	return buyer;
}

const balance = async ({ customer }: Buyer) => (await readCredit(customer._id)).balance;
/** The orders with their money, as one reads it. */
const ordersOf = async ({ customer }: Buyer) =>
	(await shop.ordersOf(customer._id)).map((doc) => ({ ...toOrder(doc), _id: doc._id, doc }));

/** The time of what the buyer's payments hold is over, and the look at them has come. */
async function letHoldsEnd({ customer }: Buyer): Promise<void> {
	await Payment.updateMany(
		{ user: customer._id, heldUntil: { $exists: true } },
		{ $set: { heldUntil: new Date(1000) } },
	);
	await reconcile();
}

describe("a payment by wallet", () => {
	it("asks the wallet for what credit leaves, and the order says both", async () => {
		const buyer = await buyerWith(300);
		await expect(shop.begin(buyer, "jazzcash", 2100)).rejects.toMatchObject({
			message: "Prices have changed, please review your order",
		});
		expect(await balance(buyer)).toBe(300);
		const reference = await shop.begin(buyer, "jazzcash", 1800);
		expect(await balance(buyer)).toBe(0);
		await shop.comeBack(reference, "paid");
		const [order] = await ordersOf(buyer);
		expect(order).toMatchObject({ amount: 2100, creditUsed: 300, isPaid: true, paymentStatus: "success" });
		expect(await readCredit(buyer.customer._id)).toMatchObject({
			balance: 0,
			entries: [{ amount: -300, reason: "order", order: String(order?._id) }, { amount: 300 }],
		});
	});

	it("gives its credit back when the wallet says no", async () => {
		const buyer = await buyerWith(300);
		const reference = await shop.begin(buyer, "easypaisa", 1800);
		await shop.comeBack(reference, "declined");
		expect(await balance(buyer)).toBe(300);
		expect(await ordersOf(buyer)).toEqual([]);
	});

	it("that is confirmed after its hold takes the credit again, or is on hold with what the wallet took due", async () => {
		for (const isThere of [true, false]) {
			const buyer = await buyerWith(300);
			const reference = await shop.begin(buyer, "jazzcash", 1800);
			await letHoldsEnd(buyer);
			expect(await balance(buyer)).toBe(300);
			if (!isThere) await moveCredit(buyer.customer._id, -250);
			await shop.comeBack(reference, "paid");
			const [order] = await ordersOf(buyer);
			const refunds = await refundsOfOrder(order?._id);
			if (isThere) {
				expect(order).toMatchObject({ status: "Order Placed", creditUsed: 300 });
				expect(refunds).toEqual([]);
			} else {
				expect(order).toMatchObject({
					status: "On hold",
					creditUsed: 0,
					refundDue: 1800,
					paymentStatus: "refund due",
				});
				expect(order?.holdReason).toContain("credit that it counted on");
				expect(refunds).toMatchObject([{ amount: 1800, state: "due" }]);
				expect(await balance(buyer)).toBe(50);
			}
		}
	});

	it("whose credit is gone and that goes out after all has that much to collect, also in the closing", async () => {
		const buyer = await buyerWith(300);
		const reference = await shop.begin(buyer, "jazzcash", 1800);
		await letHoldsEnd(buyer);
		await moveCredit(buyer.customer._id, -300);
		await shop.comeBack(reference, "paid");
		const [held] = await ordersOf(buyer);
		const id = String(held?._id);
		await stepOrder(OWNER, id, { status: "Packed", reason: "" });
		expect(await ordersOf(buyer)).toMatchObject([
			{ toCollect: 300, refundDue: 0, isPaid: false, paymentStatus: "pending" },
		]);
		await stepOrder(OWNER, id, { status: "Out for delivery", reason: "" });
		await stepOrder(OWNER, id, { status: "Delivered", reason: "" });
		const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
		const { sales, unpaid } = await readClosing(today);
		expect({ sales, unpaid }).toMatchObject({ sales: { jazzcash: 1800, cash: 300, credit: 0 }, unpaid: 300 });
		expect(await markPaid(OWNER, id)).toMatchObject({ isPaid: true, toCollect: 0 });
	});

	it("that is confirmed after its delivery time waits with its money due", async () => {
		const buyer = await buyerWith(0);
		const reference = await shop.begin(buyer);
		const to = new Date(Date.now() - 60_000);
		const slot = { id: "2026-01-01-0800", from: new Date(to.getTime() - 7_200_000), to };
		await Payment.updateOne({ reference }, { $set: { deliveryTime: "slot", slot } });
		await shop.comeBack(reference, "paid");
		const [order] = await ordersOf(buyer);
		expect(order).toMatchObject({ status: "On hold", refundDue: 2100, lateCredit: 0 });
		expect(order?.holdReason).toContain("delivery time is over");
	});

	it("that is one more than an account may hold begins, and gives back the oldest one's credit", async () => {
		const buyer = await buyerWith(300);
		const first = await shop.begin(buyer, "jazzcash", 1800);
		for (let more = 0; more < 2; more += 1) await shop.begin(buyer, "jazzcash", 2100);
		await shop.begin(buyer, "jazzcash", 2100);
		expect(await balance(buyer)).toBe(300);
		expect(await shop.paymentOf(first)).toMatchObject({ state: "initiated", taken: [] });
		expect(await Payment.countDocuments({ heldUntil: { $gt: new Date(0) }, user: buyer.customer._id })).toBe(
			3,
		);
	});

	it("that credit pays wholly and that is cut off before its order has it by itself", async () => {
		const buyer = await buyerWith(2500);
		await shop.begin(buyer, "jazzcash", 0).catch(() => null);
		const [order] = await ordersOf(buyer);
		// As if the process had ended between the two.
		await Order.deleteOne({ _id: order?._id });
		const undecided = { state: "initiated", isOpen: true, nextCheckAt: new Date(0), taken: [] };
		const heldUntil = new Date(Date.now() + 600_000);
		await Payment.updateOne(
			{ user: buyer.customer._id },
			{ $set: { ...undecided, heldUntil }, $unset: { order: 1, confirmedAt: 1 } },
		);
		await reconcile();
		expect(await ordersOf(buyer)).toMatchObject([{ creditUsed: 2100, isPaid: true, status: "Order Placed" }]);
		expect(await balance(buyer)).toBe(400);
	});

	it("is an order at once where credit pays it all", async () => {
		const buyer = await buyerWith(2500);
		const { address } = await shop.paymentOf(await shop.begin(await buyerWith(0)));
		const begun = await startPayment(
			buyer.customer,
			"jazzcash",
			{
				amount: 0,
				userPhone: "03001234567",
				email: buyer.customer.email,
				items: [{ product: buyer.productId, quantity: 4 }],
				address,
				deliveryTime: "standard",
			},
			"by-credit",
		);
		expect(begun.order).toMatchObject({ amount: 2100, creditUsed: 2100, amountToPay: 0, isPaid: true });
		const items = [{ product: buyer.productId, quantity: 4 }];
		const claim = { items, address, deliveryTime: "standard" as const, paymentType: "JazzCash" as const };
		const claimed = await claimOrder(buyer.customer, {
			...claim,
			amount: 0,
			paymentId: begun.paymentId,
		});
		expect(claimed._id).toBe(begun.order?._id);
		expect(await balance(buyer)).toBe(400);
		expect(await ordersOf(buyer)).toHaveLength(1);
	});
});

describe("an order that is given up", () => {
	async function orderOfBoth(): Promise<{ buyer: Buyer; id: string }> {
		const buyer = await buyerWith(300);
		await shop.comeBack(await shop.begin(buyer, "jazzcash", 1800), "paid");
		const [order] = await ordersOf(buyer);
		return { buyer, id: String(order?._id) };
	}

	it("gives the credit back at once, and owes what the wallet took", async () => {
		const { buyer, id } = await orderOfBoth();
		await cancelOwnOrder(buyer.customer._id, id);
		expect(await balance(buyer)).toBe(300);
		const lines = async () => (await refundsOfOrder(id)).sort((one, other) => one.amount - other.amount);
		expect(await lines()).toMatchObject([
			{ amount: 300, state: "settled", method: "credit", reason: "cancelled" },
			{ amount: 1800, state: "due", reason: "cancelled" },
		]);
		const [, due] = await lines();
		await settleRefund(OWNER, String(due?._id), { method: "credit", reference: "" });
		expect(await balance(buyer)).toBe(2100);
		const [order] = await ordersOf(buyer);
		expect(order?.paymentStatus).toBe("refunded");
	});

	it("is taken back up with its credit taken again, unless that is used meanwhile", async () => {
		const { buyer, id } = await orderOfBoth();
		await stepOrder(OWNER, id, { status: "Cancelled", reason: "No onions" });
		expect(await balance(buyer)).toBe(300);
		await undoMove(OWNER, id);
		expect(await balance(buyer)).toBe(0);
		expect(await ordersOf(buyer)).toMatchObject([
			{ creditUsed: 300, paymentStatus: "success", refundDue: 0 },
		]);
		await stepOrder(OWNER, id, { status: "Cancelled", reason: "No onions" });
		await moveCredit(buyer.customer._id, -100);
		await expect(undoMove(OWNER, id)).rejects.toMatchObject({ kind: "conflict" });
		expect(await balance(buyer)).toBe(200);
	});
});

it("of fifty orders at once none uses credit that another has used", SLOW, async () => {
	const { address } = await shop.paymentOf(await shop.begin(await buyerWith(0)));
	const buyer = await buyerWith(5000);
	const items = [{ product: buyer.productId, quantity: 4 }];
	const input = { items, address, deliveryTime: "standard" as const };
	const orders = await Promise.all(
		Array.from({ length: 50 }, (_, n) => placeCashOrder(buyer.customer, input, `order-${n}`)),
	);
	expect(orders.reduce((sum, { creditUsed }) => sum + creditUsed, 0)).toBe(5000);
	expect(orders.filter(({ isPaid }) => isPaid).every(({ amountToPay }) => amountToPay === 0)).toBe(true);
	expect(await balance(buyer)).toBe(0);
});
