import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { newCounted } from "@/tests/support/counted";
import { database } from "@/tests/support/database";
import { mailsTo, waitForMail } from "@/tests/support/mails";
import { newCustomer, sellerCookies } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";

/** A call that makes something, sent again with its caller's key, also at once: it is made once, and each answer is the same. */

const owner = await sellerCookies();
const product = await newProduct({ offerPrice: 500 });
const counted = await newCounted(1);

type Sent = { path: string; cookies?: string; body: object; made: () => Promise<number> };

const count = async (name: string, filter: object) =>
	(await database()).collection(name).countDocuments(filter);

async function calls(): Promise<Sent[]> {
	const { cookies, _id: user } = await newCustomer();
	const mark = randomUUID().slice(0, 12);
	const code = `K${mark}`.toUpperCase();
	const member = `${mark}@sabz-tests.pk`;
	const review = { productId: product, name: "Sana", rating: 5, comment: `Sweet, ${mark}.` };
	const contact = { name: "Sana", email: member, subject: "Hours", message: `Are you open? ${mark}` };
	const newEmail = `new-${member}`;
	return [
		{
			path: "/api/user/register",
			body: { name: "Sana Iqbal", email: newEmail, password: "Mango-Chaunsa-9" },
			made: async () => {
				await waitForMail(newEmail);
				return (await count("users", { email: newEmail })) + (await mailsTo(newEmail)).length - 1;
			},
		},
		{
			path: "/api/reviews",
			cookies,
			body: review,
			made: () => count("reviews", { comment: review.comment }),
		},
		{
			path: "/api/seller/coupons",
			cookies: owner,
			body: { code, kind: "percent", value: 10 },
			made: () => count("coupons", { code }),
		},
		{
			path: "/api/seller/stock",
			cookies: owner,
			body: { productId: counted, change: 3, reason: "delivery", note: mark },
			made: () => count("stockmovements", { note: mark }),
		},
		{
			path: "/api/seller/team",
			cookies: owner,
			body: { name: "Bilal", email: member, phone: "0300-1234567", role: "packer" },
			made: () => count("teammembers", { email: member }),
		},
		{
			path: "/api/user/address",
			cookies,
			body: { ...testAddress, streetAddress: `Street ${mark}` },
			made: async () => {
				const found = await (await database())
					.collection("users")
					.findOne({ "addresses.streetAddress": `Street ${mark}` });
				return String(found?._id) === user ? (found?.addresses.length ?? 0) : 0;
			},
		},
		{
			path: "/api/contact",
			body: contact,
			made: () => count("contactmessages", { message: contact.message }),
		},
	];
}

test("is made once, and answered alike, one after the other and at once", async () => {
	for (const { path, cookies, body, made } of await calls()) {
		const headers = { "idempotency-key": randomUUID() };
		const send = () => api("POST", path, { cookies, body, headers });
		const answers = [...(await Promise.all([send(), send(), send()])), await send()];
		const { status, json } = await send();
		expect([path, status < 300, answers.map((answer) => answer.status)]).toEqual([
			path,
			true,
			Array(4).fill(status),
		]);
		expect(new Set(answers.map((answer) => JSON.stringify(answer.json)))).toEqual(
			new Set([JSON.stringify(json)]),
		);
		expect([path, await made()]).toEqual([path, 1]);
	}
});

test("is its caller's own, and a refusal is not kept", async () => {
	const headers = { "idempotency-key": randomUUID() };
	const review = { productId: product, name: "Sana", rating: 4, comment: "Good." };
	for (const { cookies } of [await newCustomer(), await newCustomer()])
		expect((await api("POST", "/api/reviews", { cookies, body: review, headers })).status).toBe(201);
	const { cookies } = await newCustomer();
	expect(
		(await api("POST", "/api/reviews", { cookies, body: { ...review, rating: 9 }, headers })).status,
	).toBe(400);
	expect((await api("POST", "/api/reviews", { cookies, body: review, headers })).status).toBe(201);
});

test("keeps no place on the map longer than its address, and nothing longer than its account", async () => {
	const { cookies, password, _id: owner } = await newCustomer();
	const headers = { "idempotency-key": randomUUID() };
	const body = { ...testAddress, point: { lat: 31.271234, lng: 72.331234 } };
	const add = () => api("POST", "/api/user/address", { cookies, body, headers });
	const { json } = await add();
	const kept = async () =>
		JSON.stringify(await (await database()).collection("keptanswers").find({ owner }).toArray());
	expect(await kept()).toContain("31.271234");
	expect((await add()).json).toEqual(json);
	const { _id } = Object(json.address);
	expect((await api("DELETE", `/api/user/address/${_id}`, { cookies })).status).toBe(200);
	expect(await kept()).not.toMatch(/31\.271234|\+[2-9A-Z]{2}"/);
	expect((await add()).json.address, "and is still made once").toMatchObject({ _id, point: null });
	expect((await api("GET", "/api/user/addresses", { cookies })).json.addresses).toEqual([]);
	await api("DELETE", "/api/user/account", { cookies, body: { currentPassword: password } });
	expect(await kept()).toBe("[]");
});
