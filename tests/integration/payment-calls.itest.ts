import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { WALLETS, type Wallet } from "@/lib/domain/wallet";
import { type Answer, api } from "../support/api";
import { database } from "../support/database";
import { newCustomer, type TestCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { baseUrl } from "../support/target";

/** The payment calls as the contract has them, with the demo's own wallets. 4 at Rs. 500 come to Rs. 2100. */

const AMOUNT = 2100;
let product: string;
let customer: TestCustomer;

beforeAll(async () => {
	product = await newProduct({ offerPrice: 500 });
	customer = await newCustomer();
});

function payload(change: Record<string, unknown> = {}) {
	return {
		amount: AMOUNT,
		userPhone: "03001234567",
		email: customer.email,
		items: [{ product, quantity: 4 }],
		address: testAddress,
		deliveryTime: "standard",
		...change,
	};
}

function start(wallet: Wallet, change: Record<string, unknown> = {}, cookies = customer.cookies) {
	return api("POST", `/api/payment/${wallet}`, { body: payload(change), cookies });
}

async function begun(wallet: Wallet): Promise<string> {
	const { json } = await start(wallet);
	return String(json.paymentId);
}

/** The form on a page that leads on to another site. */
function formOf(html: string): { action: string; fields: URLSearchParams } {
	const action = /<form[^>]*action="([^"]+)"[^>]*method="post"/.exec(html)?.[1] ?? "";
	const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
	const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
	const fields = new URLSearchParams(inputs.map(([, name = "", value = ""]) => [plain(name), plain(value)]));
	return { action: plain(action), fields };
}

async function page(path: string, cookies = customer.cookies): Promise<string> {
	const answer = await fetch(new URL(path, baseUrl()), { headers: { cookie: cookies } });
	expect(answer.status, path).toBe(200);
	return answer.text();
}

/** Posts a form as the browser would, across sites: without cookies, from another origin. */
async function post(action: string, fields: URLSearchParams): Promise<Answer & { location: string }> {
	const answer = await api("POST", new URL(action, baseUrl()).href, {
		raw: fields.toString(),
		headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://wallet.example" },
	});
	return { ...answer, location: answer.headers.get("location") ?? "" };
}

/** Goes to the simulated wallet and decides there; gives where the browser is sent. */
async function decide(wallet: Wallet, reference: string, decision: string): Promise<string> {
	const go = formOf(await page(`/payment/go/${reference}`));
	const opened = await post(go.action.replace(/\/$/, ""), go.fields);
	expect(opened.status).toBe(303);
	const answer = await post("/wallet-simulator/decide", new URLSearchParams({ wallet, reference, decision }));
	expect(answer.status).toBe(303);
	return answer.location;
}

/** Brings the browser from the wallet back to the shop; gives the answer of the shop's door. */
async function comeBack(wallet: Wallet, reference: string, decision: string) {
	const location = await decide(wallet, reference, decision);
	const form = formOf(await page(location));
	return post(form.action, form.fields);
}

async function stateOf(reference: string): Promise<unknown> {
	const { json } = await api("GET", `/api/payment/${reference}`, { cookies: customer.cookies });
	return json.payment;
}

async function orderCount(reference: string): Promise<number> {
	const db = await database();
	const payment = await db.collection("payments").findOne({ reference });
	return db.collection("orders").countDocuments({ payment: payment?._id });
}

