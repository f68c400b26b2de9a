import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { orderNumber } from "@/lib/orders/rules/order";
import { type Page as PageRow, pathsWhere } from "@/lib/routes.mjs";
import { database } from "../tests/support/database";
import { newOrder } from "../tests/support/orders";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, newGoods, saveAddress } from "./support/cart";
import { beginPayment, shopperWithCart } from "./support/checkout";
import { lookAt, shiftOf } from "./support/looks";
import { asSeller } from "./support/people";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";
import { DEAD_TOKEN, unseen, walk } from "./support/walk";

/** What a walk looks at: passages lead on before anyone reads them, and a reference is a payment's, which a customer has. */
const isOfAGuest = ({ who, isPassage }: PageRow, path: string) =>
	!isPassage && who.includes("guest") && !path.includes("[reference]");
const OF_A_GUEST = pathsWhere(isOfAGuest);
const OF_THE_SELLER = pathsWhere(({ who }) => who.join() === "seller");
const OF_A_CUSTOMER = pathsWhere(
	(page, path) => !page.isPassage && !isOfAGuest(page, path) && !OF_THE_SELLER.includes(path),
);

const NARROWEST = 360;
const isShort = process.env.JOURNEYS === "short";

/** A page that stands is looked at on these screens too: on the narrowest of its kind, and in the gate, whose phone is as narrow, on none. */
function otherWidths(width: number): number[] {
	return isShort || width > 600 ? [] : [NARROWEST];
}

test.beforeEach(async ({ page }) => {
	const screen = page.viewportSize();
	if (isShort && screen && screen.width < 600) await page.setViewportSize({ ...screen, width: NARROWEST });
});

async function settled(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
	await loaded(page);
}

/** How the page moves by itself after its load, each time that it is loaded: once may be what others do in the shop meanwhile. */
async function movesOf(page: Page): Promise<string[]> {
	const moves = await shiftOf(page);
	if (moves.length === 0) return moves;
	await page.reload();
	await settled(page);
	return shiftOf(page);
}

/** The HTTP contract has the same parts a hundred times: the gate's axe looks at its first chapter. */
const partFor = (path: string) => (isShort && path === "/api-docs" ? "main header, #shopping" : undefined);

/** Looks at the page as it stands, for all that people and axe see, then on the other screens. Gives the path that it stands at. */
async function look(page: Page, name: string): Promise<string> {
	await settled(page);
	const screen = page.viewportSize();
	if (!screen) throw new Error("a page without a size cannot be looked at");
	expect.soft(await movesOf(page), `${name} after its load`).toEqual([]);
	expect.soft(await lookAt(page), `${name} at ${screen.width} px`).toEqual([]);
	const path = new URL(page.url()).pathname;
	await expectAccessible(page, partFor(path));
	for (const width of otherWidths(screen.width)) {
		await page.setViewportSize({ ...screen, width });
		await loaded(page);
		expect.soft(await lookAt(page), `${name} at ${width} px`).toEqual([]);
	}
	await page.setViewportSize(screen);
	return path;
}

test("nothing on the shop's pages is torn, cut, covered, too small, moving or closed to anyone @both-sizes", async ({
	page,
}) => {
	const goods = await newGoods("Multani mango crate, hand-picked", 480);
	await keepInBrowser(page, [goods], 2);
	const { products } = await (await page.request.get("/api/product/all-products")).json();
	const known: Record<string, string> = { "[id]": products[0]._id, "[token]": DEAD_TOKEN };
	const paths = OF_A_GUEST.map((pattern) => pattern.replace(/\[\w+\]/, (part) => known[part] ?? part));
	const others = ["/all-products?q=nothing+goes+by+this", "/no-such-page"];
	const inOrder = [...paths.filter((path) => path !== "/offline"), ...others, "/offline"];
	const walked = await walk(page, inOrder, look);
	expect(unseen(OF_A_GUEST, walked)).toEqual([]);
});

test("nor on a customer's @both-sizes", async ({ page }) => {
	// As wide each time: a name that just fits a line in one face may not in another.
	const customer = await shopperWithCart(page, { name: "Falsa" });
	await saveAddress(customer, "House 1143, Street 27-B, Civil Lines");
	const user = new ObjectId(customer._id);
	await newOrder({ user, status: "Delivered" });
	await newOrder({ user });
	const own = await walk(
		page,
		[
			"/cart",
			"/my-orders",
			"/my-orders/weekly?from=cart",
			"/account",
			"/account?tab=addresses",
			"/account?tab=security",
			"/checkout",
		],
		look,
	);

	await page.goto(await beginPayment(customer));
	await page.waitForURL("**/wallet-simulator/pay/**");
	const atWallet = await look(page, "the wallet's page");
	const back = await walk(page, ["/payment/verify?provider=easypaisa&responseCode=0001"], look);
	expect(unseen(OF_A_CUSTOMER, [...own, atWallet, ...back])).toEqual([]);
});

