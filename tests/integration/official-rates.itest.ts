import { expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { newProduct } from "../support/products";
import { countPieces } from "../support/seller";

/** The committee's rates stand on product pages on their day alone, at both instances. */

const dayOf = (ms: number) => new Date(ms + 5 * 3_600_000).toISOString().slice(0, 10);

it("stand on a product's page until midnight, and those of tomorrow from then on", async ({ shop }) => {
	const cookies = shop.owner;
	const name = "Chikoo Xyz";
	const product = await newProduct({ name, offerPrice: 150 });
	const said = async (at = "") => {
		const { text } = await api("GET", `${at}/product/${product}`);
		return /Government rate today Rs\. [\d,]+/.exec(text.replaceAll("<!-- -->", ""))?.[0] ?? null;
	};
	const now = Date.now();
	const put = async (day: string, text: string) =>
		(await api("PUT", "/api/seller/official-rates", { cookies, body: { day, text } })).json;
	// The catalogue learns of what was put into the database by hand with the next change.
	await countPieces(product, 3);
	expect(await said()).toBeNull();
	const today = dayOf(now);
	const list = await put(today, `نرخ نامہ\n${name} 120\nMurghi 410`);
	expect(list).toMatchObject({ rates: [{ product, rate: 120 }], unmatched: ["Murghi 410"] });
	await put(dayOf(now + 86_400_000), `${name} 130`);
	await expect.poll(() => said(), { timeout: 3_000 }).toBe("Government rate today Rs. 120");
	await expect.poll(() => said(shop.second), { timeout: 3_000 }).toBe("Government rate today Rs. 120");
	await shop.setClock(24 * 60);
	await expect.poll(() => said(), { timeout: 5_000 }).toBe("Government rate today Rs. 130");
	await shop.setClock(48 * 60);
	await expect.poll(() => said(), { timeout: 5_000 }).toBeNull();
	await expect.poll(() => said(shop.second), { timeout: 5_000 }).toBeNull();
	expect((await api("GET", "/api/seller/official-rates", { cookies })).json).toMatchObject({ rates: [] });
}, 60_000);
