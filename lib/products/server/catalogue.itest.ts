import { expect, test } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { api } from "@/tests/support/api";
import { newProduct } from "@/tests/support/products";

test("the catalogue is a flat list with the fields of the specification", async () => {
	const { status, json } = await api("GET", "/api/product/all-products");
	expect(status).toBe(200);
	expect(json.success).toBe(true);
	const products = Array.isArray(json.products) ? json.products : [];
	expect(products.length).toBeGreaterThanOrEqual(62);
	for (const product of products) {
		expect(product).toMatchObject({
			_id: expect.stringMatching(/^[0-9a-f]{24}$/),
			name: expect.any(String),
			description: expect.any(Array),
			category: expect.stringMatching(/^(Fruits|Vegetables|Bundles)$/),
			price: expect.any(Number),
			offerPrice: expect.any(Number),
			imageUrl: expect.stringMatching(/^\/(images|art)\/[\w-]+\.webp$/),
			inStock: expect.any(Boolean),
			isDeal: expect.any(Boolean),
			rating: expect.any(Number),
			reviewCount: expect.any(Number),
		});
	}
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

test("an archived product is not on sale", async () => {
	const id = await newProduct({ isArchived: true });
	const { json } = await api("GET", "/api/product/all-products");
	const products = Array.isArray(json.products) ? json.products : [];
	expect(products.map((product) => product._id)).not.toContain(id);
});
