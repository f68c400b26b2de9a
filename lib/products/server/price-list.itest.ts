import { ObjectId } from "mongodb";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";
import { MAX_LIST_BYTES, type PriceListReport } from "../schema/bulk-change";

const cookies = await sellerCookies();

async function download(): Promise<string> {
	const answer = await fetch(new URL("/api/product/export", baseUrl()), { headers: { cookie: cookies } });
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toMatch(/^text\/csv/);
	return answer.text();
}

const send = (text: string, dry: boolean) =>
	api("POST", `/api/product/import${dry ? "?dry=1" : ""}`, {
		cookies,
		raw: text,
		headers: { "content-type": "text/csv" },
	});

async function check(text: string): Promise<PriceListReport> {
	const { status, json } = await send(text, true);
	expect(status).toBe(200);
	return json.report as PriceListReport;
}

async function priceOf(id: string): Promise<unknown> {
	const db = await database();
	return (await db.collection("products").findOne({ _id: new ObjectId(id) }))?.offerPrice;
}

/** The heading and one line of the list, about this product. */
async function listOf(id: string): Promise<string> {
	const lines = (await download()).split("\r\n");
	return [lines[0], lines.find((line) => line.startsWith(`test-${id}`))].join("\r\n");
}

describe("a price list", () => {
	test("that comes back as it went out changes nothing", async () => {
		await newProduct({ name: '=Formula, "quoted"\nin two lines' });
		// Other tests change prices of theirs between the two.
		const checked = async () => {
			const { changes, errors, unchanged } = await check(await download());
			return { changes, errors, isWhole: unchanged > 0 };
		};
		await expect.poll(checked).toEqual({ changes: [], errors: [], isWhole: true });
	});

	test.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1", "\r=1"])(
		"keeps %j from being taken for a formula",
		async (name) => {
			const id = await newProduct({ name });
			expect(await listOf(id)).toMatch(/,"?'[=+\-@\t\r]/);
		},
	);

	test("is shown before it changes anything, then changes it", async () => {
		const id = await newProduct({ offerPrice: 500 });
		const list = (await listOf(id)).replace(",500,yes,", ",450,no,");
		expect((await check(list)).changes).toMatchObject([
			{
				line: 2,
				slug: `test-${id}`,
				...{ category: "Fruits", imageUrl: "/art/one-mango.webp" },
				changes: [
					{ field: "Offer price", before: "500", after: "450" },
					{ field: "Stock", before: "yes", after: "no" },
				],
			},
		]);
		expect(await priceOf(id)).toBe(500);
		expect(await send(list, false)).toMatchObject({ status: 200, json: { changed: 1, missed: [] } });
		expect(await priceOf(id)).toBe(450);
	});

	test("counts the pieces it says, each as a line of the product's history, and leaves the others alone", async () => {
		const id = await newProduct({ offerPrice: 500 });
		const list = (await listOf(id)).replace(/,$/, ",12");
		expect((await check(list)).changes).toMatchObject([
			{ changes: [{ field: "Pieces", before: "", after: "12" }] },
		]);
		expect(await send(list, false)).toMatchObject({ status: 200, json: { changed: 1, missed: [] } });
		const story = async () => (await api("GET", `/api/seller/stock/${id}`, { cookies })).json;
		expect(await story()).toMatchObject({
			stock: 12,
			movements: [{ kind: "adjusted", change: 12, reason: "count", note: "Price list" }],
		});
		// A list from before pieces were counted.
		const cells = (row = "") => row.slice(0, row.lastIndexOf(","));
		const [heading, row] = (await listOf(id)).split("\r\n");
		const old = [cells(heading), cells(row).replace(",500,yes,", ",450,yes,")].join("\r\n");
		expect(await send(old, false)).toMatchObject({ status: 200, json: { changed: 1 } });
		expect((await story()).stock).toBe(12);
		expect(await priceOf(id)).toBe(450);
	});

	test("counts what is weighed in grams, and says so when its steps have become others", async () => {
		const id = await newProduct({ soldBy: "weight", stepGrams: 250 });
		const list = (await listOf(id)).replace(/,$/, ",1200");
		expect((await check(list)).changes).toMatchObject([
			{ changes: [{ field: "On the shelf", before: "", after: "1.2 kg" }] },
		]);
		expect(await send(list, false)).toMatchObject({ status: 200, json: { changed: 1, missed: [] } });
		const products = (await database()).collection("products");
		await products.updateOne({ _id: new ObjectId(id) }, { $set: { stepGrams: 500 } });
		expect((await api("GET", `/api/seller/stock/${id}`, { cookies })).json).toMatchObject({
			movements: [{ change: 1200, soldBy: "weight", stepGrams: 250 }],
		});
	});

	test("has the Urdu in columns of its own; an older list without them changes nothing of it", async () => {
		const urdu = { urduUnit: "1 ٹوکری", urduDescription: ["میٹھا آم۔"], urduContents: ["6 کیلے"] };
		const id = await newProduct({ ...urdu, urduName: "آم" });
		const stored = async () => (await database()).collection("products").findOne({ _id: new ObjectId(id) });
		const list = (await listOf(id)).replace("میٹھا آم۔", "رسیلا آم۔");
		expect((await check(list)).changes).toMatchObject([
			{ changes: [{ field: "Urdu description", before: "میٹھا آم۔", after: "رسیلا آم۔" }] },
		]);
		expect(await send(list, false)).toMatchObject({ status: 200, json: { changed: 1 } });
		const changed = { ...urdu, urduDescription: ["رسیلا آم۔"] };
		expect(await stored()).toMatchObject(changed);

		const { data, meta } = Papa.parse<Record<string, string>>(await listOf(id), { header: true });
		const columns = meta.fields?.filter((column) => !Object.hasOwn(urdu, column));
		const older = Papa.unparse(data, { columns }).replace(",500,yes,", ",450,yes,");
		expect((await check(older)).changes).toMatchObject([{ changes: [{ field: "Offer price" }] }]);
		expect(await send(older, false)).toMatchObject({ status: 200, json: { changed: 1 } });
		expect(await stored()).toMatchObject({ ...changed, offerPrice: 450 });
	});

	test("with one wrong line changes nothing and names the line", async () => {
		const [good, bad] = [await newProduct(), await newProduct()];
		const goodList = (await listOf(good)).replace(",500,yes,", ",450,yes,");
		const badLine = (await listOf(bad)).split("\r\n")[1]?.replace(",500,yes,", ",free,yes,");
		const list = `${goodList}\r\n${badLine}\r\n${badLine?.replace(`test-${bad}`, "no-such-thing").replace("free", "9")}`;
		expect((await check(list)).errors).toEqual([
			{ line: 3, message: "Please enter a valid offer price" },
			{ line: 4, message: "No product is called no-such-thing. New ones need a picture: Add New Product" },
		]);
		expect(await send(list, false)).toMatchObject({
			status: 400,
			json: { message: "Line 3: Please enter a valid offer price. Nothing was changed." },
		});
		expect(await priceOf(good)).toBe(500);
	});

	test.each([
		["no list at all", "hello", /^These columns are missing: slug/],
		["a picture", "\u0089PNG\r\n\u001a\n\u0000", /^These columns are missing/],
		["nothing", "", /^These columns are missing/],
	])("that is %s is refused in a sentence", async (_what, text, message) => {
		const answer = await send(text, true);
		expect(answer.status).toBe(400);
		expect(answer.json.message).toMatch(message);
	});

	test("with an open quotation mark, or too large, is refused", async () => {
		const id = await newProduct();
		const answer = await send((await listOf(id)).replace(",500,", ',"500,'), true);
		expect(answer.status).toBe(400);
		expect((await send("x".repeat(MAX_LIST_BYTES + 1), true)).status).toBe(413);
	});
});

