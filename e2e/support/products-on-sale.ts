import { api } from "../../tests/support/api";
import { database } from "../../tests/support/database";
import { sellerCookies } from "../../tests/support/people";
import { newProduct } from "../../tests/support/products";

type Fields = NonNullable<Parameters<typeof newProduct>[0]>;

/** Letters that no product and no other test has: a word of them finds this test's goods alone. */
export function uniqueWord(): string {
	// None so wide that a word of them is wider than a narrow column.
	const letters = "bcdfghjklnpqrstvxz";
	const drawn = Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]);
	return `zq${drawn.join("")}`;
}

/** Makes the cached pages take in what the database holds: the seller's word on a product's stock does that. */
export async function refreshPages(productId: string, inStock = true): Promise<void> {
	const cookies = await sellerCookies();
	await api("PATCH", "/api/product/stock", { cookies, body: { id: productId, inStock } });
}

/** Products of this test alone that also stand on the cached pages; gives their ids in the same order. */
export async function putOnSale(...goods: Fields[]): Promise<string[]> {
	const ids: string[] = [];
	for (const fields of goods) ids.push(await newProduct(fields));
	const last = ids.at(-1);
	if (last) await refreshPages(last, goods.at(-1)?.inStock ?? true);
	return ids;
}

/** Archives products, so that the pages of other tests are not full of them; cached pages hear of it by the last. */
export async function takeOffSale(ids: readonly string[]): Promise<void> {
	const db = await database();
	const { ObjectId } = await import("mongodb");
	await db
		.collection("products")
		.updateMany({ _id: { $in: ids.map((id) => new ObjectId(id)) } }, { $set: { isArchived: true } });
	const cookies = await sellerCookies();
	await api("PATCH", "/api/product/archive", { cookies, body: { id: ids.at(-1), isArchived: true } });
}
