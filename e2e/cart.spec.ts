import { api } from "../tests/support/api";
import { sellerCookies } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import {
	expectBlocked,
	keepInBrowser,
	keepOnServer,
	lineOf,
	mainButton,
	newGoods,
	openCart,
	quantityOf,
} from "./support/cart";
import { lookAt } from "./support/looks";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

test("a guest's cart is counted, changed, kept over a reload, and emptied line by line @both-sizes", async ({
	page,
}) => {
	const [falsa, loquat] = [await newGoods("Falsa", 120), await newGoods("Loquat", 90)];
	await keepInBrowser(page, [falsa, loquat], 2);
	await page.goto("/cart");
	await expect(page.getByText("4 items", { exact: true })).toBeVisible();
	await expect(lineOf(page, falsa)).toContainText("Rs. 240");

	await lineOf(page, falsa).getByRole("button", { name: "One more" }).click();
	await expect(lineOf(page, falsa)).toContainText("Rs. 360");
	await expect(page.getByText("Cart updated")).toBeVisible();
	await page.reload();
	await expect(quantityOf(page, falsa)).toHaveText("3");

	await lineOf(page, loquat).getByRole("button", { name: "One less" }).click();
	await lineOf(page, loquat).getByRole("button", { name: "Remove", exact: true }).click();
	await expect(lineOf(page, loquat)).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(quantityOf(page, loquat)).toHaveText("1");

	// The keyboard stays in the cart.
	await page.getByRole("button", { name: "Remove Falsa" }).focus();
	await page.keyboard.press("Enter");
	await expect(lineOf(page, falsa)).toHaveCount(0);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Loquat" })).toBeFocused();
	await page.getByRole("button", { name: "Remove Loquat" }).click();
	await expect(page.getByText("Your cart is empty")).toBeVisible();
	await page.reload();
	await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a guest's cart shows today's prices, and what is no longer sold is gone @campaign @any-size", async ({
	page,
}) => {
	const dear = await newGoods("Falsa", 900);
	const gone = await newGoods("Phalsa syrup", 50, { isArchived: true });
	await keepInBrowser(page, [{ ...dear, price: 1 }, gone]);
	await page.goto("/cart");
	await expect(lineOf(page, dear)).toContainText("Rs. 900");
	await expect(lineOf(page, gone)).toHaveCount(0);
});

test("Continue Shopping goes back to the products, and the cart stays @campaign @any-size", async ({
	page,
}) => {
	const falsa = await newGoods("Falsa", 120);
	await keepInBrowser(page, [falsa]);
	await page.goto("/cart");
	await page.getByRole("link", { name: "Continue Shopping" }).click();
	await expect(page).toHaveURL(/\/all-products$/);
	await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});

test.describe("on a network that fails", () => {
	test.use({ provoked: /net::ERR_FAILED/ });

	test("rapid taps are few requests and end at the right number @campaign", async ({ page }) => {
		const falsa = await newGoods("Falsa", 120);
		const customer = await signedIn(page);
		await keepOnServer(customer, [falsa]);
		await page.goto("/cart");
		await expect(quantityOf(page, falsa)).toHaveText("1");

		let requests = 0;
		await page.route("**/api/user/cart/update", async (route) => {
			requests += 1;
			if (requests === 1) await route.abort();
			else {
				await new Promise((resolve) => setTimeout(resolve, 400));
				await route.continue();
			}
		});
		await lineOf(page, falsa)
			.getByRole("button", { name: "One more" })
			.evaluate(async (button: HTMLButtonElement) => {
				for (let tap = 0; tap < 8; tap++) {
					button.click();
					await new Promise((resolve) => setTimeout(resolve, 60));
				}
			});
		await expect(quantityOf(page, falsa)).toHaveText("9");
		await expect
			.poll(async () => (await api("GET", "/api/user/cart", { cookies: customer.cookies })).json.cartItem)
			.toEqual([expect.objectContaining({ quantity: 9 })]);
		await expect(quantityOf(page, falsa)).toHaveText("9");
		expect(requests).toBeLessThanOrEqual(4);
	});
});

for (const kind of ["guest", "customer"] as const) {
	test(`two tabs of a ${kind} agree`, {
		tag: kind === "guest" ? ["@any-size", "@campaign"] : "@any-size",
	}, async ({ page }) => {
		const falsa = await newGoods("Falsa", 120);
		if (kind === "guest") await keepInBrowser(page, [falsa]);
		else await keepOnServer(await signedIn(page), [falsa]);
		await page.goto("/cart");
		const other = await page.context().newPage();
		await other.goto("/cart");
		await expect(quantityOf(other, falsa)).toHaveText("1");
		for (let tap = 0; tap < 3; tap++) {
			await lineOf(other, falsa).getByRole("button", { name: "One more" }).click();
		}
		await expect(quantityOf(page, falsa)).toHaveText("4");
		await other.close();
	});
}

