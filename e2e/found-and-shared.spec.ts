import type { Page } from "@playwright/test";
import { closedToSearch, isOnePage, pathsWhere } from "@/lib/routes.mjs";
import { newProduct } from "../tests/support/products";
import { shopperWithCart } from "./support/checkout";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";

const LISTED = pathsWhere(({ search }, path) => search === "listed" && isOnePage(path));

async function jsonLd(page: Page): Promise<Record<string, unknown>[]> {
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	return texts.map((text) => JSON.parse(text));
}

test.describe("what search engines and messengers read, which run no scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("every page has a title, a description, an address and a picture of its own @any-size", async ({
		page,
	}) => {
		const seen = new Set<string>();
		for (const path of LISTED) {
			await page.goto(path);
			const title = await page.title();
			const description = await page.locator('meta[name="description"]').getAttribute("content");
			expect(seen.has(title), `title of ${path}`).toBe(false);
			seen.add(title);
			expect(description?.length ?? 0, `description of ${path}`).toBeGreaterThan(30);
			const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
			expect(new URL(canonical ?? "").pathname).toBe(path);
			await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
		}
	});

	test("a product tells search engines its offer and rating, and has a picture to share @any-size", async ({
		page,
	}) => {
		const id = await newProduct({ name: "Test </script> Mango", price: 320, offerPrice: 280 });
		await page.goto(`/product/${id}`);
		await expect(page).toHaveTitle("Test </script> Mango · Sabz");
		const [product, crumbs] = await jsonLd(page);
		expect(product).toMatchObject({
			"@type": "Product",
			name: "Test </script> Mango",
			offers: { price: 280, priceCurrency: "PKR", availability: "https://schema.org/InStock" },
		});
		expect(product).not.toHaveProperty("aggregateRating");
		expect(crumbs).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{}, {}, { position: 3 }] });
		const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
		const { pathname } = new URL(picture ?? "");
		expect(pathname).toBe(`/product/${id}/opengraph-image`);
		const answer = await page.request.get(pathname);
		expect(answer.headers()["content-type"]).toBe("image/png");
	});

	test("the shop and its questions are known to search engines @campaign @any-size", async ({ page }) => {
		await page.goto("/");
		expect((await jsonLd(page)).map((data) => data["@type"])).toEqual(["GroceryStore", "WebSite"]);
		await page.goto("/faq");
		expect(await jsonLd(page)).toMatchObject([{ "@type": "FAQPage" }]);
	});
});

test("robots, sitemap, manifest and icons answer @any-size", async ({ request }) => {
	const robots = await (await request.get("/robots.txt")).text();
	for (const start of ["/api/", ...closedToSearch()]) expect(robots).toContain(`Disallow: ${start}\n`);
	const sitemap = await (await request.get("/sitemap.xml")).text();
	for (const path of LISTED) expect(sitemap).toContain(`${path}</loc>`);
	expect(sitemap).toMatch(/\/product\/[0-9a-f]{24}<\/loc>/);
	const manifest = await (await request.get("/manifest.webmanifest")).json();
	expect(manifest).toMatchObject({ short_name: "Sabz", display: "standalone" });
	for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
	for (const path of ["/icon.svg", "/apple-icon.png"])
		expect((await request.get(path)).ok(), path).toBe(true);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("catalogue, product and static pages can be read", async ({ page }) => {
		const id = await newProduct({ name: "Test Reading", description: ["Read me."] });
		await page.goto("/all-products");
		expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(24);
		await page.goto("/");
		await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(8);
		await page.goto(`/product/${id}`);
		await expect(page.getByText("Read me.")).toBeVisible();
		await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
		await page.goto("/faq");
		await page.getByText("Is there a minimum order?").click();
		await expect(page.getByText(/^Yes, Rs\. 1,500/)).toBeVisible();
		await page.goto("/product/64b7f0c2a1b2c3d4e5f60718");
		await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
	});
});

test.describe("without a network", () => {
	test.use({ serviceWorkers: "allow", provoked: /net::ERR_|Failed to fetch/ });

	test("the last seen pages can be read, others say what is missing", async ({ page, context }) => {
		await page.goto("/");
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.goto("/all-products");
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.goto("/about");
		await context.setOffline(true);
		await page.goto("/all-products");
		await expect(page.getByText(/^Showing \d+ products$/)).toBeVisible();
		await page.goto("/privacy");
		await expect(page.getByRole("heading", { name: "No internet" })).toBeVisible();
		// Its picture is kept too, although this browser shows none.
		const picture = page.getByRole("main").getByRole("presentation").first();
		const isKept = () =>
			picture.evaluate(({ src }: HTMLImageElement) =>
				fetch(src).then(
					({ ok }) => ok,
					() => false,
				),
			);
		await expect.poll(isKept).toBe(true);
		await context.setOffline(false);
		await expect(page.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
	});

	for (const path of ["/checkout", "/favourites", "/shared-basket"]) {
		test(`${path} has nothing to show: it says that there is none @campaign`, async ({ page, context }) => {
			await shopperWithCart(page);
			await page.goto("/");
			await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
			for (let visit = 0; visit < 2; visit++) {
				await page.goto(path);
				await loaded(page);
			}
			await context.setOffline(true);
			await page.goto(path);
			await expect(page.getByRole("heading", { name: "No internet" })).toBeVisible();
		});
	}
});
