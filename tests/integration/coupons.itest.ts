import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { sellerCouponCalls } from "@/lib/coupons/calls";
import { type Answer, api, must, patiently } from "../support/api";
import { it } from "../support/clocked";
import { newCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { isThorough } from "../support/thorough";

/** The law of coupons, over two instances of one shop: never used more often than allowed. */

const [BUYERS, USES] = isThorough ? [500, 100] : [50, 10];

let second: string;
let owner: string;
let product: string;

it.beforeAll(async ({ shop }) => {
	({ second, owner } = shop);
	product = await newProduct({ offerPrice: 500 });
});

async function newCoupon(fields: object): Promise<{ _id: string; code: string }> {
	const body = { code: `C${randomUUID().slice(0, 8)}`, kind: "percent", value: 10, ...fields };
	const { json } = await api<typeof sellerCouponCalls.add>("POST", "/api/seller/coupons", {
		cookies: owner,
		body,
	});
	return must(json.coupon);
}

function order(cookies: string, coupon: string, at: string): Promise<Answer> {
	const headers = { "idempotency-key": randomUUID() };
	const body = { items: [{ product, quantity: 4 }], address: testAddress, coupon };
	return patiently(() => api("POST", `${at}/api/order/cod`, { cookies, headers, body }));
}

const count = (statuses: readonly number[], wanted: number) =>
	statuses.filter((status) => status === wanted).length;

async function usedOf(id: string): Promise<number | undefined> {
	const { json } = await api<typeof sellerCouponCalls.list>("GET", "/api/seller/coupons", { cookies: owner });
	return must(json.coupons).find(({ _id }) => _id === id)?.used;
}

it(`${BUYERS} buyers of a coupon of ${USES} uses use it exactly ${USES} times, at two instances`, {
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
