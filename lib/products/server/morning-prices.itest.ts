import { beforeAll, describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";

let cookies: string;
beforeAll(async () => {
	cookies = await sellerCookies();
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
		expect(await pricesOf(one)).toEqual({ price: 600, offerPrice: 500 });
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
