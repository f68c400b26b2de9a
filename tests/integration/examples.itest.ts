import { ObjectId } from "mongodb";
import { afterAll, expect } from "vitest";
import { inEachLanguage, pathsWhere } from "@/lib/routes.mjs";
import { run } from "@/server/program.mjs";
import { api } from "../support/api";
import { database } from "../support/database";
import { MailServer } from "../support/mail-server";
import { newOrder } from "../support/orders";
import { newCustomer, sellerCookies } from "../support/people";
import { testAddress } from "../support/products";
import type { TestShop } from "../support/test-shop";
import { isThorough } from "../support/thorough";
import { withShop } from "../support/with-shop";

/** A shop that is nobody's trial: nothing made up is shown in it, on any page, in any mail. */

const EXAMPLES = /0300 ?000 ?0000|\+?923000000000|sabz\.example|Satellite Town, Jhang, Punjab/;
/** The simulated wallets are demo mode's. */
const PAGES = pathsWhere((_page, path) => !path.startsWith("/wallet-simulator")).flatMap(inEachLanguage);
const OTHERS = [
	"/api/openapi.json",
	"/api/product/all-products",
	"/manifest.webmanifest",
	"/robots.txt",
	"/sitemap.xml",
	"/nowhere",
];

const OWNER = { SELLER_EMAIL: "owner@sabz-tests.pk", SELLER_PASSWORD: "Fresh-Market-1" };

const mails = new MailServer();
await mails.open();
const test = withShop({
	settings: {
		...OWNER,
		DEMO: "0",
		SMTP_URL: mails.url,
		MAIL_FROM: "Sabz <shop@sabz-tests.pk>",
	},
});

let shop: TestShop;

test.beforeAll(({ shop: started }) => {
	shop = started;
	Object.assign(process.env, OWNER);
});
afterAll(() => mails.close());

/** Who may see the page: its whole answer is looked at as each of them. */
async function answersTo(path: string, cookies: readonly string[]) {
	const answers = cookies.map((cookie) =>
		// Where it leads is looked at by itself.
		fetch(shop.url + path, { headers: { cookie }, redirect: "manual" }),
	);
	return Promise.all(
		(await Promise.all(answers)).map(async (answer) => ({
			/** Nobody was led elsewhere, or told that there is nothing. */
			isPage: answer.status === 200,
			text: await answer.text(),
		})),
	);
}

test("its shelves are filled, and nobody has been made up who bought or judged", async () => {
	const db = await database();
	expect(await db.collection("products").countDocuments()).toBe(88);
	expect(await db.collection("reviews").countDocuments()).toBe(0);
	const { json } = await api("GET", "/api/product/all-products");
	expect(JSON.stringify(json)).not.toMatch(/"reviewCount":[1-9]|"rating":[1-9]/);
});

test.runIf(isThorough)(
	"no page and no document of it shows an example, to whoever looks",
	async () => {
		const customer = await newCustomer();
		const user = new ObjectId(customer._id);
		// Not the street that demo mode gives the shop.
		const address = { ...testAddress, streetAddress: "House 1, Civil Lines" };
		const onHold = { paymentStatus: "refund due", status: "On hold", paymentType: "JazzCash" };
		const order = await newOrder({ user, address, ...onHold });
		const product = String((await (await database()).collection("products").findOne({}))?._id);
		const owner = await sellerCookies();
		const paths = [...PAGES, "/seller/print?as=invoice&order=[order]", ...OTHERS].map((path) =>
			path
				.replace(/\[order\]|(?<=orders\/)\[id\]/, order)
				.replace("[id]", product)
				.replaceAll(/\[[\w.]+\]/g, "unknown"),
		);
		expect(paths.length).toBeGreaterThan(60);
		for (const path of paths) {
			const isOfTeam = /^\/(ur\/)?(seller|rider)/.test(path);
			const viewer = isOfTeam ? owner : customer.cookies;
			const answers = await answersTo(path, [viewer, ""]);
			for (const { text } of answers) expect(EXAMPLES.exec(text)?.[0], path).toBeUndefined();
			const isThere = !/unknown|nowhere/.test(path);
			if (isThere) expect([path, answers.some(({ isPage }) => isPage)]).toEqual([path, true]);
			const isOwners = path.startsWith("/seller") && !path.startsWith("/seller/join");
			if (isOwners) expect(answers[0]?.text, path).toContain("Seller sections");
		}
		expect((await answersTo("/contact", [""]))[0]?.text).toContain("Jhang, Punjab");
	},
	240_000,
);

test("no mail of it shows an example", async () => {
	const { email, cookies, password } = await newCustomer();
	await api("POST", "/api/user/forgot-password", { body: { email } });
	const passwords = { currentPassword: password, newPassword: "Kinnow-Season-7" };
	await api("PUT", "/api/user/change-password", { body: passwords, cookies });
	const message = { name: "Sana", email, subject: "Mangoes", message: "Are there any?" };
	await api("POST", "/api/contact", { body: message });
	await expect.poll(() => mails.mails.length, { timeout: 60_000 }).toBe(3);
	for (const { subject, html, text } of mails.mails) {
		expect(EXAMPLES.exec(`${html} ${text}`)?.[0], subject).toBeUndefined();
		expect(text).toContain("Sabz, Jhang, Punjab");
	}
}, 120_000);

test("has neither a clock to set nor jobs to run", async () => {
	const cookies = await sellerCookies();
	expect((await api("POST", "/api/test/clock", { cookies, body: { offsetMinutes: 1 } })).status).toBe(404);
	expect((await api("POST", "/api/test/jobs", { cookies, body: {} })).status).toBe(404);
});

test("takes changes from its own address alone", async () => {
	const body = { email: "nobody@sabz-tests.pk", password: "Wrong-Password-1" };
	const from = async (origin: string) =>
		(await api("POST", "/api/user/login", { body, headers: { origin } })).status;
	expect(await from(shop.url)).toBe(401);
	expect(await from(shop.url.replace("http:", "https:"))).toBe(403);
	// The same shop under another name of this machine.
	const other = shop.url.replace("localhost", "127.0.0.1");
	const answer = await fetch(`${other}/api/user/login`, {
		method: "POST",
		headers: { origin: other, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	expect(answer.status).toBe(403);
});

test.runIf(isThorough)(
	"the next start takes back invented reviews of a trial in the same database",
	async () => {
		const args = ["--conditions=react-server", "--import", "tsx", "scripts/seed/main.ts"];
		const db = await database();
		const product = await db.collection("products").findOne({ slug: "kinnow" });
		await run(process.execPath, args, { env: { ...shop.env, DEMO: "1" }, quiet: true });
		const invented = await db.collection("reviews").countDocuments();
		expect(invented).toBeGreaterThan(200);
		const real = { product: product?._id, name: "Sana", rating: 3, comment: "Good ones.", isVerified: false };
		await db.collection("reviews").insertOne({ ...real, createdAt: new Date() });
		await shop.app.stop();
		await shop.app.start();
		expect(await db.collection("reviews").find().toArray()).toMatchObject([real]);
		const counts = (await db.collection("products").findOne({ slug: "kinnow" }))?.ratingCounts;
		expect(counts).toEqual({ 1: 0, 2: 0, 3: 1, 4: 0, 5: 0 });
	},
	120_000,
);
