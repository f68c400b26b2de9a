import { ObjectId } from "mongodb";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "@/lib/domain/report";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { mailsTo } from "@/tests/support/mails";
import { newOrder } from "@/tests/support/orders";
import { newCustomer, sellerCookies, type TestCustomer } from "@/tests/support/people";
import { baseUrl } from "@/tests/support/target";

let seller: string;
let picture: Blob;
beforeAll(async () => {
	seller = await sellerCookies();
	const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "brown" } })
		.withExif({ IFD0: { Copyright: "Sana's telephone" } })
		.jpeg()
		.toBuffer();
	picture = new Blob([new Uint8Array(bytes)]);
});

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const mango = new ObjectId();
const onion = new ObjectId();

/** An order of two lines, 6 mangoes and 2 onions, delivered so many hours ago, and paid unless it is said. */
function delivered(who: TestCustomer, hours = 1, fields: object = {}): Promise<string> {
	const line = { name: "Mango Chaunsa", imageUrl: "/art/one-mango.webp" };
	return newOrder({
		user: new ObjectId(who._id),
		customer: { name: who.name, email: who.email },
		lines: [
			{ ...line, product: mango, unitPrice: 280, quantity: 6 },
			{ ...line, product: onion, name: "Onion", unitPrice: 120, quantity: 2 },
		],
		...{ amount: 2066, isPaid: true, paymentStatus: "success", status: "Delivered" },
		statusHistory: [
			{ status: "Order Placed", at: hoursAgo(hours + 2) },
			{ status: "Delivered", at: hoursAgo(hours), by: "seller" },
		],
		...fields,
	});
}

const bad = { product: String(mango), problem: "bad", quantity: 2, note: "Soft and brown" };

function send(who: { cookies: string }, order: string, report: unknown = bad, pictures: Blob[] = []) {
	const raw = new FormData();
	raw.set("report", typeof report === "string" ? report : JSON.stringify(report));
	for (const file of pictures) raw.append("pictures", file, "mango.jpg");
	return api("POST", `/api/order/${order}/report`, { raw, cookies: who.cookies });
}

async function reported(who: TestCustomer, order: string, pictures: Blob[] = []): Promise<Report> {
	const { status, json } = await send(who, order, bad, pictures);
	expect(status).toBe(201);
	return json.report as Report;
}

const decide = (id: string, body: object) =>
	api("PUT", `/api/seller/reports/${id}`, { cookies: seller, body });
const look = (address: string, cookie = "") => fetch(new URL(address, baseUrl()), { headers: { cookie } });
const balance = async ({ cookies }: TestCustomer) =>
	(await api("GET", "/api/user/credit", { cookies })).json.balance;

async function refundsOf(order: string) {
	const { json } = await api("GET", "/api/seller/refunds", { cookies: seller });
	return (json.refunds as { order: string }[]).filter((refund) => refund.order === order);
}

describe("a report", () => {
	test("of a delivered line is taken with its pictures, and the seller is told once", async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const report = await reported(who, order, [picture, picture, picture]);
		expect(report).toMatchObject({ ...bad, order, name: "Mango Chaunsa", decision: null, amount: null });
		expect(report.pictures).toHaveLength(3);
		const notices = await (await database())
			.collection("notifications")
			.find({ _id: new ObjectId(report._id) })
			.toArray();
		expect(notices).toMatchObject([
			{ type: "bad_item", message: "It was bad: 2 of Mango Chaunsa. Soft and brown", isRead: false },
		]);
		const own = await api("GET", "/api/user/reports", { cookies: who.cookies });
		expect(own.json.reports).toMatchObject([{ _id: report._id }]);
		const open = await api("GET", "/api/seller/reports?state=open", { cookies: seller });
		expect((open.json.reports as Report[])[0]).toMatchObject({
			_id: report._id,
			customer: { name: who.name, phone: "0300-1234567" },
			decidedBy: null,
		});
	});

	test("of one line is one, also at once; another line is another", async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const answers = await Promise.all([1, 2, 3].map(() => send(who, order)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
		expect((await send(who, order)).json.message).toBe("You have already reported this product");
		const other = { product: String(onion), problem: "missing", quantity: 2 };
		expect((await send(who, order, other)).status).toBe(201);
	});

	test("comes within 24 hours of the delivery, and of nothing that was not delivered", async () => {
		const who = await newCustomer();
		expect((await send(who, await delivered(who, 23.9))).status).toBe(201);
		expect(await send(who, await delivered(who, 24.1))).toMatchObject({
			status: 409,
			json: { message: "Something can be reported within 24 hours of the delivery" },
		});
		const onItsWay = await delivered(who, 1, {
			status: "Out for delivery",
			statusHistory: [{ status: "Out for delivery", at: new Date() }],
		});
		expect((await send(who, onItsWay)).status).toBe(409);
	});

	test("of somebody else's order, or of none, is not found", async () => {
		const [who, other] = [await newCustomer(), await newCustomer()];
		const order = await delivered(who);
		expect((await send(other, order)).status).toBe(404);
		expect((await send(who, new ObjectId().toHexString())).status).toBe(404);
		expect((await send({ cookies: "" }, order)).status).toBe(401);
		expect((await send({ cookies: seller }, order)).status).toBe(401);
	});

	test.each([
		[{ ...bad, product: new ObjectId().toHexString() }, "product"],
		[{ ...bad, product: "mango" }, "product"],
		[{ ...bad, problem: "ugly" }, "problem"],
		[{ ...bad, quantity: 7 }, "quantity"],
		[{ ...bad, quantity: 0 }, "quantity"],
		[{ ...bad, quantity: "2" }, "quantity"],
		[{ ...bad, note: "x".repeat(501) }, "note"],
		[{ ...bad, note: { $gt: "" } }, "note"],
	])("is refused in words: %o", async (report, field) => {
		const who = await newCustomer();
		expect(await send(who, await delivered(who), report)).toMatchObject({
			status: 400,
			json: { errors: { [field]: expect.any(String) } },
		});
	});

	test("takes pictures only, three at most, of 5 MB at most", async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const text = new Blob(["no picture"]);
		expect(await send(who, order, bad, [text])).toMatchObject({
			status: 400,
			json: { errors: { pictures: expect.any(String) } },
		});
		expect((await send(who, order, bad, Array(4).fill(picture))).status).toBe(400);
		expect((await send(who, order, bad, [new Blob([new Uint8Array(5.1 * 1024 * 1024)])])).status).toBe(413);
		expect((await send(who, order, "{no json")).status).toBe(400);
		const json = await api("POST", `/api/order/${order}/report`, { cookies: who.cookies, body: bad });
		expect(json.status).toBe(415);
		expect((await send(who, order)).status).toBe(201);
	});
});

