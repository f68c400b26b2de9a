import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { readCredit } from "@/lib/money/server/account";
import { booksIn, wrongInBooks } from "@/lib/money/server/check-books";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { heldCredit } from "@/lib/payments/server/own-payments";
import { Payment } from "@/models/payments";
import { Product } from "@/models/products";
import { moveCredit } from "../support/credit";
import { type Buyer, paymentShop } from "../support/payment-shop";
import { testAddress } from "../support/products";
import { refundsOfOrder } from "../support/refunds";

/** A cart that is being paid once more, since its customer left the wallet: its one hold is the newest payment's. */

const shop = paymentShop();

/** The buyer's cart is of this version from the start. */
const SEEN = 1;

async function buyerWith(credit: number): Promise<Buyer> {
	const buyer = await shop.newBuyer();
	await moveCredit(buyer.customer._id, credit);
	return buyer;
}

const begin = (buyer: Buyer, amount = 1800, cart: number | undefined = SEEN) =>
	shop.begin(buyer, "jazzcash", amount, cart);

const creditOf = async ({ customer }: Buyer) => (await readCredit(customer._id)).balance;
const heldOf = async ({ customer }: Buyer) =>
	(await heldCredit(customer._id)).map(({ amount, cartVersion }) => ({ amount, cartVersion }));

/** How many payments of the buyer hold anything, and the sum of the account's entries: it is the balance. */
async function lawOf({ customer }: Buyer) {
	const { balance, entries } = await readCredit(customer._id);
	const holding = await Payment.countDocuments({ user: customer._id, heldUntil: { $gt: new Date(0) } });
	return { holding, isSum: entries.reduce((sum, { amount }) => sum + amount, 0) === balance };
}

/** What of the books does not add up where they name the buyer's product. */
async function wrongWith({ productId }: Buyer): Promise<string[]> {
	const { db } = mongoose.connection;
	if (!db) throw new Error("there is no database");
	const { name } = await Product.findById(productId).orFail().lean();
	return (await wrongInBooks(await booksIn(db))).filter((sentence) => sentence.includes(name));
}

describe("a second payment of one cart", () => {
	it("has the credit that the first one held, which says where it waits", async () => {
		const buyer = await buyerWith(300);
		const first = await begin(buyer);
		expect([await creditOf(buyer), await heldOf(buyer)]).toEqual([0, [{ amount: 300, cartVersion: SEEN }]]);
		const second = await begin(buyer);
		expect([await creditOf(buyer), await heldOf(buyer)]).toEqual([0, [{ amount: 300, cartVersion: SEEN }]]);
		expect(await shop.paymentOf(first)).toMatchObject({ state: "initiated", taken: [] });
		expect(await lawOf(buyer)).toEqual({ holding: 1, isSum: true });
		await shop.comeBack(second, "paid");
		expect(await shop.ordersOf(buyer.customer._id)).toMatchObject([{ amount: 2100, status: "Order Placed" }]);
		expect([await creditOf(buyer), await heldOf(buyer)]).toEqual([0, []]);
	});

	it("begins for the whole sum as well, and leaves the account what the first one held", async () => {
		const buyer = await buyerWith(300);
		await begin(buyer);
		const second = await begin(buyer, 2100);
		expect([await creditOf(buyer), await heldOf(buyer)]).toEqual([300, []]);
		expect(await lawOf(buyer)).toEqual({ holding: 1, isSum: true });
		await expect(begin(buyer, 2000)).rejects.toMatchObject({ kind: "conflict" });
		await shop.comeBack(second, "paid");
		expect(await shop.ordersOf(buyer.customer._id)).toMatchObject([{ amount: 2100, status: "Order Placed" }]);
		expect(await creditOf(buyer)).toBe(300);
	});

	it("gives the credit back once when the wallet refuses both", async () => {
		const buyer = await buyerWith(300);
		const [first, second] = [await begin(buyer), await begin(buyer)];
		await shop.comeBack(first, "declined");
		expect(await creditOf(buyer)).toBe(0);
		await shop.comeBack(second, "cancelled");
		expect(await creditOf(buyer)).toBe(300);
		expect(await lawOf(buyer)).toEqual({ holding: 0, isSum: true });
	});

	it("has the last pieces too", async () => {
		const buyer = await buyerWith(300);
		await Product.updateOne({ _id: buyer.productId }, { $set: { stock: 4, held: 0 } });
		await begin(buyer);
		await shop.comeBack(await begin(buyer), "paid");
		expect(await shop.ordersOf(buyer.customer._id)).toMatchObject([{ status: "Order Placed" }]);
		expect(await Product.findById(buyer.productId).lean()).toMatchObject({ stock: 0, held: 0 });
	});

	it("begins once more with the same credit when two tabs begin it at once", async () => {
		const buyer = await buyerWith(300);
		await Promise.all([begin(buyer), begin(buyer), begin(buyer)]);
		expect([await creditOf(buyer), await heldOf(buyer)]).toEqual([0, [{ amount: 300, cartVersion: SEEN }]]);
		expect(await lawOf(buyer)).toEqual({ holding: 1, isSum: true });
	});

	it("of another version, or of none, leaves the first one its credit", async () => {
		const buyer = await buyerWith(300);
		await begin(buyer);
		await begin(buyer, 2100, SEEN + 1);
		await shop.begin(buyer, "jazzcash", 2100);
		expect(await heldOf(buyer)).toEqual([{ amount: 300, cartVersion: SEEN }]);
		expect((await lawOf(buyer)).holding).toBe(3);
	});
});

