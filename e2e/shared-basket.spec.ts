import { ObjectId } from "mongodb";
import { api } from "../tests/support/api";
import { newOrder } from "../tests/support/orders";
import { sellerCookies } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, newGoods } from "./support/cart";
import { lookAt } from "./support/looks";
import { refreshPages } from "./support/products-on-sale";
import { expect, test } from "./support/test";

test("a basket is shared as a link, looked into, and joins another's cart @both-sizes", async ({
	page,
	browser,
}) => {
	const [falsa, gone] = await Promise.all([newGoods("Falsa", 1600), newGoods("Loquat", 90)]);
	await keepInBrowser(page, [falsa, gone], 2);
	await page.goto("/cart");
	const share = page.getByRole("link", { name: "Share this basket" });
	const address = new URL((await share.getAttribute("href")) ?? "");
	expect(address.origin).toBe("https://wa.me");
	const words = address.searchParams.get("text") ?? "";
	expect(words).toMatch(new RegExp(`^Salaam, my basket at .*2 × ${falsa.name}.*Open it here: http`));
	await api("PATCH", "/api/product/stock", {
		cookies: await sellerCookies(),
		body: { id: gone.productId, inStock: false },
	});

	const other = await browser.newContext({ viewport: page.viewportSize() });
	const theirs = await other.newPage();
	await theirs.goto(words.slice(words.indexOf("http")));
	const inside = theirs.getByRole("region", { name: "What is inside" });
	await expect(inside.getByRole("listitem")).toHaveCount(1);
	await expect(inside).toContainText("2 × Rs. 1,600");
	await expect(theirs.getByText(`${gone.name}.`)).toBeVisible();
	await expectAccessible(theirs);
	expect(await lookAt(theirs)).toEqual([]);
	expect(await theirs.evaluate(() => localStorage.getItem("sabz-cart") ?? "")).not.toContain(falsa.productId);
	await inside.getByRole("button", { name: "Add to my cart" }).click();
	await expect(theirs).toHaveURL(/\/cart$/);
	await expect(theirs.getByText(falsa.name).first()).toBeVisible();
	await other.close();
});

test("a product's page shows what was bought with it in three orders or more @any-size @campaign", async ({
	page,
}) => {
	const { json } = await api("GET", "/api/product/all-products");
	const [one, other] = (json.products as { _id: string; name: string; inStock: boolean }[]).filter(
		({ inStock }) => inStock,
	);
	if (!one || !other) throw new Error("too little is sold");
	const line = ({ _id, name }: { _id: string; name: string }) => ({
		...{ product: new ObjectId(_id), name, unitPrice: 100, quantity: 1 },
		imageUrl: "/art/one-mango.webp",
	});
	for (let orders = 0; orders < 3; orders++)
		await newOrder({ status: "Delivered", lines: [line(one), line(other)] });
	await refreshPages(one._id);
	await page.goto(`/product/${one._id}`);
	const together = page.getByRole("region", { name: "Bought together" });
	await expect(together.getByRole("link", { name: other.name })).toBeVisible();
	await expect(together.getByRole("button", { name: `Add ${other.name} to cart` })).toBeVisible();
});
