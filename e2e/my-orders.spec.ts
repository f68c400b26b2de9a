import { ObjectId } from "mongodb";
import { orderNumber, orderNumberGroups } from "@/lib/orders/rules/order";
import { newOrder, orderLine } from "../tests/support/orders";
import { newProduct, testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

test("orders show what was bought, for whom, where to, and how it is paid @both-sizes", async ({ page }) => {
	const customer = await signedIn(page);
	const user = new ObjectId(customer._id);
	await newOrder({
		user,
		lines: [orderLine("Falsa", 500, 2), orderLine("Loquat", 600, 1)],
		amount: 1730,
		createdAt: new Date("2026-03-05T05:00:00Z"),
	});
	await newOrder({
		user,
		lines: [orderLine("Kinnow", 800, 2)],
		amount: 1680,
		status: "Delivered",
		isPaid: true,
		address: { ...testAddress, firstName: "Hina", lastName: "Raza" },
		createdAt: new Date("2026-02-01T05:00:00Z"),
	});
	await newOrder({ lines: [orderLine("Somebody else's figs", 800, 2)] });
	await page.goto("/my-orders");

	const cards = page.getByRole("navigation", { name: "Orders" }).getByRole("listitem");
	await expect(cards).toHaveCount(2);
	const newest = cards.first();
	for (const text of ["Falsa × 2", "Loquat", "Order Placed", "Sana Iqbal", "Satellite Town", "Rs. 1,730"]) {
		await expect(newest).toContainText(text);
	}
	await expect(newest).not.toContainText("Loquat × 1");
	await expect(newest).toContainText("Cash On Delivery");
	await expect(newest).toContainText("Mar 5, 2026");
	await expect(cards.last()).toContainText("Paid");
	await expect(page.getByText("Somebody else's figs")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "We have your order" })).toBeVisible();

	await cards.last().getByRole("link").click();
	await expect(page.getByRole("heading", { name: "Your basket has arrived" })).toBeVisible();
	await expect(page.getByText("Paid in cash.")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { name: "We have your order" })).toBeVisible();
});

test("an address of somebody else's order shows nothing of it @campaign @any-size", async ({ page }) => {
	const foreign = await newOrder({ lines: [orderLine("Somebody else's figs", 800, 2)] });
	await signedIn(page);
	await page.goto(`/my-orders?order=${foreign}`);
	await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
});

test("an order that has just come asks whether all is good, then how each thing was", async ({ page }) => {
	const customer = await signedIn(page);
	const product = await newProduct({ name: "Test Kinnow" });
	const id = await newOrder({
		user: new ObjectId(customer._id),
		lines: [orderLine("Test Kinnow", 800, 2, product)],
		status: "Delivered",
		statusHistory: [{ status: "Delivered", at: new Date() }],
	});
	await page.goto("/my-orders");
	await expect(page.getByText("60 min before we said.")).toBeVisible();
	const said = orderNumberGroups(orderNumber(id)).map((signs) => [...signs].join(" "));
	await expect(page.getByText(said.join(", ")).first()).toBeAttached();
	await expect(page.getByRole("button", { name: "Something was not fresh" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "All good" }).click();
	await expect(page.getByRole("button", { name: "Something was not fresh" })).toBeVisible();
	await page.getByRole("radio", { name: "4 stars" }).check();
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("Please fill all fields")).toBeVisible();
	await page.getByLabel("A word about Test Kinnow").fill("Juicy, one was dry.");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("Thank you, others read it now.")).toBeVisible();
	await expectAccessible(page);
	await page.goto(`/product/${product}`);
	await expect(page.getByText("Juicy, one was dry.")).toBeVisible();
});

test("a long list goes on with older orders, and an order in it keeps its own address @campaign", async ({
	page,
}) => {
	const customer = await signedIn(page);
	const user = new ObjectId(customer._id);
	const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day, 6));
	const oldest = await newOrder({ user, lines: [orderLine("The first figs", 800, 2)], createdAt: at(0) });
	for (let day = 1; day <= 52; day += 1) await newOrder({ user, createdAt: at(day) });
	await page.goto("/my-orders");
	const list = page.getByRole("navigation", { name: "Orders" });
	await expect(list.getByRole("listitem")).toHaveCount(50);
	await expect(list.getByRole("link", { name: "Newest orders" })).toHaveCount(0);
	await expectAccessible(page);

	await list.getByRole("link", { name: "Older orders" }).click();
	await expect(list.getByRole("listitem")).toHaveCount(3);
	await expect(list.getByRole("link", { name: "Older orders" })).toHaveCount(0);
	await list.getByRole("link", { name: /The first figs/ }).click();
	await expect(page).toHaveURL(new RegExp(`order=${oldest}&before=`));
	await expect(list.getByRole("listitem")).toHaveCount(3);
	await list.getByRole("link", { name: "Newest orders" }).click();
	await expect(list.getByRole("listitem")).toHaveCount(50);

	await page.goto(`/my-orders?order=${oldest}`);
	await expect(page.getByRole("region", { name: "In the basket" })).toContainText("The first figs");
	await page.goto("/my-orders?before=1-000000000000000000000000");
	await expect(page).toHaveURL(/\/my-orders$/);
});
