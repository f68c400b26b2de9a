import { shopperWithCart } from "./support/checkout";
import { holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

/** What somebody who is signed in sees there, and what of it is asked for ahead. */
const PAGES = [
	{
		path: "/cart",
		calls: ["check-auth", "cart", "addresses", "credit"].map((call) => `/api/user/${call}`),
		shows: "Order summary",
	},
	{
		path: "/checkout",
		calls: ["/api/user/check-auth", "/api/user/cart", "/api/user/addresses", "/api/payment/open"],
		shows: "Information",
	},
];

for (const { path, calls, shows } of PAGES) {
	test(`${path} asks for what it will show while its scripts still come, and once`, async ({ page }) => {
		await shopperWithCart(page);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		const letThrough = await holdUntilLet(page, "**/_next/**/*.js");
		await page.goto(path, { waitUntil: "commit" });
		await expect.poll(() => calls.filter((call) => !asked.includes(call))).toEqual([]);
		letThrough();
		await expect(page.getByRole("heading", { name: shows }).filter({ visible: true }).first()).toBeVisible();
		expect(calls.filter((call) => asked.filter((each) => each === call).length !== 1)).toEqual([]);
	});
}
