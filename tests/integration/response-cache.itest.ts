import { expect, test, vi } from "vitest";
import { api } from "../support/api";
import { sellerCookies } from "../support/people";
import { newProduct } from "../support/products";
import { isThorough } from "../support/thorough";

// Dozens of pages are made anew.
vi.setConfig({ testTimeout: 120_000 });

type Catalogue = { _id: string; name: string; inStock: boolean }[];

async function catalogue(): Promise<Catalogue> {
	const { json } = await api("GET", "/api/product/all-products");
	return Array.isArray(json.products) ? json.products : [];
}

async function page(path: string, headers: Record<string, string> = {}) {
	const answer = await fetch(new URL(path, process.env.TEST_BASE_URL), { headers });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** An answer that is the same for everyone, which has a version from the first one on. */
async function cachedPage(path: string, headers: Record<string, string> = {}) {
	const answer = await page(path, headers);
	expect(answer.headers.get("etag"), path).toMatch(/^W\//);
	return answer;
}

/** How it is answered who asks a second time, unless others change the catalogue in between. */
async function secondAnswer(path: string, headers: Record<string, string>) {
	const etag = (await cachedPage(path, headers)).headers.get("etag") ?? "";
	const { status, text } = await page(path, { "if-none-match": etag });
	return { status, text };
}

test.each([
	["a page", "/all-products", "br", "Fresh Products"],
	["the catalogue", "/api/product/all-products", "gzip", '"success":true'],
	["a feed", "/feeds/meta.csv", "gzip", "availability"],
])("%s is sent compressed, and answered with 304 to who has it", async (_what, path, form, words) => {
	const accepted = { "accept-encoding": form };
	// The first answer after a change too.
	await newProduct();
	const { headers, text } = await cachedPage(path, accepted);
	expect(headers.get("content-encoding")).toBe(form);
	expect(headers.get("cache-control")).toContain("must-revalidate");
	expect(text).toContain(words);
	await expect.poll(() => secondAnswer(path, accepted)).toEqual({ status: 304, text: "" });
});

test("a page for the router is never taken for a page for a browser", async () => {
	const html = await cachedPage("/about");
	const forRouter = await cachedPage("/about", { rsc: "1" });
	expect(html.headers.get("content-type")).toContain("text/html");
	expect(forRouter.headers.get("content-type")).toContain("text/x-component");
});

test("a router gets the same kept data wherever it says that it stands", async () => {
	const first = await cachedPage("/about", { rsc: "1" });
	const tree = encodeURIComponent(JSON.stringify(["", { children: ["__PAGE__", {}] }, null, null]));
	const second = await page("/about", { rsc: "1", "next-router-state-tree": tree });
	expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
	expect(second.text).toBe(first.text);
});

test("what is asked in a way that nobody knows is answered, but not kept", async () => {
	const odd = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/made-up" };
	for (let times = 0; times < 3; times++) {
		expect((await page("/about", odd)).headers.get("etag") ?? "").not.toMatch(/^W\//);
	}
});

test("the page of a product that is not there is kept nowhere", async () => {
	for (let times = 0; times < 3; times++) {
		const { status, headers } = await page("/product/66a0000000000000000000ff");
		expect(status).toBe(404);
		expect(headers.get("x-nextjs-cache")).not.toBe("HIT");
	}
});

test("the seller is not shown the shop's kept pages", async () => {
	await cachedPage("/");
	const cookies = await sellerCookies();
	expect((await api("GET", "/", { cookies })).status).toBe(307);
});

async function saysOutOfStock(path: string): Promise<boolean> {
	return (await page(path)).text.includes("schema.org/OutOfStock");
}

async function isListed(productId = ""): Promise<boolean | undefined> {
	return (await catalogue()).find(({ _id }) => _id === productId)?.inStock;
}

test("no page stays behind a change, however busy the page is", async () => {
	const cookies = await sellerCookies();
	const product = (await catalogue()).find(({ inStock }) => inStock);
	const path = `/product/${product?._id}`;
	let isBusy = true;
	const crowd = Array.from({ length: 3 }, async () => {
		while (isBusy) await Promise.all([page(path), page("/all-products"), catalogue()]);
	});
	for (let round = 0; round < (isThorough ? 10 : 3); round++) {
		const inStock = round % 2 === 1;
		const { status } = await api("PATCH", "/api/product/stock", {
			cookies,
			body: { id: product?._id, inStock },
		});
		expect(status).toBe(200);
		// At once, also where the page was being made at that moment.
		expect(await saysOutOfStock(path)).toBe(!inStock);
		expect(await isListed(product?._id)).toBe(inStock);
	}
	isBusy = false;
	await Promise.all(crowd);
});

/** Asks for a page in one of the ways a browser does, and leaves after so many milliseconds. */
async function leaveSoon(path: string, headers: Record<string, string>, ms: number): Promise<void> {
	const options = { headers, signal: AbortSignal.timeout(ms) };
	await fetch(new URL(path, process.env.TEST_BASE_URL), options)
		.then((answer) => answer.text())
		.catch(() => {});
}

test("visitors who leave while pages are being made hold nobody up", async () => {
	const cookies = await sellerCookies();
	const product = (await catalogue()).find(({ inStock }) => inStock);
	const paths = ["/", "/all-products", `/product/${product?._id}`];
	const ways: Record<string, string>[] = [{}, { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }];
	const change = (inStock: boolean) =>
		api("PATCH", "/api/product/stock", { cookies, body: { id: product?._id, inStock } });
	const all = paths.flatMap((path) => ways.map((headers) => ({ path, headers })));
	for (let round = 0; round < (isThorough ? 12 : 2); round++) {
		await change(round % 2 === 1);
		await Promise.all(
			all.map(({ path, headers }, at) => leaveSoon(path, headers, 1 + ((at * 7 + round * 5) % 60))),
		);
		await change(round % 2 === 1);
		for (const { path, headers } of all) expect((await page(path, headers)).status).toBe(200);
	}
});