describe("a payment that is paid after another one of its cart was begun", () => {
	it("goes out with the credit and the last pieces, which the later one gives up", async () => {
		const buyer = await buyerWith(300);
		await Product.updateOne({ _id: buyer.productId }, { $set: { stock: 4, held: 0 } });
		const [first, second] = [await begin(buyer), await begin(buyer)];
		await shop.comeBack(first, "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		expect(order).toMatchObject({ status: "Order Placed", amount: 2100, paymentStatus: "success" });
		expect(await shop.paymentOf(second)).toMatchObject({ state: "initiated", taken: [] });
		expect(await lawOf(buyer)).toEqual({ holding: 0, isSum: true });
		expect(await Product.findById(buyer.productId).lean()).toMatchObject({ stock: 0, held: 0 });

		// Paid as well, all that the wallet took goes back, and new credit stays as it is.
		await moveCredit(buyer.customer._id, 300);
		await shop.comeBack(second, "paid");
		const held = (await shop.ordersOf(buyer.customer._id)).find(({ status }) => status === "On hold");
		expect(held?.holdReason).toContain("the same cart is an order already");
		expect(await refundsOfOrder(held?._id)).toMatchObject([{ amount: 1800, state: "due" }]);
		expect([await creditOf(buyer), (await lawOf(buyer)).isSum]).toEqual([300, true]);
	});

	it("has what the later one held of fewer pieces, on hold for the rest, and the books add up", async () => {
		const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
		await Product.updateOne({ _id: buyer.productId }, { $set: { stock: 7, held: 0 } });
		const first = await begin(buyer, 2100);
		await shop.begin(buyer, "jazzcash", 1575, SEEN, 3);
		const items = [{ product: buyer.productId, quantity: 4 }];
		const basket = { items, address: testAddress, deliveryTime: "standard" as const };
		await placeCashOrder(other.customer, basket, randomUUID());
		expect(await Product.findById(buyer.productId).lean()).toMatchObject({ stock: 0, held: 3 });
		await shop.comeBack(first, "paid");
		const [order] = await shop.ordersOf(buyer.customer._id);
		expect(order).toMatchObject({ status: "On hold", taken: [{ pool: `stock:${buyer.productId}`, n: 3 }] });
		expect(order?.holdReason).toContain("no longer in stock");
		expect(await Product.findById(buyer.productId).lean()).toMatchObject({ stock: 0, held: 0 });
		expect(await wrongWith(buyer)).toEqual([]);
	});

	it("is one order and one refund when both are paid at once, and no credit is used twice", async () => {
		for (let round = 0; round < 3; round += 1) {
			const buyer = await buyerWith(300);
			const [first, second] = [await begin(buyer), await begin(buyer)];
			await Promise.all([shop.comeBack(first, "paid"), shop.comeBack(second, "paid")]);
			const orders = await shop.ordersOf(buyer.customer._id);
			expect(orders.map(({ status }) => status).sort()).toEqual(["On hold", "Order Placed"]);
			const held = orders.find(({ status }) => status === "On hold");
			expect(await refundsOfOrder(held?._id)).toMatchObject([{ amount: 1800, state: "due" }]);
			expect([await creditOf(buyer), await lawOf(buyer)]).toEqual([0, { holding: 0, isSum: true }]);
		}
	});
});
