import { expectAccessible } from "./support/axe";
import { sendMessage } from "./support/contact";
import { expect, test } from "./support/test";

test("the FAQ has five categories and unfolds its answers @campaign", async ({ page }) => {
	await page.goto("/faq");
	await expect(page.getByRole("main").getByRole("region").getByRole("heading", { level: 2 })).toHaveText([
		"Ordering",
		"Payment",
		"Delivery areas",
		"Quality and support",
		"Sellers",
	]);
	const answer = page.getByText(/cash on delivery costs nothing extra/);
	await expect(answer).toBeHidden();
	await page.getByText("Which fees are added to my order?").click();
	await expect(answer).toBeVisible();
	await expect(page.getByText(/Rs\. 30/)).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/contact");
	await expect(page.getByRole("link", { name: "Start Shopping" })).toHaveAttribute("href", "/all-products");
	await expectAccessible(page);
});

test("the FAQ can be searched, and a question has an address of its own", async ({ page }) => {
	await page.goto("/faq#minimum-order");
	await expect(page.getByText(/^Yes, Rs\. 1,500 before tax/)).toBeInViewport();
	const box = page.getByRole("searchbox", { name: "Search questions" });
	await box.fill("express FEE");
	await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText(/^[1-9] questions? found$/);
	await expect(page.locator("main details")).not.toHaveCount(0);
	await box.fill("helicopter");
	await expect(page.getByRole("heading", { name: "No question like that yet" })).toBeVisible();
	await page.getByRole("button", { name: "Show all questions" }).click();
	await expect(page.locator("main section")).toHaveCount(6);
});

test("a message to the shop is sent, and what is missing is said @campaign", async ({ page }) => {
	await page.goto("/contact");
	const main = page.getByRole("main");
	for (const card of ["Email", "Phone", "Address", "Hours"]) {
		await expect(main.getByRole("heading", { name: card, exact: true })).toBeVisible();
	}
	await expect(main.getByText("7 days, 8 AM-10 PM")).toBeVisible();
	await expect(main.getByText(/within 24 hours/).first()).toBeVisible();

	await main.getByRole("button", { name: "Send Message" }).click();
	await expect(main.getByText("Please enter your name")).toBeVisible();
	await expect(main.getByLabel("Your name")).toBeFocused();
	await expectAccessible(page);

	await sendMessage(page);
	await expect(main.getByText("Thank you for your message. We will reply within 24 hours.")).toBeVisible();
	await main.getByRole("button", { name: "Write another message" }).click();
	await expect(main.getByLabel("Your name")).toHaveValue("");
});

test.describe("a failing server", () => {
	test.use({ provoked: /500/ });

	test("a message that could not be sent stays in the form @campaign @any-size", async ({ page }) => {
		await page.goto("/contact");
		await page.route("**/api/contact", (route) => route.fulfill({ status: 500, json: {} }));
		const main = page.getByRole("main");
		await sendMessage(page);
		await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
		await expect(main.getByLabel("Subject")).toHaveValue("Onions");
	});
});

test("an address that leads nowhere is a friendly 404 inside the shop @campaign", async ({ page }) => {
	const response = await page.goto("/no/such/page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page rolled off the cart");
	await expect(page.getByRole("banner")).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Go to Home" }).click();
	await expect(page).toHaveURL("/");
});
