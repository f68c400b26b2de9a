import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { api } from "../tests/support/api";
import { newOrder, orderLine } from "../tests/support/orders";
import { sellerCookies } from "../tests/support/people";
import { testAddress } from "../tests/support/products";
import { keepInBrowser } from "./support/cart";
import { expectNoWider } from "./support/looks";
import { asSeller, signedIn } from "./support/people";
import { putOnSale, takeOffSale } from "./support/products-on-sale";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";

const LONG = "Anwarratol".repeat(6);
const address = { ...testAddress, firstName: LONG, streetAddress: `${LONG}, Satellite Town` };

async function longProduct(): Promise<string> {
	const texts = { name: LONG, description: [LONG, `One of ${LONG}`], contents: [LONG] };
	const [productId = ""] = await putOnSale({ ...texts, category: "Bundles" });
	await api("POST", "/api/reviews", { body: { productId, name: LONG, rating: 5, comment: LONG } });
	return productId;
}

function longOrder(fields: Record<string, unknown> = {}): Promise<string> {
	const customer = { name: LONG, email: `${LONG}@sabz-tests.pk` };
	return newOrder({ address, customer, lines: [orderLine(LONG, 280, 6)], ...fields });
}

test("the longest word makes no page of the shop wider than the screen @both-sizes @campaign", async ({
	page,
}) => {
	const productId = await longProduct();
	await page.goto(`/product/${productId}`);
	const reviews = page.getByRole("region", { name: "Customer Reviews" });
	await reviews.scrollIntoViewIfNeeded();
	await expect(reviews.getByText(LONG).first()).toBeVisible();
	await expectNoWider(page);

	await page.goto(`/all-products?q=${LONG}`);
	// Another journey may have put one of the same name on the shelf.
	await expect(page.locator(`main article a[href$="${productId}"]`)).toBeVisible();
	await expectNoWider(page);

	await keepInBrowser(page, [{ productId, name: LONG, price: 500 }]);
	await page.goto("/cart");
	await expect(page.getByRole("region", { name: "Items" }).getByText(LONG)).toBeVisible();
	await expectNoWider(page);
	await takeOffSale([productId]);
});

test("nor of a customer's @campaign", async ({ page }) => {
	const customer = await signedIn(page);
	await api("POST", "/api/user/address", { cookies: customer.cookies, body: address });
	await longOrder({ user: new ObjectId(customer._id) });
	await page.goto("/my-orders");
	await expect(page.getByText(LONG).filter({ visible: true }).first()).toBeVisible();
	await expectNoWider(page);
	await page.goto("/account?tab=addresses");
	await expect(page.getByText(LONG).filter({ visible: true }).first()).toBeVisible();
	await expectNoWider(page);
});

test("nor of the seller's @both-sizes @campaign", async ({ page }) => {
	const product = await longProduct();
	const order = await longOrder();
	const owner = await sellerCookies();
	const rider = { name: LONG, email: `${randomUUID()}@sabz-tests.pk`, phone: "0300-7654321", role: "rider" };
	const invited = await api("POST", "/api/seller/team", { cookies: owner, body: rider });
	await asSeller(page);
	for (const path of [
		"/seller",
		"/seller/orders",
		`/seller/orders/${order}`,
		`/seller/product-list?q=${LONG}`,
		`/seller/edit-product/${product}`,
		"/seller/notifications",
		"/seller/record",
		`/seller/print?ids=${order}`,
		`/seller/packing?order=${order}`,
		"/seller/cash",
		"/seller/dispatch",
		"/seller/team",
	]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await loaded(page);
		await expectNoWider(page);
	}
	const { _id } = invited.json.member as { _id: string };
	await api("PUT", `/api/seller/team/${_id}`, { cookies: owner, body: { isActive: false } });
	await takeOffSale([product]);
});
