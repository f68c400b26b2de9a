import { expect } from "vitest";
import type { Wallet } from "@/lib/payments/rules";
import { type Answer, api } from "./api";
import { database } from "./database";
import { newCustomer } from "./people";
import { newProduct, testAddress } from "./products";
import { baseUrl } from "./target";

/** A customer who pays with the demo's own wallets, as a browser does it. */

/** What 4 pieces at Rs. 500 come to. */
export const AMOUNT = 2100;

/** A customer and a product of their own, and what they do about paying for 4 of it. */
export async function newPayer() {
	const product = await newProduct({ offerPrice: 500 });
	const customer = await newCustomer();

	const payload = (change: Record<string, unknown> = {}) => ({
		amount: AMOUNT,
		userPhone: "03001234567",
		email: customer.email,
		items: [{ product, quantity: 4 }],
		address: testAddress,
		deliveryTime: "standard",
		...change,
	});

	function start(wallet: Wallet, change: Record<string, unknown> = {}, cookies = customer.cookies) {
		return api("POST", `/api/payment/${wallet}`, { body: payload(change), cookies });
	}

	async function begun(wallet: Wallet): Promise<string> {
		const { json } = await start(wallet);
		return String(json.paymentId);
	}

	async function page(path: string, cookies = customer.cookies): Promise<string> {
		const answer = await fetch(new URL(path, baseUrl()), { headers: { cookie: cookies } });
		expect(answer.status, path).toBe(200);
		return answer.text();
	}

	/** Goes to the simulated wallet and decides there; gives where the browser is sent. */
	async function decide(wallet: Wallet, reference: string, decision: string): Promise<string> {
		const go = formOf(await page(`/payment/go/${reference}`));
		const opened = await post(go.action.replace(/\/$/, ""), go.fields);
		expect(opened.status).toBe(303);
		const answer = await post(
			"/wallet-simulator/decide",
			new URLSearchParams({ wallet, reference, decision }),
		);
		expect(answer.status).toBe(303);
		return answer.location;
	}

	/** Brings the browser from the wallet back to the shop; gives the shop's answer. */
	async function comeBack(wallet: Wallet, reference: string, decision: string) {
		const location = await decide(wallet, reference, decision);
		const form = formOf(await page(location));
		return post(form.action, form.fields);
	}

	async function stateOf(reference: string): Promise<unknown> {
		const { json } = await api("GET", `/api/payment/${reference}`, { cookies: customer.cookies });
		return json.payment;
	}

	return { product, customer, payload, start, begun, page, decide, comeBack, stateOf };
}
export type Payer = Awaited<ReturnType<typeof newPayer>>;

/** The form on a page that leads on to another site. */
function formOf(html: string): { action: string; fields: URLSearchParams } {
	const action = /<form[^>]*action="([^"]+)"[^>]*method="post"/.exec(html)?.[1] ?? "";
	const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
	const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
	const fields = new URLSearchParams(inputs.map(([, name = "", value = ""]) => [plain(name), plain(value)]));
	return { action: plain(action), fields };
}

/** Posts a form as the browser would, across sites: without cookies, from another origin. */
export async function post(action: string, fields: URLSearchParams): Promise<Answer & { location: string }> {
	const answer = await api("POST", new URL(action, baseUrl()).href, {
		raw: fields.toString(),
		headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://wallet.example" },
	});
	return { ...answer, location: answer.headers.get("location") ?? "" };
}

export async function orderCount(reference: string): Promise<number> {
	const db = await database();
	const payment = await db.collection("payments").findOne({ reference });
	return db.collection("orders").countDocuments({ payment: payment?._id });
}
