import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";
import { orderedCash } from "@/tests/support/shopping";

const profile = (cookies: string, body: unknown) => api("PUT", "/api/user/update-profile", { cookies, body });
const leave = ({ cookies }: TestCustomer, currentPassword: string) =>
	api("DELETE", "/api/user/account", { cookies, body: { currentPassword } });

/** What of a customer with an address is the same for each of them. */
const rest = { phone: null, isPhoneVerified: false, hasPassword: true };

describe("the profile", () => {
	test("changes the name, and never the address", async () => {
		const { _id, email, cookies } = await newCustomer();
		const answer = await profile(cookies, {
			name: "  Sana  O'Neil-Khan ",
			email: "else@sabz-tests.pk",
			isVerified: false,
		});
		const user = {
			_id,
			name: "Sana  O'Neil-Khan",
			email,
			isVerified: true,
			...rest,
			language: "en",
			notifyBy: "email",
		};
		expect(answer).toMatchObject({ status: 200, json: { user } });
		expect((await api("GET", "/api/user/check-auth", { cookies })).json.user).toEqual(user);
	});

	test("changes the language alone, and leaves what is not said as it was", async () => {
		const { _id, name, email, cookies } = await newCustomer();
		const user = { _id, name, email, isVerified: true, ...rest, language: "ur", notifyBy: "email" };
		expect((await profile(cookies, { language: "ur" })).json.user).toEqual(user);
		expect((await profile(cookies, { name: "Sana Khan" })).json.user).toEqual({ ...user, name: "Sana Khan" });
		expect((await api("GET", "/api/user/data", { cookies })).json.profile).toMatchObject({ language: "ur" });
		expect(await profile(cookies, { language: "fr" })).toMatchObject({
			status: 400,
			json: { errors: { language: "Please choose English or Urdu" } },
		});
		expect((await profile(cookies, {})).json.errors).toEqual({
			name: "Name must be at least 2 characters long",
		});
	});

	test.each([
		["S", "Name must be at least 2 characters long"],
		["<b>Sana</b>", "Name can only contain letters, spaces, hyphens, and apostrophes"],
		[["Sana"], "Name must be at least 2 characters long"],
	])("refuses %j", async (name, message) => {
		const { cookies } = await newCustomer();
		expect(await profile(cookies, { name })).toMatchObject({
			status: 400,
			json: { message, errors: { name: message } },
		});
	});
});

async function withHistory(): Promise<{ customer: TestCustomer; product: string; orderId: ObjectId }> {
	const customer = await newCustomer();
	const product = await newProduct({ offerPrice: 900 });
	const { cookies } = customer;
	await api("POST", "/api/user/address", { cookies, body: testAddress });
	const note = "Not too ripe, for Ammi";
	const { _id } = await orderedCash(customer, [{ product, quantity: 2, note }]);
	const review = { productId: product, name: customer.name, rating: 5, comment: "Sweet" };
	await api("POST", "/api/reviews", { cookies, body: review });
	await api("POST", "/api/user/cart/add", { cookies, body: { productId: product, quantity: 1 } });
	await api("POST", `/api/product/${await newProduct({ inStock: false })}/back-in-stock`, { cookies });
	const { name, email } = customer;
	const question = { name, email, phone: "0300-1234567", subject: "Eid", message: "Do you open on Eid?" };
	expect((await api("POST", "/api/contact", { body: question })).status).toBe(201);
	return { customer, product, orderId: new ObjectId(_id) };
}

describe("taking one's data along", () => {
	test("gives everything as a file, and nothing of anyone else", async () => {
		const { customer, product, orderId } = await withHistory();
		await withHistory();
		const { status, headers, json } = await api("GET", "/api/user/data", { cookies: customer.cookies });
		expect(status).toBe(200);
		expect(headers.get("content-disposition")).toBe('attachment; filename="sabz-my-data.json"');
		expect(json).toMatchObject({
			profile: { name: customer.name, email: customer.email, isVerified: true },
			addresses: [{ streetAddress: testAddress.streetAddress }],
			cart: [{ productId: product, quantity: 1 }],
			orders: [{ _id: orderId.toHexString() }],
			reviews: [{ product, comment: "Sweet" }],
			waitingFor: [{ since: expect.stringMatching(/Z$/) }],
			messages: [{ channel: "contact", subject: "Eid", text: "Do you open on Eid?", answers: [] }],
		});
		expect(JSON.stringify(json)).not.toMatch(/password|hash|session/i);
	});
});