test("a cart is cleared after a second word, and stays when the shop cannot @campaign", async ({ page }) => {
	const goods = [await newGoods("Falsa", 120), await newGoods("Loquat", 90)];
	const customer = await signedIn(page);
	await keepOnServer(customer, goods);
	await page.goto("/cart");
	const clear = () => page.getByRole("button", { name: "Clear cart" });
	await clear().click();
	await page.getByRole("button", { name: "Keep it" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();

	await page.route("**/api/user/cart/clear", (route) =>
		route.fulfill({ status: 409, json: { success: false } }),
	);
	await clear().click();
	await page.getByRole("dialog").getByRole("button", { name: "Clear cart" }).click();
	await expect(page.getByText("Failed to clear cart")).toBeVisible();
	await expect(page.getByRole("region", { name: "Items" }).getByRole("listitem")).toHaveCount(2);
	await page.unroute("**/api/user/cart/clear");

	await clear().click();
	await page.getByRole("dialog").getByRole("button", { name: "Clear cart" }).click();
	await expect(page.getByText("Cart cleared successfully")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
	expect((await api("GET", "/api/user/cart", { cookies: customer.cookies })).json.cartItem).toEqual([]);
});

test("a guest's cart joins the account's at login, and is gone at logout", async ({ page }) => {
	const [falsa, loquat] = [await newGoods("Falsa", 120), await newGoods("Loquat", 90)];
	await keepInBrowser(page, [falsa], 3);
	const customer = await signedIn(page);
	await keepOnServer(customer, [falsa, loquat], 2);
	await page.goto("/cart");
	await expect(quantityOf(page, falsa)).toHaveText("3");
	await expect(quantityOf(page, loquat)).toHaveText("2");
	await page.context().clearCookies();
	await page.reload();
	await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("what is out of stock is named, blocks the order, and can be removed @campaign", async ({ page }) => {
	const falsa = await newGoods("Falsa", 1600);
	const loquat = await newGoods("Loquat", 90);
	await openCart(page, { goods: [falsa, loquat] });
	await page.route("**/api/user/cart", async (route) => {
		const answer = await (await route.fetch()).json();
		for (const line of answer.cartItem) line.inStock = line.name !== "Loquat";
		await route.fulfill({ json: answer });
	});
	await page.reload();
	await expect(lineOf(page, loquat)).toContainText("Out of Stock");
	await expect(page.getByText("Loquat is out of stock. Please remove it to go on.")).toBeVisible();
	await expectBlocked(page, {
		label: "Place Order",
		reason: "Loquat is out of stock",
		action: "Remove it",
	});
	await expect(page.getByText("Rs. 1,680").filter({ visible: true }).first()).toBeVisible();
	await page.getByRole("button", { name: "Remove Loquat" }).click();
	await expect(mainButton(page, "Place Order")).toBeEnabled();
});

test("a cart that cannot be read says so and can be tried again @campaign @any-size", async ({ page }) => {
	const falsa = await newGoods("Falsa", 120);
	await keepOnServer(await signedIn(page), [falsa]);
	let isDown = true;
	await page.route("**/api/user/cart", (route) =>
		isDown ? route.fulfill({ status: 404 }) : route.continue(),
	);
	await page.goto("/cart");
	await expect(page.getByRole("heading", { name: "We could not read your cart" })).toBeVisible();
	isDown = false;
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(quantityOf(page, falsa)).toHaveText("1");
});

test("a basket is shared as a link, looked into, and joins another's cart @both-sizes", async ({
	page,
	browser,
}) => {
	const [falsa, gone] = await Promise.all([newGoods("Falsa", 1600), newGoods("Loquat", 90)]);
	await keepInBrowser(page, [falsa, gone], 2);
	await page.goto("/cart");
	const share = page.getByRole("link", { name: "Share this basket" });
	const address = new URL((await share.getAttribute("href")) ?? "");
	expect(address.origin).toBe("https://wa.me");
	const words = address.searchParams.get("text") ?? "";
	expect(words).toMatch(new RegExp(`^Salaam, my basket at .*2 × ${falsa.name}.*Open it here: http`));
	await api("PATCH", "/api/product/stock", {
		cookies: await sellerCookies(),
		body: { id: gone.productId, inStock: false },
	});

	const other = await browser.newContext({ viewport: page.viewportSize() });
	const theirs = await other.newPage();
	await theirs.goto(words.slice(words.indexOf("http")));
	const inside = theirs.getByRole("region", { name: "What is inside" });
	await expect(inside.getByRole("listitem")).toHaveCount(1);
	await expect(inside).toContainText("2 × Rs. 1,600");
	await expect(theirs.getByText(`${gone.name}.`)).toBeVisible();
	await expectAccessible(theirs);
	expect(await lookAt(theirs)).toEqual([]);
	expect(await theirs.evaluate(() => localStorage.getItem("sabz-cart") ?? "")).not.toContain(falsa.productId);
	await inside.getByRole("button", { name: "Add to my cart" }).click();
	await expect(theirs).toHaveURL(/\/cart$/);
	await expect(theirs.getByText(falsa.name).first()).toBeVisible();
	await other.close();
});
