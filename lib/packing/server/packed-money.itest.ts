import { beforeEach, describe, expect, it } from "vitest";
import { mustBeLawful, newCounted, shelfOf, stockStory } from "@/tests/support/counted";
import { grant, refundsOf } from "@/tests/support/money";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { markPaid, move, packLines, undo } from "@/tests/support/seller";
import { orderedCash, ordersOf } from "@/tests/support/shopping";

/** What was not in the bag is not paid: it is not collected, or goes back. */

let customer: TestCustomer;
let apple: string;
let palak: string;

beforeEach(async () => {
	customer = await newCustomer();
	apple = await newProduct({ name: "Packed apple", offerPrice: 800 });
	palak = await newProduct({ name: "Packed palak", category: "Vegetables", offerPrice: 100 });
});

/** Two apples at 800 and three palak at 100: Rs. 1,900 and Rs. 95 of tax. */
const place = () =>
	orderedCash(customer, [
		{ product: apple, quantity: 2 },
		{ product: palak, quantity: 3 },
	]);

const own = async (id: string) => (await ordersOf(customer)).find((order) => order._id === id);

describe("the money of what was not packed", () => {
	const packShort = (id: string) =>
		packLines(id, [
			{ product: apple, picked: 2 },
			{ product: palak, picked: 1 },
		]);

	it("is not collected: the cash that comes in is what was packed", async () => {
		const { _id } = await place();
		expect((await packShort(_id)).json.order).toMatchObject({ finalAmount: 1785 });
		expect((await markPaid(_id)).status).toBe(200);
		expect(await refundsOf(_id)).toEqual([]);
		expect(await own(_id)).toMatchObject({ isPaid: true, paymentStatus: "success" });
	});

	it("goes back where it was paid before, in one refund however often the order moves on", async () => {
		const { _id } = await place();
		await markPaid(_id);
		await packShort(_id);
		const due = [{ amount: 210, reason: "short", state: "due", by: "shop" }];
		expect(await refundsOf(_id)).toMatchObject(due);
		expect(await own(_id)).toMatchObject({ paymentStatus: "refund due" });
		await move(_id, "Out for delivery");
		expect(await refundsOf(_id)).toMatchObject(due);
	});

	it("goes back no more once the bag is open again", async () => {
		const { _id } = await place();
		await markPaid(_id);
		await packShort(_id);
		await undo(_id);
		expect(await refundsOf(_id)).toEqual([]);
		expect(await own(_id)).toMatchObject({ status: "Order Placed", paymentStatus: "success" });
		await packShort(_id);
		expect(await refundsOf(_id)).toMatchObject([{ amount: 210, reason: "short", state: "due" }]);
	});

	it("leaves alone what the owner has given back by hand", async () => {
		const { _id } = await place();
		await markPaid(_id);
		expect((await grant(_id, 50, "short")).status).toBe(201);
		await packShort(_id);
		await undo(_id);
		expect(await refundsOf(_id)).toMatchObject([{ amount: 50, reason: "short", state: "due" }]);
	});
});

describe("the pieces of an order that is packed as it is", () => {
	const stocks = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await shelfOf(id)).stock));

	it("takes what stands in for others at once, and gives back what was not found once the bag is closed", async () => {
		const [apple, pear] = [await newCounted(10), await newCounted(6, { offerPrice: 300 })];
		const { _id } = await orderedCash(customer, [{ product: apple, quantity: 4 }]);
		const short = { product: apple, picked: 1, replacement: { product: pear, quantity: 3 } };
		expect((await packLines(_id, [short], false)).status).toBe(200);
		expect(await stocks(apple, pear)).toEqual([6, 3]);
		// Another number of them, and then another thing altogether.
		await packLines(_id, [{ ...short, replacement: { product: pear, quantity: 2 } }], false);
		expect(await stocks(apple, pear)).toEqual([6, 4]);
		await packLines(_id, [{ product: apple, picked: 2 }], false);
		expect(await stocks(apple, pear)).toEqual([6, 6]);
		await packLines(_id, [short]);
		expect(await stocks(apple, pear)).toEqual([9, 3]);
		expect((await stockStory(apple)).movements[0]).toMatchObject({ kind: "returned", change: 3, order: _id });
		for (const product of [apple, pear]) await mustBeLawful(product);
	});

	it("refuses what is not left, and takes nothing then", async () => {
		const [apple, pear] = [await newCounted(10), await newCounted(2, { name: "Pear", offerPrice: 300 })];
		const { _id } = await orderedCash(customer, [{ product: apple, quantity: 4 }]);
		const replacement = { product: pear, quantity: 3 };
		const refused = await packLines(_id, [{ product: apple, picked: 1, replacement }], false);
		expect([refused.status, refused.json.message]).toEqual([409, "Only 2 Pear are left"]);
		expect(await stocks(apple, pear)).toEqual([6, 2]);
	});

	it("that is undone has all that was ordered again; a cancelled bag stays out of the shelf", async () => {
		const apple = await newCounted(10);
		const { _id } = await orderedCash(customer, [{ product: apple, quantity: 4 }]);
		await packLines(_id, [{ product: apple, picked: 3 }]);
		expect(await stocks(apple)).toEqual([7]);
		await undo(_id);
		expect(await stocks(apple)).toEqual([6]);
		await packLines(_id, [{ product: apple, picked: 3 }]);
		await move(_id, "Cancelled");
		expect(await stocks(apple)).toEqual([7]);
		await mustBeLawful(apple);
	});
});