describe("leaving", () => {
	test("needs the password", async () => {
		const customer = await newCustomer();
		expect(await leave(customer, "Wrong-One-1")).toMatchObject({
			status: 400,
			json: { errors: { currentPassword: "Current password is incorrect" } },
		});
		expect(await api("DELETE", "/api/user/account", { cookies: customer.cookies, body: {} })).toMatchObject({
			status: 400,
			json: { errors: { currentPassword: "Current password is required" } },
		});
		expect((await api("GET", "/api/user/check-auth", { cookies: customer.cookies })).status).toBe(200);
	});

	test("waits for an order that is on its way", async () => {
		const { customer, orderId } = await withHistory();
		expect(await leave(customer, customer.password)).toMatchObject({
			status: 409,
			json: { message: "An order of yours is on its way. You can delete your account once it has arrived." },
		});
		const db = await database();
		expect(await db.collection("orders").findOne({ _id: orderId })).toMatchObject({
			customer: { name: customer.name },
		});
	});

	test("removes the person and keeps the books", async () => {
		const { customer, product, orderId } = await withHistory();
		const db = await database();
		const written = db.collection("contactmessages");
		const question = await written.findOne({ email: customer.email });
		await db.collection("orders").updateOne({ _id: orderId }, { $set: { status: "Delivered" } });
		const before = await db.collection("orders").findOne({ _id: orderId });
		expect((await leave(customer, customer.password)).status).toBe(200);

		const user = new ObjectId(customer._id);
		const order = await db.collection("orders").findOne({ _id: orderId });
		expect(order).toMatchObject({
			amount: before?.amount,
			lines: before?.lines.map(({ note: _, ...line }: { note?: string }) => line),
			area: before?.area,
			customer: { name: "Former customer", email: "" },
		});
		const [notification, review, cart, wish, account, mails] = await Promise.all([
			db.collection("notifications").findOne({ order: orderId }),
			db.collection("reviews").findOne({ product: new ObjectId(product) }),
			db.collection("carts").findOne({ user }),
			db.collection("backinstockwishes").findOne({ user }),
			db.collection("users").findOne({ _id: user }),
			db.collection("outgoingmails").countDocuments({
				$or: [{ to: customer.email }, { key: `contact:${question?._id}` }],
			}),
		]);
		expect(question).not.toBeNull();
		expect(await written.countDocuments({ email: customer.email })).toBe(0);
		expect({ cart, wish, account, mails }).toEqual({ cart: null, wish: null, account: null, mails: 0 });
		expect(review).toMatchObject({ name: "Former customer", comment: "Sweet" });
		const left = JSON.stringify([order, notification, review]).toLowerCase().replaceAll("-", "");
		for (const trace of ["sana", "iqbal", customer.email.replaceAll("-", ""), "03001234567", "house 12"]) {
			expect(left).not.toContain(trace);
		}
	});

	test("leaves what was written under an address that was never proved to whoever has that address", async () => {
		const customer = await newCustomer({ isVerified: false });
		const { name, email } = customer;
		const question = { name, email, subject: "Eid", message: "Do you open on Eid?" };
		await api("POST", "/api/contact", { body: question });
		const data = await api("GET", "/api/user/data", { cookies: customer.cookies });
		expect(data.json.messages).toEqual([]);
		expect((await leave(customer, customer.password)).status).toBe(200);
		const db = await database();
		expect(await db.collection("contactmessages").countDocuments({ email })).toBe(1);
	});

	test("ends every session, and the address is free again", async () => {
		const { cookies, ...customer } = await newCustomer();
		expect((await leave({ ...customer, cookies }, customer.password)).status).toBe(200);
		expect((await api("GET", "/api/user/check-auth", { cookies })).status).toBe(401);
		const { name, email, password } = customer;
		expect((await api("POST", "/api/user/login", { body: { email, password } })).status).toBe(401);
		expect((await api("POST", "/api/user/register", { body: { name, email, password } })).status).toBe(201);
	});
});
