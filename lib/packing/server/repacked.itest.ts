import { beforeEach, describe, expect, it } from "vitest";
import { takeStep } from "@/tests/support/deliveries";
import { newCustomer, newStaff, type TestCustomer } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { asOwner, assign, move, packLines } from "@/tests/support/seller";
import { orderedCash } from "@/tests/support/shopping";

/** A bag that came back from the door and is packed again: what it holds now has to be on the shelf. */

let customer: TestCustomer;
const rider = await newStaff("rider");
beforeEach(async () => {
	customer = await newCustomer();
});

/** What the shelf holds, and what was taken from it in all. */
async function shelf(product: string) {
	const { json } = await asOwner("GET", `/api/seller/stock/${product}`);
	const movements = json.movements as { change: number }[];
	return { stock: json.stock, taken: movements.reduce((sum, { change }) => sum - change, 0) };
}

async function packed(id: string, lines: object[]) {
	expect((await packLines(id, lines)).status).toBe(200);
}

async function broughtBack(id: string) {
	expect((await assign(id, rider._id)).status).toBe(200);
	expect((await takeStep(id, { step: "picked_up" }, rider.cookies)).status).toBe(200);
	const failed = await takeStep(id, { step: "failed", reason: "nobody_home" }, rider.cookies);
	expect(failed.status).toBe(200);
}

describe("packed again after a failed delivery", () => {
	it("never has a piece that another order has bought since", async () => {
		const kinnow = await newProduct({ name: "Last kinnow", offerPrice: 600, stock: 3 });
		const palak = await newProduct({ offerPrice: 1000 });
		const { _id } = await orderedCash(customer, [{ product: kinnow, quantity: 3 }]);
		await packed(_id, [{ product: kinnow, picked: 2 }]);
		await orderedCash(await newCustomer(), [
			{ product: kinnow, quantity: 1 },
			{ product: palak, quantity: 2 },
		]);
		await broughtBack(_id);
		const all = [{ product: kinnow, picked: 3 }];
		expect((await packLines(_id, all)).status).toBe(409);
		await packLines(_id, all, false);
		expect(await packLines(_id, [])).toMatchObject({
			status: 409,
			json: { message: "Last kinnow is out of stock" },
		});
		expect((await move(_id, "Packed")).status).toBe(409);
		expect(await shelf(kinnow)).toEqual({ stock: 0, taken: 3 });
		await packed(_id, [{ product: kinnow, picked: 2 }]);
		expect(await shelf(kinnow)).toEqual({ stock: 0, taken: 3 });
	});

	it("has no more of a replacement than the shelf holds", async () => {
		const palak = await newProduct({ offerPrice: 100 });
		const byWeight = { soldBy: "weight" as const, stepGrams: 250, stock: 500 };
		const mango = await newProduct({ name: "Half a kilo", offerPrice: 300, ...byWeight });
		const { _id } = await orderedCash(customer, [{ product: palak, quantity: 20 }]);
		await packed(_id, [{ product: palak, picked: 20 }]);
		await broughtBack(_id);
		const instead = (grams: number) => [
			{ product: palak, picked: 10, replacement: { product: mango, grams } },
		];
		await packLines(_id, instead(1000), false);
		expect((await packLines(_id, [])).status).toBe(409);
		expect(await shelf(mango)).toEqual({ stock: 500, taken: 0 });
		await packed(_id, instead(500));
		expect(await shelf(mango)).toEqual({ stock: 0, taken: 500 });
	});

	it("is packed as it is though the shelf is empty, and may be cancelled", async () => {
		const kinnow = await newProduct({ offerPrice: 600, stock: 3 });
		const { _id } = await orderedCash(customer, [{ product: kinnow, quantity: 3 }]);
		await packed(_id, [{ product: kinnow, picked: 3 }]);
		await broughtBack(_id);
		await packed(_id, []);
		await broughtBack(_id);
		expect((await move(_id, "Cancelled")).status).toBe(200);
		expect(await shelf(kinnow)).toEqual({ stock: 0, taken: 3 });
	});
});
