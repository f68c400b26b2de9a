import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/api";
import { idOf, mustBeLawful, newCounted, orderCounted, shelfOf, stockStory } from "../support/counted";
import { newCustomer, sellerCookies } from "../support/people";

/** Pieces of an order that is packed as it is: what is short, and what stands in for it. */

let owner: string;

beforeAll(async () => {
	owner = await sellerCookies();
});

describe("packing", () => {
	const pack = (id: string, lines: object[], isComplete = false) =>
		api("PUT", `/api/order/${id}/pack`, { cookies: owner, body: { lines, isComplete } });
	const stocks = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await shelfOf(id)).stock));

	it("takes what stands in for others at once, and gives back what was not found once the bag is closed", async () => {
		const [apple, pear] = [await newCounted(10), await newCounted(6, { offerPrice: 300 })];
		const { cookies } = await newCustomer();
		const _id = idOf(await orderCounted(cookies, [{ product: apple, quantity: 4 }]));
		const short = { product: apple, picked: 1, replacement: { product: pear, quantity: 3 } };
		expect((await pack(_id, [short])).status).toBe(200);
		expect(await stocks(apple, pear)).toEqual([6, 3]);
		// Another number of them, and then another thing altogether.
		await pack(_id, [{ ...short, replacement: { product: pear, quantity: 2 } }]);
		expect(await stocks(apple, pear)).toEqual([6, 4]);
		await pack(_id, [{ product: apple, picked: 2 }]);
		expect(await stocks(apple, pear)).toEqual([6, 6]);
		await pack(_id, [short], true);
		expect(await stocks(apple, pear)).toEqual([9, 3]);
		expect((await stockStory(apple)).movements[0]).toMatchObject({ kind: "returned", change: 3, order: _id });
		for (const product of [apple, pear]) await mustBeLawful(product);
	});

	it("refuses what is not left, and takes nothing then", async () => {
		const [apple, pear] = [await newCounted(10), await newCounted(2, { name: "Pear", offerPrice: 300 })];
		const { cookies } = await newCustomer();
		const _id = idOf(await orderCounted(cookies, [{ product: apple, quantity: 4 }]));
		const replacement = { product: pear, quantity: 3 };
		const refused = await pack(_id, [{ product: apple, picked: 1, replacement }]);
		expect([refused.status, refused.json.message]).toEqual([409, "Only 2 Pear are left"]);
		expect(await stocks(apple, pear)).toEqual([6, 2]);
	});

	it("that is undone has all that was ordered again; a cancelled bag stays out of the shelf", async () => {
		const apple = await newCounted(10);
		const { cookies } = await newCustomer();
		const _id = idOf(await orderCounted(cookies, [{ product: apple, quantity: 4 }]));
		await pack(_id, [{ product: apple, picked: 3 }], true);
		expect(await stocks(apple)).toEqual([7]);
		await api("PUT", `/api/order/status/${_id}/undo`, { cookies: owner });
		expect(await stocks(apple)).toEqual([6]);
		await pack(_id, [{ product: apple, picked: 3 }], true);
		const body = { status: "Cancelled", reason: "Nobody was there" };
		await api("PUT", `/api/order/status/${_id}`, { cookies: owner, body });
		expect(await stocks(apple)).toEqual([7]);
		await mustBeLawful(apple);
	});
});