describe.each(WALLETS)("POST /api/payment/%s", (wallet) => {
	it("leads to a page on our own origin", async () => {
		const { status, json } = await start(wallet);
		expect(status).toBe(200);
		expect(String(json.redirectUrl)).toMatch(new RegExp(`^${baseUrl()}/payment/go/[A-Z0-9]{20}$`));
		expect(String(json.redirectUrl)).toContain(String(json.paymentId));
	});

	it("pays for the customer's own cart and default address when none is sent", async () => {
		const buyer = await newCustomer();
		const db = await database();
		const { cookies } = buyer;
		const without = { items: undefined, address: undefined };
		expect((await start(wallet, without, cookies)).json.message).toBe("Your cart is empty");
		await api("POST", "/api/user/cart/add", { body: { productId: product, quantity: 4 }, cookies });
		expect((await start(wallet, without, cookies)).json.message).toBe("Please select a delivery address.");
		await db
			.collection("users")
			.updateOne(
				{ _id: new ObjectId(buyer._id) },
				{ $set: { addresses: [{ _id: new ObjectId(), ...testAddress, isDefault: true }] } },
			);
		expect((await start(wallet, without, cookies)).status).toBe(200);
	});

	it("asks who is there before anything else", async () => {
		const guest = await api("POST", `/api/payment/${wallet}`, { body: {} });
		expect([guest.status, guest.json.message]).toEqual([401, "Please login to proceed with checkout"]);
		const unverified = await newCustomer({ isVerified: false });
		const refused = await start(wallet, {}, unverified.cookies);
		expect(refused.status).toBe(403);
		expect(refused.json.message).toBe("Please verify your email before checkout");
		const foreign = await api("POST", `/api/payment/${wallet}`, {
			body: payload(),
			cookies: customer.cookies,
			headers: { origin: "https://evil.example" },
		});
		expect(foreign.status).toBe(403);
	});

	it.each([1, AMOUNT - 1, AMOUNT + 1, AMOUNT / 10, AMOUNT * 10, AMOUNT * 100, 2000, 2150])(
		"refuses the changed amount %i with 409",
		async (amount) => {
			const { status, json } = await start(wallet, { amount });
			expect(status).toBe(409);
			expect(json.message).toBe("Prices have changed, please review your order");
		},
	);

	it.each([
		["amount", { amount: 0 }],
		["amount", { amount: -AMOUNT }],
		["amount", { amount: null }],
		["amount", { amount: "2100" }],
		["amount", { amount: { $gt: 0 } }],
		["amount", { amount: 2100.5 }],
		["userPhone", { userPhone: "0300" }],
		["userPhone", { userPhone: { $ne: "" } }],
		["email", { email: "sana" }],
		["items", { items: [] }],
		["items.0.product", { items: [{ product: "x", quantity: 1 }] }],
		["address.streetAddress", { address: { ...testAddress, streetAddress: " " } }],
		["deliveryTime", { deliveryTime: "now" }],
	])("refuses a wrong %s with 400: %j", async (field, change) => {
		const { status, json } = await start(wallet, change);
		expect(status).toBe(400);
		expect(Object.keys(json.errors ?? {})).toContain(field);
	});

	it("keeps an order's rules: minimum, area, stock", async () => {
		expect((await start(wallet, { items: [{ product, quantity: 1 }] })).status).toBe(400);
		const elsewhere = { address: { ...testAddress, streetAddress: "House 1, Elsewhere" } };
		expect((await start(wallet, elsewhere)).status).toBe(400);
		const gone = await newProduct({ inStock: false });
		expect((await start(wallet, { items: [{ product: gone, quantity: 4 }] })).status).toBe(409);
	});
});

