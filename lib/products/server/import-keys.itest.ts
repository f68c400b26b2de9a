import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { HEADING, LONG, longFile, named, send, withPicture, ZIP } from "@/tests/support/imports";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";

const cookies = await sellerCookies();
const stamp = Date.now().toString(36);

describe("a key of an import", () => {
	const progressOf = async (key: string) =>
		(await api("GET", `/api/product/import/${key}`, { cookies })).json.progress;

	test("changes nothing a second time, and is answered with what was done", async () => {
		const [id, key] = [await newProduct({ offerPrice: 500 }), `twice-${stamp}`];
		const list = (price: number) => `slug,name,category,price,image\ntest-${id},Test mango,Fruits,${price},`;
		expect((await send(list(700), { key })).json).toMatchObject({ changed: 1, added: 0 });
		expect((await send(list(600))).json).toMatchObject({ changed: 1 });
		const again = await send(list(700), { key });
		expect([again.status, again.json]).toMatchObject([200, { changed: 1, added: 0, missed: [] }]);
		const db = await database();
		expect(await db.collection("products").findOne({ _id: new ObjectId(id) })).toMatchObject({ price: 600 });
		expect(await progressOf(key)).toMatchObject({ state: "done" });
	});

	test("watches and cancels the import, also beside an Idempotency-Key, and can then be sent again", async () => {
		const [name, key] = [`Anew ${stamp}`, `anew-${stamp}`];
		const headers = { "idempotency-key": randomUUID() };
		const first = send(await longFile(name), { key, type: ZIP, headers });
		await expect.poll(() => progressOf(key)).toMatchObject({ state: "running", of: LONG });
		expect((await api("DELETE", `/api/product/import/${key}`, { cookies })).status).toBe(200);
		const small = await withPicture(`${HEADING}\n${name},Fruits,100,,,,,,,,,a.png,B-${stamp}`);
		expect((await send(small, { key, type: ZIP })).json).toMatchObject({ added: 1 });
		expect((await first).status).toBe(409);
		expect(await named(name)).toHaveLength(1);
	});

	test("comes as Idempotency-Key as well: one answer, one after the other and at once", async () => {
		const name = `Once ${stamp}`;
		const file = await withPicture(`${HEADING}\n${name},Fruits,100,,,,,,,,,a.png,O-${stamp}`);
		const once = { type: ZIP, headers: { "idempotency-key": randomUUID() } };
		const answers = [
			...(await Promise.all([send(file, once), send(file, once), send(file, once)])),
			await send(file, once),
		];
		for (const { status, json } of answers)
			expect([status, json]).toMatchObject([200, { added: 1, changed: 0 }]);
		expect(await named(name)).toHaveLength(1);
	});
});
