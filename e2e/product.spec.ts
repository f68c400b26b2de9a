import { mailsTo } from "../tests/support/mail-files";
import { newCustomer } from "../tests/support/people";
import { newProduct } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { runJobs } from "./support/mailbox";
import { signedIn } from "./support/people";
import { refreshPages } from "./support/products-on-sale";
import { readOn } from "./support/settle";
import { expect, test } from "./support/test";

test("a product shows all its parts @both-sizes", async ({ page }) => {
	const id = await newProduct({
		name: "Test Chaunsa",
		urduName: "آم",
		price: 320,
		offerPrice: 280,
		isDeal: true,
		description: ["Sweet to the stone.", "Chill before you cut."],
	});
	await page.goto(`/product/${id}`);
	const main = page.getByRole("main");
	const crumbs = main.getByRole("navigation", { name: "Breadcrumb" });
	await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Products", "Test Chaunsa"]);
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Test Chaunsa");
	for (const text of ["In Stock", "Deal", "Save Rs. 40", "Sweet to the stone.", "Chill before you cut."]) {
		await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
	}
	await expect(main.getByText("(inclusive of all taxes)")).toBeVisible();
	await expect(main.getByText("was Rs. 320").first()).toBeVisible();
	await expect(main.getByText("60 min delivery")).toBeVisible();
	await expect(main.getByText("Fresh guarantee")).toBeVisible();
	await readOn(page);
	const related = main.getByRole("region", { name: "Related Products" });
	await expect(related.getByRole("article")).toHaveCount(4);
	await expect(related.getByText("Fruits", { exact: true })).toHaveCount(4);
});

test("a crate lists what it holds @campaign", async ({ page }) => {
	const contents = ["2 kg potato", "1 kg onion"];
	const id = await newProduct({ category: "Bundles", contents });
	await page.goto(`/product/${id}`);
	await expect(page.getByRole("heading", { name: "In the crate" })).toBeVisible();
	for (const line of contents)
		await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
});