describe("a report's picture", () => {
	test("is seen by its customer and the staff; to anyone else it is not there", async () => {
		const [who, other] = [await newCustomer(), await newCustomer()];
		const { pictures } = await reported(who, await delivered(who), [picture]);
		const [address = ""] = pictures;
		for (const cookie of [who.cookies, seller]) {
			const answer = await look(address, cookie);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("content-type")).toBe("image/webp");
			expect(answer.headers.get("cache-control")).toBe("private, no-store");
			const { width, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
			expect({ width, exif }).toEqual({ width: 40, exif: undefined });
		}
		for (const cookie of ["", other.cookies]) expect((await look(address, cookie)).status).toBe(404);
		expect((await look(`/api/report-pictures/${new ObjectId()}`, seller)).status).toBe(404);
	});

	test("goes with the account", async () => {
		const who = await newCustomer();
		const { _id, pictures } = await reported(who, await delivered(who), [picture]);
		const left = await api("DELETE", "/api/user/account", {
			cookies: who.cookies,
			body: { currentPassword: who.password },
		});
		expect(left.status).toBe(200);
		expect((await look(pictures[0] ?? "", seller)).status).toBe(404);
		const db = await database();
		const stored = await db.collection("itemreports").findOne({ _id: new ObjectId(_id) });
		expect(stored).toMatchObject({ pictures: [], note: "", quantity: 2 });
		const notice = await db.collection("notifications").findOne({ _id: new ObjectId(_id) });
		expect(JSON.stringify(notice)).not.toMatch(/Sana|brown/);
	});
});

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
		expect(await refundsOf(order)).toMatchObject([{ amount: 500, reason: "bad_item", state: "due" }]);
		for (const decision of ["refund", "refuse"])
			expect((await decide(_id, { decision, message: "Again" })).status).toBe(409);
		expect(await refundsOf(order)).toHaveLength(1);
		const own = await api("GET", "/api/user/reports", { cookies: who.cookies });
		expect(own.json.reports).toMatchObject([{ decision: "refund", message: "We are sorry." }]);
		const told = async () =>
			(await mailsTo(who.email)).filter(({ subject }) => subject?.startsWith("About Mango"));
		await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
	});

	test("to give credit is the customer's at once, by itself what the pieces cost", async () => {
		const who = await newCustomer();
		const order = await delivered(who);
		const { _id } = await reported(who, order);
		expect((await decide(_id, { decision: "credit", message: "For next time." })).status).toBe(200);
		expect(await balance(who)).toBe(560);
		expect(await refundsOf(order)).toMatchObject([
			{ amount: 560, state: "settled", method: "credit", reason: "bad_item" },
		]);
	});

	test("gives back what the pieces cost less their share of the order's coupon", async () => {
		const who = await newCustomer();
		const coupon = { id: new ObjectId(), code: "HALF", kind: "percent", value: 50 };
		const order = await delivered(who, 1, { coupon, discount: 960, amount: 1008 });
		const { _id, worth } = await reported(who, order);
		expect(worth).toBe(280);
		expect(await decide(_id, { decision: "credit", message: "Sorry" })).toMatchObject({
			status: 200,
			json: { report: { amount: 280 } },
		});
		expect(await balance(who)).toBe(280);
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