/** Enough that is new for a badge of two figures. */
async function twelveNotifications(): Promise<void> {
	const db = await database();
	await db.collection("notifications").insertMany(
		Array.from({ length: 12 }, () => ({
			type: "new_order",
			order: new ObjectId(),
			title: "New order SBZ-A1B2C3",
			message: "Muhammad Abdullah Iqbal ordered 16 items for Rs. 11,814 to Mohala Purana Bag",
			isRead: false,
			customerInfo: { name: "Muhammad Abdullah Iqbal" },
			orderDetails: { totalAmount: 11_814, itemCount: 16, paymentMethod: "Cash On Delivery" },
			isEmailSent: true,
			createdAt: new Date(),
		})),
	);
}

test("nor on the seller's @at-a-desk @both-sizes", async ({ page }) => {
	const [orderId] = await Promise.all([
		newOrder({ amount: 114_650, area: "Mohala Purana Bag" }),
		newOrder({ status: "Out for delivery", deliveryTime: "standard" }),
		newOrder({ status: "Delivered", isPaid: true, paymentStatus: "success", paymentType: "Easypaisa" }),
		twelveNotifications(),
	]);
	await asSeller(page);
	const { products } = await (await page.request.get("/api/product/all-products")).json();
	const customer = new ObjectId();
	await (await database()).collection("users").insertOne({
		_id: customer,
		name: "Muhammad Abdullah Iqbal",
		...{ email: `${customer}@sabz-tests.pk`, isVerified: true, sessionVersion: 0, addresses: [] },
		...{ createdAt: new Date(), updatedAt: new Date() },
	});
	const webhook = new ObjectId();
	await (await database()).collection("webhooks").insertOne({
		_id: webhook,
		...{ url: "https://hooks.sabz-tests.pk/orders", events: ["order.placed"], sealed: "", by: "seller" },
		...{ isActive: false, failures: 0, createdAt: new Date() },
	});
	const known: Record<string, string> = {
		"/seller/customers/[id]": `/seller/customers/${customer}`,
		"/seller/keys/[id]": `/seller/keys/${webhook}`,
		"/seller/[...unknown]": "/seller/no-such-page",
		"/seller/orders/[id]": `/seller/orders/${orderId}`,
		"/seller/edit-product/[id]": `/seller/edit-product/${products[0]._id}`,
		"/seller/stock/[id]": `/seller/stock/${products[0]._id}`,
		"/seller/print": `/seller/print?ids=${orderId}`,
	};
	const walked = await walk(
		page,
		OF_THE_SELLER.map((pattern) => known[pattern] ?? pattern),
		look,
	);
	expect(unseen(OF_THE_SELLER, walked)).toEqual([]);
});

/** Where the columns of the table of orders begin, in pixels. */
function columnsOf(page: Page): Promise<number[]> {
	return page
		.locator("table thead th")
		.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
}

test("an order's details move no column @any-size", async ({ page }) => {
	const reason = "The rider waited twenty minutes at the gate, rang three times and nobody came down";
	const id = await newOrder({ statusHistory: [{ status: "On hold", at: new Date(), by: "seller", reason }] });
	await asSeller(page);
	await page.goto("/seller/orders");
	await settled(page);
	const before = await columnsOf(page);
	expect(before).toHaveLength(9);
	await page.getByRole("button", { name: `Details of ${orderNumber(id)}` }).click();
	await expect(page.getByText(reason).filter({ visible: true })).toBeVisible();
	expect(await columnsOf(page)).toEqual(before);
});

/** A page with one fault of each kind, and what the walk is to say of it. */
const FAULTS: readonly [html: string, said: RegExp][] = [
	[`<p style="width: 4ch; overflow-wrap: anywhere">Notifications</p>`, /^a word is torn/],
	[`<p style="width: 7ch; font-family: monospace">SBZ-692225</p>`, /^a word is torn/],
	[
		`<p style="width: 2ch; font-family: monospace; word-break: break-all">Supercalifragilisticexpialidocious</p>`,
		/^a word is torn/,
	],
	[
		`<p style="width: 60px; overflow: hidden; white-space: nowrap">Cut off in the middle</p>`,
		/^text is cut off/,
	],
	[
		`<b style="position: absolute">One word</b><i style="position: absolute">Other word</i>`,
		/^text stands over/,
	],
	[`<p style="width: 50px; background: #eee; white-space: nowrap">Wider than its box</p>`, /^text is wider/],
	[`<button style="width: 30px; height: 30px">x</button>`, /^a target of 30 x 30 px/],
	[`<div style="width: 2000px; height: 1px"></div>`, /^the page is 20\d\d px wide/],
];

test("the walk sees each kind of fault, and none where there is none @any-size", async ({ page }) => {
	for (const [html, said] of FAULTS) {
		await page.setContent(html);
		expect(await lookAt(page)).toEqual([expect.stringMatching(said)]);
	}
	await page.setContent(`<main><h1>Sabz</h1><p>A word of <a href="/">a link</a> in a sentence.</p></main>`);
	expect(await lookAt(page)).toEqual([]);
	await page.goto("/about");
	await settled(page);
	await page.evaluate(() => {
		const late = document.createElement("div");
		late.style.height = "200px";
		document.querySelector("main")?.prepend(late);
	});
	await expect.poll(async () => (await shiftOf(page)).length).toBe(1);
});
