import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { openEvents } from "@/tests/support/events";
import { tokenIn, waitForMail } from "@/tests/support/mails";
import { newOrder } from "@/tests/support/orders";
import { newStaff, sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";

const PASSWORD = "Mango-Chaunsa-9";
const DEAD = "This link is invalid or has expired. Please ask the owner for a new one.";

let counter = 0;
const owner = await sellerCookies();

const stranger = (role = "packer") => {
	counter += 1;
	const email = `nadia-${process.pid}-${Date.now()}-${counter}@sabz-tests.pk`;
	return { name: "Nadia Bibi", email, phone: "03001234567", role };
};
const invite = (body: unknown, cookies = owner) => api("POST", "/api/seller/team", { cookies, body });
const change = (id: unknown, body: unknown) => api("PUT", `/api/seller/team/${id}`, { cookies: owner, body });
const join = (token: string, password = PASSWORD) =>
	api("POST", `/api/seller/join/${token}`, { body: { password } });
const login = (email: string, password = PASSWORD) =>
	api("POST", "/api/seller/login", { body: { email, password } });
const checkAuth = (cookies: string) => api("GET", "/api/seller/check-auth", { cookies });
const idOf = ({ json }: { json: Record<string, unknown> }) => {
	const { member } = json;
	if (typeof member !== "object" || member === null || !("_id" in member)) throw new Error("no member");
	return String(member._id);
};

async function invited() {
	const person = stranger();
	const answer = await invite(person);
	return { person, answer, token: tokenIn(await waitForMail(person.email), "seller/join") };
}

describe("an invitation", () => {
	test("leads by mail to a password and straight in", async () => {
		const { person, answer, token } = await invited();
		expect(answer).toMatchObject({
			status: 201,
			json: { member: { ...person, phone: "0300-1234567", isActive: true, hasJoined: false } },
		});
		expect((await login(person.email)).status, "nothing opens without a password").toBe(401);
		const joined = await join(token);
		const user = { email: person.email, name: "Nadia Bibi", role: "packer" };
		expect(joined).toMatchObject({ status: 200, json: { user } });
		expect(await checkAuth(joined.cookies)).toMatchObject({ status: 200, json: { user } });
		expect((await login(person.email)).status).toBe(200);
		const { team } = (await api("GET", "/api/seller/team", { cookies: owner })).json;
		expect(team).toContainEqual(expect.objectContaining({ email: person.email, hasJoined: true }));
		expect(JSON.stringify(team)).not.toMatch(/hash|token/i);
	});

	test("works once, within 48 hours, and not for whoever is switched off", async () => {
		const { answer, token } = await invited();
		expect((await join(token)).status).toBe(200);
		expect(await join(token, "Another-Mango-7")).toMatchObject({ status: 400, json: { message: DEAD } });
		expect((await join("unknown")).status).toBe(400);

		const late = await invited();
		const members = (await database()).collection("teammembers");
		const ends = new Date(Date.now() + 48 * 3_600_000);
		const stored = await members.findOne({ email: late.person.email });
		expect(Math.abs(stored?.invitation.expiresAt - Number(ends))).toBeLessThan(60_000);
		await members.updateOne(
			{ email: late.person.email },
			{ $set: { "invitation.expiresAt": new Date(Date.now() - 1) } },
		);
		expect((await join(late.token)).status).toBe(400);

		const off = await invited();
		await change(idOf(off.answer), { isActive: false });
		expect((await join(off.token)).status).toBe(400);
		expect(idOf(answer)).toMatch(/^[0-9a-f]{24}$/);
	});

	test("of two who open it at once one joins", async () => {
		const { token } = await invited();
		const answers = await Promise.all([join(token), join(token, "Another-Mango-7")]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
	});

	test("asks for a strong password, and stays good after a weak one", async () => {
		const { token } = await invited();
		expect(await join(token, "weak")).toMatchObject({ status: 400, json: { errors: { password: /./ } } });
		expect((await join(token)).status).toBe(200);
	});

	test.each(["Rider 1", "M. Ali", "Haji Sahib (Satellite Town)"])("goes to %s by that name", async (name) => {
		const answer = await invite({ ...stranger(), name });
		expect(answer).toMatchObject({ status: 201, json: { member: { name } } });
		expect(await change(idOf(answer), { name: `${name}, new` })).toMatchObject({ status: 200 });
	});

	test("goes to nobody twice, and not to the owner", async () => {
		const { person } = await invited();
		const email = process.env.SELLER_EMAIL ?? "seller@sabz.example";
		for (const known of [person, { ...person, email }]) {
			expect(await invite(known)).toMatchObject({ status: 409, json: { success: false } });
		}
	});

	test.each([
		["no role", { role: undefined }, "role"],
		["a second owner", { role: "owner" }, "role"],
		["a broken phone", { phone: "12" }, "phone"],
		["a broken address", { email: "nadia" }, "email"],
		["no name", { name: "" }, "name"],
	])("with %s is a broken rule", async (_what, broken, field) => {
		const answer = await invite({ ...stranger(), ...broken });
		expect(answer.status).toBe(400);
		expect(answer.json.errors).toHaveProperty(field);
	});

	test("again replaces a password that was forgotten, and ends what was signed in", async () => {
		const packer = await newStaff("packer");
		const again = await api("POST", `/api/seller/team/${packer._id}/invite`, { cookies: owner });
		expect(again.status).toBe(200);
		const joined = await join(tokenIn(await waitForMail(packer.email), "seller/join"), "Another-Mango-7");
		expect(joined.status).toBe(200);
		expect((await checkAuth(packer.cookies)).status).toBe(401);
		expect((await login(packer.email)).status).toBe(401);
		expect((await login(packer.email, "Another-Mango-7")).status).toBe(200);
	});
});

describe("whoever leaves", () => {
	test("is signed out everywhere, and hears nothing more", async () => {
		const packer = await newStaff("packer");
		const second = (await login(packer.email)).cookies;
		const reader = await openEvents("/api/notifications/events", { cookies: packer.cookies });
		await expect.poll(reader.lastId).not.toBe("");
		expect(await change(packer._id, { isActive: false })).toMatchObject({
			status: 200,
			json: { member: { isActive: false } },
		});
		for (const cookies of [packer.cookies, second]) {
			expect((await checkAuth(cookies)).status).toBe(401);
			expect((await api("GET", "/api/order/seller", { cookies })).status).toBe(401);
		}
		await expect.poll(reader.end, { timeout: 2000 }).toBe("done");
		expect((await login(packer.email)).status).toBe(401);

		await change(packer._id, { isActive: true });
		expect((await checkAuth(packer.cookies)).status, "an ended session stays ended").toBe(401);
		expect((await login(packer.email)).status).toBe(200);
	});

	test("one role is left for another with a new login, a name changes without", async () => {
		const packer = await newStaff("packer");
		await change(packer._id, { name: "Nadia Khan", phone: "", role: "packer" });
		expect((await checkAuth(packer.cookies)).json.user).toMatchObject({ name: "Nadia Khan" });
		expect((await change(packer._id, { role: "rider" })).json.member).toMatchObject({ role: "rider" });
		expect((await checkAuth(packer.cookies)).status).toBe(401);
		const { cookies } = await login(packer.email);
		expect((await api("GET", "/api/order/seller", { cookies })).status).toBe(403);
	});

	test("the owner is in no list from which somebody could be taken out", async () => {
		for (const id of ["owner", "64b7f0c2a1d3e4f5a63f9a2c"]) {
			expect((await change(id, { isActive: false })).status).toBe(404);
		}
		expect(await change("64b7f0c2a1d3e4f5a63f9a2c", { role: "owner" })).toMatchObject({ status: 400 });
		expect((await checkAuth(owner)).json.user).toMatchObject({ role: "owner" });
	});
});

describe("a packer", () => {
	const step = (cookies: string, id: string, status: string) =>
		api("PUT", `/api/order/status/${id}`, { cookies, body: { status, reason: "no onions" } });

	test("packs, and the story and the record name them", async () => {
		const { cookies, name } = await newStaff("packer");
		const id = await newOrder();
		const packed = await step(cookies, id, "Packed");
		expect(packed.status).toBe(200);
		const { order } = packed.json;
		expect(order).toMatchObject({ statusHistory: [{}, { status: "Packed", by: "seller", byName: name }] });
		const entry = await (await database()).collection("selleractions").findOne({ subjectId: id });
		expect(entry).toMatchObject({ kind: "order-moved", by: name, email: expect.stringMatching(/^packer-/) });
	});

	test("takes no other step, and takes back none of the owner's", async () => {
		const { cookies } = await newStaff("packer");
		const id = await newOrder({ status: "Packed" });
		for (const status of ["Out for delivery", "Cancelled"]) {
			expect((await step(cookies, id, status)).status, status).toBe(403);
		}
		expect((await step(owner, id, "Out for delivery")).status).toBe(200);
		expect((await api("PUT", `/api/order/status/${id}/undo`, { cookies })).status).toBe(403);
		expect((await api("PUT", `/api/order/mark-paid/${id}`, { cookies })).status).toBe(403);
	});

	test("switches stock, and changes no price", async () => {
		const { cookies } = await newStaff("packer");
		const id = await newProduct();
		const stock = { id, inStock: false };
		expect((await api("PATCH", "/api/product/stock", { cookies, body: stock })).status).toBe(200);
		expect((await api("PUT", `/api/product/${id}`, { cookies, body: {} })).status).toBe(403);

		const bulk = (body: object) => api("PATCH", "/api/product/bulk", { cookies, body });
		const pieces = { [id]: { set: 12 } };
		expect(await bulk({ kind: "pieces", pieces, reason: "delivery" })).toMatchObject({
			status: 200,
			json: { changed: 1, missed: [] },
		});
		expect((await bulk({ kind: "stock", ids: [id], inStock: true })).status).toBe(200);
		const prices = { [id]: { price: 400, offerPrice: 340 } };
		expect((await bulk({ kind: "prices", ids: [id], prices })).status).toBe(403);
		expect((await bulk({ kind: "price", ids: [id], percent: 5, prices: "both" })).status).toBe(403);
	});
});
