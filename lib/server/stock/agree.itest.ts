import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dropOwnDatabase, useOwnDatabase } from "@/tests/support/own-database";

/** The shelf agrees with an order from wherever both stand, also where it takes more than one step. */

const START = 10;

async function modules() {
	const [agree, take, write, product, movement] = await Promise.all([
		import("./agree"),
		import("./take"),
		import("./write"),
		import("@/models/product"),
		import("@/models/stock-movement"),
	]);
	return { ...agree, ...take, ...write, ...product, ...movement };
}
let m: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	useOwnDatabase();
	const { migrate } = await import("../migrations/migrate");
	await migrate();
	m = await modules();
});
afterAll(dropOwnDatabase);

it.each([
	{ sold: 3, held: 2, wanted: 2 },
	{ sold: 4, held: 4, wanted: 0 },
	{ sold: 0, held: 3, wanted: 2 },
	{ sold: 1, held: 2, wanted: 5 },
	{ sold: 0, held: 3, wanted: 0 },
	{ sold: 3, held: 0, wanted: 3 },
])("from $sold sold and $held held to $wanted", async ({ sold, held, wanted }) => {
	const fields = { name: "Ber", description: ["Soft."], category: "Fruits" as const };
	const { _id } = await m.Product.create({
		...fields,
		slug: randomUUID(),
		price: 500,
		offerPrice: 500,
		imageUrl: "/art/one-mango.webp",
	});
	await m.setStock(String(_id), START, { at: new Date(), by: "Owner", kind: "adjusted" });
	const whose = { key: `${new Types.ObjectId()}:${randomUUID()}`, order: new Types.ObjectId() };
	await m.agreeWithOrder(new Map([[String(_id), sold]]), whose);
	const line = { product: _id, name: "Ber", quantity: held, isCounted: true };
	if (held > 0) await m.takePieces([line], { key: whose.key, holdMs: 60_000, isBrief: true });
	expect(await m.agreeWithOrder(new Map([[String(_id), wanted]]), whose)).toMatchObject({ short: [] });
	const shelf = await m.Product.findById(_id).orFail().lean();
	expect([shelf.stock, shelf.stockHolds]).toEqual([START - wanted, []]);
});
