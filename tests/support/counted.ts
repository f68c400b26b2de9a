import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { z } from "zod";
import type { orderCalls } from "@/lib/orders/calls";
import { type Answer, api, must, patiently } from "./api";
import { sellerCookies } from "./people";
import { newProduct, testAddress } from "./products";

/** Counted products, from outside: how they are made, ordered, and held to the law of stock. */

/** A product of which so many pieces are on the shelf; its id. */
export async function newCounted(
	stock: number,
	fields: Parameters<typeof newProduct>[0] = {},
): Promise<string> {
	const id = await newProduct({ offerPrice: 500, ...fields });
	const set = await api("POST", "/api/seller/stock", {
		cookies: await sellerCookies(),
		body: { productId: id, set: stock, reason: "count" },
	});
	expect(set.status).toBe(200);
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
	const { json } = await api("GET", `/api/seller/stock/${id}`, { cookies: await sellerCookies() });
	return story.parse(json);
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

type Item = { product: string; quantity: number };

/** A cash order of these, at the instance with this address; the same key is the same order. */
export function orderCounted(
	cookies: string,
	items: Item[],
	{ at = "", key = randomUUID(), fields = {} } = {},
) {
	const options = {
		cookies,
		headers: { "idempotency-key": key },
		body: { items, address: testAddress, ...fields },
	};
	return patiently(() => api<typeof orderCalls.placeCash>("POST", `${at}/api/order/cod`, options));
}

/** The id of the order in an answer. */
export const idOf = ({ json }: Answer<typeof orderCalls.placeCash>) => must(json.order)._id;
