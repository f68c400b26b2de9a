import { ObjectId } from "mongodb";
import { expect, test } from "vitest";
import { newOrder } from "@/tests/support/orders";
import { newCustomer, sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";

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
	expect(html).toContain("<b>6 dozen</b>");
	expect(html).toContain("Collect Rs. 1,814 in cash");
	expect(html).toContain("Paid: nothing to collect");
});

test("only the seller prints, and only what is there", async () => {
	const id = await kinnowOrder();
	const { cookies } = await newCustomer();
	expect((await page(`/seller/print?order=${id}`, cookies)).html).not.toContain("Kinnow");
	const unknown = await page(`/seller/print?order=${new ObjectId()}`, await sellerCookies());
	expect(unknown.html).not.toContain("data-paper");
});
