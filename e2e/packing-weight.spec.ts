import { newCustomer } from "../tests/support/people";
import { newProduct } from "../tests/support/products";
import { orderedCash } from "../tests/support/shopping";
import { expectAccessible } from "./support/axe";
import { asSeller, keepCookies } from "./support/people";
import { uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

const sold = { soldBy: "weight" as const, stepGrams: 250, aboutGrams: 200, offerPrice: 320, price: 320 };

test("a mixed order is weighed at packing, and its customer sees why it cost Rs. 26 less @both-sizes", async ({
	page,
}) => {
	const word = uniqueWord();
	const [mango, onion, palak] = [`${word} mango`, `${word} onion`, `${word} palak`];
	const customer = await newCustomer();
	const products = [
		await newProduct({ name: mango, stock: 1030, ...sold }),
		await newProduct({ name: onion, category: "Vegetables", ...sold }),
		await newProduct({ name: palak, category: "Vegetables", offerPrice: 700 }),
	];
	const items = products.map((product, place) => ({ product, quantity: [4, 2, 2][place] }));
	const order = await orderedCash(customer, items, { deliveryTime: "express" });
	const number = order.number.replace("SBZ-", "");

	await asSeller(page);
	await page.goto("/seller/packing");
	const queue = page.getByRole("navigation", { name: /^Orders to pack/ });
	await queue.getByRole("button", { name: number }).click();
	await expect(page.getByRole("button", { name: "Weigh 2 more" })).toBeDisabled();
	await expect(page.getByRole("textbox", { name: `Grams of ${onion}` })).toBeFocused();

	// A scale that types: the grams of the onion, a little more than was ordered, and Enter.
	const onScale = (name: string) => page.getByRole("textbox", { name: `Grams of ${name}` });
	await onScale(onion).pressSequentially("510");
	await expect(page.getByText("10 g free")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: new RegExp(`^${palak}`) })).toBeFocused();
	await page.keyboard.press("Space");

	// A slip of the scale is asked about once, and Enter is no answer.
	await onScale(mango).fill("92");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(page.getByText("92 g instead of 1 kg?")).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.type("920");
	await expect(page.getByText("of Rs. 320, 26 goes back")).toBeVisible();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "All packed" }).click();
	await expect(page.getByRole("heading", { name: `Write ${number} on the bag` })).toBeVisible();

	await page.context().clearCookies();
	await keepCookies(page, customer.cookies);
	await page.goto("/my-orders");
	const weighed = /ordered[\s\S]{1,9}1.kg[\s\S]{1,9}weighed[\s\S]{1,9}920.g[\s\S]{1,9}26[\s\S]{1,9}less/;
	await expect(page.getByRole("main")).toContainText(weighed);
	await expect(page.getByRole("main")).toContainText(/extra[\s\S]{1,9}10.g[\s\S]{1,9}cost/);
});
