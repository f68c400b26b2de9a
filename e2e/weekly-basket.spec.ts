import { ObjectId } from "mongodb";
import { database } from "../tests/support/database";
import { newOrder, orderLine } from "../tests/support/orders";
import { newCustomer } from "../tests/support/people";
import { newProduct, testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { press, shopperWithCart } from "./support/checkout";
import { keepCookies, signedIn } from "./support/people";
import { expect, test } from "./support/test";

/** An order of 4 crates at Rs. 500, which can be bought now too. */
async function orderOf(userId: string, fields = {}): Promise<string> {
	const product = await newProduct({ name: "Weekly crate", offerPrice: 500 });
	const lines = [orderLine("Weekly crate", 500, 4, product)];
	const money = { deliveryFee: 0, amount: 2100, taxPercent: 5 };
	return newOrder({ user: new ObjectId(userId), lines, ...money, ...fields });
}

test("an order becomes a weekly basket in two taps; it is skipped, paused, changed and deleted @both-sizes", async ({
	page,
}) => {
	const customer = await signedIn(page);
	await orderOf(customer._id, { status: "Delivered" });
	await page.goto("/my-orders");
	await page.getByRole("link", { name: "Make it weekly" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "New weekly basket" })).toBeVisible();
	await press(page, "Make it weekly");
	await page.waitForURL("**/my-orders/weekly?basket=*");
	await expect(page.getByText("Rs. 2,100").filter({ visible: true })).toBeVisible();
	await expectAccessible(page);

	const next = page.locator("section", { has: page.locator("#basket-next") });
	await next.getByRole("button", { name: /^Skip / }).click();
	await next.getByRole("button", { name: /^Undo skip/ }).click();
	await expect(next.getByRole("button", { name: /^Skip / })).toBeVisible();
	await next.getByRole("button", { name: "Pause" }).click();
	await expect(next.getByRole("heading", { name: "Paused" })).toBeVisible();
	await next.getByRole("button", { name: "Wake it" }).click();

	await page.getByRole("button", { name: "One less" }).click();
	await page.getByRole("button", { name: "One less" }).click();
	await expect(page.getByText("Rs. 500 to the minimum order.").filter({ visible: true })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "One more" }).click();
	await page.getByRole("radio", { name: "Wednesday" }).check();
	await page.getByRole("radio", { name: "12 to 2 PM" }).check();
	await page.getByRole("radio", { name: "Every 2 weeks" }).check();
	await page.getByLabel("Its name").fill("Wednesday sabzi");
	await press(page, "Save");
	await expect(page.getByRole("button", { name: "Saved" }).filter({ visible: true })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: "Wednesday sabzi" })).toBeVisible();
	await expect(next.getByRole("heading", { name: /^Wednesday, \w{3} \d+, 12 to 2 PM$/ })).toBeVisible();
	await expect(page.getByText("Rs. 1,575").filter({ visible: true })).toBeVisible();

	await page.getByRole("button", { name: "Delete this basket" }).click();
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(page.getByRole("heading", { name: "No weekly basket yet" })).toBeVisible();
});

test("the cart becomes one in two taps, and something is added by its name @both-sizes @campaign", async ({
	page,
}) => {
	const customer = await shopperWithCart(page);
	const address = { _id: new ObjectId(), ...testAddress, isDefault: true };
	await (await database())
		.collection("users")
		.updateOne({ _id: new ObjectId(customer._id) }, { $set: { addresses: [address] } });
	await page.goto("/cart");
	await page.getByRole("link", { name: "Make this cart weekly" }).click();
	await page.waitForURL("**/my-orders/weekly?from=cart");
	await page.getByRole("button", { name: "Add something" }).click();
	await page.getByRole("searchbox", { name: "Add something" }).fill("potato");
	await page
		.getByRole("button", { name: /^Potato/ })
		.first()
		.click();
	await expect(page.getByRole("group", { name: /^Quantity of Potato/ })).toBeVisible();
	await press(page, "Make it weekly");
	await page.waitForURL("**/my-orders/weekly?basket=*");
	const { baskets } = await (await page.request.get("/api/user/baskets")).json();
	expect(baskets).toMatchObject([{ items: [{ quantity: 4 }, { quantity: 1 }] }]);
});

test("the link of its mail skips one order without a login @campaign @both-sizes", async ({
	page,
	browser,
}) => {
	const customer = await newCustomer();
	const asOwner = await browser.newContext({ baseURL: process.env.TEST_BASE_URL });
	const own = await asOwner.newPage();
	await keepCookies(own, customer.cookies);
	const tomorrow = new Date(Date.now() + 86_400_000);
	const date = tomorrow.toISOString().slice(0, 10);
	const from = new Date(`${date}T10:00:00+05:00`);
	const slot = { id: `${date}-1000`, from, to: new Date(from.getTime() + 7_200_000) };
	const weekly = { basket: new ObjectId(), date, name: "Friday sabzi", leftOut: ["Palak"] };
	const order = await orderOf(customer._id, { deliveryTime: "slot", slot, promisedAt: slot.to, weekly });
	const answer = await own.request.post("/api/user/baskets", {
		headers: { origin: process.env.TEST_BASE_URL ?? "" },
		data: {
			...{ name: "Friday sabzi", address: testAddress, weekday: 5, slotFrom: "10:00", every: 1 },
			items: [{ product: await newProduct(), quantity: 4 }],
		},
	});
	const { basket } = await answer.json();
	await (await database())
		.collection("weeklybaskets")
		.updateOne({ _id: new ObjectId(basket._id) }, { $set: { made: { date, order: new ObjectId(order) } } });
	await own.goto("/my-orders/weekly");
	const link = await own.getByRole("link", { name: "See or skip it" }).getAttribute("href");
	await asOwner.close();

	await page.goto(link ?? "");
	await expect(page.getByRole("heading", { level: 1, name: "Friday sabzi" })).toBeVisible();
	await expect(page.getByText("Palak could not be bought.")).toBeVisible();
	await expectAccessible(page);
	await expect(page.getByText("Rs. 2,100")).toBeVisible();
	await page.getByRole("button", { name: "Skip this order" }).click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Skip it" }).click();
	await expect(page.getByText("Nothing will be delivered.").first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Skip this order" })).toHaveCount(0);
});
