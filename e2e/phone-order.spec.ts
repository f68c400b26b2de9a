import { api } from "../tests/support/api";
import { sellerCookies } from "../tests/support/people";
import { newProduct, testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { asSeller } from "./support/people";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";

/** A number that nobody else has. */
const newNumber = () => `03${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;

test("five lines are taken by keyboard alone in under 20 seconds, and the next time the caller is known @both-sizes", async ({
	page,
}) => {
	const phone = newNumber();
	await asSeller(page);
	await page.goto("/seller/phone-order");
	const number = page.getByLabel("Phone number");
	await expect(number).toBeFocused();

	await page.keyboard.type(phone);
	await page.keyboard.press("Tab");
	await page.keyboard.type("Rashida Bibi");
	await page.keyboard.press("Tab");
	await page.keyboard.type("House 22, Street 5");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Satellite");
	await expect(page.getByLabel("Area")).toHaveValue("Satellite Town");
	await page.keyboard.press("Alt+2");
	await expect(page.getByRole("combobox", { name: "What to bring" })).toBeFocused();
	await page.keyboard.type("aloo 5, tamatar 4, pyaz 3");
	await expect(page.getByRole("listbox", { name: "Products" }).getByRole("option").first()).toBeVisible();
	await page.keyboard.press("Enter");
	await page.keyboard.type("2 mango");
	await page.keyboard.press("Enter");
	await page.keyboard.type("kinnow 2");
	await page.keyboard.press("Enter");
	const order = page.getByRole("list", { name: "In this order" });
	await expect(order.getByRole("listitem")).toHaveCount(5);
	await page.keyboard.press("Control+z");
	await expect(order.getByRole("listitem")).toHaveCount(4);
	await page.keyboard.type("kinnow 2");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("radio", { name: /Standard/ })).toBeFocused();
	await expect(page.getByText(/^Say it back:/)).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("button", { name: "Next caller" })).toBeFocused();

	const { json } = await api("GET", `/api/order/seller?q=${phone}`, { cookies: await sellerCookies() });
	expect(json.orders).toMatchObject([{ channel: "phone" }]);

	await page.keyboard.press("Enter");
	await expect(number).toBeFocused();
	await page.keyboard.type(phone);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Rashida Bibi");
	await expect(page.getByLabel("Area")).toHaveValue("Satellite Town");

	await expect(page.getByRole("combobox", { name: "What to bring" })).toBeFocused();

	// Another number is another caller.
	await number.press("End");
	await number.press("Backspace");
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
	await expect(page.getByLabel("House and street")).toHaveValue("");
	await expect(number).toHaveValue(phone.slice(0, -1));
});

test("what is typed before the number is known stays, and so does what was typed over it @any-size @campaign", async ({
	page,
}) => {
	const phone = newNumber();
	const { firstName: _first, lastName: _last, phoneNumber: _phone, ...place } = testAddress;
	const body = {
		customer: { name: "Rashida Bibi", phone },
		address: { ...place, streetAddress: "House 22, Satellite Town" },
		items: [{ product: await newProduct({ offerPrice: 900 }), quantity: 2 }],
	};
	const cookies = await sellerCookies();
	const { status, text } = await api("POST", "/api/order/phone", { cookies, body });
	expect(status, text).toBe(201);
	await asSeller(page);
	await page.goto("/seller/phone-order");
	await loaded(page);
	const name = page.getByLabel("Name", { exact: true });
	const street = page.getByLabel("House and street");
	await name.fill("Rashida’s son");
	await page.getByLabel("Phone number").fill(phone);
	await expect(street).toHaveValue("House 22, Satellite Town");
	await expect(page.getByText("Has ordered before. Filled in: address.")).toBeVisible();
	await expect(name).toHaveValue("Rashida’s son");
	await street.fill("House 9, Satellite Town");
	const number = page.getByLabel("Phone number");
	await number.press("End");
	await number.press("Backspace");
	await expect(number).toHaveValue(phone.slice(0, -1));
	await expect(street).toHaveValue("House 9, Satellite Town");
	await expect(page.getByLabel("Area")).toHaveValue("Satellite Town");
	await expect(name).toHaveValue("Rashida’s son");
});

test("a press on a product adds what was said before it; what should be asked about stays marked @any-size @campaign", async ({
	page,
}) => {
	await asSeller(page);
	await page.goto("/seller/phone-order");
	await loaded(page);
	const bring = page.getByRole("combobox", { name: "What to bring" });
	const order = page.getByRole("list", { name: "In this order" });
	await bring.fill("aloo 120 kg, tamatar");
	await page
		.getByRole("option", { name: /Tomato/ })
		.first()
		.click();
	await expect(order.getByRole("listitem")).toHaveCount(2);
	const doubt = order.getByText("Please ask: aloo 120 kg");
	await expect(doubt).toBeVisible();
	await bring.fill("pyaz 2");
	await bring.press("Enter");
	await expect(order.getByRole("listitem")).toHaveCount(3);
	await expect(doubt).toBeVisible();
	await order.getByRole("button", { name: "One less" }).first().click();
	await expect(doubt).toHaveCount(0);
	await page.getByLabel("Pays in notes of").selectOption({ label: "Rs. 5,000" });
	await expect(page.getByText(/^The rider takes Rs\. [\d,]+ change along/)).toBeVisible();
});

test.describe("on a network that fails", () => {
	test.use({ provoked: /net::ERR_FAILED/ });

	test("what was changed after an answer that was lost is to be checked @any-size @campaign", async ({
		page,
	}) => {
		await asSeller(page);
		await page.goto("/seller/phone-order");
		await loaded(page);
		await page.getByLabel("Phone number").fill(newNumber());
		await page.getByLabel("Name", { exact: true }).fill("Rashida Bibi");
		await page.getByLabel("House and street").fill("House 22, Street 5");
		await page.getByLabel("Area").selectOption("Satellite Town");
		const bring = page.getByRole("combobox", { name: "What to bring" });
		await bring.fill("aloo 5, tamatar 4, pyaz 3, mango 2, kinnow 2");
		await expect(page.getByRole("listbox", { name: "Products" }).getByRole("option").first()).toBeVisible();
		await bring.press("Enter");
		let presses = 0;
		await page.route("**/api/order/phone", async (route) => {
			presses += 1;
			if (presses > 1) return route.continue();
			await route.fetch();
			await route.abort();
		});
		const placeOrder = page.getByRole("button", { name: "Place order" });
		await placeOrder.click();
		await expect(page.getByText(/Everything is still here/)).toBeVisible();
		await bring.fill("kinnow 3");
		await bring.press("Enter");
		await placeOrder.click();
		await expect(page.getByText("It was sent before and changed since")).toBeVisible();
		await expect(page.getByRole("button", { name: "Next caller" })).toBeFocused();
	});
});
