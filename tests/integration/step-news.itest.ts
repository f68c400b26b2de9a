import { ObjectId } from "mongodb";
import { expect } from "vitest";
import { z } from "zod";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { takeStep } from "../support/deliveries";
import { mailsTo } from "../support/mails";
import { assign, pack, refundsOf, settle, threePieces, WALLET, whose } from "../support/money";
import { newOrder } from "../support/orders";
import { newCustomer, newStaff, sellerCookies, type TestCustomer } from "../support/people";
import { messagesTo, newByNumber, newNumber } from "../support/phones";
import { newProduct, testAddress } from "../support/products";

/** What follows from a step that can no longer be taken back is sent within these milliseconds. */
const WITHIN = { timeout: 15_000, interval: 100 };

const PAID = { paymentType: "JazzCash", isPaid: true, paymentStatus: "success" };

async function orderOf(customer: TestCustomer, fields: object = {}): Promise<string> {
	const { name, email, _id } = customer;
	return newOrder({ user: new ObjectId(_id), customer: { name, email }, ...fields });
}

/** An order of three pieces, of which two are in the bag. */
async function packedOf(customer: TestCustomer, fields: object = {}): Promise<string> {
	const { product, order } = threePieces({ ...fields, ...whose(customer) });
	const id = await order;
	expect((await pack(id, product, 2)).status).toBe(200);
	return id;
}

async function move(id: string, status: string, reason?: string): Promise<void> {
	const cookies = await sellerCookies();
	const answer = await api("PUT", `/api/order/status/${id}`, { cookies, body: { status, reason } });
	expect(answer.status).toBe(200);
}

async function undo(id: string): Promise<void> {
	const answer = await api("PUT", `/api/order/status/${id}/undo`, { cookies: await sellerCookies() });
	expect(answer.status).toBe(200);
}

const subjectsTo = async ({ email }: TestCustomer) =>
	(await mailsTo(email)).map(({ subject }) => subject?.replace(/SBZ-\w+/, "X")).sort();

/** The newest mail's text; where its lines were broken does not matter. */
async function textTo({ email }: TestCustomer): Promise<string> {
	return ((await mailsTo(email)).at(-1)?.text ?? "").replaceAll(/\s+/g, " ");
}

async function untold(id: string): Promise<boolean> {
	return (await (await database()).collection("stepnews").findOne({ _id: new ObjectId(id) })) !== null;
}
const allTold = (...ids: string[]) =>
	expect.poll(async () => (await Promise.all(ids.map(untold))).includes(true), WITHIN).toBe(false);

const mailSettings = (customer: TestCustomer, stepMails: unknown) =>
	api("PUT", "/api/user/mail-settings", { cookies: customer.cookies, body: { stepMails } });

it("a seller's cancellation is mailed with its reason and what happens to the money", async ({ shop }) => {
	const [paid, unpaid, calm] = [await newCustomer(), await newCustomer(), await newCustomer()];
	await move(await orderOf(paid, PAID), "Cancelled", "No onions left today.");
	await move(await orderOf(unpaid), "Cancelled", "No rider today");
	// The setting is about steps: a cancellation is mailed whatever it says.
	await mailSettings(calm, false);
	await move(await orderOf(calm), "Cancelled", "No rider today");
	await shop.letUndoPass();
	for (const customer of [paid, unpaid, calm]) {
		await expect.poll(() => subjectsTo(customer), WITHIN).toEqual(["Your Sabz order X was cancelled"]);
	}
	expect(await textTo(paid)).toContain("The reason: No onions left today.");
	expect(await textTo(paid)).toContain("Your Rs. 1,814 goes back to you");
	expect(await textTo(unpaid)).toContain("Nothing is to be paid");
});

