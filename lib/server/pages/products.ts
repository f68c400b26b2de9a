import "server-only";
import type { Product } from "@/lib/domain/product";
import { productIn } from "@/lib/domain/product-words";
import { getAllProducts, getProduct } from "../catalogue/read";
import { pageLanguage } from "./messages";

/** One product as its page reads it, in the language of the page; null when there is no such product. */
export async function readProduct(productId: string): Promise<Product | null> {
	const product = await getProduct(productId);
	return product && productIn(product, pageLanguage());
}

/** Every product on sale with all its fields, in the language of the page. */
export async function readAllProducts(): Promise<Product[]> {
	const language = pageLanguage();
	return (await getAllProducts()).map((product) => productIn(product, language));
}
