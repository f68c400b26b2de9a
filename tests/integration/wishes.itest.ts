import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import type { Wish } from "@/lib/products/rules/wishes";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { newCustomer, type TestCustomer } from "../support/people";
import { newProduct } from "../support/products";
import { asOwner } from "../support/seller";
import { orderedCash } from "../support/shopping";
import { baseUrl } from "../support/target";
import { basketsOf, newBasket } from "../support/weekly-shop";

/** Wishes for a line, from the cart to the bag (next day 4), and what is said on the day a product came. */

type Line = { productId: string; wish: Wish | null; note: string | null; wishes: Wish[] };

const wished = (fields = {}) => newProduct({ wishes: ["ripe_today", "small"], ...fields });

async function cart(who: TestCustomer, method: string, path: string, body?: unknown) {
	const { status, json } = await api(method, `/api/user/cart${path}`, { cookies: who.cookies, body });
	const lines = (json.cartItem ?? []) as Line[];
	return { status, json, lines: lines.map(({ productId, wish, note }) => ({ productId, wish, note })) };
}

/** The owner takes all wishes off it but these. */
async function takeOff(product: string, wishes: Wish[] = []): Promise<void> {
	const db = await database();
	await db.collection("products").updateOne({ _id: new ObjectId(product) }, { $set: { wishes } });
}

describe("a line of the cart", () => {
	it("takes one of the product's wishes and a note, keeps what is not said, and clears by null", async () => {
		const who = await newCustomer();
		const productId = await wished();
		const added = await cart(who, "POST", "/add", { productId, wish: "small", note: " $set  it\nfirm " });
		expect(added.lines).toEqual([{ productId, wish: "small", note: "$set it firm" }]);
		expect((added.json.cartItem as Line[])[0]?.wishes).toEqual(["ripe_today", "small"]);
		const more = await cart(who, "PUT", "/update", { productId, quantity: 3 });
		expect(more.lines).toEqual(added.lines);
		const other = await cart(who, "PUT", "/update", { productId, quantity: 3, wish: "ripe_today" });
		expect(other.lines[0]).toMatchObject({ wish: "ripe_today", note: "$set it firm" });
		const cleared = await cart(who, "POST", "/add", { productId, wish: null, note: null });
		expect(cleared.lines).toEqual([{ productId, wish: null, note: null }]);
		await cart(who, "PUT", "/update", { productId, quantity: 1, note: "Gone with its line" });
		await cart(who, "DELETE", "/remove", { productId });
		expect((await cart(who, "POST", "/add", { productId })).lines[0]).toMatchObject({ note: null });
	});

	it("refuses what the product does not offer, and notes that are no short text, and changes nothing", async () => {
		const who = await newCustomer();
		const productId = await wished();
		await cart(who, "POST", "/add", { productId, wish: "small", note: "a".repeat(80) });
		for (const wrong of [
			{ wish: "large" },
			{ wish: "blue" },
			{ wish: 1 },
			{ note: "a".repeat(81) },
			{ note: {} },
		]) {
			for (const [method, path] of [
				["POST", "/add"],
				["PUT", "/update"],
			] as const) {
				const { status, json } = await cart(who, method, path, { productId, quantity: 2, ...wrong });
				expect([status, Object.keys(json.errors ?? {})]).toEqual([400, Object.keys(wrong)]);
			}
		}
		expect((await cart(who, "GET", "")).lines).toEqual([{ productId, wish: "small", note: "a".repeat(80) }]);
	});

	it("joins at login: the account's stays, the guest's joins where there is none, what is not offered is dropped", async () => {
		const who = await newCustomer();
		const [both, only, gone] = await Promise.all([wished(), wished(), newProduct()]);
		await cart(who, "POST", "/add", { productId: both, wish: "small" });
		await cart(who, "POST", "/add", { productId: only });
		const items = [
			{ productId: both, quantity: 1, wish: "ripe_today", note: "Guest" },
			{ productId: only, quantity: 1, wish: "ripe_today" },
			{ productId: gone, quantity: 1, wish: "small", note: "Kept" },
		];
		expect((await cart(who, "PUT", "/merge", { items })).lines).toEqual([
			{ productId: both, wish: "small", note: "Guest" },
			{ productId: only, wish: "ripe_today", note: null },
			{ productId: gone, wish: null, note: "Kept" },
		]);
	});

	it("joins with the guest's wish where the account's is no longer offered, and keeps the account's note", async () => {
		const who = await newCustomer();
		const [changed, none] = await Promise.all([wished(), wished()]);
		for (const productId of [changed, none])
			await cart(who, "POST", "/add", { productId, wish: "small", note: "Mine" });
		await takeOff(changed, ["ripe_today"]);
		await takeOff(none);
		const items = [changed, none].map((productId) => ({ productId, quantity: 1, wish: "ripe_today" }));
		expect((await cart(who, "PUT", "/merge", { items })).lines).toEqual([
			{ productId: changed, wish: "ripe_today", note: "Mine" },
			{ productId: none, wish: null, note: "Mine" },
		]);
	});
});

