import { type Db, MongoClient } from "mongodb";
import { z } from "zod";
import { CATEGORIES } from "@/lib/products/rules/product";
import type { Searchable } from "@/lib/products/rules/search";
import { startTestShop } from "../../../scripts/support/test-shop.mjs";

/** A shop that runs for the benchmark: its production build, its own store and data, no rate limits. */
export type BenchShop = {
	url: string;
	/** Its database, for arranging what is measured. */
	db: Db;
	stop: () => Promise<void>;
};

export async function startShop(): Promise<BenchShop> {
	const shop = await startTestShop();
	const client = await new MongoClient(shop.env.TEST_MONGODB_URI ?? "").connect();
	return {
		url: shop.env.TEST_BASE_URL,
		db: client.db(),
		async stop() {
			await client.close();
			await shop.stop();
		},
	};
}

const catalogue = z.object({
	products: z.array(z.object({ _id: z.string(), name: z.string(), inStock: z.boolean() })),
});

/** Products that can be bought, as the catalogue API lists them. */
export async function productsOnSale(url: string): Promise<{ _id: string; name: string }[]> {
	const answer = await fetch(new URL("/api/product/all-products", url));
	return catalogue.parse(await answer.json()).products.filter(({ inStock }) => inStock);
}

const searchIndex = z.object({
	products: z.array(
		z.object({
			_id: z.string(),
			name: z.string(),
			urduName: z.string().optional(),
			spellings: z.string().optional(),
			category: z.enum(CATEGORIES),
			inStock: z.boolean(),
		}),
	),
});

/** What the search box and All Products search in. */
export async function searchableProducts(url: string): Promise<Searchable[]> {
	return searchIndex.parse(await (await fetch(new URL("/api/product/search-index", url))).json()).products;
}
