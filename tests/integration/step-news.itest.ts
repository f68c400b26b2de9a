import { expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { takeStep } from "../support/deliveries";
import { mailsTo } from "../support/mails";
import { refundsOf, settle } from "../support/money";
import { newOrder, WALLET, whose } from "../support/orders";
import { newCustomer, newStaff, type TestCustomer } from "../support/people";
import { messagesTo, newByNumber } from "../support/phones";
import { assign, move, undo } from "../support/seller";
import { allTold, CHANGED, packedOf, subjectsTo, textTo, WITHIN } from "../support/step-news";

const orderOf = (customer: TestCustomer, fields: object = {}) => newOrder({ ...whose(customer), ...fields });

async function moved(...step: Parameters<typeof move>): Promise<void> {
	expect((await move(...step)).status).toBe(200);
}

async function undone(id: string): Promise<void> {
	expect((await undo(id)).status).toBe(200);
}

const mailSettings = (customer: TestCustomer, stepMails: unknown) =>
	api("PUT", "/api/user/mail-settings", { cookies: customer.cookies, body: { stepMails } });

it("a seller's cancellation is mailed with its reason and what happens to the money", async ({ shop }) => {
	const [paid, unpaid, calm] = [await newCustomer(), await newCustomer(), await newCustomer()];
	await moved(await orderOf(paid, WALLET), "Cancelled", "No onions left today.");
	await moved(await orderOf(unpaid), "Cancelled", "No rider today");
	// The setting is about steps: a cancellation is mailed whatever it says.
	await mailSettings(calm, false);
	await moved(await orderOf(calm), "Cancelled", "No rider today");
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
	await expect.poll(() => subjectsTo(customer), WITHIN).toEqual([CHANGED]);
	const [refund] = await refundsOf(id);
	await settle(refund?._id ?? "", { method: "cash" });
	await moved(id, "Cancelled", "No onions");
	await shop.letUndoPass();
	await expect.poll(() => subjectsTo(customer), WITHIN).toContain("Your Sabz order X was cancelled");
	const mails = await mailsTo(customer.email);
	const about = mails.find(({ subject }) => subject?.includes("cancelled"))?.text;
	expect(about).toContain("2,100");
	expect(about).not.toContain("Your Rs. 3,150");
});

it("a cancellation that is taken back is not mailed", async ({ shop }) => {
	const customer = await newCustomer();
	const id = await orderOf(customer);
	await moved(id, "Cancelled", "By mistake");
	await undone(id);
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
	for (const id of [...orders, own]) await moved(id, "Cancelled", "No onions");
	await undone(orders[0] ?? "");
	await shop.letUndoPass();
	await allTold(...orders, own);
	await expect.poll(() => subjectsTo(cancelled), WITHIN).toEqual(["Your Sabz order X was cancelled"]);
	expect(await textTo(cancelled)).toContain("Your credit of Rs. 500 is in your account again");
	expect(await subjectsTo(kept)).toEqual([]);
	const told = async () => (await messagesTo(byPhone.phone)).map(({ text }) => text);
	await expect.poll(told, WITHIN).toHaveLength(2);
	expect((await told()).at(-1)).toContain("was cancelled. Your credit of Rs. 500 is in your account again.");
});

it("a phone reads that the money went back already where an order is cancelled after its refund", async ({
	shop,
}) => {
	const { phone } = await newByNumber();
	const user = await (await database()).collection("users").findOne({ phone });
	const customer = { name: "Sana", email: "" };
	const id = await newOrder({ ...WALLET, status: "On hold", user: user?._id, customer });
	const [refund] = await refundsOf(id);
	expect((await settle(refund?._id ?? "", { method: "cash" })).status).toBe(200);
	await moved(id, "Cancelled", "No onions");
	await shop.letUndoPass();
	const told = async () => (await messagesTo(phone)).at(-1)?.text;
	await expect.poll(told, WITHIN).toContain("was cancelled. Your Rs. 1,814 went back to you.");
});

it("what waits from the first moment on was told then, and not again when a step is taken back", async ({
	shop,
}) => {
	const customer = await newCustomer();
	const statusHistory = [{ status: "On hold" as const, at: new Date() }];
	const id = await orderOf(customer, {
		...WALLET,
		status: "On hold",
		statusHistory,
		holdReason: "Paid late.",
	});
	await moved(id, "Packed");
	await undone(id);
	await shop.letUndoPass();
	await allTold(id);
	expect(await subjectsTo(customer)).toEqual([]);
});

it("on its way and delivered are mailed, once each", async ({ shop }) => {
	const customer = await newCustomer();
	const id = await orderOf(customer);
	await moved(id, "Packed");
	await moved(id, "Out for delivery");
	await shop.letUndoPass();
	await expect.poll(() => subjectsTo(customer), WITHIN).toEqual(["Your Sabz order X is on its way"]);
	expect(await textTo(customer)).toContain("Please have Rs. 1,814 ready");
	await moved(id, "Delivered");
	await undone(id);
	await moved(id, "Delivered");
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
	await moved(id, "Packed");
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
	await moved(id, "Packed");
	await moved(id, "Out for delivery");
	await shop.letUndoPass();
	await allTold(id);
	await moved(id, "Delivered");
	await shop.letUndoPass();
	await allTold(id);
	expect(await subjectsTo(customer)).toEqual([]);
});
