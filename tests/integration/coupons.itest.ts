import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, api } from "../support/api";
import { type OwnShop, startOwnShop } from "../support/own-shop";
import { newCustomer, sellerCookies } from "../support/people";
import { newProduct, testAddress } from "../support/products";

/** The law of coupons, over two instances of one shop: never used more often than allowed. */

const BUYERS = 500;
const USES = 100;

let shop: OwnShop;
let second: string;
let owner: string;
let product: string;

beforeAll(async () => {
	shop = await startOwnShop();
	second = (await shop.startSecond()).baseUrl;
	owner = await sellerCookies();
	product = await newProduct({ offerPrice: 500 });
});
afterAll(() => shop.stop());

async function newCoupon(fields: object): Promise<{ _id: string; code: string }> {
	const body = { code: `C${randomUUID().slice(0, 8)}`, kind: "percent", value: 10, ...fields };
	const { json } = await api("POST", "/api/seller/coupons", { cookies: owner, body });
	return json.coupon as { _id: string; code: string };
}

/** Orders as a browser does: who hears that the shop is too busy asks again under the same key. */
async function order(cookies: string, coupon: string, at: string): Promise<Answer> {
	const headers = { "idempotency-key": randomUUID() };
	const body = { items: [{ product, quantity: 4 }], address: testAddress, coupon };
	for (;;) {
		const answer = await api("POST", `${at}/api/order/cod`, { cookies, headers, body });
		if (answer.status !== 503) return answer;
	}
}

const count = (statuses: readonly number[], wanted: number) =>
	statuses.filter((status) => status === wanted).length;

async function usedOf(id: string): Promise<number | undefined> {
	const { json } = await api("GET", "/api/seller/coupons", { cookies: owner });
	return (json.coupons as { _id: string; used: number }[]).find(({ _id }) => _id === id)?.used;
}

it("500 buyers of a coupon of 100 uses use it exactly 100 times, at two instances", {
	timeout: 300_000,
}, async () => {
	const { _id, code } = await newCoupon({ maxUses: USES });
	const buyers: string[] = [];
	for (let index = 0; index < BUYERS; index += 25) {
		const some = await Promise.all(Array.from({ length: 25 }, () => newCustomer()));
		buyers.push(...some.map(({ cookies }) => cookies));
	}
	const answers = await Promise.all(
		buyers.map((cookies, index) => order(cookies, code, index % 2 === 0 ? "" : second)),
	);
	const statuses = answers.map(({ status }) => status);
	expect([count(statuses, 201), count(statuses, 409)]).toEqual([USES, BUYERS - USES]);
	expect(await usedOf(_id)).toBe(USES);
});

it("one customer at many windows uses a coupon as often as one may", { timeout: 120_000 }, async () => {
	const { cookies } = await newCustomer();
	for (const [fields, most] of [
		[{ maxUsesPerCustomer: 3 }, 3],
		[{ firstOrderOnly: true }, 0],
	] as const) {
		const { code } = await newCoupon(fields);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_none, index) => order(cookies, code, index % 2 === 0 ? "" : second)),
		);
		expect(
			count(
				answers.map(({ status }) => status),
				201,
			),
		).toBe(most);
	}
	const fresh = await newCustomer();
	const { code } = await newCoupon({ firstOrderOnly: true });
	const answers = await Promise.all(
		Array.from({ length: 12 }, (_none, index) => order(fresh.cookies, code, index % 2 === 0 ? "" : second)),
	);
	expect(
		count(
			answers.map(({ status }) => status),
			201,
		),
	).toBe(1);
});