it("a cancellation's mail says what goes back, and no more", async ({ shop }) => {
	const customer = await newCustomer();
	const id = await packedOf(customer, WALLET);
	await shop.letUndoPass();
	await expect
		.poll(() => subjectsTo(customer), WITHIN)
		.toEqual(["Your Sabz order X is packed, with a change"]);
	const [refund] = await refundsOf(id);
	await settle(refund?._id ?? "", { method: "cash" });
	await move(id, "Cancelled", "No onions");
	await shop.letUndoPass();
	await expect.poll(() => subjectsTo(customer), WITHIN).toContain("Your Sabz order X was cancelled");
	const mails = await mailsTo(customer.email);
	const about = mails.find(({ subject }) => subject?.includes("cancelled"))?.text;
	expect(about).toContain("2,100");
	expect(about).not.toContain("Your Rs. 3,150");
});

it("what was packed otherwise is mailed, once, also where the order goes on at once", async ({ shop }) => {
	const [byTeam, byRider, later] = [await newCustomer(), await newCustomer(), await newCustomer()];
	await move(await packedOf(byTeam), "Out for delivery");
	const rider = await newStaff("rider");
	const carried = await packedOf(byRider);
	await assign(carried, rider._id);
	expect((await takeStep(carried, { step: "picked_up" }, rider.cookies)).status).toBe(200);
	const waiting = await packedOf(later);
	await shop.letUndoPass();
	await move(waiting, "Out for delivery");
	await shop.letUndoPass();
	for (const customer of [byTeam, byRider, later])
		await expect
			.poll(() => subjectsTo(customer), WITHIN)
			.toEqual(["Your Sabz order X is on its way", "Your Sabz order X is packed, with a change"]);
});

it("a packing that was mailed is not told again to the phone that they have chosen since", async ({
	shop,
}) => {
	const [customer, phone] = [await newCustomer(), newNumber()];
	const id = await packedOf(customer);
	await shop.letUndoPass();
	await expect
		.poll(() => subjectsTo(customer), WITHIN)
		.toEqual(["Your Sabz order X is packed, with a change"]);
	const users = (await database()).collection("users");
	await users.updateOne({ _id: new ObjectId(customer._id) }, { $set: { phone, notifyBy: "whatsapp" } });
	await move(id, "Out for delivery");
	await shop.letUndoPass();
	const told = async () => (await messagesTo(phone)).map(({ text }) => text);
	await expect.poll(told, WITHIN).toEqual([expect.stringContaining("is on its way")]);
});

it("a phone is told what was ordered and what was weighed", async ({ shop }) => {
	const { phone, cookies } = await newByNumber();
	const kilo = { soldBy: "weight" as const, stepGrams: 250, offerPrice: 700, price: 800 };
	const mango = await newProduct({ name: "Told mango", ...kilo });
	const body = { items: [{ product: mango, quantity: 10 }], address: testAddress };
	const { json } = await api("POST", "/api/order/cod", { cookies, body });
	const { _id } = z.object({ order: z.object({ _id: z.string() }) }).parse(json).order;
	const lines = [{ product: mango, grams: 2420 }];
	await api("PUT", `/api/order/${_id}/pack`, {
		cookies: await sellerCookies(),
		body: { lines, isComplete: true },
	});
	await shop.letUndoPass();
	const told = async () => (await messagesTo(phone)).at(-1)?.text;
	await expect
		.poll(told, WITHIN)
		.toContain(". Told mango: ordered 2.5 kg, weighed 2.42 kg. Rs. 56 less. My Orders shows");
});

it("a cancellation that is taken back is not mailed", async ({ shop }) => {
	const customer = await newCustomer();
	const id = await orderOf(customer);
	await move(id, "Cancelled", "By mistake");
	await undo(id);
	await shop.letUndoPass();
	await allTold(id);
	expect(await subjectsTo(customer)).toEqual([]);
});