describe("the simulated Easypaisa", () => {
	/** Approves a payment at the wallet; gives the token that its second step takes. */
	async function tokenOf(reference: string): Promise<string> {
		const back = new URL(await decide("easypaisa", reference, "approve"), baseUrl());
		return back.searchParams.get("auth_token") ?? "";
	}
	const confirm = (token: string, postBackURL: string) =>
		post(
			"/wallet-simulator/easypaisa/easypay/Confirm.jsf",
			new URLSearchParams({ auth_token: token, postBackURL }),
		);
	const ours = () => `${baseUrl()}/payment/verify?provider=easypaisa`;

	it.each([
		"https://elsewhere.example/",
		"//elsewhere.example/",
		"https://localhost.elsewhere.example/payment/verify",
		"javascript:alert(1)",
		"",
	])("sends nobody with a good token to %j", async (elsewhere) => {
		const token = await tokenOf(await begun("easypaisa"));
		const refused = await confirm(token, elsewhere);
		expect(refused).toMatchObject({ status: 404, location: "" });
		// The token is good: the shop's own address is gone to.
		const accepted = await confirm(token, ours());
		expect(accepted.status).toBe(303);
		expect(accepted.location.startsWith(`${ours()}&`)).toBe(true);
	});

	it("takes the shop's own address, but only under its own scheme and port", async () => {
		const token = await tokenOf(await begun("easypaisa"));
		for (const other of [ours().replace("http:", "https:"), ours().replace(/:\d+\//, ":1/")]) {
			expect(await confirm(token, other)).toMatchObject({ status: 404, location: "" });
		}
	});

	it("knows no other token", async () => {
		expect(await confirm("guess", ours())).toMatchObject({ status: 404, location: "" });
	});
});

describe("POST /payment/verify", () => {
	it("takes JazzCash's signed word from another site and leads to the result page", async () => {
		const reference = await begun("jazzcash");
		const back = await comeBack("jazzcash", reference, "approve");
		expect(back.status).toBe(303);
		expect(back.location).toBe(
			`/payment/verify?provider=jazzcash&pp_ResponseCode=000&pp_TxnRefNo=${reference}`,
		);
		expect(await orderCount(reference)).toBe(1);
		expect(await stateOf(reference)).toMatchObject({ state: "confirmed", amount: AMOUNT, isOnHold: false });
		await page(back.location);
	});

	it("takes a refusal: the payment has failed", async () => {
		const reference = await begun("jazzcash");
		const back = await comeBack("jazzcash", reference, "cancel");
		expect(back.location).toContain("pp_ResponseCode=112");
		expect(await stateOf(reference)).toMatchObject({ state: "failed" });
		expect(await orderCount(reference)).toBe(0);
	});

	it("records nothing of a forged success", async () => {
		const reference = await begun("jazzcash");
		const forged = new URLSearchParams({
			pp_TxnRefNo: reference,
			pp_ResponseCode: "000",
			pp_Amount: String(AMOUNT * 100),
			pp_SecureHash: "F".repeat(64),
		});
		const back = await post("/payment/verify", forged);
		expect(back.status).toBe(303);
		expect(await stateOf(reference)).toMatchObject({ state: "initiated" });
		expect(await orderCount(reference)).toBe(0);
	});

	it.each([
		["nothing", ""],
		["an unknown reference", "pp_TxnRefNo=T404&pp_ResponseCode=000"],
		["operators", "pp_TxnRefNo[$ne]=x&orderRefNumber[$gt]="],
		["an address to go to", "pp_TxnRefNo=//evil.example&pp_ResponseCode=%0d%0aset-cookie:x"],
	])("stays calm at %s", async (_what, body) => {
		const back = await post("/payment/verify", new URLSearchParams(body));
		expect(back.status).toBe(303);
		expect(back.location).toMatch(/^\/payment\/verify\?/);
		expect(back.location).not.toContain("evil");
		expect(back.headers.get("set-cookie")).toBeNull();
	});

	it("refuses what is no form, or too long", async () => {
		const raw = "x".repeat(40_000);
		const types = [
			["text/plain", 415],
			["application/x-www-form-urlencoded", 413],
		] as const;
		for (const [type, status] of types) {
			const body = status === 413 ? raw : "x";
			const answer = await api("POST", "/payment/verify", { raw: body, headers: { "content-type": type } });
			expect(answer.status).toBe(status);
		}
	});
});

describe("Easypaisa's two steps", () => {
	it("end at the result page, and the shop has asked by itself", async () => {
		const reference = await begun("easypaisa");
		const back = await comeBack("easypaisa", reference, "approve");
		expect(back.status).toBe(303);
		const url = new URL(back.location);
		expect(url.pathname).toBe("/payment/verify");
		expect(url.searchParams.get("orderRefNumber")).toBe(reference);
		expect(await stateOf(reference)).toMatchObject({ state: "confirmed" });
		expect(await orderCount(reference)).toBe(1);
	});

	it("do not make an order of a claimed success", async () => {
		const reference = await begun("easypaisa");
		await post("/payment/verify", new URLSearchParams({ status: "0000", orderRefNumber: reference }));
		expect(await stateOf(reference)).toMatchObject({ state: "pending" });
		expect(await orderCount(reference)).toBe(0);
	});
});

describe("POST /api/order/online", () => {
	const claim = (paymentId: string, change: Record<string, unknown> = {}) => ({
		items: [{ productId: product, quantity: 4 }],
		address: testAddress,
		deliveryTime: "standard",
		paymentId,
		amount: AMOUNT,
		paymentType: "JazzCash",
		...change,
	});
	const order = (body: unknown, cookies = customer.cookies) =>
		api("POST", "/api/order/online", { body, cookies });

	it("gives the order of a confirmed payment, the same one every time", async () => {
		const reference = await begun("jazzcash");
		expect((await order(claim(reference))).status).toBe(409);
		await comeBack("jazzcash", reference, "approve");
		const [first, second] = [await order(claim(reference)), await order(claim(reference))];
		expect(first.status).toBe(201);
		expect(second.status).toBe(201);
		expect(first.json.order).toMatchObject({ isPaid: true, amount: AMOUNT, paymentType: "JazzCash" });
		expect(second.json.order).toEqual(first.json.order);
	});

	it("knows nobody else's payment", async () => {
		const reference = await begun("jazzcash");
		await comeBack("jazzcash", reference, "approve");
		const stranger = await newCustomer();
		expect((await order(claim(reference), stranger.cookies)).status).toBe(404);
		const seen = await api("GET", `/api/payment/${reference}`, { cookies: stranger.cookies });
		expect(seen.status).toBe(404);
		const went = await fetch(new URL(`/payment/go/${reference}`, baseUrl()), {
			headers: { cookie: stranger.cookies },
		});
		expect(went.status).toBe(404);
	});

	it("refuses what the payment was not made for, and what is malformed", async () => {
		const reference = await begun("jazzcash");
		await comeBack("jazzcash", reference, "approve");
		expect((await order(claim(reference, { amount: AMOUNT + 1 }))).status).toBe(409);
		expect((await order(claim(reference, { paymentType: "Easypaisa" }))).status).toBe(409);
		expect((await order(claim(reference, { paymentType: "Cash On Delivery" }))).status).toBe(400);
		expect((await order(claim(reference, { paymentId: { $ne: "" } }))).status).toBe(400);
		expect((await order(claim("T404"))).status).toBe(404);
		expect((await api("POST", "/api/order/online", { body: claim(reference) })).status).toBe(401);
	});
});
