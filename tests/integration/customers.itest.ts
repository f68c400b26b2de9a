import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import { promiseText } from "@/lib/delivery/promise-rules";
import { api } from "@/tests/support/api";
import { it } from "@/tests/support/clocked";
import { database } from "@/tests/support/database";
import { newDelivery, takeStep } from "@/tests/support/deliveries";
import { mailsTo, waitForMail } from "@/tests/support/mails";
import { newOrder } from "@/tests/support/orders";
import { newCustomer, newStaff, type TestCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";
import { asOwner, assign, move, packLines, undo } from "@/tests/support/seller";
import { orderCash, orderedCash } from "@/tests/support/shopping";
import type { TestShop } from "@/tests/support/test-shop";

/** Who is known, and cash that is not refused (next day 7). */

let shop: TestShop;
let product: string;
it.beforeAll(async ({ shop: started }) => {
	shop = started;
	product = await newProduct({ offerPrice: 1000 });
});

type Json = Record<string, unknown>;
type Placed = { _id: string; confirmation: string | null; promisedAt: string };

const ALWAYS_OPEN = { opens: "00:00", closes: "23:59" };
const rules = (cashRules: Json) => shop.change({ ...ALWAYS_OPEN, cashRules });
const some = () => [{ product, quantity: 3 }];
const place = (who: TestCustomer, fields: Json = {}, at = "") =>
	orderCash(who, some(), { deliveryTime: "express", ...fields }, { at });
const placed = (who: TestCustomer, fields: Json = {}) =>
	orderedCash(who, some(), { deliveryTime: "express", ...fields });
const pack = (id: string) => move(id, "Packed");
const confirm = (id: string, body: Json, cookies = "") =>
	api("POST", `/api/order/${id}/confirm`, { body, cookies });
const orderOf = async (id: string) =>
	((await asOwner("GET", `/api/order/seller?q=${id.slice(-6)}`)).json.orders as Json[])[0];

/** The token of the link in the mail that asks. */
async function tokenFor({ email }: TestCustomer): Promise<string> {
	const { text = "" } = await waitForMail(email);
	return /confirm-order\/([\w-]+)/.exec(text)?.[1] ?? "";
}

describe("a first order above the sum waits for a yes", () => {
	it("which its customer gives once; before, nobody packs it, and its promise runs from there", async () => {
		const [who, stranger] = await Promise.all([newCustomer(), newCustomer()]);
		expect((await placed(who)).confirmation).toBeNull();
		await rules({ confirmFirstAbove: 2000 });
		const first = await placed(stranger);
		expect(first.confirmation).toBe("asked");
		// Another one stands already.
		expect((await placed(who)).confirmation).toBeNull();
		expect((await pack(first._id)).status).toBe(409);
		expect((await packLines(first._id, [{ product, picked: 3 }])).status).toBe(409);
		for (const [body, cookies] of [
			[{}, ""],
			[{}, who.cookies],
			[{ token: `${first._id}-${"x".repeat(43)}` }, ""],
		] as const)
			expect((await confirm(first._id, body, cookies)).status).toBe(404);
		await shop.setClock(20);
		const path = `/api/order/${first._id}/confirm`;
		// Nothing is sent, under a heading that says of what kind it would be.
		const headers = { "content-type": "application/json" };
		const [yes, again] = [
			await confirm(first._id, {}, stranger.cookies),
			await api("POST", path, { cookies: stranger.cookies, headers }),
		];
		expect([yes.status, again.status]).toEqual([200, 200]);
		const given = yes.json.order as Placed;
		expect(given.confirmation).toBe("given");
		const later = new Date(given.promisedAt).getTime() - new Date(first.promisedAt).getTime();
		expect(Math.abs(later - 20 * 60_000)).toBeLessThan(60_000);
		expect((await pack(first._id)).status).toBe(200);
	});

	it("or whoever has the link; looking at it confirms nothing, and says no street", async () => {
		await rules({ confirmFirstAbove: 2000 });
		const who = await newCustomer();
		const first = await placed(who);
		const token = await tokenFor(who);
		await shop.setClock(20);
		const page = await api("GET", `/confirm-order/${token}`);
		expect(page.status).toBe(200);
		const before = promiseText(first.promisedAt, Date.now() + 20 * 60_000);
		const said = /For Sana, ([^<"\\]+)/.exec(page.text)?.[1] ?? before;
		expect(said, "it is promised from the yes").not.toBe(before);
		expect(page.text).not.toMatch(/House 12|0300-1234567|Iqbal/);
		expect(await orderOf(first._id)).toMatchObject({ confirmation: "asked" });
		expect(await confirm(first._id, { token })).toMatchObject({ status: 200, json: { isLate: false } });
		expect(await orderOf(first._id)).toMatchObject({ confirmation: "given" });
		const other = await newOrder();
		expect((await confirm(other, { token })).status).toBe(404);
	});

	it("or somebody of the team; after four open hours it is on hold, and a late yes brings it back", async () => {
		await rules({ confirmFirstAbove: 2000 });
		const [one, two] = await Promise.all([newCustomer(), newCustomer()]);
		const [byTeam, late] = [await placed(one), await placed(two)];
		const packer = await newStaff("packer");
		const said = await api("PUT", `/api/order/${byTeam._id}/confirm`, { cookies: packer.cookies });
		expect(said).toMatchObject({ status: 200, json: { order: { confirmation: "given" } } });
		await shop.setClock(239);
		await shop.runJobs("the orders that nobody confirms");
		expect(await orderOf(late._id)).toMatchObject({ status: "Order Placed" });
		await shop.setClock(242);
		await shop.runJobs("the orders that nobody confirms");
		expect(await orderOf(late._id)).toMatchObject({ status: "On hold", confirmation: "asked" });
		expect(await orderOf(byTeam._id)).toMatchObject({ status: "Order Placed" });
		expect((await pack(late._id)).status).toBe(409);
		expect((await confirm(late._id, {}, two.cookies)).status).toBe(200);
		expect(await orderOf(late._id)).toMatchObject({ status: "Order Placed", confirmation: "given" });
	});

	it("is taken after its delivery time too, which is then to be agreed anew", async () => {
		await rules({ confirmFirstAbove: 2000 });
		const { slots } = (await api("GET", "/api/delivery-slots")).json;
		const slot = (slots as { id: string; to: string }[]).at(-1);
		const late = await Promise.all([newCustomer(), newCustomer()]);
		const inIt = { deliveryTime: "slot", slot: slot?.id };
		const orders = await Promise.all(late.map((who) => placed(who, inIt)));
		await shop.setClockTo(slot?.to ?? null, 1);
		for (const [nth, { _id }] of orders.entries()) {
			// The first before anybody has looked for such orders.
			if (nth > 0) await shop.runJobs("the orders that nobody confirms");
			expect(await confirm(_id, {}, late[nth]?.cookies)).toMatchObject({
				status: 200,
				json: {
					isLate: true,
					message: "Thank you. The time that you chose is over: we call you about another one.",
					order: { status: "On hold", confirmation: "given" },
				},
			});
			expect(await orderOf(_id)).toMatchObject({ holdReason: "The yes came after the delivery time." });
			expect((await pack(_id)).status).toBe(200);
		}
	});

	it("by somebody of the team, is not taken back with its step", async () => {
		await rules({ confirmFirstAbove: 2000 });
		const order = await placed(await newCustomer());
		await shop.setClock(242);
		await shop.runJobs("the orders that nobody confirms");
		expect((await asOwner("PUT", `/api/order/${order._id}/confirm`)).status).toBe(200);
		expect((await undo(order._id)).status).toBe(409);
		expect(await orderOf(order._id)).toMatchObject({ status: "Order Placed", confirmation: "given" });
	});

	it("one of two that are placed at once, at two instances", async () => {
		await rules({ confirmFirstAbove: 2000 });
		const who = await newCustomer();
		const at = ["", shop.second, "", shop.second];
		const answers = await Promise.all(at.map((instance) => place(who, {}, instance)));
		const asked = answers.filter(({ json }) => (json.order as Placed).confirmation === "asked");
		expect(asked).toHaveLength(1);
	});
});

describe("refusals", () => {
	it("end cash once there are as many as the shop says; other reasons and the shop's fault never count", async () => {
		await rules({ refusalsToWalletOnly: 2 });
		const [who, rider] = [await newCustomer(), await newStaff("rider")];
		const user = new ObjectId(who._id);
		const fail = async (reason: string) => {
			const id = await newDelivery(rider, { user, status: "Out for delivery" });
			expect((await takeStep(id, { step: "failed", reason }, rider.cookies)).status).toBe(200);
		};
		for (const reason of ["refused", "nobody_home", "wrong_address", "shop_fault", "He refused"])
			await fail(reason);
		expect((await place(who)).status).toBe(201);
		await fail("refused");
		expect(await place(who)).toMatchObject({
			status: 403,
			json: { message: "Please pay this order with a wallet" },
		});
		const { json } = await asOwner("GET", `/api/seller/customers/${who._id}`);
		expect(json.customer).toMatchObject({ refused: 2, since: expect.any(String) });
		expect(json.refusals).toHaveLength(2);
		expect(json.failures).toHaveLength(4);
		const allowed = await asOwner("PUT", `/api/seller/customers/${who._id}`, { cashRule: "allowed" });
		expect(allowed).toMatchObject({ status: 200, json: { customer: { cashRule: "allowed", note: "" } } });
		expect((await place(who)).status).toBe(201);
	});
});

describe("customers", () => {
	it("are found by name, number or e-mail, newest order first, with what the owner writes down of them", async () => {
		const [before, who] = [await newCustomer(), await newCustomer()];
		await placed(before);
		await placed(who, { cashNote: 5000 });
		const street = "House 7, Street 1, Civil Lines";
		const landmark = "Beside the mosque";
		const point = { lat: 31.27, lng: 72.31 };
		for (const streetAddress of [street, street.toUpperCase()])
			await placed(who, { address: { ...testAddress, streetAddress, landmark, point } });
		const find = async (search: string) =>
			(await asOwner("GET", `/api/seller/customers?search=${encodeURIComponent(search)}`)).json
				.customers as Json[];
		for (const search of [who.email, "0300-1234567", "3001234567", "sana iqb"])
			expect((await find(search)).map(({ _id }) => _id)).toContain(who._id);
		for (const search of ["nobody of that name", "nobody\0"]) expect(await find(search)).toEqual([]);
		const users = (await database()).collection("users");
		await users.updateOne({ _id: new ObjectId(who._id) }, { $set: { name: "Zarmina Gul-Khan" } });
		for (const search of ["zarmina g", "gul", "Khan"])
			expect((await find(search)).map(({ _id }) => _id)).toContain(who._id);
		expect(await find("armina"), "no part in the middle of a word").toEqual([]);
		expect((await find(who.email))[0]).toMatchObject({
			orders: 3,
			spent: 0,
			refused: 0,
			credit: 0,
			phone: "+923001234567",
		});
		const all = (await asOwner("GET", "/api/seller/customers")).json;
		expect((await asOwner("GET", "/api/seller/customers?search=&older=")).json).toEqual(all);
		for (const list of ["order/seller?before=&area=", "seller/refunds?before=", "seller/reports?before="])
			expect([list, (await asOwner("GET", `/api/${list}`)).status]).toEqual([list, 200]);
		const listed = (all.customers as Json[]).map(({ _id }) => _id);
		expect(listed.filter((id) => id === who._id || id === before._id)).toEqual([who._id, before._id]);
		const path = `/api/seller/customers/${who._id}`;
		const { addresses } = (await asOwner("GET", path)).json;
		expect(addresses).toEqual([
			{ streetAddress: street.toUpperCase(), city: "Jhang", landmark },
			{ streetAddress: testAddress.streetAddress, city: "Jhang", landmark: "" },
		]);
		const saved = await asOwner("PUT", path, { note: "Call before you go", cashRule: "wallet_only" });
		expect(saved).toMatchObject({
			json: { customer: { note: "Call before you go", cashRule: "wallet_only" } },
		});
		const record = (await database()).collection("selleractions");
		expect(await record.findOne({ subjectId: who._id }), "a private note is not kept for ever").toMatchObject(
			{
				changes: [
					{ field: "Note", before: "", after: "changed" },
					{ field: "Cash", before: "usual", after: "wallet_only" },
				],
			},
		);
		expect((await place(who)).status).toBe(403);
		expect((await asOwner("PUT", path, { cashRule: "never" })).status).toBe(400);
		expect((await asOwner("GET", `/api/seller/customers/${new ObjectId().toHexString()}`)).status).toBe(404);
		const packer = await newStaff("packer");
		expect((await api("GET", path, { cookies: packer.cookies })).status).toBe(403);
		const shown = JSON.stringify((await api("GET", "/api/shop")).json);
		expect(shown).not.toContain("cashRules");
		expect((await mailsTo(who.email)).length).toBeGreaterThan(0);
	});
});

describe("somebody who orders by phone", () => {
	it("counts as confirmed, is found by their number, and keeps what is known of them as an account", async () => {
		await rules({ confirmFirstAbove: 2000 });
		const phone = `0311-${String(Date.now()).slice(-7)}`;
		const order = async (key: string) =>
			api("POST", "/api/order/phone", {
				cookies: shop.owner,
				headers: { "idempotency-key": key },
				body: {
					customer: { name: "Rukhsana Bibi", phone },
					address: {
						streetAddress: testAddress.streetAddress,
						city: "Jhang",
						state: "Punjab",
						zipCode: "35200",
						landmark: "Blue gate",
					},
					items: [{ product, quantity: 3 }],
				},
			});
		const first = await order(randomUUID());
		expect(first).toMatchObject({
			status: 201,
			json: { order: { confirmation: null, address: { landmark: "Blue gate" } } },
		});
		const search = `/api/seller/customers?search=${encodeURIComponent(phone.replace("0311-", "+92 311 "))}`;
		const [caller] = (await asOwner("GET", search)).json.customers as Json[];
		const kept = `+92${phone.replace("-", "").slice(1)}`;
		expect(caller).toMatchObject({ name: "Rukhsana Bibi", phone: kept, email: null, orders: 1 });
		const rider = await newStaff("rider");
		const id = (first.json.order as Placed)._id;
		await pack(id);
		await assign(id, rider._id);
		await takeStep(id, { step: "picked_up" }, rider.cookies);
		const point = { lat: 31.27, lng: 72.32 };
		expect((await takeStep(id, { step: "delivered", reason: "No mail", point }, rider.cookies)).status).toBe(
			200,
		);
		const next = (await order(randomUUID())).json.order as Placed;
		await pack(next._id);
		await assign(next._id, rider._id);
		const { deliveries } = (await api("GET", "/api/rider/deliveries", { cookies: rider.cookies })).json;
		expect((deliveries as Json[])[0]).toMatchObject({ _id: next._id, doorPoint: point });
		await asOwner("PUT", `/api/seller/customers/${caller?._id}`, { cashRule: "wallet_only" });
		expect((await order(randomUUID())).status).toBe(403);
	});
});
