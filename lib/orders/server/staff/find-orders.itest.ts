import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { searchWordsOf } from "@/lib/orders/rules/order-filters";
import { placeText } from "@/lib/text/fields";
import { api } from "@/tests/support/api";
import { newOrder, WALLET } from "@/tests/support/orders";
import { newCustomer, sellerCookies } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";

// A family name that no other test's orders have: a search for it sees this file's orders alone.
const family = `Zq${Date.now().toString(36)}`;
const placedAt = new Date("2026-03-05T13:30:00Z");
const numberOf = (id: string) => id.slice(-6).toUpperCase();

let _ids: { sana: string; umer: string; late: string; wallet: string };

async function orderOf(firstName: string, fields: Record<string, unknown> = {}): Promise<string> {
	const _id = new ObjectId();
	const customer = { name: `${firstName} ${family}`, email: "one@sabz-tests.pk" };
	const address = { ...testAddress, firstName, lastName: family, phoneNumber: "0333-7654321" };
	const searchWords = searchWordsOf({ _id: String(_id), customer, address });
	await newOrder({ _id, customer, address, searchWords, createdAt: placedAt, ...fields });
	return String(_id);
}

const cookies = await sellerCookies();
const ids = {
	sana: await orderOf("Sána"),
	umer: await orderOf("Umer", {
		area: "Gojra Road",
		status: "Packed",
		createdAt: new Date("2026-03-05T19:00:00Z"),
	}),
	late: await orderOf("Late", { status: "Cancelled", createdAt: new Date("2026-03-05T18:59:59.999Z") }),
	wallet: await orderOf("Wallet", {
		...WALLET,
		createdAt: new Date("2026-03-06T09:00:00Z"),
	}),
};

async function find(
	filters: Record<string, string>,
): Promise<{ found: string[]; json: Record<string, unknown> }> {
	const { status, json } = await api("GET", `/api/order/seller?${new URLSearchParams(filters)}`, { cookies });
	expect(status).toBe(200);
	return { found: (json.orders as { _id: string }[]).map(({ _id }) => _id), json };
}

/** The names of this file's orders that pass the filters, newest first. */
async function names(filters: Record<string, string>): Promise<string[]> {
	const { found } = await find({ q: family, ...filters });
	const known = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
	return found.map((id) => known.get(id) ?? "a stranger's");
}

describe("orders are found by", () => {
	test("their number, whole, as it is spoken, or its beginning", async () => {
		const number = numberOf(ids.sana);
		for (const q of [number, number.toLowerCase(), `SBZ-${number}`, `sbz-${number.slice(0, 5)}`]) {
			expect((await find({ q })).found, q).toContain(ids.sana);
		}
	});

	test("beginnings of names that must all be there, with or without accents", async () => {
		expect(await names({ q: `sana ${family}` })).toEqual(["sana"]);
		expect(await names({ q: `${family.toUpperCase()} SÁN` })).toEqual(["sana"]);
		expect(await names({ q: `${family} nobody` })).toEqual([]);
		expect(await names({ q: family.slice(0, -1) })).toEqual(["wallet", "umer", "late", "sana"]);
	});

	test("the phone, however it is written", async () => {
		for (const phone of ["03337654321", "0333-7654321", "0333 76543", "+923337654321"]) {
			expect(await names({ q: `${family} ${phone}` }), phone).toEqual(["wallet", "umer", "late", "sana"]);
		}
		expect(await names({ q: `${family} 03001` })).toEqual([]);
	});

	test("nothing else: what looks like a pattern or an operator is text", async () => {
		for (const q of [`${family}.*`, `^${family}`, `${family}$`]) expect(await names({ q })).toHaveLength(4);
		expect(await names({ q: `${family} .*` })).toHaveLength(4);
		expect((await find({ q: '{"$gt":""}' })).found).not.toContain(ids.sana);
	});
});

describe("orders are filtered by", () => {
	test.each([
		["status", { status: "Packed" }, ["umer"]],
		["area", { area: "Gojra Road" }, ["umer"]],
		["cash to collect", { payment: "cash-due" }, ["umer", "sana"]],
		["what was paid", { payment: "paid" }, ["wallet"]],
		["wallet", { payment: "jazzcash" }, ["wallet"]],
		["day in Jhang", { when: "2026-03-05" }, ["late", "sana"]],
		["the day after, from its first millisecond", { when: "2026-03-06" }, ["wallet", "umer"]],
		["several at once", { payment: "cash", area: "Satellite Town", status: "Order Placed" }, ["sana"]],
	])("%s", async (_what, filters, expected) => {
		expect(await names(filters)).toEqual(expected);
	});

	test.each(["area=Lahore", "when=2026-02-30", `q=${"x".repeat(101)}`])("no %s", async (query) => {
		const { status, json } = await api("GET", `/api/order/seller?${query}`, { cookies });
		expect(status).toBe(400);
		expect(json.message).toMatch(/^(Please|This)/);
	});
});

