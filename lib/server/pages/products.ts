import "server-only";
import type { Product } from "@/lib/products/rules/product";
import { productIn } from "@/lib/products/rules/product-words";
import { getAllProducts, getProduct } from "@/lib/products/server/read-catalogue";
import { pageLanguage } from "./messages";

/** One product as its page reads it, in the language of the page; null when there is no such product. */
export async function readProduct(productId: string): Promise<Product | null> {
	const product = await getProduct(productId);
	return product && productIn(product, await pageLanguage());
}

/** Every product on sale with all its fields, in the language of the page. */
export async function readAllProducts(): Promise<Product[]> {
	const language = await pageLanguage();
	return (await getAllProducts()).map((product) => productIn(product, language));
}
