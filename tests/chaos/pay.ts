import { z } from "zod";
import { totalsOf } from "@/lib/cart/rules/totals";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import { testAddress } from "../support/products";
import { Refused } from "./client";
import type { Shopper, World } from "./shopper";

const started = z.object({ paymentId: z.string(), redirectUrl: z.string() });
const priced = z.object({ cartItem: z.array(z.object({ price: z.number(), quantity: z.number() })) });

type Basket = { item: { product: string; quantity: number }; cartVersion: number };

/** The form of a page that is posted: where it goes, and its hidden fields. */
function formIn(html: string): { action: string; body: URLSearchParams } {
	const plain = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
	const form = /<form[^>]*method="post".*?<\/form>/s.exec(html)?.[0] ?? "";
	const action = /action="([^"]+)"/.exec(form)?.[1];
	if (!action) throw new Refused(`a page without its form: ${html.slice(0, 200)}`);
	const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
	const pairs = fields.map(([, name = "", value = ""]): [string, string] => [plain(name), plain(value)]);
	// The wallet's address ends with a slash, which only leads to the one without.
	return { action: plain(action).replace(/\/$/, ""), body: new URLSearchParams(pairs) };
}

/** Begins a payment at today's price; gives its reference. */
async function begin({ client, email }: Shopper, { item, cartVersion }: Basket): Promise<string> {
	const { json } = await client.expect([200], "GET", "/api/user/cart");
	const lines = priced.parse(json).cartItem.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
	const { amount } = totalsOf(lines, "standard", SHOP_DEFAULTS);
	const body = {
		amount,
		userPhone: "03001234567",
		email,
		items: [item],
		address: testAddress,
		cartVersion,
		useCredit: false,
	};
	const answer = await client.expect([200], "POST", "/api/payment/jazzcash", { body });
	return started.parse(answer.json).paymentId;
}

/**
 * Pays with the simulated wallet as a browser does, form by form; some turn away at the wallet, and some never come
 * back from it although they have paid.
 */
export function payByWallet(fillCart: (world: World, shopper: Shopper) => Promise<Basket>) {
	return async (world: World, shopper: Shopper): Promise<void> => {
		const { ledger, random } = world;
		const { client, email } = shopper;
		const reference = await begin(shopper, await fillCart(world, shopper));
		const known = { email, reference };
		ledger.payments.set(reference, { ...known, isPaid: "no" });

		const post = (path: string, raw: URLSearchParams) => client.expect([303], "POST", path, { raw });
		const go = formIn((await client.expect([200], "GET", `/payment/go/${reference}`)).text);
		await post(go.action, go.body);
		const decision = random.chance(0.8) ? "approve" : "cancel";
		if (decision === "approve") {
			ledger.payments.set(reference, { ...known, isPaid: "perhaps" });
			ledger.carts.delete(email);
		}
		await post("/wallet-simulator/decide", new URLSearchParams({ wallet: "jazzcash", reference, decision }));
		if (decision === "approve") ledger.payments.set(reference, { ...known, isPaid: "yes" });
		if (random.chance(0.25)) return;
		const back = await client.expect([200], "GET", `/wallet-simulator/return/jazzcash/${reference}`);
		const callback = formIn(back.text);
		await post(callback.action, callback.body);
		if (decision === "approve") ledger.carts.set(email, {});
	};
}