describe("a place in the list", () => {
	test("goes on where the page before ended, also among orders of one moment", async () => {
		const twins = await Promise.all(["Twin", "Twin", "Twin"].map((name) => orderOf(name)));
		const all = (await find({ q: `twin ${family}` })).found;
		expect(all.toSorted()).toEqual(twins.toSorted());
		const [first, second, third] = all;
		const place = placeText(placedAt.toISOString(), second ?? "");
		expect((await find({ q: `twin ${family}`, before: place })).found).toEqual([third]);
		expect((await find({ q: `twin ${family}`, after: place })).found).toEqual([first]);
	});

	test("leads both ways, and nowhere at the ends", async () => {
		const place = placeText("2026-03-05T18:59:59.999Z", ids.late);
		const older = (await find({ q: family, before: place })).json;
		expect(older).toMatchObject({ newer: expect.any(String), older: null });
		const newer = (await find({ q: family, after: place })).json;
		expect(newer).toMatchObject({ newer: null, older: expect.any(String) });
	});
});

async function page(path: string, cookie: string) {
	const response = await fetch(new URL(path, baseUrl()), { headers: { cookie } });
	return { status: response.status, html: await response.text() };
}

/** The printed sheet, with those of its parts that React sends behind the page and puts in by script. */
function sheetIn(html: string): string {
	const text = html.replace(/<!-- -->|<script[\s\S]*?<\/script>/g, "");
	const [sheet = ""] = /<article class="sheet"[\s\S]*?<\/article>/.exec(text) ?? [];
	const [late = ""] = /<\w+ hidden(?:="")? id="S:[\s\S]*/.exec(text) ?? [];
	return sheet + late;
}

async function kinnowOrder(fields: Record<string, unknown> = {}): Promise<string> {
	const product = new ObjectId(await newProduct({ name: "Kinnow", urduName: "کینو" }));
	const line = {
		product,
		name: "Kinnow",
		imageUrl: "/art/one-kinnow.webp",
		unit: "1 dozen",
		unitPrice: 280,
		quantity: 6,
	};
	return newOrder({ lines: [line], createdAt: new Date("2026-03-05T19:30:00Z"), ...fields });
}

test("an invoice names shop, order, Karachi's time, lines in both languages, sums and how it is paid", async () => {
	const id = await kinnowOrder();
	const { status, html } = await page(`/seller/print?order=${id}&as=invoice`, await sellerCookies());
	expect(status).toBe(200);
	const text = html.replace(/<!-- -->/g, "");
	const number = `SBZ-${id.slice(-6).toUpperCase()}`;
	for (const words of [
		`Invoice ${number}`,
		"Mar 6, 2026, 12:30 AM",
		"Kinnow",
		"کینو",
		"6 × 280",
		"1,680",
		"Tax (5%)",
		"Rs. 1,814",
		"Cash On Delivery: Rs. 1,814 to pay at the door",
	]) {
		expect(text).toContain(words);
	}
});

test("an invoice of an order in Urdu is in Urdu, from right to left", async () => {
	const id = await kinnowOrder({ language: "ur" });
	const { html } = await page(`/seller/print?order=${id}&as=invoice`, await sellerCookies());
	const sheet = sheetIn(html);
	expect(sheet).toMatch(/^<article[^>]* lang="ur" dir="rtl"/);
	for (const words of ["کینو", "6 مارچ 2026، رات 12:30 بجے", "1,814 روپے دینے ہیں", "کل رقم"]) {
		expect(sheet).toContain(words);
	}
	// What comes behind the sheet holds the page's own late parts too.
	expect(sheet.slice(0, sheet.indexOf("</article>"))).not.toMatch(/Invoice|Subtotal|Total|Rs\.|Kinnow/);
});

test("slips of several orders are printed together, and say what the rider does about money", async () => {
	const [cash, paid] = [await kinnowOrder(), await kinnowOrder({ isPaid: true, paymentStatus: "success" })];
	const { html } = await page(`/seller/print?order=${cash}&order=${paid}&paper=80mm`, await sellerCookies());
	expect(html.match(/data-paper="80mm"/g)).toHaveLength(2);
	const small = await page(`/seller/print?order=${cash}&paper=a5`, await sellerCookies());
	expect(small.html).toMatch(/data-paper="a5"[^>]*style="page:a5"/);
	expect(html).toContain("<b>6 dozen</b>");
	expect(html).toContain("Collect Rs. 1,814 in cash");
	expect(html).toContain("Paid: nothing to collect");
});

test("what waits to be packed is printed without names: the most urgent, no order that waits for a yes", async () => {
	const long = { promisedAt: new Date("2020-01-01T10:00:00Z") };
	const until = new Date(Date.now() + 3_600_000);
	const [first, onHold, asked] = [
		await kinnowOrder(long),
		await kinnowOrder({ ...long, status: "On hold" }),
		await kinnowOrder({ ...long, confirmation: { state: "asked", until } }),
	].map((id) => `Packing slip SBZ-${id.slice(-6).toUpperCase()}`);
	const { html } = await page("/seller/print", await sellerCookies());
	expect(html).toContain(first);
	expect(html).toContain(onHold);
	expect(html).not.toContain(asked);
});

test("only the seller prints, and only what is there", async () => {
	const id = await kinnowOrder();
	const { cookies } = await newCustomer();
	expect((await page(`/seller/print?order=${id}`, cookies)).html).not.toContain("Kinnow");
	const unknown = await page(`/seller/print?order=${new ObjectId()}`, await sellerCookies());
	expect(unknown.html).not.toContain("data-paper");
});
