import type { Page } from "@playwright/test";
import { api } from "../tests/support/api";
import { newOrder, orderLine, whose } from "../tests/support/orders";
import { newProduct } from "../tests/support/products";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

const section = (page: Page) => page.getByRole("region", { name: "Customer Reviews" });
const submit = (page: Page) => section(page).getByRole("button", { name: "Submit Review" });
const items = (page: Page) =>
	section(page)
		.getByRole("listitem")
		.filter({ has: page.locator("time") });

test("a guest's review counts at once, and stays text @campaign", async ({ page }) => {
	const id = await newProduct();
	await page.goto(`/product/${id}`);
	const reviews = section(page);
	await expect(reviews.getByText("No reviews yet")).toBeVisible();
	await expect(reviews.getByRole("radio", { name: "5 stars" })).toBeChecked();

	await submit(page).click();
	await expect(reviews.getByText("Please fill all fields")).toBeVisible();
	await expect(reviews.getByText("Please write a word or two")).toBeVisible();
	await expect(reviews.getByLabel("Your name")).toHaveAccessibleDescription("Please enter your name");
	await expect(reviews.getByLabel("Your name")).toBeFocused();

	await reviews.getByRole("radio", { name: "4 stars" }).check();
	await reviews.getByLabel("Your name").fill("Sana <b>Iqbal</b>");
	await reviews.getByLabel("Your review").fill("<script>alert(1)</script> Sweet.");
	await submit(page).click();
	await expect(page.getByText("Review submitted successfully")).toBeVisible();
	await expect(items(page)).toHaveCount(1);
	await expect(items(page)).toContainText("Sana <b>Iqbal</b>");
	await expect(items(page)).toContainText("<script>alert(1)</script> Sweet.");
	await expect(reviews.getByText("Verified Purchase")).toHaveCount(0);
	await expect(reviews.getByText("1 review", { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: /4\.0/ })).toBeVisible();

	await page.reload();
	await expect(items(page)).toHaveCount(1);
	await expect(page.getByRole("link", { name: /4\.0.*1 review/ })).toBeVisible();
});

test("a customer's name stands there already; one review each; verified when it was ordered @campaign", async ({
	page,
}) => {
	const id = await newProduct();
	const customer = await signedIn(page);
	await newOrder({ ...whose(customer), lines: [orderLine("Test", 1, 1, id)] });
	await page.goto(`/product/${id}`);
	const reviews = section(page);
	await expect(reviews.getByLabel("Your name")).toHaveValue(customer.name);
	await reviews.getByLabel("Your review").fill("As good as the mandi.");
	await submit(page).click();
	const own = reviews.getByRole("region", { name: "You have reviewed this product" });
	// In the form's place, and in the list.
	await expect(items(page).getByText("Verified Purchase")).toHaveCount(2);
	await expect(own).toContainText("As good as the mandi.");
	await expect(submit(page)).toHaveCount(0);
	await page.reload();
	await expect(own).toContainText("As good as the mandi.");
	await expect(submit(page)).toHaveCount(0);
});

test("a second review that is refused leads to the first one, and nothing typed is lost @campaign", async ({
	page,
}) => {
	const productId = await newProduct();
	const { cookies } = await signedIn(page);
	const looked = page.waitForResponse(`**/api/user/reviews/${productId}`);
	await page.goto(`/product/${productId}`);
	await section(page).getByLabel("Your review").fill("Once more.");
	await looked;
	const body = { productId, name: "Sana", rating: 4, comment: "As good as the mandi." };
	expect((await api("POST", "/api/reviews", { body, cookies })).status).toBe(201);
	await submit(page).click();
	await expect(page.getByText("You have already reviewed this product")).toBeVisible();
	const own = section(page).getByRole("region", { name: "You have reviewed this product" });
	await expect(own).toContainText("As good as the mandi.");
	await expect(own).toContainText("Once more.");
});

test.describe("a failing server", () => {
	test.use({ provoked: /500/ });

	test("a review that could not be sent says so and keeps what was typed @campaign @any-size", async ({
		page,
	}) => {
		const id = await newProduct();
		await page.goto(`/product/${id}`);
		await page.route("**/api/reviews", (route) => route.fulfill({ status: 500, json: { success: false } }));
		await section(page).getByLabel("Your name").fill("Sana");
		await section(page).getByLabel("Your review").fill("Sweet.");
		await submit(page).click();
		await expect(page.getByText("Failed to submit review")).toBeVisible();
		await expect(section(page).getByLabel("Your review")).toHaveValue("Sweet.");
	});

	test("more reviews can be asked for again @campaign @any-size", async ({ page }) => {
		const productId = await newProduct();
		for (let index = 0; index < 6; index += 1) {
			await api("POST", "/api/reviews", { body: { productId, name: "Guest", rating: 5, comment: "Fine." } });
		}
		await page.goto(`/product/${productId}`);
		await page.route("**/api/reviews/**", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
		const more = section(page).getByRole("button", { name: "Show more reviews" });
		await more.click();
		await expect(page.getByText("The reviews could not be loaded. Please try again.")).toBeVisible();
		await more.click();
		await expect(items(page)).toHaveCount(6);
	});
});
