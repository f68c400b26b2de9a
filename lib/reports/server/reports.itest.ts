import { ObjectId } from "mongodb";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, sellerCookies } from "@/tests/support/people";
import { bad, delivered, onion, reported, send } from "@/tests/support/reports";
import { baseUrl } from "@/tests/support/target";
import type { Report, SellerReport } from "../rules";

const seller = await sellerCookies();
const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "brown" } })
	.withExif({ IFD0: { Copyright: "Sana's telephone" } })
	.jpeg()
	.toBuffer();
const picture = new Blob([new Uint8Array(bytes)]);

const look = (address: string, cookie = "") => fetch(new URL(address, baseUrl()), { headers: { cookie } });

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
		expect((open.json.reports as Report[]).find(({ _id }) => _id === report._id)).toMatchObject({
			customer: { name: who.name, phone: "0300-1234567" },
			decidedBy: null,
		});
	});

	test("says to the team in which language its customer reads the answer", async () => {
		const who = await newCustomer();
		const ids = [
			(await reported(who, await delivered(who)))._id,
			(await reported(who, await delivered(who, 1, { language: "ur" })))._id,
		];
		const { json } = await api("GET", "/api/seller/reports?state=open", { cookies: seller });
		const reports = json.reports as SellerReport[];
		const languages = ids.map((id) => reports.find(({ _id }) => _id === id)?.language);
		expect(languages).toEqual(["en", "ur"]);
	});

	test.each([
		[4, "920 g", 920],
		[3, "750 g", 750],
	])(
		"of %d steps of what was weighed is of %s at most what lay in the bag",
		async (quantity, words, grams) => {
			const who = await newCustomer();
			const weighed = { stepGrams: 250, packed: { quantity: 4, grams: 920, replacement: null } };
			const line = { name: "Cherry", imageUrl: "/art/one-mango.webp", unitPrice: 320, quantity: 4 };
			const order = await delivered(who, 1, { lines: [{ ...line, ...weighed, product: onion }] });
			const report = { product: String(onion), problem: "bad", quantity };
			expect((await send(who, order, report)).json.report).toMatchObject({ quantity, stepGrams: 250, grams });
			const notice = { message: `It was bad: ${words} of Cherry.` };
			const stored = (await database())
				.collection("notifications")
				.find({ ...notice, "customerInfo.name": who.name });
			expect(await stored.toArray()).toHaveLength(1);
		},
	);

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
	});

	test("is not even read where the order is not theirs", async () => {
		const [who, other] = [await newCustomer(), await newCustomer()];
		const path = `/api/order/${await delivered(who)}/report`;
		const post = (cookies: string) => api("POST", path, { raw: "no form", cookies });
		expect((await post(who.cookies)).status).toBe(415);
		expect((await post(other.cookies)).status).toBe(404);
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
