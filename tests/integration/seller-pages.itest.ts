import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ObjectId } from "mongodb";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PAGES as ROUTES } from "@/lib/routes.mjs";
import { mayDo, ROLE_HOMES, type Role, TEAM_ROLES, type TeamRole } from "@/lib/team/rules";
import { api } from "../support/api";
import { visitorsOf } from "../support/cookies";
import { database } from "../support/database";
import { newOrder, orderLine } from "../support/orders";
import { newStaff } from "../support/people";
import { newProduct } from "../support/products";
import { baseUrl } from "../support/target";
import { someOf } from "../support/thorough";

/** Every page of the seller's side, found among the files, as anyone but the seller asks for it. */

const FOLDER = join(import.meta.dirname, "../../app/(english)/seller");
/** All but the page of addresses that lead nowhere: it shows nothing to anyone. */
const PAGES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
	.filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.startsWith("[..."))
	.map((file) => `/seller/${file}`.replace(/\/page\.tsx$/, ""))
	.sort();

/** Stands in everything that these pages could give away; first of all names, where only the first are shown. */
const MARK = "(Aabida) Nobodyelse";
/** Pages on which nothing is of a customer, an order or a product; the shop's details are on its public pages too. */
const WITHOUT_DATA = [
	"/seller/buying",
	"/seller/figures",
	"/seller/coupons",
	"/seller/phone-order",
	"/seller/price-list",
	"/seller/shop",
	"/seller/security",
	"/seller/team",
];

let addresses: Record<string, string>;
/** Has the record begin with what is done here: other tests write in it meanwhile. */
let writeRecord: () => Promise<void>;
let visitors: Awaited<ReturnType<typeof visitorsOf>>;
/** The cookies of somebody of each role. */
const staff: Partial<Record<TeamRole, string>> = {};

beforeAll(async () => {
	visitors = await visitorsOf("seller");
	for (const role of TEAM_ROLES) staff[role] = (await newStaff(role)).cookies;
	const product = await newProduct({ name: MARK });
	const address = {
		firstName: "Zarqa",
		lastName: "Nobodyelse",
		streetAddress: MARK,
		phoneNumber: "0300-7777777",
		city: "Jhang",
		state: "Punjab",
		zipCode: "35200",
	};
	// A bag on the board, and cash with somebody of this name.
	await newOrder({
		status: "Packed",
		address,
		promisedAt: new Date(0),
		isPaid: true,
		collectedBy: { _id: String(new ObjectId()), name: MARK },
	});
	const at = new Date();
	const user = new ObjectId();
	await (await database()).collection("users").insertOne({
		_id: user,
		...{ name: MARK, email: "zarqa@sabz-tests.pk", isVerified: true, sessionVersion: 0, addresses: [] },
		...{ createdAt: at, updatedAt: at },
	});
	const message = { name: MARK, email: "zarqa@sabz-tests.pk", subject: "Onions", message: "20 kg, please" };
	await api("POST", "/api/contact", { body: message });
	const order = await newOrder({
		user,
		address,
		customer: { name: MARK, email: "zarqa@sabz-tests.pk" },
		paymentType: "JazzCash",
		ledger: [
			{ n: 1, at, by: "customer", kind: "paid", via: "jazzcash", amount: 1814 },
			{ n: 2, at, by: "seller", kind: "granted", amount: 1, cause: "other", reason: "other", note: MARK },
		],
		lines: [orderLine(MARK, 1, 1, product)],
	});
	writeRecord = async () => {
		for (const inStock of [true, false])
			await api("PATCH", "/api/product/stock", { body: { id: product, inStock }, cookies: visitors.good });
	};
	await writeRecord();
	const [webhook, key] = [
		new ObjectId(),
		{ name: MARK, scopes: ["orders:read"], hash: MARK, prefix: "sabz_" },
	];
	await (await database()).collection("apikeys").insertOne({ ...key, by: MARK, createdAt: at });
	await (await database()).collection("webhooks").insertOne({
		_id: webhook,
		...{ url: "https://hooks.sabz-tests.pk/", events: ["order.placed"], sealed: "", by: MARK, createdAt: at },
		...{ isActive: false, failures: 0 },
	});
	await (await database()).collection("webhookdeliveries").insertOne({
		webhook,
		...{ key: String(webhook), event: "order.placed", subject: MARK, about: order, seq: 1, body: "{}" },
		...{ state: "sent", attempts: 1, tries: [{ at, ms: 1, status: 200 }], nextTryAt: at, createdAt: at },
	});
	await (await database()).collection("notifications").insertOne({
		type: "new_order",
		title: "New order",
		message: MARK,
		order: new ObjectId(order),
		customerInfo: { name: MARK },
		isRead: false,
		isEmailSent: false,
		createdAt: new Date(),
	});
	await (await database()).collection("itemreports").insertOne({
		order: new ObjectId(order),
		user: new ObjectId(),
		product: new ObjectId(product),
		...{ name: MARK, imageUrl: "/art/one-mango.webp", unitPrice: 1, worth: 1 },
		...{ problem: "bad", quantity: 1, note: MARK, pictures: [] },
		at: new Date(),
	});
	addresses = {
		"/seller/orders/[id]": `/seller/orders/${order}`,
		"/seller/edit-product/[id]": `/seller/edit-product/${product}`,
		"/seller/stock/[id]": `/seller/stock/${product}`,
		"/seller/customers/[id]": `/seller/customers/${user}`,
		"/seller/keys/[id]": `/seller/keys/${webhook}`,
		"/seller/add-product": `/seller/add-product?copy=${product}`,
		"/seller/print": `/seller/print?order=${order}`,
	};
});

