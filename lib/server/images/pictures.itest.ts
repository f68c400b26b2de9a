import { expect, test } from "vitest";
import { pictureUrl } from "@/lib/products/rules/picture";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";

async function somePicture(): Promise<string> {
	const { json } = await api("GET", "/api/product/all-products");
	const products = Array.isArray(json.products) ? json.products : [];
	return String(products.find(({ imageUrl }) => String(imageUrl).startsWith("/images/"))?.imageUrl);
}

/** The widths that are kept of a picture, by name and width. */
async function sizesOf(path: string): Promise<string[]> {
	const name = /[0-9a-f]{32}/.exec(path)?.[0] ?? "";
	const sizes = (await database()).collection<{ _id: string }>("picturesizes");
	const found = await sizes.find({ _id: { $regex: `^${name}` } }).toArray();
	return found.map(({ _id }) => _id);
}

/** Asks until the answer is one that the edge server keeps. */
async function kept(path: string) {
	const etag = async () => (await api("GET", path)).headers.get("etag");
	await expect.poll(etag, { timeout: 10_000 }).toMatch(/^W\//);
	return api("GET", path);
}

test("a width is made once, however many ask for it at once", async () => {
	const path = pictureUrl(await somePicture(), 1080);
	const answers = await Promise.all(Array.from({ length: 20 }, () => api("GET", path)));
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect((await sizesOf(path)).filter((size) => size.endsWith(".1080"))).toHaveLength(1);
});

test("a width is served like a file: kept by the edge server and for ever by browsers", async () => {
	const path = pictureUrl(await somePicture(), 828);
	const { headers } = await kept(path);
	expect(headers.get("content-type")).toBe("image/webp");
	expect(headers.get("cache-control")).toContain("immutable");
	const again = await api("GET", path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
	expect(again.status).toBe(304);
});

test("a foreign query makes nothing new", async () => {
	const path = pictureUrl(await somePicture(), 640);
	const { headers, text } = await kept(path);
	const before = await sizesOf(path);
	for (const query of ["?x=1", "?w=64", "?x=2&y"]) {
		const answer = await api("GET", `${path}${query}`);
		expect(answer.headers.get("etag")).toBe(headers.get("etag"));
		expect(answer.text).toBe(text);
	}
	expect(await sizesOf(path)).toEqual(before);
});

test("a drawing of the shop comes in its widths too", async () => {
	const small = await kept("/art/one-lens.64.webp");
	const large = await kept("/art/one-lens.256.webp");
	expect(small.headers.get("content-type")).toBe("image/webp");
	expect(small.text.length).toBeLessThan(large.text.length);
});

test.each([
	["a width that no page asks for", async () => (await somePicture()).replace(".webp", ".385.webp")],
	["a picture that is not there", async () => `/images/${"0".repeat(32)}.384.webp`],
	["a drawing that is not there", async () => "/art/nothing.64.webp"],
	["a file elsewhere", async () => "/art/..%2f..%2fpackage.64.webp"],
	["the resizing of any address", async () => "/_next/image?url=%2Fart%2Fone-lens.webp&w=64&q=75"],
])("%s is a 404", async (_what, path) => {
	expect((await api("GET", await path())).status).toBe(404);
});
