import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import { booksIn, wrongInBooks } from "@/lib/money/server/check-books";
import { MAX_STOCK } from "@/lib/stock/rules";
import { it } from "../support/clocked";
import { mustBeLawful, shelfOf, stockStory } from "../support/counted";
import { database } from "../support/database";
import { newPayer } from "../support/payer";
import { countPieces, move } from "../support/seller";
import type { TestShop } from "../support/test-shop";

/** Pieces that are kept for wallet payments. */

let shop: TestShop;

it.beforeAll(({ shop: started }) => {
	shop = started;
});

/** What is read when every job has done a round. */
async function settled<Read>(read: () => Promise<Read>): Promise<Read> {
	await shop.runJobs();
	return read();
}

describe("a wallet payment", () => {
	async function begun() {
		const payer = await newPayer();
		await countPieces(payer.product, 10);
		const reference = await payer.begun("jazzcash");
		return { payer, reference, product: payer.product };
	}

	it("holds its pieces when it begins, and takes them when it is confirmed", async () => {
		const { payer, reference, product } = await begun();
		expect(await stockStory(product)).toMatchObject({
			stock: 6,
			held: 4,
			movements: [{ kind: "held", change: -4, stockAfter: 6 }, {}],
		});
		await payer.comeBack("jazzcash", reference, "approve");
		expect(await settled(() => shelfOf(product))).toEqual({ stock: 6, held: 0 });
		expect((await stockStory(product)).movements[0]).toMatchObject({ kind: "sold", change: -4 });
		await mustBeLawful(product);
	});

	it("releases them when it has failed, and after 15 minutes", async () => {
		const { payer, reference, product } = await begun();
		await payer.comeBack("jazzcash", reference, "decline");
		expect(await settled(() => shelfOf(product))).toEqual({ stock: 10, held: 0 });
		expect((await stockStory(product)).movements[0]).toMatchObject({ kind: "released", change: 4 });

		const late = await begun();
		await shop.setClock(14);
		expect(await settled(() => shelfOf(late.product))).toEqual({ stock: 6, held: 4 });
		await shop.setClock(16);
		expect(await settled(() => shelfOf(late.product))).toEqual({ stock: 10, held: 0 });
		await mustBeLawful(late.product);
	});

	it("lays them back also on a shelf that was counted as full as one can be meanwhile", async () => {
		const { payer, reference, product } = await begun();
		await countPieces(product, MAX_STOCK);
		await payer.comeBack("jazzcash", reference, "decline");
		expect(await settled(() => shelfOf(product))).toEqual({ stock: MAX_STOCK + 4, held: 0 });
		await mustBeLawful(product);
	});

	it("confirmed after that takes pieces again, or its order is on hold with the reason", async () => {
		const again = await begun();
		await shop.setClock(16);
		expect(await settled(() => shelfOf(again.product))).toEqual({ stock: 10, held: 0 });
		await again.payer.comeBack("jazzcash", again.reference, "approve");
		expect(await settled(() => shelfOf(again.product))).toEqual({ stock: 6, held: 0 });
		await shop.setClock(0);

		const gone = await begun();
		await shop.setClock(16);
		expect(await settled(() => shelfOf(gone.product))).toEqual({ stock: 10, held: 0 });
		await countPieces(gone.product, 1);
		await gone.payer.comeBack("jazzcash", gone.reference, "approve");
		const orders = (await database()).collection("orders");
		const find = () => orders.findOne({ "lines.product": new ObjectId(gone.product) });
		expect(await settled(find)).toMatchObject({
			status: "On hold",
			holdReason: expect.stringMatching(/^Paid, but no longer in stock: /),
			paymentStatus: "refund due",
		});
		expect(await shelfOf(gone.product)).toEqual({ stock: 1, held: 0 });
		await mustBeLawful(gone.product);
		const id = String((await find())?._id);
		const refused = await move(id, "Packed");
		expect([refused.status, refused.json.message]).toEqual([409, expect.stringMatching(/^Only 1 .* left$/)]);
		await countPieces(gone.product, 4);
		expect((await move(id, "Packed")).status).toBe(200);
		expect(await shelfOf(gone.product)).toEqual({ stock: 0, held: 0 });
		await mustBeLawful(gone.product);
	});

	it.for([
		["is given up, and counted before that", "decline", "before"],
		["is given up, and counted after that", "decline", "after"],
		["is paid, and counted before that", "approve", "before"],
		["is paid, and counted after that", "approve", "after"],
	] as const)("holds nothing of what is not counted meanwhile once it %s", async ([, decision, counted]) => {
		const { payer, reference, product } = await begun();
		await countPieces(product, null);
		if (counted === "before") await countPieces(product, 10);
		await payer.comeBack("jazzcash", reference, decision);
		await shop.runJobs();
		if (counted === "after") await countPieces(product, 10);
		const isBack = counted === "before" && decision === "decline";
		expect(await shelfOf(product)).toEqual({ stock: isBack ? 14 : 10, held: 0 });
		await mustBeLawful(product);
		const sales = (await stockStory(product)).movements.filter(({ kind }) => kind === "sold");
		expect(sales.map(({ change }) => change)).toEqual(decision === "approve" ? [-4] : []);
		const db = await database();
		const known = await db.collection("products").findOne({ _id: new ObjectId(product) });
		const wrong = await wrongInBooks(await booksIn(db));
		expect(wrong.filter((sentence) => sentence.includes(`${known?.name} `))).toEqual([]);
	});
});