test("the picture can be seen close up; Add to Cart adds as many as the stepper says, Buy Now goes to the cart", async ({
	page,
}) => {
	const id = await newProduct({ name: "Test Picture", offerPrice: 280 });
	await page.goto(`/product/${id}`);
	await page.getByRole("button", { name: "Zoom the picture of Test Picture" }).click();
	const dialog = page.getByRole("dialog", { name: "Test Picture" });
	await expect(dialog.getByRole("img", { name: "Test Picture" })).toHaveCSS("transform", /^matrix\(2,/);
	await dialog.getByRole("button", { name: "Show the whole picture" }).click();
	await expect(dialog.getByRole("button", { name: "Double the picture" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Zoom the picture of Test Picture" })).toBeFocused();

	const main = page.getByRole("main");
	const stepper = main.getByRole("group", { name: /^Quantity of / }).first();
	await expect(stepper.getByRole("button", { name: "One less" })).toBeDisabled();
	await stepper.getByRole("button", { name: "One more" }).click();
	await stepper.getByRole("button", { name: "One more" }).click();
	await expect(
		main
			.getByText(/Rs\. 840$/)
			.filter({ visible: true })
			.first(),
	).toBeVisible();
	await main.getByRole("button", { name: "Add to Cart" }).first().click();
	await expect(page.getByText("3 item(s) added to cart")).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: /Cart.*3/ })).toBeVisible();

	await page.getByRole("button", { name: "Buy Now" }).click();
	await expect(page).toHaveURL("/cart");
	await expect(page.getByText("Test Picture").first()).toBeVisible();
});

test("what is out of stock cannot be bought, and the page knows it at once @campaign", async ({ page }) => {
	const id = await newProduct();
	await page.goto(`/product/${id}`);
	await expect(page.getByRole("button", { name: "Buy Now" })).toBeVisible();
	await refreshPages(id, false);
	await page.reload();
	await expect(page.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
	await expect(page.getByRole("button", { name: "Buy Now" })).toHaveCount(0);
});

test("what is out of stock offers what is like it, and word when it is back @both-sizes", async ({
	page,
}) => {
	const id = await newProduct({ name: "Test Falsa", price: 180, offerPrice: 180, inStock: false });
	const customer = await signedIn(page);
	await page.goto(`/product/${id}`);
	const similar = page.getByRole("region", { name: "Similar, and here today" });
	await expect(similar.getByRole("listitem")).toHaveCount(4);
	await similar.getByRole("button").first().click();
	await expect(page.getByText("Item added to cart")).toBeVisible();

	await page.getByRole("button", { name: "Tell me when it is back" }).click();
	await expect(page.getByText("We will write to you once, when it is back.")).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(page.getByRole("button", { name: "Do not tell me" })).toBeVisible();

	await refreshPages(id);
	await runJobs("the sweep of products that are back", "the mail outbox");
	await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(1);
});

test("a guest who wants word is led to the login, and then need not ask again @campaign", async ({
	page,
}) => {
	const id = await newProduct({ inStock: false });
	const customer = await newCustomer();
	await page.goto(`/product/${id}`);
	await page.getByRole("button", { name: "Tell me when it is back" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill(customer.email);
	await dialog.getByLabel("Password", { exact: true }).fill(customer.password);
	await dialog.getByRole("button", { name: "Login", exact: true }).click();
	await expect(page.getByText("We will write to you once, when it is back.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Do not tell me" })).toBeVisible();
});

test("on phones picture, price and Add stand in the first screen, and Add stays there", async ({
	page,
	isMobile,
}) => {
	test.skip(!isMobile, "wide screens keep the button in sight");
	const id = await newProduct({ name: "Test Cherry", offerPrice: 280 });
	await page.goto(`/product/${id}`);
	const add = page.getByRole("button", { name: "Add to Cart · Rs. 280" });
	await expect(add).toBeInViewport();
	await expect(page.getByRole("button", { name: "Zoom the picture of Test Cherry" })).toBeInViewport();
	await expect(page.getByRole("main").getByText("Rs. 280").first()).toBeInViewport();
	await page.getByRole("heading", { name: "Customer Reviews" }).scrollIntoViewIfNeeded();
	await expect(add).toBeInViewport();
	await page.locator("[data-page-bar]").getByRole("button", { name: "One more" }).click();
	await page.getByRole("button", { name: "Add to Cart · Rs. 560" }).click();
	await expect(page.getByText("2 item(s) added to cart")).toBeVisible();
});

test("an unknown product is the specification's page, with status 404 @campaign", async ({ page }) => {
	for (const id of ["64b7f0c2a1b2c3d4e5f60718", "mango"]) {
		const response = await page.goto(`/product/${id}`);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
		await expect(page.getByRole("banner")).toBeVisible();
	}
	await expectAccessible(page);
	await page.getByRole("link", { name: "Browse All Products" }).click();
	await expect(page).toHaveURL("/all-products");
});

test("at 200 % zoom the page is free for what is sold @any-size @campaign", async ({ page }) => {
	await page.setViewportSize({ width: 720, height: 450 });
	const id = await newProduct({ name: "Test Zoomed" });
	for (const path of ["/all-products", "/deals-offers", `/product/${id}`]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.evaluate(() => window.scrollTo(0, 300));
		await expect(page.getByRole("banner"), path).not.toBeInViewport();
		await expect(page.getByRole("navigation", { name: "Sections" }), path).not.toBeInViewport();
		const bar = await page.locator("[data-page-bar]").boundingBox();
		expect(bar?.y, path).toBeGreaterThan(360);
	}
	await page.evaluate(() => window.scrollTo(0, 0));
	const price = page.getByRole("main").getByText("(inclusive of all taxes)");
	await expect(price).toBeInViewport({ ratio: 1 });
	await page.goto("/all-products");
	await expect(async () => {
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await expect(page.getByRole("navigation", { name: "Sections" })).toBeInViewport({
			ratio: 0.9,
			timeout: 500,
		});
	}).toPass();
});
