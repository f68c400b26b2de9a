import { ADDRESS, newCustomer } from "./customers";
import { ask } from "./pace";
import { type BenchShop, productsOnSale } from "./shop";

/** A page as somebody opens it. */
export type Visit = {
	/** The kind of page, in words. */
	name: string;
	path: string;
	/** A cookie header that says who looks; a guest has none. */
	cookies?: string;
};

async function must(shop: BenchShop, cookies: string, method: "POST" | "PUT", path: string, body: unknown) {
	const { status } = await ask(shop.url, { method, path, cookies, body });
	if (status >= 300) throw new Error(`${method} ${path} answered ${status}`);
}

/** A customer with a saved address, an order on its way, and enough in the cart for another one. */
async function busyCustomer(shop: BenchShop, product: string): Promise<string> {
	const { cookies } = await newCustomer(shop);
	await must(shop, cookies, "POST", "/api/user/address", ADDRESS);
	const items = [{ product, quantity: 90 }];
	await must(shop, cookies, "POST", "/api/order/cod", { items, address: ADDRESS });
	await must(shop, cookies, "POST", "/api/user/cart/add", { productId: product, quantity: 90 });
	return cookies;
}

/** The pages that a customer walks through, from home to the checkout, cart and checkout with something in them. */
export async function mainVisits(shop: BenchShop): Promise<Visit[]> {
	const product = (await productsOnSale(shop.url))[0]?._id ?? "";
	const cookies = await busyCustomer(shop, product);
	return [
		{ name: "Home", path: "/" },
		{ name: "Home in Urdu", path: "/ur" },
		{ name: "All Products", path: "/all-products" },
		{ name: "Deals", path: "/deals-offers" },
		{ name: "Product", path: `/product/${product}` },
		{ name: "Login", path: "/?auth=login" },
		{ name: "Cart", path: "/cart", cookies },
		{ name: "Checkout", path: "/checkout", cookies },
	];
}
