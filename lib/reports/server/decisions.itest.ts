import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { mailsTo, waitForMail } from "@/tests/support/mails";
import { orderLine } from "@/tests/support/orders";
import { newCustomer, sellerCookies, type TestCustomer } from "@/tests/support/people";
import { messagesTo, newByNumber } from "@/tests/support/phones";
import { delivered, reported, send } from "@/tests/support/reports";
import type { Report } from "../rules";

const seller = await sellerCookies();

const decide = (id: string, body: object) =>
	api("PUT", `/api/seller/reports/${id}`, { cookies: seller, body });
const balance = async ({ cookies }: TestCustomer) =>
	(await api("GET", "/api/user/credit", { cookies })).json.balance;

async function refundsOf(order: string) {
	const { json } = await api("GET", "/api/seller/refunds", { cookies: seller });
	return (json.refunds as { order: string }[]).filter((refund) => refund.order === order);
}

describe("a decision", () => {
	test("to refund makes money due once, and tells the customer", { timeout: 60_000 }, async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const { _id } = await reported(who, order);
		const answer = await decide(_id, { decision: "refund", amount: 500, message: "We are sorry." });
		expect(answer).toMatchObject({
			status: 200,
			json: {
				report: { decision: "refund", amount: 500, message: "We are sorry.", decidedAt: expect.any(String) },
			},
		});
		expect(await refundsOf(order)).toMatchObject([
			{ amount: 500, reason: "bad_item", state: "due", byName: "Owner" },
		]);
		for (const decision of ["refund", "refuse"])
			expect((await decide(_id, { decision, message: "Again" })).status).toBe(409);
		expect(await refundsOf(order)).toHaveLength(1);
		const own = await api("GET", "/api/user/reports", { cookies: who.cookies });
		expect(own.json.reports).toMatchObject([{ decision: "refund", message: "We are sorry." }]);
		const told = async () =>
			(await mailsTo(who.email)).filter(({ subject }) => subject?.startsWith("About Mango"));
		await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
	});

	test("is told by phone where there is no e-mail, and by mail to one that was proved since", async () => {
		const { phone, cookies } = await newByNumber();
		const users = (await database()).collection("users");
		const user = await users.findOne({ phone });
		const who = { _id: String(user?._id), name: "Rubina", email: "", password: "", cookies };
		const [order, later] = [await delivered(who), await delivered(who)];
		const refund = { decision: "refund", amount: 500, message: "We are sorry.\nIt was the heat." };
		expect((await decide((await reported(who, order))._id, refund)).status).toBe(200);
		const told = async () => (await messagesTo(phone)).at(-1)?.text;
		await expect
			.poll(told)
			.toMatch(
				/Mango Chaunsa.*SBZ-.*Rs\. 500 goes back to you\. Our answer: “We are sorry\.\sIt was the heat\.”/s,
			);
		const email = `${phone.slice(1)}@sabz-tests.pk`;
		await users.updateOne({ phone }, { $set: { email, isVerified: true } });
		const { _id } = await reported(who, later);
		expect((await decide(_id, { decision: "refuse", message: "It looks good." })).status).toBe(200);
		expect((await waitForMail(email)).text).toContain("It looks good.");
	});

	test("is told by the Urdu name of what stood for something missing", async () => {
		const who = await newCustomer();
		const instead = {
			...{ product: new ObjectId(), name: "Pomegranate", urduName: "انار" },
			...{ imageUrl: "/art/one-apple.webp", unitPrice: 280, quantity: 6 },
		};
		const packed = { quantity: 0, replacement: instead };
		const lines = [{ ...orderLine("Mango Chaunsa", 280, 6), packed }];
		const order = await delivered(who, 1, { language: "ur", lines, amount: 1814 });
		const report = { product: String(instead.product), problem: "bad", quantity: 1 };
		const { _id } = (await send(who, order, report)).json.report as Report;
		expect((await decide(_id, { decision: "refuse", message: "Fresh" })).status).toBe(200);
		expect((await waitForMail(who.email)).subject).toContain("انار");
	});

	test("to give credit is the customer's at once, by itself what was paid for the pieces", async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const { _id } = await reported(who, order);
		expect((await decide(_id, { decision: "credit", message: "For next time." })).status).toBe(200);
		expect(await balance(who)).toBe(588);
		expect(await refundsOf(order)).toMatchObject([
			{ amount: 588, state: "settled", method: "credit", reason: "bad_item" },
		]);
	});

	test("gives back what the pieces cost less their share of the order's coupon", async () => {
		const who = await newCustomer();
		const coupon = { id: new ObjectId(), code: "HALF", kind: "percent", value: 50 };
		const order = await delivered(who, 1, { coupon, amount: 1058 });
		const { _id, worth } = await reported(who, order);
		expect(worth).toBe(294);
		expect(await decide(_id, { decision: "credit", message: "Sorry" })).toMatchObject({
			status: 200,
			json: { report: { amount: 294 } },
		});
		expect(await balance(who)).toBe(294);
	});

	test("asks for an amount where a coupon paid for the pieces", async () => {
		const who = await newCustomer();
		const coupon = { id: new ObjectId(), code: "ALL", kind: "percent", value: 100 };
		const order = await delivered(who, 1, { coupon, amount: 50 });
		const { _id, worth } = await reported(who, order);
		expect(worth).toBe(0);
		for (const decision of ["refund", "credit"])
			expect((await decide(_id, { decision, message: "Sorry" })).status).toBe(409);
		expect(await refundsOf(order)).toEqual([]);
		expect((await decide(_id, { decision: "credit", amount: 20, message: "Sorry" })).status).toBe(200);
	});

	test("to refuse gives nothing back", async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const { _id } = await reported(who, order);
		const answer = await decide(_id, { decision: "refuse", amount: 500, message: "It looks good to us." });
		expect(answer).toMatchObject({ status: 200, json: { report: { decision: "refuse", amount: null } } });
		expect(await refundsOf(order)).toEqual([]);
		const decided = await api("GET", "/api/seller/reports?state=decided", { cookies: seller });
		expect((decided.json.reports as Report[]).map((report) => report._id)).toContain(_id);
	});

	test("never gives back more than was paid", async () => {
		const who = await newCustomer();
		const unpaid = await delivered(who, 1, { isPaid: false, paymentStatus: "pending" });
		const paid = await delivered(who);
		const [one, other] = [await reported(who, unpaid), await reported(who, paid)];
		expect((await decide(one._id, { decision: "credit", message: "Sorry" })).status).toBe(409);
		const inPart = await delivered(who, 1, { isPaid: false, paymentStatus: "pending", creditUsed: 500 });
		const { _id } = await reported(who, inPart);
		expect(await decide(_id, { decision: "credit", message: "Sorry" })).toMatchObject({
			status: 409,
			json: { message: "A part of this order is still to be paid: mark it as paid first" },
		});
		expect(await decide(other._id, { decision: "refund", amount: 2067, message: "Sorry" })).toMatchObject({
			status: 409,
			json: { message: "Only Rs. 2,066 of this order can still go back" },
		});
		expect((await decide(other._id, { decision: "refund", amount: 2066, message: "Sorry" })).status).toBe(
			200,
		);
	});

	test("of two hands at once is one", async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const { _id } = await reported(who, order);
		const answers = await Promise.all(
			(["refund", "credit", "refuse"] as const).map((decision) =>
				decide(_id, { decision, message: "So be it" }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect((await refundsOf(order)).length).toBeLessThanOrEqual(1);
	});

	test.each(["refund", "credit"])("to %s, twenty times at once, is one", async (decision) => {
		const who = await newCustomer();
		const order = await delivered(who);
		const { _id } = await reported(who, order);
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => decide(_id, { decision, amount: 300, message: "Sorry" })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
		expect(await refundsOf(order)).toMatchObject([{ amount: 300 }]);
	});

	test.each([
		[{ decision: "maybe", message: "x" }, "decision"],
		[{ decision: "refund" }, "message"],
		[{ decision: "refund", message: "  " }, "message"],
		[{ decision: "refund", message: "x", amount: 0 }, "amount"],
		[{ decision: "refund", message: "x", amount: "5" }, "amount"],
	])("is refused in words: %o", async (body, field) => {
		const who = await newCustomer();
		const { _id } = await reported(who, await delivered(who));
		expect(await decide(_id, body)).toMatchObject({
			status: 400,
			json: { errors: { [field]: expect.any(String) } },
		});
	});

	test("of an unknown report is not found; the list goes on where it ended", async () => {
		expect((await decide(new ObjectId().toHexString(), { decision: "refuse", message: "x" })).status).toBe(
			404,
		);
		for (const query of ["state=lost", "before=yesterday"])
			expect((await api("GET", `/api/seller/reports?${query}`, { cookies: seller })).status).toBe(400);
	});
});
