import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "../support/api";
import { database } from "../support/database";
import { newCustomer, newStaff } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { orderCash } from "../support/shopping";
import { baseUrl } from "../support/target";

const URDU = { "accept-language": "ur" };
const LETTERS = /[ء-ے]/;

describe("what a call says", () => {
	test.each([
		["an address of no call", "GET", "/api/nothing", undefined, "ایسا کوئی پتہ نہیں"],
		["a guest's cart", "GET", "/api/user/cart", undefined, "جاری رکھنے کے لیے لاگ اِن کریں"],
		[
			"a wrong password",
			"POST",
			"/api/user/login",
			{ email: "nobody@sabz-tests.pk", password: "x" },
			"ای میل یا پاس ورڈ درست نہیں",
		],
		["a wrong method", "PATCH", "/api/user/login", undefined, "یہ پتہ PATCH سے نہیں چلتا"],
	])("of %s follows the language that is asked for", async (_what, method, path, body, urdu) => {
		const inUrdu = await api(method, path, { body, headers: URDU });
		expect(inUrdu.json).toMatchObject({ success: false, message: urdu });
		expect(inUrdu.headers.get("content-language")).toBe("ur");
		expect(inUrdu.headers.get("vary")).toContain("accept-language");
		const inEnglish = await api(method, path, {
			body,
			headers: { "accept-language": "en-PK,en;q=0.9,ur;q=0.8" },
		});
		expect(inEnglish.status).toBe(inUrdu.status);
		expect(inEnglish.json.message).not.toMatch(LETTERS);
		expect(inEnglish.headers.get("content-language")).toBe("en");
	});

	test("of a broken rule, also field by field, and of a body that is none", async () => {
		const body = { email: "sana", password: "" };
		const { json } = await api("POST", "/api/user/login", { body, headers: URDU });
		expect(json).toMatchObject({
			message: "درست ای میل لکھیں",
			errors: { email: "درست ای میل لکھیں", password: "پاس ورڈ لکھیں" },
		});
		const raw = await api("POST", "/api/user/login", {
			raw: "{",
			headers: { ...URDU, "content-type": "application/json" },
		});
		expect(raw).toMatchObject({ status: 400, json: { message: "JSON درست نہیں" } });
	});

	test("leaves what everybody shares as it is", async () => {
		const ask = (language: string) =>
			fetch(new URL("/api/product/all-products", baseUrl()), { headers: { "accept-language": language } });
		const [urdu, english] = await Promise.all([ask("ur"), ask("en")]);
		expect(await urdu.text()).toBe(await english.text());
	});
});

type Made = { order: { _id: string; language: string }; message: string };

async function order(cookies: string, headers: Record<string, string> = {}): Promise<Made> {
	const items = [{ product: await newProduct({ offerPrice: 900 }), quantity: 2 }];
	return (await orderCash({ cookies }, items, {}, { headers })).json as Made;
}

describe("the language of an order", () => {
	test("is the one it was made in, whatever its customer reads later", async () => {
		const { cookies } = await newCustomer();
		const made = await order(cookies, URDU);
		expect(made.order.language).toBe("ur");
		expect(made.message).toMatch(/^آرڈر ہو گیا۔.*تک۔$/);
		expect((await order(cookies)).order.language).toBe("en");
		const { orders } = (await api("GET", "/api/order/user", { cookies })).json;
		expect(orders).toMatchObject([{ language: "en" }, { language: "ur" }]);
	});

	test("is the account's where the request asks for none", async () => {
		const { cookies } = await newCustomer();
		await api("PUT", "/api/user/update-profile", { cookies, body: { language: "ur" } });
		const made = await order(cookies);
		expect(made.order.language).toBe("ur");
		expect(made.message).toMatch(/^Order placed!/);
		expect((await order(cookies, { "accept-language": "en" })).order.language).toBe("en");
	});

	test("is by phone that of the last order from the number", async () => {
		const { cookies } = await newCustomer();
		const packer = await newStaff("packer");
		const phoneNumber = `0345-${String(Date.now()).slice(-7)}`;
		const product = await newProduct({ offerPrice: 900 });
		const items = [{ product, quantity: 2 }];
		const { firstName: _first, lastName: _last, phoneNumber: _phone, ...place } = testAddress;
		const call = async (to = phoneNumber) =>
			(
				await api("POST", "/api/order/phone", {
					cookies: packer.cookies,
					body: {
						customer: { name: "Rubina Akhtar", phone: phoneNumber },
						...{ items, address: { ...place, phoneNumber: to } },
					},
				})
			).json.order;
		expect(await call()).toMatchObject({ language: "en" });
		await orderCash({ cookies }, items, { address: { ...testAddress, phoneNumber } }, { headers: URDU });
		expect(await call("0300-7654321"), "whoever it is brought to").toMatchObject({ language: "ur" });
		expect(await call()).toMatchObject({ language: "ur" });
	});
});

test("an account is written to in the language of the page it was made on", async () => {
	const email = `urdu-${Date.now()}@inbox.pk`;
	const body = { name: "Sana Iqbal", email, password: "Mango-Chaunsa-9" };
	const { json } = await api("POST", "/api/user/register", { body, headers: URDU });
	expect(json.message).toMatch(LETTERS);
	expect(await (await database()).collection("users").findOne({ email })).toMatchObject({ language: "ur" });
	const login = { email, password: body.password };
	expect((await api("POST", "/api/user/login", { body: login })).json.user).toMatchObject({ language: "ur" });
});

test("a rider reads in Urdu what was packed otherwise", async () => {
	const rider = await newStaff("rider");
	const { cookies } = await newCustomer();
	const made = await order(cookies);
	await (await database()).collection("orders").updateOne(
		{ _id: new ObjectId(made.order._id) },
		{
			$set: {
				status: "Packed",
				rider: { _id: new ObjectId(rider._id), name: rider.name },
				"lines.0.packed": { quantity: 1 },
			},
		},
	);
	const read = async (headers?: Record<string, string>) =>
		JSON.stringify((await api("GET", "/api/rider/deliveries", { cookies: rider.cookies, headers })).json);
	expect(await read(URDU)).toContain("2 میں سے 1 ملا");
	expect(await read()).toContain("There was 1 of 2");
});
