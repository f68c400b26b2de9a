import { describe, expect } from "vitest";
import { z } from "zod";
import { dayOf, daysAfter, formatShortDay } from "@/lib/text/dates";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { waitForMail } from "../support/mails";
import { newCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { newCoupon } from "../support/seller";
import { orderCash, ordersOf } from "../support/shopping";

/** What the owner says of the shop, and that every page, total and mail of two instances follows it. */

// 2 seconds by the clock of a machine that has nothing else to do.
const FOLLOWS = { timeout: 8_000, interval: 100 };

let second: string;
let owner: string;

it.beforeAll(({ shop }) => {
	({ second, owner } = shop);
});
it.beforeEach(async ({ shop }) => {
	// What these tests say of the shop is put back after each, like what other tests say.
	await shop.change({});
});

type Json = Record<string, unknown>;
const change = (body: Json) => api("PUT", "/api/seller/shop", { cookies: owner, body });
const textAt = async (path: string) => (await api("GET", path)).text;
const pageAtSecond = async (path: string) => (await api("GET", `${second}${path}`)).text;

const order = async (cookies: string, fields: Json = {}, at = "") =>
	orderCash({ cookies }, [{ product: await newProduct({ offerPrice: 500 }), quantity: 3 }], fields, { at });

it("is the specification's shop before anybody has said anything", async () => {
	const { json } = await api("GET", "/api/shop");
	expect(json.shop).toMatchObject({
		name: "Sabz",
		timeZone: "Asia/Karachi",
		opens: "08:00",
		closes: "22:00",
		closedDays: [],
		minimumOrder: 1500,
		taxPercent: 5,
		deliveryFees: { standard: 0, express: 50 },
		expressPausedUntil: null,
		// Demo mode stands in for what nobody has said.
		phone: "0300 000 0000",
		whatsapp: null,
	});
	const all = await api("GET", "/api/seller/shop", { cookies: owner });
	expect(all.json.shop).toMatchObject({
		phone: null,
		email: null,
		slotCapacity: null,
		lateCredit: 0,
		lowStockAt: 5,
	});
});

describe("what cannot be", () => {
	it.each([
		["phone", { phone: "call me" }],
		["email", { email: "nobody" }],
		["opens", { opens: "8 o'clock" }],
		["closes", { closes: "07:00" }],
		["opens", { opens: "22:00" }],
		["closedDays", { closedDays: ["2026-02-30"] }],
		["opens", { opens: "09:00", hours: [{ weekday: 1, spans: [{ from: "08:00", to: "22:00" }] }] }],
		["hours", { hours: [{ weekday: 1, spans: [{ from: "22:00", to: "08:00" }] }] }],
		["closedDays", { closedDays: ["9999-12-31"] }],
		["minimumOrder", { minimumOrder: -1 }],
		["taxPercent", { taxPercent: 101 }],
		["deliveryFees", { deliveryFees: { express: 1.5 } }],
		["areas", { areas: [] }],
		["slotCapacity", { slotCapacity: 1.5 }],
		["expressPausedUntil", { expressPausedUntil: "later" }],
	])("is refused beside %s", async (field, body) => {
		const { status, json } = await change(body);
		expect(status).toBe(400);
		expect(json.errors).toMatchObject({ [field]: json.message });
	});

	it("changes nothing, and what is not known is ignored", async () => {
		await change({ name: "Half", minimumOrder: "much" });
		expect((await change({ colour: "green" })).json.shop).toMatchObject({ name: "Sabz" });
	});
});

it("names the hours of special and closed days until they are over, beside the week's", async () => {
	const dayFromNow = (days: number) => daysAfter(dayOf(new Date()), days);
	const special = (name: string, from: number, to: number) => {
		return { name, from: dayFromNow(from), to: dayFromNow(to), spans: [{ from: "14:00", to: "17:10" }] };
	};
	const specialHours = [special("Bygone", -20, -10), special("Ramadan", 20, 40)];
	const closedDays = [dayFromNow(50), dayFromNow(-3)];
	expect((await change({ specialHours, closedDays })).status).toBe(200);
	const days = `${formatShortDay(dayFromNow(20))} to ${formatShortDay(dayFromNow(40))}`;
	const closed = `${formatShortDay(dayFromNow(50))}: closed`;
	for (const path of ["/", "/faq", "/contact", "/privacy"]) {
		const page = await textAt(path);
		expect(page).toContain(`7 days, 8 AM-10 PM; Ramadan, ${days}: 2 PM-5:10 PM; ${closed}`);
		expect(page).not.toContain("Bygone, ");
	}
});

it("is on every page of every instance within 2 seconds, and in the record", async () => {
	const said = {
		name: "Jhang Sabzi Mandi",
		phone: "0321-7654321",
		email: "salam@jhang.example",
		address: "Shop 4, Gojra Road, Jhang",
		opens: "09:30",
		closes: "21:00",
		minimumOrder: 2000,
		taxPercent: 17,
		deliveryFees: { express: 80 },
		areas: ["Gojra Road", "New Colony"],
	};
	const { status, json } = await change(said);
	expect(status).toBe(200);
	expect(json.shop).toMatchObject({ ...said, deliveryFees: { standard: 0, express: 80, slot: 0 } });

	const home = await textAt("/");
	for (const words of ["Jhang Sabzi Mandi", "0321-7654321", '"opens":"09:30"', "New Colony", "+923217654321"])
		expect(home).toContain(words);
	const faq = await textAt("/faq");
	for (const words of ["Rs. 2,000", "17% tax", "Rs. 80", "Gojra Road, New Colony", "9:30 AM-9 PM"])
		expect(faq).toContain(words);
	expect(await textAt("/contact")).toContain("Shop 4, Gojra Road, Jhang");
	expect(await textAt("/api/openapi.json")).toContain('"title":"Jhang Sabzi Mandi"');
	expect(await textAt("/manifest.webmanifest")).toContain("Jhang Sabzi Mandi");
	await expect.poll(() => pageAtSecond("/faq"), FOLLOWS).toContain("17% tax");
	await expect.poll(() => pageAtSecond("/cart"), FOLLOWS).toContain("New Colony");
	await expect.poll(() => pageAtSecond("/api/shop"), FOLLOWS).toContain("0321-7654321");

	const entry = await (await database())
		.collection("selleractions")
		.findOne({ kind: "shop-changed" }, { sort: { at: -1 } });
	expect(entry).toMatchObject({ outcome: "done" });
	expect(entry?.changes).toContainEqual({ field: "Minimum order", before: "1500", after: "2000" });
	expect(entry?.changes).toContainEqual({
		field: "Delivery fees",
		before: "standard 0, express 50, chosen time 0",
		after: "standard 0, express 80, chosen time 0",
	});
});

it("delivers to each area by its own rules, and every call agrees to the rupee", async () => {
	const rule = {
		isActive: true,
		deliveryFees: { standard: 40, express: 120, slot: 30 },
		minimumOrder: 1600,
		extraMinutes: 30,
	};
	const resting = {
		area: "Civil Lines",
		isActive: false,
		deliveryFees: null,
		minimumOrder: null,
		extraMinutes: 0,
	};
	expect((await change({ areaRules: [{ ...rule, area: "Nowhere" }] })).status).toBe(400);
	const { json } = await change({ areaRules: [{ ...rule, area: "Gojra Road" }, resting] });
	expect(json.shop).toMatchObject({ areas: expect.arrayContaining(["Civil Lines"]) });
	const shop = (await api("GET", "/api/shop")).json.shop;
	expect(shop).toMatchObject({
		areas: expect.not.arrayContaining(["Civil Lines"]),
		deliveryFees: { standard: 0 },
	});
	// Its orders of before can be picked out.
	const orders = await api("GET", "/seller/orders", { cookies: owner });
	expect(orders.text).toContain('<option value="Civil Lines">');

	const { cookies } = await newCustomer();
	const both = { ...testAddress, streetAddress: "House 1, Satellite Town, off Gojra Road" };
	const to = (area: string | null, fields: Json = {}) => order(cookies, { address: both, area, ...fields });
	expect((await to(null)).json.order).toMatchObject({ area: "Satellite Town", deliveryFee: 0, amount: 1575 });
	expect((await to("Gojra Road")).json.message).toBe(
		"The minimum order is Rs. 1,600. Please add Rs. 100 more.",
	);
	for (const area of ["Civil Lines", "Jhang Sadar"]) {
		const refused = await to(area);
		expect([refused.status, refused.json.errors]).toEqual([400, { address: refused.json.message }]);
	}
	await change({ minimumOrder: 1000, areaRules: [{ ...rule, area: "Gojra Road", minimumOrder: null }] });
	const items = [{ product: await newProduct({ offerPrice: 500 }), quantity: 3 }];
	const { code } = await newCoupon();
	const quote = await api("POST", "/api/user/coupon", { cookies, body: { code, items, area: "Gojra Road" } });
	expect(quote.json).toMatchObject({ discount: 150, total: 1350 + 68 + 40 });
	const placed = await to("Gojra Road", { coupon: code, amount: 1350 + 68 + 40 });
	expect(placed.json.order).toMatchObject({ area: "Gojra Road", deliveryFee: 40, amount: 1458 });
});

it("is in every total, check and mail; an order keeps what it was made with", async () => {
	const { cookies, email } = await newCustomer();
	const before = await order(cookies);
	expect(before.json.order).toMatchObject({ tax: 75, taxPercent: 5, amount: 1575 });
	await waitForMail(email);
	await change({
		taxPercent: 10,
		deliveryFees: { standard: 20, express: 90 },
		minimumOrder: 1400,
		phone: "0321-7654321",
	});

	const after = await order(cookies, { deliveryTime: "express" });
	expect(after.json.order).toMatchObject({ tax: 150, taxPercent: 10, deliveryFee: 90, amount: 1740 });
	const mail = await waitForMail(email, 2);
	expect(mail.text).toContain("Tax (10%)");
	expect(mail.text).toContain("0321-7654321");
	expect(await ordersOf({ cookies })).toMatchObject([{ taxPercent: 10 }, { taxPercent: 5, amount: 1575 }]);

	const stale = await order(cookies, { amount: 1575 });
	expect(stale.status).toBe(409);
	expect(stale.json.message).toBe("Prices have changed, please review your order");
	await change({ minimumOrder: 3000, areas: ["New Colony"] });
	expect((await order(cookies)).json.message).toBe(
		"The minimum order is Rs. 3,000. Please add Rs. 1,500 more.",
	);
	await change({ minimumOrder: 0 });
	expect((await order(cookies)).status).toBe(400);
	const streetAddress = "House 1, New Colony";
	const atNew = await order(cookies, { address: { ...testAddress, streetAddress } });
	expect(atNew.json.order).toMatchObject({ area: "New Colony" });
	const isServed = async () =>
		(await order(cookies, { address: { ...testAddress, streetAddress } }, second)).status;
	await expect.poll(isServed, FOLLOWS).toBe(201);
});

it("keeps the last of two changes whole, also of hours that are judged as a pair", async () => {
	const [late, early, good, name] = await Promise.all([
		change({ opens: "10:00" }),
		change({ closes: "09:00" }),
		change({ opens: "07:00" }),
		change({ name: "One" }),
	]);
	expect([good.status, name.status]).toEqual([200, 200]);
	// Each of the two is refused only for the other.
	for (const { status, json } of [late, early])
		if (status !== 200) expect([status, json.message]).toEqual([400, expect.stringContaining("close")]);
	expect([late.status, early.status]).toContain(200);
	const { json } = await api("GET", "/api/shop");
	const { opens, closes } = z.object({ opens: z.string(), closes: z.string() }).parse(json.shop);
	expect(json.shop).toMatchObject({ name: "One", closes: early.status === 200 ? "09:00" : "22:00" });
	expect(late.status === 200 ? ["07:00", "10:00"] : ["07:00"]).toContain(opens);
	expect(opens < closes).toBe(true);
});
