import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Customer } from "@/lib/accounts/server/sessions";
import { dieBefore } from "../support/dying";
import { dropOwnDatabase, useOwnDatabase } from "../support/own-database";
import { testAddress } from "../support/products";

/** The process dies before its n-th write, for every n between a cart and the pieces that leave the shelf for it. */

const SLOW = { timeout: 120_000 };
const START = 10;

async function modules() {
	const [place, cancel, sweep, shelf, stock, ledger, order, product, movement, clock] = await Promise.all([
		import("@/lib/orders/server/place-cash-order"),
		import("@/lib/orders/server/customer-actions"),
		import("@/lib/orders/server/side-effects"),
		import("@/lib/orders/server/lines"),
		import("@/lib/stock/server/write"),
		import("@/lib/stock/server/ledger"),
		import("@/models/order"),
		import("@/models/products"),
		import("@/models/products"),
		import("@/lib/server/platform/clock"),
	]);
	return {
		...place,
		...cancel,
		...sweep,
		...shelf,
		...stock,
		...ledger,
		...order,
		...product,
		...movement,
		...clock,
	};
}
let m: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	useOwnDatabase();
	const { migrate } = await import("@/lib/server/migrations/migrate");
	await migrate();
	m = await modules();
});
afterAll(dropOwnDatabase);
beforeEach(() => m.clock.setOffset(0));

async function counted(): Promise<string> {
	const { _id } = await m.Product.create({
		slug: randomUUID(),
		name: "Loquat",
		description: ["Soft."],
		category: "Fruits",
		price: 500,
		offerPrice: 500,
		imageUrl: "/art/one-mango.webp",
	});
	await m.setStock(String(_id), START, { at: new Date(), by: "owner@sabz.example", kind: "adjusted" });
	await m.enterMovements();
	return String(_id);
}

function buyer(): Customer {
	return { _id: String(new Types.ObjectId()), name: "Sana Iqbal", email: "", isVerified: true } as Customer;
}

/** The next process starts, and whatever was held by the one that died has run out. */
async function nextProcess(): Promise<void> {
	m.clock.setOffset(2);
	await m.sweepOrders();
	await m.sweepPieces();
	await m.enterMovements();
}

/** Each piece is on the shelf, held, or sold to an order that stands; the ledger says the same. */
async function mustBeLawful(product: string): Promise<{ stock: number; bought: number }> {
	const { stock = 0, stockHolds = [], stockNews = [] } = await m.Product.findById(product).orFail().lean();
	const movements = await m.StockMovement.find({ product }).sort({ _id: 1 }).lean();
	const orders = await m.Order.find({ "lines.product": product, status: { $ne: "Cancelled" } }).lean();
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
	for (let nth = 1; nth < 80; nth += 1) {
		m.clock.setOffset(0);
		const product = await prepare();
		const death = dieBefore(nth);
		await act(product).catch(() => undefined);
		const survived = death.count() < nth;
		death.revive();
		await nextProcess();
		await mustBeLawful(product);
		if (survived) return nth;
	}
	throw new Error("there is no end of writes");
}

const place = (who: Customer, product: string, quantity = 3, key: string = randomUUID()) =>
	m.placeCashOrder(
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
				await m.cancelOwnOrder(who._id, order);
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
			m.clock.setOffset(0);
			const product = await counted();
			const death = dieBefore(20 + round * 9);
			await Promise.allSettled(
				Array.from({ length: 8 }, async (_none, index) => {
					const who = buyer();
					const { _id } = await place(who, product, 2);
					if (index % 2 === 0) await m.cancelOwnOrder(who._id, _id);
				}),
			);
			death.revive();
			await nextProcess();
			const { stock } = await mustBeLawful(product);
			expect(stock).toBeGreaterThanOrEqual(0);
		}
	});
});
