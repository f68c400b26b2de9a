import { orderNumber } from "@/lib/orders/rules/order";
import { newOrder } from "../tests/support/orders";
import { expectAccessible } from "./support/axe";
import { asSeller, refuse } from "./support/people";
import { expect, test } from "./support/test";

const SELLER = {
	email: process.env.SELLER_EMAIL ?? "seller@sabz.example",
	password: process.env.SELLER_PASSWORD ?? "Fresh-Market-1",
};

test("a nested page keeps its address while the seller logs in, and logs out @campaign", async ({ page }) => {
	await page.goto("/seller/notifications");
	await expect(page.getByRole("heading", { name: "Seller login" })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByText("Please enter a valid email address")).toBeVisible();
	await expect(page.getByText("Password is required")).toBeVisible();

	await page.getByLabel("Email").fill(SELLER.email);
	await page.getByLabel("Password", { exact: true }).fill("not-it");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByText("Invalid email or password")).toBeVisible();

	await page.getByLabel("Password", { exact: true }).fill(SELLER.password);
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("heading", { name: "Notifications", exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\/seller\/notifications$/);

	await page.goto("/about");
	await expect(page).toHaveURL(/\/seller$/);

	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByText("Seller logged out")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Seller login" })).toBeVisible();
});

test("the dashboard counts, and leads everywhere @both-sizes", async ({ page }) => {
	await newOrder();
	await asSeller(page);
	await page.goto("/seller");
	await expect(page.getByRole("heading", { name: /^Good (morning|afternoon|evening), Sabz$/ })).toBeVisible();
	for (const name of [/^Total Orders/, /^Total Products/, /^Today's Orders/, /^Notifications \d/]) {
		await expect(page.getByRole("link", { name }).filter({ visible: true }).first()).toBeVisible();
	}
	await expect(page.getByRole("heading", { name: /^Open orders \d/ })).toBeVisible();
	await expect(page.getByRole("region", { name: "Money today" })).toContainText(/by now/);
	const quick = page.getByRole("navigation", { name: "Quick actions" });
	for (const [name, path] of [
		["Add New Product", "/seller/add-product"],
		["Manage Products", "/seller/product-list"],
		["View Orders", "/seller/orders"],
		["Notifications", "/seller/notifications"],
	] as const) {
		await expect(quick.getByRole("link", { name })).toHaveAttribute("href", path);
	}
	await quick.getByRole("link", { name: "Manage Products" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
});

test("a cash order is marked as paid; when the server refuses, it is taken back @campaign", async ({
	page,
}) => {
	const number = orderNumber(await newOrder());
	const button = page.getByRole("button", { name: `Mark as paid: ${number}` }).filter({ visible: true });
	await asSeller(page);
	await page.goto(`/seller/orders?q=${number}`);

	const allow = await refuse(page, "**/api/order/mark-paid/*");
	await button.click();
	await expect(page.getByText("Failed to update payment status")).toBeVisible();
	await expect(button).toBeVisible();

	await allow();
	await button.click();
	await expect(page.getByText("Order marked as paid successfully!")).toBeVisible();
	await expect(button).toHaveCount(0);
	await page.reload();
	await expect(page.getByText("Paid", { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test("an order is packed, taken back, and cancelled with a reason @both-sizes", async ({ page }) => {
	const number = orderNumber(await newOrder());
	await asSeller(page);
	await page.goto(`/seller/orders?q=${number}`);
	const status = page.getByLabel(`Status of ${number}`).filter({ visible: true });
	const details = page.getByRole("button", { name: /^(Details of|What to pack)/ }).filter({ visible: true });

	await details.click();
	await expect(page.getByText("6 × Mango Chaunsa").filter({ visible: true })).toBeVisible();
	await page.getByRole("button", { name: "Mark as packed" }).filter({ visible: true }).click();
	await page
		.getByRole("button", { name: `Undo: ${number} is Packed` })
		.filter({ visible: true })
		.click();
	await expect(status).toHaveValue("Order Placed");

	await status.selectOption("Cancelled");
	const dialog = page.getByRole("dialog", { name: `Cancel ${number}?` });
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Cancel order" }).click();
	await expect(dialog.getByText("Please say why the order is cancelled")).toBeVisible();
	await dialog.getByRole("button", { name: "Out of stock" }).click();
	const allow = await refuse(page, "**/api/order/status/*");
	await dialog.getByRole("button", { name: "Cancel order" }).click();
	await expect(page.getByText("Failed to update the order")).toBeVisible();
	await expect(dialog.getByLabel("Reason")).toHaveValue("Out of stock");
	await allow();
	await dialog.getByRole("button", { name: "Cancel order" }).click();
	await expect(dialog).toBeHidden();
	await page.reload();
	await details.click();
	await expect(page.getByText("Out of stock").filter({ visible: true })).toBeVisible();
	await expect(status).toHaveCount(0);
});

test("a step chosen while the page's scripts are still on their way is taken @any-size", async ({ page }) => {
	const number = orderNumber(await newOrder());
	await asSeller(page);
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route("**/_next/static/**/*.js", async (route) => {
		await arrived;
		await route.continue();
	});
	await page.goto(`/seller/orders?q=${number}`, { waitUntil: "commit" });
	await page.getByLabel(`Status of ${number}`).filter({ visible: true }).selectOption("Cancelled");
	arrive();
	await expect(page.getByRole("dialog", { name: `Cancel ${number}?` })).toBeVisible();
});

test("an address of the seller area that names nothing keeps the seller in their frame @campaign", async ({
	page,
}) => {
	await page.goto("/seller/nothing/at-all");
	await expect(page.getByRole("heading", { name: "Nothing is here" })).toHaveCount(0);
	await expect(page.getByLabel("Password", { exact: true })).toBeVisible();

	await asSeller(page);
	await page.goto("/seller/nothing/at-all");
	await expect(page.getByRole("heading", { name: "Nothing is here" })).toBeVisible();
	await expect(page.getByRole("navigation").getByRole("link", { name: "Orders" }).first()).toBeVisible();
	await expect(page.getByRole("link", { name: "My Orders" })).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole("link", { name: "To the dashboard" }).click();
	await expect(page).toHaveURL("/seller");
});
