import { ObjectId } from "mongodb";
import { database } from "../tests/support/database";
import { ordersOf } from "../tests/support/shopping";
import { expectAccessible } from "./support/axe";
import {
	expectBlocked,
	hasPageBar,
	keepInBrowser,
	keepOnServer,
	mainButton,
	newGoods,
	openCart,
	saveAddress,
} from "./support/cart";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

test("a guest is led from the minimum to the area to the login @both-sizes", async ({ page }) => {
	const falsa = await newGoods("Falsa", 750);
	await keepInBrowser(page, [falsa]);
	await page.goto("/cart");
	await expectBlocked(page, {
		label: "Minimum Order Rs. 1500",
		reason: "Rs. 750 to go.",
		action: "Add more",
	});
	await expect(page.getByText("The minimum order is Rs. 1,500. Please add Rs. 750 more.")).toBeVisible();
	await expect(page.getByRole("progressbar", { name: "Minimum order" })).toHaveAttribute(
		"aria-valuenow",
		"750",
	);

	await page.getByRole("button", { name: "One more" }).first().click();
	await expect(page.getByText("Minimum reached")).toBeVisible();
	await expectBlocked(page, {
		label: "Select Delivery Area",
		reason: "Where shall we deliver?",
		action: "Choose your area",
	});
	await page.getByRole("button", { name: "Select Delivery Area" }).click({ force: true });
	await expect(page.getByText("Please select your delivery area.").first()).toBeInViewport();

	if (hasPageBar(page)) {
		await page.getByRole("button", { name: "Choose your area" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Gojra Road" }).click();
	} else await page.getByLabel("Delivery area").selectOption("Gojra Road");
	await expect(page.getByText("2 items for Gojra Road")).toBeVisible();
	await mainButton(page, "Place Order").click();
	await expect(page.getByText("Please login to place an order.")).toBeVisible();
	await expect(page.getByRole("dialog")).toBeVisible();
});

test("an address in the chosen area is preselected, and one outside it is refused and edited in place @both-sizes", async ({
	page,
}) => {
	const falsa = await newGoods("Falsa", 1600);
	const customer = await signedIn(page);
	await saveAddress(customer, "House 1, Civil Lines");
	await saveAddress(customer, "House 2, Milad Chowk");
	await keepOnServer(customer, [falsa]);
	await page.goto("/cart");
	await page.getByLabel("Delivery area").selectOption("Milad Chowk");
	await expect(page.getByText("House 2, Milad Chowk, Jhang, Punjab, 35200")).toBeVisible();
	await expect(mainButton(page, "Place Order")).toBeEnabled();

	await page.getByRole("button", { name: "Change" }).click();
	await page.getByRole("menuitem", { name: "House 1, Civil Lines" }).click();
	await expectBlocked(page, {
		label: "Area Not Supported",
		reason: "The address is not in Milad Chowk.",
		action: "Edit address",
	});
	await expect(
		page.getByText(
			"We currently do not deliver to this area. Please select the correct area or update your address.",
		),
	).toBeVisible();
	await page.getByRole("button", { name: "Edit address" }).filter({ visible: true }).first().click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByLabel("Area of Jhang")).toHaveValue("Civil Lines");
	await dialog.getByLabel("Area of Jhang").selectOption("Milad Chowk");
	await dialog.getByRole("button", { name: "Save address" }).click();
	await expect(page.getByText("House 1, Milad Chowk, Jhang, Punjab, 35200")).toBeVisible();
	await expect(mainButton(page, "Place Order")).toBeEnabled();
});

test("all that is missing is said at once, and a missing area's name is added to the address @campaign", async ({
	page,
}) => {
	const falsa = await newGoods("Falsa", 1000);
	const customer = await signedIn(page);
	await saveAddress(customer, "House 9, Street 4");
	await keepOnServer(customer, [falsa]);
	await page.goto("/cart");
	await expect(page.getByText("The minimum order is Rs. 1,500. Please add Rs. 500 more.")).toBeVisible();
	await expect(page.getByText("Please select your delivery area.")).toBeVisible();

	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	await expect(page.getByText(/^We currently do not deliver to this area\./)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add “Satellite Town” to this address" }).click();
	await expect(page.getByText("House 9, Street 4, Satellite Town, Jhang, Punjab, 35200")).toBeVisible();
	await expect(page.getByText(/^We currently do not deliver/)).toHaveCount(0);
	await page.getByRole("button", { name: "One more" }).first().click();
	await expect(mainButton(page, "Place Order")).toBeEnabled();
});

test("adding an address needs a login @campaign", async ({ page }) => {
	await keepInBrowser(page, [await newGoods("Falsa", 120)]);
	await page.goto("/cart");
	await page.getByRole("button", { name: "+ Add new address", exact: true }).click();
	await expect(page.getByText("Please login to add an address")).toBeVisible();
});

test("an address is added without leaving the cart @campaign", async ({ page }) => {
	const customer = await signedIn(page);
	await keepOnServer(customer, [await newGoods("Falsa", 1600)]);
	await page.goto("/cart");
	await page.getByLabel("Delivery area").selectOption("Ayub Chowk");
	await expect(page.getByText("Please select a delivery address.")).toBeVisible();
	await page.getByRole("button", { name: "+ Add new address", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("heading", { name: "Add new address" })).toBeVisible();
	await expectAccessible(page);

	await dialog.getByRole("button", { name: "Add address" }).click();
	await expect(dialog.getByText("Please fill all fields")).toBeVisible();
	await expect(dialog.getByText("Please enter your street address")).toBeVisible();
	await expect(dialog.getByLabel("ZIP code")).toHaveValue("35200");
	await expect(dialog.getByLabel("First name")).not.toHaveValue("");
	await expect(dialog.getByLabel("Area of Jhang")).toHaveValue("Ayub Chowk");
	await dialog.getByLabel("Last name").fill("Raza");
	await dialog.getByLabel("Street address").fill("Shop 3, Lane 2");
	await dialog.getByLabel("Phone number").fill("12345");
	await dialog.getByRole("button", { name: "Add address" }).click();
	await expect(dialog.getByText("Please enter a valid mobile number (03XX-XXXXXXX)")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await page.getByRole("button", { name: "+ Add new address", exact: true }).click();
	await expect(dialog.getByLabel("Street address"), "what was typed is still there").toHaveValue(
		"Shop 3, Lane 2",
	);
	await dialog.getByLabel("Phone number").fill("0301 7654321");
	await dialog.getByRole("button", { name: "Add address" }).click();

	await expect(dialog).toBeHidden();
	await expect(page.getByText("Address added successfully!")).toBeVisible();
	await expect(page.getByText("0301-7654321")).toBeVisible();
	await expect(page.getByText("Shop 3, Lane 2, Ayub Chowk, Jhang")).toBeVisible();
	await expect(mainButton(page, "Place Order")).toBeEnabled();
});

test("the busy cart stays until the order is in sight @any-size @campaign", async ({ page }) => {
	await openCart(page);
	await page.evaluate(() => {
		new MutationObserver(() => {
			if (document.body.innerText.includes("Your cart is empty")) document.body.dataset.emptied = "yes";
		}).observe(document.body, { childList: true, subtree: true });
	});
	await mainButton(page, "Place Order").click();
	await expect(page).toHaveURL(/\/my-orders/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => document.body.dataset.emptied)).toBeUndefined();
	await expect(page.getByRole("link", { name: /^Cart, 1 item/ })).toHaveCount(0);
});

test("addresses that cannot be read can be asked for again @campaign @any-size", async ({ page }) => {
	const customer = await signedIn(page);
	await saveAddress(customer);
	await keepOnServer(customer, [await newGoods("Falsa", 1600)]);
	let isDown = true;
	await page.route("**/api/user/addresses", (route) =>
		isDown ? route.fulfill({ status: 404 }) : route.continue(),
	);
	await page.goto("/cart");
	await expect(page.getByText("We could not read your addresses.")).toBeVisible();
	await expect(page.getByText("Failed to load addresses")).toBeVisible();
	isDown = false;
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("button", { name: "Change" })).toBeVisible();
});

test.describe("on a network that fails", () => {
	test.use({ provoked: /net::ERR_FAILED/ });

	test("an order is placed once, although its answer was lost and the button pressed again @campaign @any-size", async ({
		page,
	}) => {
		const falsa = await newGoods("Falsa", 800);
		const customer = await openCart(page, { goods: [falsa], quantity: 2 });
		await page.getByRole("radio", { name: "Express" }).check();
		await expect(page.getByText("Rs. 1,730").filter({ visible: true }).first()).toBeVisible();

		const keys: (string | undefined)[] = [];
		await page.route("**/api/order/cod", async (route) => {
			keys.push(route.request().headers()["idempotency-key"]);
			await route.fetch();
			if (keys.length === 1) await route.abort();
			else await route.continue();
		});
		await mainButton(page, "Place Order").click();
		await expect(page.getByText("Failed to place order. Please try again.")).toBeVisible();
		const placed = "Order placed! Your fresh groceries will be at your door within 60 minutes.";
		await mainButton(page, "Place Order").click();
		// The word may come, and go again, before the next page has.
		await Promise.all([expect(page.getByText(placed)).toBeVisible(), expect(page).toHaveURL(/\/my-orders$/)]);
		expect(keys).toEqual([keys[0], keys[0]]);

		expect(await ordersOf(customer)).toEqual([
			expect.objectContaining({ amount: 1730, deliveryTime: "express", status: "Order Placed" }),
		]);
		await expect(page.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
	});
});

test.describe("on a network that fails", () => {
	test.use({ provoked: /net::ERR_FAILED|409/ });

	test("an order whose answer was lost is shown when it is sent again with another time @any-size @campaign", async ({
		page,
	}) => {
		const customer = await openCart(page);
		let tries = 0;
		await page.route("**/api/order/cod", async (route) => {
			tries += 1;
			if (tries > 1) return route.continue();
			await route.fetch();
			await route.abort();
		});
		await mainButton(page, "Place Order").click();
		await expect(page.getByText("Failed to place order. Please try again.")).toBeVisible();
		await page.getByRole("radio", { name: "Express" }).check();
		await mainButton(page, "Place Order").click();

		const [order, ...others] = await ordersOf(customer);
		expect(others).toEqual([]);
		await expect(page).toHaveURL(new RegExp(`/my-orders\\?order=${order?._id}$`));
		await expect(page.getByText(/You have ordered this cart already/)).toBeVisible();
		await expect(page.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
	});
});

test.describe("when prices change", () => {
	test.use({ provoked: /409/ });

	test("nothing is ordered at another price than the one on the screen, and the new one is shown @campaign @any-size", async ({
		page,
	}) => {
		const falsa = await newGoods("Falsa", 1600);
		const customer = await openCart(page, { goods: [falsa] });
		await expect(page.getByText("Rs. 1,680").filter({ visible: true }).first()).toBeVisible();
		const products = (await database()).collection("products");
		await products.updateOne({ _id: new ObjectId(falsa.productId) }, { $set: { offerPrice: 2000 } });

		await mainButton(page, "Place Order").click();
		await expect(page.getByText("Prices have changed, please review your order")).toBeVisible();
		await expect(page.getByText("Rs. 2,100").filter({ visible: true }).first()).toBeVisible();
		expect(await ordersOf(customer)).toEqual([]);
		await mainButton(page, "Place Order").click();
		await expect(page).toHaveURL(/\/my-orders$/);
		expect(await ordersOf(customer)).toHaveLength(1);
	});
});