type Prices = Record<string, { price: number; offerPrice: number }>;

function save(prices: Prices, revisions: Record<string, number> = {}) {
	const body = { kind: "prices", ids: Object.keys(prices), revisions, prices };
	return api("PATCH", "/api/product/bulk", { cookies, body });
}

async function pricesOf(id: string) {
	const { products } = (await api("GET", "/api/product/all-products")).json;
	const all = products as { _id: string; price: number; offerPrice: number }[];
	const { price, offerPrice } = all.find(({ _id }) => _id === id) ?? {};
	return { price, offerPrice };
}

describe("a list of new prices", () => {
	test("is saved with one call, each product by its own", async () => {
		const [one, two] = [await newProduct(), await newProduct()];
		const answer = await save({
			[one]: { price: 600, offerPrice: 450 },
			[two]: { price: 700, offerPrice: 700 },
		});
		expect(answer).toMatchObject({ status: 200, json: { changed: 2, missed: [] } });
		expect(await pricesOf(one)).toEqual({ price: 600, offerPrice: 450 });
		expect(await pricesOf(two)).toEqual({ price: 700, offerPrice: 700 });
	});

	test("leaves alone and names what was changed meanwhile, and can be sent again", async () => {
		const [one, two] = [await newProduct(), await newProduct({ name: "Test Bringal" })];
		const prices = { [one]: { price: 90, offerPrice: 90 }, [two]: { price: 80, offerPrice: 80 } };
		await save({ [two]: { price: 75, offerPrice: 75 } });
		const seen = { [one]: 0, [two]: 0 };
		const missed = [{ _id: two, name: "Test Bringal" }];
		expect((await save(prices, seen)).json).toMatchObject({ changed: 1, missed });
		expect(await pricesOf(two)).toEqual({ price: 75, offerPrice: 75 });
		expect((await save(prices, { [one]: 1, [two]: 1 })).json).toMatchObject({ changed: 1, missed: [] });
	});

	test("with a broken price changes nothing and says which", async () => {
		const [one, two] = [await newProduct(), await newProduct()];
		const answer = await save({ [one]: { price: 90, offerPrice: 90 }, [two]: { price: 90, offerPrice: 0 } });
		expect(answer.status).toBe(400);
		expect(Object.keys(answer.json.errors as object)).toEqual([`prices.${two}.offerPrice`]);
		// Nothing has the list made again in which a product stands that a test puts into the database.
		const stored = await (await database()).collection("products").findOne({ _id: new ObjectId(one) });
		expect(stored).toMatchObject({ price: 600, offerPrice: 500 });
	});
});

test("yesterday's price is the one that the first change of the day replaced", async () => {
	const name = `Test morning ${Date.now()}`;
	const id = await newProduct({ name });
	for (const offerPrice of [510, 520]) await save({ [id]: { price: 600, offerPrice } });
	const yesterday = async () => {
		const response = await fetch(new URL("/seller/prices", baseUrl()), { headers: { cookie: cookies } });
		const html = await response.text();
		const row = html.slice(html.indexOf(`>${name}<`)).replace(/<!-- -->/g, "");
		return /yesterday ([\d,]+)/.exec(row)?.[1];
	};
	expect(await yesterday()).toBe("500");

	// The same changes a day ago are yesterday's last word.
	const db = await database();
	const dayAgo = new Date(Date.now() - 24 * 3_600_000);
	await db.collection("selleractions").updateMany({ subjectId: id }, { $set: { at: dayAgo } });
	expect(await yesterday()).toBe("520");
});
