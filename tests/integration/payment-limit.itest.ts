import { expect, test } from "vitest";
import { api } from "../support/api";
import { mustBeLawful, shelfOf, stockStory } from "../support/counted";
import { newPayer, type Payer } from "../support/payer";
import { sellerCookies } from "../support/people";

/** An account holds something for three wallet payments at once; a further one takes what the oldest holds. */

const SOON = { timeout: 20_000, interval: 300 };

/** Somebody who pays for 4 of a product of which there are so many. */
async function payerOf(stock: number): Promise<Payer> {
	const payer = await newPayer();
	const set = await api("POST", "/api/seller/stock", {
		cookies: await sellerCookies(),
		body: { productId: payer.product, set: stock, reason: "count" },
	});
	expect(set.status).toBe(200);
	return payer;
}

test("a fourth payment releases the pieces of the oldest, and begins although they were the last ones", async () => {
	const payer = await payerOf(12);
	const first = await payer.begun("jazzcash");
	for (let more = 0; more < 2; more += 1) await payer.begun("easypaisa");
	expect(await shelfOf(payer.product)).toEqual({ stock: 0, held: 12 });

	expect(await payer.start("jazzcash")).toMatchObject({ status: 200 });
	expect(await shelfOf(payer.product)).toEqual({ stock: 0, held: 12 });
	await expect
		.poll(async () => (await stockStory(payer.product)).movements.map(({ kind }) => kind), SOON)
		.toContain("released");
	await mustBeLawful(payer.product);

	// Money is never dropped: what is paid for in the end is an order that waits for the shop's word.
	expect(await payer.stateOf(first)).toMatchObject({ state: "initiated" });
	await payer.comeBack("jazzcash", first, "approve");
	await expect.poll(() => payer.stateOf(first), SOON).toMatchObject({ state: "confirmed", isOnHold: true });
	expect(await shelfOf(payer.product)).toEqual({ stock: 0, held: 12 });
});

test("ten payments of one account keep no shelf from the others", async () => {
	const payer = await payerOf(40);
	const begun = await Promise.all(Array.from({ length: 10 }, () => payer.start("jazzcash")));
	expect(begun.map(({ status }) => status)).toEqual(new Array(10).fill(200));
	expect(await shelfOf(payer.product)).toEqual({ stock: 28, held: 12 });
	await mustBeLawful(payer.product);
});

test("a fourth payment releases the use of a coupon too", async () => {
	const owner = await sellerCookies();
	const code = `THREE${Date.now()}`;
	const made = await api("POST", "/api/seller/coupons", {
		cookies: owner,
		body: { code, kind: "amount", value: 100, minimum: 0, maxUses: 3, maxUsesPerCustomer: 3 },
	});
	expect(made.status, made.text).toBe(201);
	const payer = await newPayer();
	const start = () => payer.start("jazzcash", { coupon: code, amount: 1995 });
	for (let open = 0; open < 4; open += 1) expect(await start()).toMatchObject({ status: 200 });
	const other = await newPayer();
	const refused = await other.start("jazzcash", { coupon: code, amount: 1995 });
	expect(refused.status, "the three newest have their uses").toBe(409);
});
