import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";

const owner = await sellerCookies();

const count = (productId: string, set: number) =>
	api("POST", "/api/seller/stock", { cookies: owner, body: { productId, set, reason: "count" } });
const read = (id: string) => api("GET", `/api/seller/stock/${id}`, { cookies: owner });
const bulk = (pieces: object, fields: object = {}, headers: Record<string, string> = {}) =>
	api("PATCH", "/api/product/bulk", { cookies: owner, headers, body: { kind: "pieces", pieces, ...fields } });

/** Deliveries that come under one key. */
function keyedDeliveries() {
	const headers = { "idempotency-key": randomUUID() };
	return (pieces: object) => bulk(pieces, { reason: "delivery" }, headers);
}

describe("the pieces of many products at once", () => {
	test("come each by themselves; what cannot be is named", async () => {
		const [one, other, uncounted] = [
			await newProduct(),
			await newProduct(),
			await newProduct({ name: "Lasora" }),
		];
		await count(one, 2);
		const pieces = { [one]: { change: 5 }, [other]: { set: 9 }, [uncounted]: { change: 3 } };
		const came = await bulk(pieces, { reason: "delivery", note: "From Faisalabad" });
		expect(came).toMatchObject({
			status: 200,
			json: { changed: 2, missed: [{ _id: uncounted, name: "Lasora" }] },
		});
		expect((await read(one)).json).toMatchObject({
			stock: 7,
			movements: [{ change: 5, reason: "delivery", note: "From Faisalabad" }, {}],
		});
		expect((await read(other)).json).toMatchObject({ stock: 9 });
		expect((await read(uncounted)).json).toMatchObject({ stock: null, movements: [] });
	});

	test("come once for a key, each by itself: sent again, only what is missing still is made", async () => {
		const [one, other] = [await newProduct(), await newProduct()];
		await count(one, 2);
		const came = keyedDeliveries();
		const pieces = { [one]: { change: 5 }, [other]: { change: 3 } };
		expect((await came(pieces)).json).toMatchObject({ changed: 1, missed: [{ _id: other }] });
		await count(other, 0);
		const again = await Promise.all([came(pieces), came(pieces)]);
		expect(again.map(({ status, json }) => [status, json.changed])).toEqual([
			[200, 2],
			[200, 2],
		]);
		expect([(await read(one)).json.stock, (await read(other)).json.stock]).toEqual([7, 3]);
		// What was typed anew is another change.
		await came({ [one]: { change: 6 } });
		expect((await read(one)).json.stock).toBe(13);
	});

	test("come once where a first delivery is sent again, to what is counted by then; none is a refusal", async () => {
		const id = await newProduct();
		const came = keyedDeliveries();
		const first = { [id]: { set: 20, stockBefore: null } };
		const answers = [
			...(await Promise.all([came(first), came(first)])),
			await came({ [id]: { change: 20 } }),
		];
		expect(answers.map(({ json }) => json.changed)).toEqual([1, 1, 1]);
		expect((await read(id)).json.stock).toBe(20);
		const entries = (await database()).collection("selleractions").find({ subjectId: id });
		expect(await entries.toArray()).toMatchObject([{ outcome: "done" }]);
	});

	test.each([{}, { mango: { set: 1 } }])("are not taken as %j", async (pieces) => {
		expect((await bulk(pieces)).status).toBe(400);
	});
});
