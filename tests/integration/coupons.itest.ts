import { expect } from "vitest";
import type { sellerCouponCalls } from "@/lib/coupons/calls";
import { api, must } from "../support/api";
import { it } from "../support/clocked";
import { newCustomer, type TestCustomer } from "../support/people";
import { newProduct } from "../support/products";
import { newCoupon } from "../support/seller";
import { orderCash } from "../support/shopping";
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

/** The orders of these buyers, sent to both instances: how many came of it, and how many were refused. */
async function ordersWith(coupon: string, buyers: { cookies: string }[]) {
	const answers = await Promise.all(
		buyers.map((buyer, index) =>
			orderCash(buyer, [{ product, quantity: 4 }], { coupon }, { at: index % 2 === 0 ? "" : second }),
		),
	);
	const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
	return { made: count(201), refused: count(409) };
}

async function usedOf(id: string): Promise<number | undefined> {
	const { json } = await api<typeof sellerCouponCalls.list>("GET", "/api/seller/coupons", { cookies: owner });
	return must(json.coupons).find(({ _id }) => _id === id)?.used;
}

it(`${BUYERS} buyers of a coupon of ${USES} uses use it exactly ${USES} times, at two instances`, {
	timeout: 300_000,
}, async () => {
	const { _id, code } = await newCoupon({ maxUses: USES });
	const buyers: TestCustomer[] = [];
	for (let index = 0; index < BUYERS; index += 25)
		buyers.push(...(await Promise.all(Array.from({ length: 25 }, () => newCustomer()))));
	expect(await ordersWith(code, buyers)).toEqual({ made: USES, refused: BUYERS - USES });
	expect(await usedOf(_id)).toBe(USES);
});

it("one customer at many windows uses a coupon as often as one may", { timeout: 120_000 }, async () => {
	const who = await newCustomer();
	for (const [fields, most] of [
		[{ maxUsesPerCustomer: 3 }, 3],
		[{ firstOrderOnly: true }, 0],
	] as const) {
		const { code } = await newCoupon(fields);
		expect(await ordersWith(code, Array(20).fill(who))).toMatchObject({ made: most });
	}
	const fresh = await newCustomer();
	const { code } = await newCoupon({ firstOrderOnly: true });
	expect(await ordersWith(code, Array(12).fill(fresh))).toMatchObject({ made: 1 });
});