function addressOf(page: string): string {
	const address = addresses[page] ?? page;
	if (address.includes("[")) throw new Error(`say in \`addresses\` above what ${page} is asked for with`);
	return address;
}

/** Where the browser claims to be: at another page of the same layout, so that only the page itself is sent. */
function elsewhereUnderSeller(page: string): string {
	const other = page === "/seller" ? ["orders", { children: ["__PAGE__", {}] }] : ["__PAGE__", {}];
	return encodeURIComponent(JSON.stringify(["", { children: ["seller", { children: other }] }]));
}

/** What is answered; where it leads is followed only where Next gives a part of this page another address. */
async function look(page: string, cookie = "", headers: Record<string, string> = {}) {
	const url = new URL(addressOf(page), baseUrl());
	const visit = (at: URL) => fetch(at, { headers: { cookie, ...headers }, redirect: "manual" });
	const leadsTo = (answer: Response) => answer.headers.get("location") ?? "";
	let answer = await visit(url);
	const part = new URL(leadsTo(answer), url);
	if (part.searchParams.has("_rsc") && part.pathname === url.pathname) answer = await visit(part);
	const text = (await answer.text()).replaceAll("<!-- -->", "");
	return { status: answer.status, leadsTo: leadsTo(answer), text };
}

const alone = (page: string, cookie?: string) =>
	look(page, cookie, { rsc: "1", "next-router-state-tree": elsewhereUnderSeller(page) });
const headingOf = (html: string) => /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? "no heading";

/** Whether what is marked stands on this page for somebody of this role: on the deliveries there are only one's own. */
function showsMark(role: Role, page: string): boolean {
	const isTheirs = mayDo(role, ROUTES[page]?.duty ?? "management");
	return isTheirs && page !== "/rider" && !WITHOUT_DATA.includes(page);
}

test("the files are found", () => {
	expect(PAGES).toEqual(expect.arrayContaining(["/seller", "/seller/print", "/seller/orders/[id]"]));
});

test("what waits behind a place is counted beside it, for whose work it is", async () => {
	const counts = async (cookie?: string) =>
		(await look("/seller/stock", cookie)).text.match(/sr-only"> [^<]+/g);
	const owners = await counts(visitors.good);
	expect(owners).toEqual(expect.arrayContaining(['sr-only"> without a rider', 'sr-only"> to decide']));
	const packers = await counts(staff.packer);
	expect(packers).toContain('sr-only"> without a rider');
	expect(packers).not.toContain('sr-only"> to decide');
});

describe.each(PAGES)("%s", (page) => {
	beforeEach(async () => {
		if (page === "/seller/record") await writeRecord();
	});

	test("shows the seller what it is for, and nothing of it to anyone else", async () => {
		const { status, text } = await look(page, visitors.good);
		expect(status).toBe(200);
		const heading = headingOf(text);
		expect(heading).not.toBe("no heading");
		expect(text.includes("Nobodyelse")).toBe(!WITHOUT_DATA.includes(page));
		const navigated = await alone(page, visitors.good);
		expect(navigated.text, "the page alone, as a browser that is there already asks for it").not.toContain(
			"Seller sections",
		);
		expect(navigated.text.includes("Nobodyelse")).toBe(!WITHOUT_DATA.includes(page));

		const [guest, customer, ...forgers] = Object.entries(visitors.bad);
		for (const [who, cookie] of [guest, customer, ...someOf(forgers, PAGES.indexOf(page))].filter(
			(one) => one !== undefined,
		)) {
			const refused = await look(page, cookie);
			expect(refused.status, who).toBeLessThan(500);
			expect(headingOf(refused.text), who).not.toBe(heading);
			expect(refused.text, who).not.toMatch(/Nobodyelse|0300-7777777/);
			expect((await alone(page, cookie)).text, who).not.toMatch(/Nobodyelse|0300-7777777/);
		}
	});

	test.each(TEAM_ROLES)("shows a %s what is their work, and leads them on from what is not", async (role) => {
		const isTheirs = mayDo(role, ROUTES[page]?.duty ?? "management");
		for (const { status, leadsTo, text } of [await look(page, staff[role]), await alone(page, staff[role])]) {
			expect(status).toBeLessThan(500);
			expect(text.includes("Nobodyelse")).toBe(showsMark(role, page));
			// Led on by the answer itself, or by what it has the browser do.
			if (isTheirs) expect(leadsTo).toBe("");
			else expect(leadsTo + text).toContain(ROLE_HOMES[role]);
		}
	});
});