it("a weekly basket neither shows nor keeps a wish that its product does not have", async () => {
	const who = await newCustomer();
	const [apple, pear] = await Promise.all([wished(), wished()]);
	const asked = { quantity: 2, note: "Firm ones" };
	const items = [
		{ product: apple, ...asked, wish: "small" },
		{ product: pear, ...asked, wish: "large" },
	];
	const basket = await newBasket(who, { items });
	expect(basket.items).toMatchObject([
		{ wish: "small", note: "Firm ones" },
		{ wish: null, note: "Firm ones" },
	]);
	const stored = async () =>
		(await (await database()).collection("weeklybaskets").findOne({ _id: new ObjectId(basket._id) }))?.items;
	expect((await stored())[1]).not.toHaveProperty("wish");
	await takeOff(apple);
	const [{ items: shown } = basket] = await basketsOf(who);
	expect(shown).toMatchObject([
		{ wish: null, note: "Firm ones" },
		{ wish: null, note: "Firm ones" },
	]);
});

it("an order keeps what was asked, and drops with reorder and weekly baskets what is no longer offered", async () => {
	const who = await newCustomer();
	const [apple, pear] = await Promise.all([wished(), wished()]);
	const asked = { wish: "small", note: "No <b>spots</b>" };
	const items = [apple, pear].map((product) => ({ product, quantity: 2, ...asked }));
	const order = await orderedCash(who, items);
	expect(order.items).toEqual([expect.objectContaining(asked), expect.objectContaining(asked)]);
	const basket = await newBasket(who, { items });
	await takeOff(pear);
	const { json } = await api("POST", `/api/order/reorder/${order._id}`, { cookies: who.cookies });
	expect((json.cartItem as Line[]).map(({ wish, note }) => [wish, note])).toEqual([
		["small", asked.note],
		[null, asked.note],
	]);
	expect((await orderedCash(who, items)).items[1]).toMatchObject({ wish: null, note: asked.note });
	expect(basket.items).toEqual([expect.objectContaining(asked), expect.objectContaining(asked)]);
});

describe("what came today", () => {
	const pageOf = async (product: string, at = "") =>
		(await fetch(`${at || baseUrl()}/product/${product}`)).text();
	const said = async (product: string, at?: string) =>
		/Came today, [\d:]+( PM)?/.exec(await pageOf(product, at))?.[0] ?? null;

	it("is said with its hour until midnight, at every instance, and of deliveries alone", async ({ shop }) => {
		const midnight = new Date();
		midnight.setUTCHours(19, 0, 0, 0);
		const product = await newProduct({ stock: 4 });
		await shop.setClock((midnight.getTime() - 12_000 - Date.now()) / 60_000);
		const came = (reason: string) =>
			asOwner("POST", "/api/seller/stock", { productId: product, change: 2, reason });
		expect((await came("count")).status).toBe(200);
		expect(await said(product)).toBeNull();
		expect((await came("delivery")).status).toBe(200);
		expect(await said(product)).toBe("Came today, 11:59 PM");
		await expect.poll(() => said(product, shop.second), { timeout: 2_500 }).toBe("Came today, 11:59 PM");
		await expect.poll(() => said(product), { timeout: 16_000 }).toBeNull();
		await expect.poll(() => said(product, shop.second), { timeout: 2_500 }).toBeNull();
	}, 60_000);
});
