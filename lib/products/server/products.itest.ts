import { ObjectId } from "mongodb";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";

const cookies = await sellerCookies();
const picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "orange" } })
	.jpeg()
	.toBuffer();

const peach = {
	name: "Test Peach",
	description: ["Soft, sweet peaches from Swat.", "", "  Best within two days. "],
	category: "Fruits",
	price: 400,
	offerPrice: 340,
};

type Upload = { productData?: unknown; file?: Blob | null; as?: string };

function add({ productData = peach, file = new Blob([new Uint8Array(picture)]), as = cookies }: Upload = {}) {
	const form = new FormData();
	form.set("productData", typeof productData === "string" ? productData : JSON.stringify(productData));
	if (file) form.set("images", file, "peach.jpg");
	return api("POST", "/api/product/add", { raw: form, cookies: as });
}

type Shown = { _id: string; slug: string; imageUrl: string; inStock: boolean };

async function catalogue(): Promise<Shown[]> {
	return (await api("GET", "/api/product/all-products")).json.products as Shown[];
}

describe("a new product", () => {
	test("is on sale at once, trimmed, in stock, with its picture", async () => {
		const { status, json } = await add();
		expect(status).toBe(201);
		const product = json.product as Shown;
		expect(product).toMatchObject({
			name: "Test Peach",
			description: ["Soft, sweet peaches from Swat.", "Best within two days."],
			category: "Fruits",
			price: 400,
			offerPrice: 340,
			inStock: true,
			isDeal: false,
			rating: 0,
			reviewCount: 0,
		});
		expect((await catalogue()).find(({ _id }) => _id === product._id)).toBeDefined();

		const stored = await fetch(new URL(product.imageUrl, baseUrl()));
		expect(stored.headers.get("content-type")).toBe("image/webp");
		const { format, width, height } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
		expect({ format, width, height }).toEqual({ format: "webp", width: 1280, height: 640 });
	});

	test("gets a slug of its own, also when two are added in the same moment", async () => {
		const name = `Twin ${Date.now()}`;
		const answers = await Promise.all([
			add({ productData: { ...peach, name } }),
			add({ productData: { ...peach, name } }),
		]);
		const slugs = answers.map(({ json }) => (json.product as Shown).slug);
		expect(new Set(slugs).size).toBe(2);
	});

	test("is held to its form, which names the field", async () => {
		const category = "Please select a category";
		expect(await add({ productData: { ...peach, category: "Meat" } })).toMatchObject({
			status: 400,
			json: { success: false, message: category, errors: { category } },
		});
	});

	test("needs a picture", async () => {
		const message = "Please select a product image";
		expect(await add({ file: null })).toMatchObject({ status: 400, json: { message } });
		expect(await add({ file: new Blob([]) })).toMatchObject({ status: 400, json: { message } });
	});

	test("a text file by the name of a picture is none", async () => {
		const answer = await add({ file: new Blob(["I am a text"], { type: "image/png" }) });
		expect(answer.status).toBe(400);
		expect(answer.json.errors).toHaveProperty("images");
	});

	test("a picture of 40 megapixels is refused before it is unpacked, however small its file", async () => {
		const huge = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: "orange" } })
			.png({ compressionLevel: 9 })
			.toBuffer();
		expect(huge.byteLength).toBeLessThan(1_000_000);
		const message = "This picture has 40 megapixels. Please use one of at most 36.";
		expect(await add({ file: new Blob([new Uint8Array(huge)]) })).toMatchObject({
			status: 400,
			json: { message, errors: { images: message } },
		});
	});

	test("a picture over 5 MB is too large, as is a body that never ends", async () => {
		const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
		expect((await add({ file: large })).status).toBe(413);
		expect((await add({ file: new Blob([new Uint8Array(7_000_000)]) })).status).toBe(413);
	});

	test("needs a form that can be read", async () => {
		const json = await api("POST", "/api/product/add", { body: peach, cookies });
		expect(json.status).toBe(415);
		expect((await add({ productData: "{not json" })).status).toBe(400);
		expect((await add({ productData: "null" })).status).toBe(400);
		const broken = await api("POST", "/api/product/add", {
			raw: "no parts here",
			headers: { "content-type": "multipart/form-data; boundary=x" },
			cookies,
		});
		expect(broken.status).toBe(400);
	});
});

describe("the stock switch", () => {
	const setStock = (body: unknown, as = cookies) => api("PATCH", "/api/product/stock", { body, cookies: as });

	test("archives a product and puts it back", async () => {
		const id = await newProduct();
		for (const inStock of [false, true]) {
			expect(await setStock({ id, inStock })).toMatchObject({
				status: 200,
				json: { message: "Stock status saved" },
			});
			expect((await catalogue()).find(({ _id }) => _id === id)?.inStock).toBe(inStock);
		}
	});

	test("knows no product that is not there, and reads no operator", async () => {
		expect((await setStock({ id: new ObjectId().toHexString(), inStock: true })).status).toBe(404);
		expect((await setStock({ id: { $ne: null }, inStock: true })).status).toBe(400);
	});
});

test("a product that leaves the shelf while its page is made is not found, and no failure", async () => {
	const id = await newProduct();
	const get = (path: string) => fetch(new URL(`/product/${id}${path}`, baseUrl()));
	// What its picture reads is kept, and is what its page begins with.
	expect((await get("/opengraph-image")).status).toBe(200);
	const products = (await database()).collection("products");
	await products.updateOne({ _id: new ObjectId(id) }, { $set: { isArchived: true } });
	expect((await get("")).status).toBe(404);
});

test("the catalogue is a flat list, whose pictures are the shop's own", async () => {
	const products = await catalogue();
	expect(products.length).toBeGreaterThanOrEqual(62);
	for (const { imageUrl } of products) expect(imageUrl).toMatch(/^\/(images|art)\/[\w-]+\.webp$/);
});

test("every product that the shop began with speaks Urdu", async () => {
	const { json } = await api("GET", "/api/product/all-products");
	const products = Array.isArray(json.products) ? json.products : [];
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	for (const { slug, urduName, urduDescription, urduContents } of goods) {
		expect(bySlug.get(slug)).toMatchObject({ urduName, urduDescription, urduContents });
	}
});

test("a product's picture is a picture, kept for ever under its name", async () => {
	const { json } = await api("GET", "/api/product/all-products");
	const products = Array.isArray(json.products) ? json.products : [];
	const { imageUrl } = products.find((product) => String(product.imageUrl).startsWith("/images/"));
	const picture = await api("GET", imageUrl);
	expect(picture.status).toBe(200);
	expect(picture.headers.get("content-type")).toBe("image/webp");
	expect(picture.headers.get("cache-control")).toContain("immutable");
});

test("a picture of no name is a 404", async () => {
	expect((await api("GET", "/images/00000000000000000000000000000000.webp")).status).toBe(404);
	expect((await api("GET", "/images/..%2f..%2fsecret")).status).toBe(404);
});
