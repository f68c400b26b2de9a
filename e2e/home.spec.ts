import { expectAccessible } from "./support/axe";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";

test("the tabs show at most eight products in stock, by hand and by keyboard, one tap adds in place, and the ninth bundle is behind View All Deals", async ({
	page,
}) => {
	await page.goto("/");
	const fruits = page.getByRole("tab", { name: "Fruits" });
	const vegetables = page.getByRole("tab", { name: "Vegetables" });
	const panel = page.getByRole("tabpanel");
	for (const [tab, category] of [
		[fruits, "Fruits"],
		[vegetables, "Vegetables"],
	] as const) {
		await tab.click();
		await expect(tab).toHaveAttribute("aria-selected", "true");
		await expect(panel).toHaveCount(1);
		await expect(panel.getByRole("article")).toHaveCount(8);
		await expect(panel.getByText(category, { exact: true })).toHaveCount(8);
		await expect(panel.getByText("Out of Stock")).toHaveCount(0);
	}
	await vegetables.press("ArrowLeft");
	await expect(fruits).toBeFocused();
	await expect(fruits).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("main").getByRole("link", { name: "View All", exact: true })).toHaveAttribute(
		"href",
		"/all-products",
	);

	const card = page.getByRole("tabpanel").getByRole("article").first();
	await card.getByRole("button", { name: /^Add .+ to cart$/ }).click();
	await expect(card.getByRole("group", { name: /^Quantity of / }).getByRole("status")).toHaveText("1");
	await expect(page.getByText("Item added to cart")).toBeVisible();

	const deals = page.getByRole("region", { name: "Bundle deals" });
	await expect(deals.getByRole("article")).toHaveCount(8);
	await deals.getByRole("link", { name: "View All Deals" }).click();
	await expect(page).toHaveURL("/deals-offers");
	await expect(page.getByText(/^Showing \d+ bundles$/)).toBeVisible();
	expect(await page.getByRole("article").count()).toBeGreaterThan(8);
	await expect(page.getByText("Out of Stock")).toHaveCount(0);
	await expectAccessible(page);
});

test("nothing jumps while the page settles @both-sizes @campaign", async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
		}).observe({ type: "layout-shift", buffered: true });
	});
	// The faces are fetched ahead and kept: how they race the first page on a slow line is measured by the benchmark.
	await page.goto("/privacy");
	for (const path of ["/", "/all-products", "/faq"]) {
		await page.goto(path);
		await loaded(page);
		const shifts = await page.evaluate(() => Reflect.get(window, "shifts"));
		const total = Array.isArray(shifts) ? shifts.reduce((sum, shift) => sum + Number(shift), 0) : 1;
		expect(total, `layout shift of ${path}`).toBeLessThan(0.02);
	}
});
