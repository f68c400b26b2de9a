import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { pathsWhere } from "@/lib/routes.mjs";
import { database } from "../tests/support/database";
import { newOrder } from "../tests/support/orders";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, newGoods, saveAddress } from "./support/cart";
import { shopperWithCart } from "./support/checkout";
import { lookAt, shiftOf } from "./support/looks";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";
import { DEAD_TOKEN, unseen, walk } from "./support/walk";

/** Latin words that stand on Urdu pages: names that are written so by whoever bears them, and how a number is typed. */
const LATIN =
	/^(?:Sabz|English|PIN|[0X]*X+|Multani|SBZ|Sana|Iqbal|Ahmed|House|Street|Civil|Lines|Jhang|Punjab)$/;

const OF_A_GUEST = pathsWhere(
	({ who, isPassage, isInUrdu }, path) =>
		isInUrdu === true && !isPassage && who.includes("guest") && !path.includes("[reference]"),
);
const OF_A_CUSTOMER = pathsWhere(
	({ who, isPassage, isInUrdu }) =>
		isInUrdu === true && !isPassage && who.includes("customer") && !who.includes("guest"),
);

/** Words of Latin letters that are read here as Urdu, without what is marked as another language, a code, an address or people's own words. */
function latinWordsOn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const seen = (text: string | null) =>
			found.push(
				...((text ?? "").replace(/\S+@\S+|https?:\/\/\S+|SBZ-\w+/g, "").match(/[A-Za-z]{2,}/g) ?? []),
			);
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const around = node.parentElement;
			if (!around || around.closest("script, style, noscript, template, [lang=en], [dir=auto], bdi"))
				continue;
			seen(node.textContent?.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, "") ?? null);
		}
		for (const element of document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")) {
			if (element.closest("[lang=en]")) continue;
			for (const name of ["aria-label", "alt", "title", "placeholder"])
				seen(element.getAttribute(name)?.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, "") ?? null);
		}
		seen(document.title);
		return [...new Set(found)];
	});
}

/** Words of what the seller has described in English alone, goods and aisles: they stand on Urdu pages as they are. */
async function wordsWithoutUrdu(): Promise<Set<string>> {
	const db = await database();
	const fields = { _id: 0, name: 1, unit: 1, description: 1, contents: 1 };
	const described = (collection: string) =>
		db
			.collection(collection)
			.find({ urduName: { $in: [null, ""] } }, { projection: fields })
			.toArray();
	const found = (await Promise.all(["products", "aisles"].map(described))).flat();
	return new Set(
		found.flatMap(
			(one) =>
				Object.values(one)
					.join(" ")
					.match(/[A-Za-z]{2,}/g) ?? [],
		),
	);
}

const isShort = process.env.JOURNEYS === "short";

async function look(page: Page, name: string): Promise<string> {
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
	await loaded(page);
	await expect.soft(page.locator("html"), name).toHaveAttribute("lang", "ur");
	await expect.soft(page.locator("html"), name).toHaveAttribute("dir", "rtl");
	const asDescribed = await wordsWithoutUrdu();
	const latin = (await latinWordsOn(page)).filter((word) => !LATIN.test(word) && !asDescribed.has(word));
	expect.soft(latin, `${name}: words in English`).toEqual([]);
	expect.soft(await shiftOf(page), `${name} after its load`).toEqual([]);
	// Nothing torn, cut, covered, too small, or wider than the screen.
	expect.soft(await lookAt(page), name).toEqual([]);
	// The English page, of the same parts, is looked at by axe in the gate.
	if (!isShort) await expectAccessible(page);
	return new URL(page.url()).pathname;
}

const urdu = (path: string) => (path === "/" ? "/ur" : `/ur${path}`);
test("every page of a guest is Urdu, whole, and fits @both-sizes", async ({ page }) => {
	const goods = await newGoods("Multani", 480);
	await keepInBrowser(page, [goods], 2);
	const sold = await (await database()).collection("products").findOne({ slug: "mango-chaunsa" });
	const known: Record<string, string> = { "[id]": String(sold?._id), "[token]": DEAD_TOKEN };
	const paths = OF_A_GUEST.map((path) => urdu(path.replace(/\[\w+\]/, (part) => known[part] ?? part)));
	const others = ["/ur/no-such-page", "/ur/rider"];
	const inOrder = [...paths.filter((path) => path !== "/ur/offline"), ...others, "/ur/offline"];
	const walked = await walk(page, inOrder, look);
	expect(unseen(OF_A_GUEST.map(urdu), walked)).toEqual([]);
});

test("and so is every page of a customer with an order @both-sizes @campaign", async ({ page }) => {
	const customer = await shopperWithCart(page, { urduName: "آزمائشی پیٹی" });
	await saveAddress(customer, "House 1143, Street 27-B, Civil Lines");
	const user = new ObjectId(customer._id);
	await newOrder({ user, status: "Delivered" });
	await newOrder({ user });
	const walked = await walk(
		page,
		[
			"/ur/cart",
			"/ur/my-orders",
			"/ur/my-orders/weekly?from=cart",
			"/ur/account",
			"/ur/account?tab=addresses",
			"/ur/account?tab=security",
			"/ur/checkout",
			"/ur/payment/verify?provider=easypaisa&responseCode=0001",
		],
		look,
	);
	expect(unseen(OF_A_CUSTOMER.map(urdu), walked)).toEqual([]);
});
