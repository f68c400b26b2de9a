import { expect } from "vitest";
import { z } from "zod";
import { newProduct } from "./products";
import { asOwner, countPieces } from "./seller";

/** Counted products, from outside: how they are made, and held to the law of stock. */

/** A product of which so many pieces are on the shelf; its id. */
export async function newCounted(
	stock: number,
	fields: Parameters<typeof newProduct>[0] = {},
): Promise<string> {
	const id = await newProduct({ offerPrice: 500, ...fields });
	await countPieces(id, stock);
	return id;
}

const story = z.object({
	stock: z.number().nullable(),
	held: z.number(),
	movements: z.array(
		z.looseObject({
			kind: z.string(),
			change: z.number(),
			order: z.string().nullable(),
			stockAfter: z.number().nullable(),
		}),
	),
});

/** What the owner reads of a product's stock. */
export async function stockStory(id: string) {
	return story.parse((await asOwner("GET", `/api/seller/stock/${id}`)).json);
}

/** How many are there, and how many are kept. */
export async function shelfOf(id: string) {
	const { stock, held } = await stockStory(id);
	return { stock, held };
}

/** The law: what there is, is held and was sold is what came, and each line of the ledger stands on the one before. */
export async function mustBeLawful(id: string): Promise<void> {
	const { stock, held, movements } = await stockStory(id);
	const sum = (...kinds: string[]) =>
		movements.filter(({ kind }) => kinds.includes(kind)).reduce((all, { change }) => all + change, 0);
	expect((stock ?? 0) + held - sum("sold", "returned")).toBe(sum("adjusted"));
	expect(sum("held", "released") + held).toBe(0);
	movements.reduceRight((before, { change, stockAfter }) => {
		// What is not counted has no number.
		if (stockAfter !== null) expect(stockAfter).toBe(before + change);
		return stockAfter ?? 0;
	}, 0);
}