it("credit that goes back with a cancelled order is told with it, and not where that is taken back", async ({
	shop,
}) => {
	const [kept, cancelled, byPhone] = [await newCustomer(), await newCustomer(), await newByNumber()];
	const orders = await Promise.all(
		[kept, cancelled].map((customer) => orderOf(customer, { creditUsed: 500 })),
	);
	const user = await (await database()).collection("users").findOne({ phone: byPhone.phone });
	const own = await newOrder({ user: user?._id, customer: { name: "Sana", email: "" }, creditUsed: 500 });
	for (const id of [...orders, own]) await move(id, "Cancelled", "No onions");
	await undo(orders[0] ?? "");
	await shop.letUndoPass();
	await allTold(...orders, own);
	await expect.poll(() => subjectsTo(cancelled), WITHIN).toEqual(["Your Sabz order X was cancelled"]);
	expect(await textTo(cancelled)).toContain("Your credit of Rs. 500 is in your account again");
	expect(await subjectsTo(kept)).toEqual([]);
	const told = async () => (await messagesTo(byPhone.phone)).map(({ text }) => text);
	await expect.poll(told, WITHIN).toHaveLength(2);
	expect((await told()).at(-1)).toContain("was cancelled. Your credit of Rs. 500 is in your account again.");
});

it("what waits from the first moment on was told then, and not again when a step is taken back", async ({
	shop,
}) => {
	const customer = await newCustomer();
	const statusHistory = [{ status: "On hold" as const, at: new Date() }];
	const id = await orderOf(customer, { ...PAID, status: "On hold", statusHistory, holdReason: "Paid late." });
	await move(id, "Packed");
	await undo(id);
	await shop.letUndoPass();
	await allTold(id);
	expect(await subjectsTo(customer)).toEqual([]);
});

it("on its way and delivered are mailed, once each", async ({ shop }) => {
	const customer = await newCustomer();
	const id = await orderOf(customer);
	await move(id, "Packed");
	await move(id, "Out for delivery");
	await shop.letUndoPass();
	await expect.poll(() => subjectsTo(customer), WITHIN).toEqual(["Your Sabz order X is on its way"]);
	expect(await textTo(customer)).toContain("Please have Rs. 1,814 ready");
	await move(id, "Delivered");
	await undo(id);
	await move(id, "Delivered");
	await shop.letUndoPass();
	await expect
		.poll(() => subjectsTo(customer), WITHIN)
		.toEqual(["Your Sabz order X is on its way", "Your Sabz order X was delivered"]);
});

it("a second trip is told of like the first one", async ({ shop }) => {
	const [customer, rider] = [await newCustomer(), await newStaff("rider")];
	const id = await orderOf(customer, { status: "Packed" });
	await assign(id, rider._id);
	const trip = () => takeStep(id, { step: "picked_up" }, rider.cookies);
	expect((await trip()).status).toBe(200);
	await shop.letUndoPass();
	await takeStep(id, { step: "failed", reason: "nobody_home" }, rider.cookies);
	await shop.letUndoPass();
	const left = "Your Sabz order X is on its way";
	const told = async () => (await subjectsTo(customer)).filter((subject) => subject === left).length;
	await expect.poll(told, WITHIN).toBe(1);
	await move(id, "Packed");
	await assign(id, rider._id);
	expect((await trip()).status).toBe(200);
	await shop.letUndoPass();
	await expect.poll(told, WITHIN).toBe(2);
});

it("whoever wants no mails about steps gets none", async ({ shop }) => {
	const customer = await newCustomer();
	const settings = await api("GET", "/api/user/mail-settings", { cookies: customer.cookies });
	expect(settings.json.settings).toEqual({ stepMails: true });
	expect((await mailSettings(customer, "no")).status).toBe(400);
	expect((await mailSettings(customer, false)).json.settings).toEqual({ stepMails: false });
	const id = await orderOf(customer);
	await move(id, "Packed");
	await move(id, "Out for delivery");
	await shop.letUndoPass();
	await allTold(id);
	await move(id, "Delivered");
	await shop.letUndoPass();
	await allTold(id);
	expect(await subjectsTo(customer)).toEqual([]);
});
