import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { beforeEach, describe, expect, it } from "vitest";
import type { Customer } from "@/lib/accounts/server/sessions";
import { cancelOwnOrder } from "@/lib/orders/server/customer-actions";
import { sweepPieces } from "@/lib/orders/server/lines";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { sweepOrders } from "@/lib/orders/server/side-effects";
import { clock } from "@/lib/server/platform/clock";
import { enterMovements } from "@/lib/stock/server/ledger";
import { setStock } from "@/lib/stock/server/write";
import { Order } from "@/models/order";
import { Product, StockMovement } from "@/models/products";
import { dieBefore, survives } from "../support/dying";
import { ownDatabase, ownProduct } from "../support/own-database";
import { testAddress } from "../support/products";

/** The process dies before its n-th write, for every n between a cart and the pieces that leave the shelf for it. */

const SLOW = { timeout: 120_000 };
const START = 10;

ownDatabase();
beforeEach(() => clock.setOffset(0));

async function counted(): Promise<string> {
	const { _id } = await ownProduct();
	await setStock(String(_id), START, { at: new Date(), by: "owner@sabz.example", kind: "adjusted" });
	await enterMovements();
	return String(_id);
}

function buyer(): Customer {
	return { _id: String(new Types.ObjectId()), name: "Sana Iqbal", email: "", isVerified: true } as Customer;
}

/** The next process starts, and whatever was held by the one that died has run out. */
async function nextProcess(): Promise<void> {
	clock.setOffset(2);
	await sweepOrders();
	await sweepPieces();
	await enterMovements();
}

/** Each piece is on the shelf, held, or sold to an order that stands; the ledger says the same. */
async function mustBeLawful(product: string): Promise<{ stock: number; bought: number }> {
	const { stock = 0, stockHolds = [], stockNews = [] } = await Product.findById(product).orFail().lean();
	const movements = await StockMovement.find({ product }).sort({ _id: 1 }).lean();
	const orders = await Order.find({ "lines.product": product, status: { $ne: "Cancelled" } }).lean();
	const bought = orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
	expect([stockHolds, stockNews]).toEqual([[], []]);
	expect((stock ?? 0) + bought).toBe(START);
	const sum = movements.reduce((before, { change, stockAfter }) => {
		expect(stockAfter).toBe(before + change);
		return before + change;
	}, 0);
	expect(sum).toBe(stock);
	const sold = movements.filter(({ kind }) => kind === "sold" || kind === "returned");
	expect(sold.reduce((all, { change }) => all - change, 0)).toBe(bought);
	return { stock: stock ?? 0, bought };
}

/** Kills `act` before each of its writes in turn; after each death the next process goes on. */
async function killEverywhere(
	act: (product: string) => Promise<unknown>,
	prepare = counted,
): Promise<number> {
	for (let nth = 1; ; nth += 1) {
		clock.setOffset(0);
		const product = await prepare();
		const survived = await survives(nth, () => act(product));
		await nextProcess();
		await mustBeLawful(product);
		if (survived) return nth;
	}
}

const place = (who: Customer, product: string, quantity = 3, key: string = randomUUID()) =>
	placeCashOrder(
		who,
		{ items: [{ product, quantity }], address: testAddress, deliveryTime: "standard" },
		key,
	);

describe("no piece comes or goes", () => {
	it("while an order is placed, and the browser sends it again", SLOW, async () => {
		const deaths = await killEverywhere(async (product) => {
			const [who, key] = [buyer(), randomUUID()];
			await place(who, product, 3, key).catch(() => undefined);
			await place(who, product, 3, key);
		});
		expect(deaths).toBeGreaterThan(5);
	});

	it("while an order is cancelled by its customer", SLOW, async () => {
		const customers = new Map<string, { who: Customer; order: string }>();
		const deaths = await killEverywhere(
			async (product) => {
				const { who, order } = customers.get(product) ?? { who: buyer(), order: "" };
				await cancelOwnOrder(who._id, order);
			},
			async () => {
				const [product, who] = [await counted(), buyer()];
				customers.set(product, { who, order: (await place(who, product))._id });
				return product;
			},
		);
		expect(deaths).toBeGreaterThan(3);
	});

	it("while many hands buy, cancel and are cut off at once", SLOW, async () => {
		for (let round = 0; round < 8; round++) {
			clock.setOffset(0);
			const product = await counted();
			const death = dieBefore(20 + round * 9);
			await Promise.allSettled(
				Array.from({ length: 8 }, async (_none, index) => {
					const who = buyer();
					const { _id } = await place(who, product, 2);
					if (index % 2 === 0) await cancelOwnOrder(who._id, _id);
				}),
			);
			death.revive();
			await nextProcess();
			const { stock } = await mustBeLawful(product);
			expect(stock).toBeGreaterThanOrEqual(0);
		}
	});
});
