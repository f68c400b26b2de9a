import { expect, type Locator, type Page } from "@playwright/test";
import { api } from "../../tests/support/api";
import type { TestCustomer } from "../../tests/support/people";
import { newProduct, testAddress } from "../../tests/support/products";
import { signedIn } from "./people";

/** Something to put into a cart: a product of this test alone. */
export type Goods = { productId: string; name: string; price: number };

export async function newGoods(name: string, price: number, fields = {}): Promise<Goods> {
	const productId = await newProduct({ name, price, offerPrice: price, ...fields });
	return { productId, name, price };
}

/** Gives this page's browser a guest's cart, as an earlier visit has left it. */
export async function keepInBrowser(page: Page, goods: readonly Goods[], quantity = 1): Promise<void> {
	const lines = goods.map((item) => ({
		...item,
		quantity,
		imageUrl: "/art/one-mango.webp",
		inStock: true,
		unit: "1 kg",
		category: "Fruits",
	}));
	await page.goto("/robots.txt");
	await page.evaluate((text) => localStorage.setItem("sabz-cart", text), JSON.stringify(lines));
}

/** Puts goods into a customer's cart on the server. */
export async function keepOnServer(
	{ cookies }: TestCustomer,
	goods: readonly Goods[],
	quantity = 1,
): Promise<void> {
	for (const { productId } of goods) {
		await api("PUT", "/api/user/cart/update", { cookies, body: { productId, quantity } });
	}
}

/** Saves an address for a customer; the street names an area unless told otherwise. */
export async function saveAddress({ cookies }: TestCustomer, streetAddress?: string): Promise<void> {
	const body = { ...testAddress, ...(streetAddress ? { streetAddress } : {}) };
	await api("POST", "/api/user/address", { cookies, body });
}

/** A customer at their cart: these goods in it, and a saved address in the area that is chosen. */
export async function openCart(
	page: Page,
	{ goods, quantity, path = "/cart" }: { goods?: Goods[]; quantity?: number; path?: string } = {},
): Promise<TestCustomer> {
	const customer = await signedIn(page);
	await saveAddress(customer);
	await keepOnServer(customer, goods ?? [await newGoods("Falsa", 1600)], quantity);
	await page.goto(path);
	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	return customer;
}

/** The one main button: in the summary on wide screens, in the bar on phones. */
export function mainButton(page: Page, label: string): Locator {
	return page.getByRole("button", { name: label, exact: true }).filter({ visible: true });
}

/** True on screens where the summary's own button gives way to the bar at the foot. */
export function hasPageBar(page: Page): boolean {
	return (page.viewportSize()?.width ?? 0) < 1024;
}

type Blocked = {
	/** What the disabled main button says. */
	label: string;
	/** What phones say above it. */
	reason: string;
	/** What ends it, beside the reason. */
	action: string;
};

/** The order is blocked: the main button says so and is disabled; on phones the reason and what ends it stand above it. */
export async function expectBlocked(page: Page, { label, reason, action }: Blocked): Promise<void> {
	const button = mainButton(page, label);
	await expect(button).toBeDisabled();
	if (!hasPageBar(page)) return;
	const bar = page.locator("[data-page-bar]");
	await expect(bar.getByText(reason)).toBeVisible();
	const remedy = bar.getByText(action, { exact: true });
	await expect(remedy).toBeVisible();
	const [above, below] = [await remedy.boundingBox(), await button.boundingBox()];
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

/** The line of these goods. */
export function lineOf(page: Page, { name }: Goods): Locator {
	return page.getByRole("region", { name: "Items" }).getByRole("listitem").filter({ hasText: name });
}

/** The number that a line's stepper shows. */
export function quantityOf(page: Page, goods: Goods): Locator {
	return lineOf(page, goods).locator("output");
}
