import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { expect, it } from "vitest";
import { Product, StockMovement } from "@/models/products";
import { ownDatabase, ownProduct } from "@/tests/support/own-database";
import { agreeWithOrder } from "./agree";
import { enterMovements } from "./ledger";
import { takePieces } from "./take";
import { setStock } from "./write";

/** The shelf agrees with an order from wherever both stand, also where it takes more than one step. */

const START = 10;

ownDatabase();

async function counted(name: string): Promise<Types.ObjectId> {
	const { _id } = await ownProduct({ name });
	await setStock(String(_id), START, { at: new Date(), by: "Owner", kind: "adjusted" });
	return _id;
}

it.each([
	{ sold: 3, held: 2, wanted: 2 },
	{ sold: 4, held: 4, wanted: 0 },
	{ sold: 0, held: 3, wanted: 2 },
	{ sold: 0, held: 3, wanted: 3 },
	{ sold: 1, held: 2, wanted: 5 },
	{ sold: 0, held: 3, wanted: 0 },
	{ sold: 3, held: 0, wanted: 3 },
])("from $sold sold and $held held to $wanted", async ({ sold, held, wanted }) => {
	const _id = await counted("Ber");
	const whose = { key: `${new Types.ObjectId()}:${randomUUID()}`, order: new Types.ObjectId() };
	await agreeWithOrder(new Map([[String(_id), sold]]), whose);
	const line = { product: _id, name: "Ber", quantity: held, isCounted: true };
	if (held > 0) await takePieces([line], { key: whose.key, holdMs: 60_000, isBrief: true });
	const agreed = await agreeWithOrder(new Map([[String(_id), wanted]]), whose);
	// Only what is sold just as it was held needs no second look at the order.
	expect(agreed).toEqual({ short: [], isCertain: held > 0 && sold + held === wanted });
	const shelf = await Product.findById(_id).orFail().lean();
	expect([shelf.stock, shelf.stockHolds]).toEqual([START - wanted, []]);
});

it("for many orders at once, each has its own pieces, and no more are sold than there are", async () => {
	const products = await Promise.all(["Ber", "Jaman"].map(counted));
	const orders = Array.from({ length: 8 }, () => ({
		key: `${new Types.ObjectId()}:${randomUUID()}`,
		order: new Types.ObjectId(),
	}));
	const lines = products.map((product) => ({ product, name: "Ber", quantity: 2, isCounted: true }));
	const came = await Promise.allSettled(
		orders.map(async (whose) => {
			await takePieces(lines, { key: whose.key, holdMs: 60_000, isBrief: true });
			return agreeWithOrder(new Map(lines.map(({ product }) => [String(product), 2])), whose);
		}),
	);
	const met = came.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
	expect(met).toEqual(Array.from({ length: START / 2 }, () => ({ short: [], isCertain: true })));
	await enterMovements();
	for (const product of products) {
		const shelf = await Product.findById(product).orFail().lean();
		expect([shelf.stock, shelf.stockHolds, shelf.stockNews]).toEqual([0, [], []]);
		const sold = await StockMovement.find({ product, kind: "sold" }).lean();
		expect(sold.map(({ change, order }) => [change, String(order)]).toSorted()).toHaveLength(START / 2);
		expect(new Set(sold.map(({ order }) => String(order))).size).toBe(START / 2);
	}
});
