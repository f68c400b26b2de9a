import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { check, drawn, named, send, withPicture, ZIP, zipOf } from "@/tests/support/imports";
import { sellerCookies } from "@/tests/support/people";

/** Lines of a file that are about the same product, or want what is another one's. */

describe("a product", () => {
	const rowsOf = (...rows: string[]) => ["slug,handle,name,category,price,image", ...rows].join("\n");

	/** Two new products with a handle each. */
	async function two() {
		const mark = randomUUID().slice(0, 8);
		const [one, other] = [`aa-${mark}`, `bb-${mark}`].map((slug) => ({ slug, handle: `H-${slug}` }));
		const line = (slug = "", handle = "") => `${slug},${handle},Pear ${slug},Fruits,90,a.png`;
		const list = rowsOf(line(one?.slug, one?.handle), line(other?.slug, other?.handle));
		expect((await send(await withPicture(list), { type: ZIP })).json).toMatchObject({ added: 2 });
		return { line, a: one?.slug, b: other?.slug, ofA: one?.handle, ofB: other?.handle };
	}

	test("takes no handle of another one: a fault with its line, also where two are exchanged", async () => {
		const { line, a, b, ofA, ofB } = await two();
		const taken = rowsOf(line(a, ofB).replace("a.png", ""));
		const exchanged = rowsOf(line(a, ofB), line(b, ofA)).replaceAll("a.png", "");
		for (const [file, lines] of [
			[taken, [2]],
			[exchanged, [2, 3]],
		] as const) {
			const { faults } = await check(file);
			expect(faults.map(({ line: at, column }) => [at, column])).toEqual(lines.map((at) => [at, "handle"]));
			expect(faults[0]).toMatchObject({
				value: ofB,
				message: `${ofB} is what another product is called: Pear ${b}`,
			});
			expect((await send(file)).status).toBe(400);
		}
	});

	test("and another one of two at once take a new handle once", async () => {
		const { line, a, b } = await two();
		const wanted = `New-${a}`;
		const files = [a, b].map((slug) => rowsOf(line(slug, wanted)).replace("a.png", ""));
		const answers = await Promise.all([...files, ...files].map((file) => send(file)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400]);
		const called = await (await database()).collection("products").countDocuments({ handle: wanted });
		expect(called).toBe(1);
	});

	test("is known again by its slug however that is written", async () => {
		const mark = randomUUID().slice(0, 8);
		const line = (slug: string, price: number) => `${slug},,Pear ${mark},Fruits,${price},a.png`;
		const first = await withPicture(rowsOf(line(`Desi-Pear ${mark}`, 90)));
		expect((await send(first, { type: ZIP })).json).toMatchObject({ added: 1 });
		const again = await send(rowsOf(line(`Desi-Pear ${mark}`, 95)).replace("a.png", ""));
		expect(again.json).toMatchObject({ added: 0, changed: 1 });
		const twice = rowsOf(line(`Desi-Pear ${mark}`, 90), line(`desi-pear-${mark}`, 90));
		expect((await check(twice.replaceAll("a.png", ""))).faults).toMatchObject([
			{ line: 3, message: `desi-pear-${mark} stands in this list twice` },
		]);
	});

	test("whose price is said alone is sold for it, and keeps an offer that is lower", async () => {
		const mark = randomUUID().slice(0, 8);
		const name = `Guava ${mark}`;
		const table = (price: number, offer = "") =>
			`slug,name,category,price,offerPrice,image\nguava-${mark},${name},Fruits,${price},${offer},a.png`;
		expect((await send(await withPicture(table(240)), { type: ZIP })).json).toMatchObject({ added: 1 });
		const priced = async (price: number, offer?: string) => {
			const file = await withPicture(table(price, offer));
			const { changes } = await check(file, ZIP);
			expect((await send(file, { type: ZIP })).json).toMatchObject({ changed: 1 });
			const [product] = await named(name);
			return [product?.price, product?.offerPrice, changes[0]?.changes.map(({ field }) => field)];
		};
		expect(await priced(260)).toEqual([260, 260, ["Price", "Offer price"]]);
		expect(await priced(260, "200")).toEqual([260, 200, ["Offer price"]]);
		expect(await priced(300)).toEqual([300, 200, ["Price"]]);
		expect(await priced(180)).toEqual([180, 180, ["Price", "Offer price"]]);
	});

	test("gets the picture of its file again after another one was put there by hand", async () => {
		const mark = randomUUID().slice(0, 8);
		const name = `Plum ${mark}`;
		const file = await withPicture(rowsOf(`plum-${mark},,${name},Fruits,90,a.png`));
		expect((await send(file, { type: ZIP })).json).toMatchObject({ added: 1 });
		const [product] = await named(name);
		const cookies = await sellerCookies();
		const edit = async (files: Buffer[]) => {
			const form = new FormData();
			form.set("productData", JSON.stringify({ isDeal: true }));
			for (const own of files) form.append("images", new Blob([new Uint8Array(own)]), "b.png");
			return (await api("PUT", `/api/product/${product?._id}`, { cookies, raw: form })).status;
		};
		expect(await edit([])).toBe(200);
		expect(await check(file, ZIP)).toMatchObject({ unchanged: 1 });
		expect(await edit([await drawn("#3a3")])).toBe(200);
		expect((await send(file, { type: ZIP })).json).toMatchObject({ changed: 1 });
		expect(await named(name)).toMatchObject([{ imageUrl: product?.imageUrl }]);
		expect(await check(file, ZIP)).toMatchObject({ unchanged: 1 });
	});

	test("whose picture is none is a fault that names it as its line does", async () => {
		const list = rowsOf(`,,Fig ${randomUUID().slice(0, 8)},Fruits,90,a.png`);
		const { status, json } = await send(await zipOf({ "list.csv": list, "a.png": "hello" }), { type: ZIP });
		expect([status, json.faults]).toMatchObject([400, [{ line: 2, column: "image", value: "a.png" }]]);
		expect(json.message).toMatch(/^Line 2: [^.]+\. [^.]+\. Nothing was changed\.$/);
	});

	test("keeps a slug in Urdu with what is Latin in it, and is known again by it", async () => {
		const mark = randomUUID().slice(0, 8);
		const line = (slug: string) => `${slug}-${mark},,Sabzi ${slug},Vegetables,90,a.png`;
		const file = await withPicture(rowsOf(line("آلو-1kg"), line("پیاز-1kg")));
		expect((await send(file, { type: ZIP })).json).toMatchObject({ added: 2 });
		expect(await check(file, ZIP)).toMatchObject({ added: [], unchanged: 2, errors: [] });
	});

	test("has the slug that its line says, though a line before it has that name", async () => {
		const mark = randomUUID().slice(0, 8);
		const name = `Peach ${mark}`;
		const slug = `peach-${mark}`;
		const file = rowsOf(`,,${name},Fruits,90,a.png`, `${slug},,${name} of Swat,Fruits,95,a.png`);
		expect((await send(await withPicture(file), { type: ZIP })).json).toMatchObject({ added: 2 });
		expect(await named(name)).toMatchObject([{ slug: `${slug}-2` }]);
		expect(await named(`${name} of Swat`)).toMatchObject([{ slug }]);
	});

	test("whose text has a comma without quotation marks is a fault with its line", async () => {
		const { line, a, b } = await two();
		const shifted = line(a).replace("Fruits,90,a.png", "sweet,Fruits,90,a.png");
		const { faults, faultyLines } = await check(rowsOf(shifted, `${line(b).replace("a.png", "")},,`));
		expect(faults).toMatchObject([
			{ line: 2, column: "cells", message: expect.stringMatching(/^a\.png has no/) },
		]);
		expect(faultyLines).toContain("a.png has no column");
		expect((await check(faultyLines)).faults).toMatchObject([{ line: 2, column: "cells" }]);
	});

	test("that stands in a list twice, by its slug and by its handle, is a fault with its line", async () => {
		const { line, a, ofA } = await two();
		const file = rowsOf(line(a), line("", ofA).replace("Pear ", "Peach ")).replaceAll("a.png", "");
		expect((await check(file)).faults).toMatchObject([
			{ line: 3, message: `${a} stands in this list twice` },
		]);
		expect((await send(file)).json.message).toMatch(/^Line 3: .* stands in this list twice\. Nothing was/);
	});
});
