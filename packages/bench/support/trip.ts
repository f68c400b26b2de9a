import { newCustomer } from "./customers";
import type { Ask } from "./pace";
import { type BenchShop, productsOnSale } from "./shop";

/** Of a hundred things that shoppers ask for, how many are what. */
const MIX = { home: 15, shelf: 20, product: 40, deals: 5, search: 5, cart: 10, orders: 5 };

/** Mixed shopping by one signed-in customer: pages from the cache, the cart, their orders. */
export async function shoppingTrip(shop: BenchShop): Promise<{ url: string; next: () => Ask }> {
	const [{ cookies }, products] = [await newCustomer(shop), await productsOnSale(shop.url)];
	const plan = Object.entries(MIX).flatMap(([kind, share]) => Array<string>(share).fill(kind));
	let step = 0;
	const asks: Record<string, (productId: string) => Ask> = {
		home: () => ({ path: "/" }),
		shelf: () => ({ path: "/all-products" }),
		product: (id) => ({ path: `/product/${id}` }),
		deals: () => ({ path: "/deals-offers" }),
		search: () => ({ path: "/api/product/search-index" }),
		cart: (productId) => ({
			method: "PUT",
			path: "/api/user/cart/update",
			cookies,
			body: { productId, quantity: 2 },
		}),
		orders: () => ({ path: "/api/order/user", cookies }),
	};
	return {
		url: shop.url,
		next() {
			step += 1;
			// A stride that shares no factor with the plan's length visits every entry, well mixed.
			const kind = plan[(step * 37) % plan.length] ?? "home";
			const productId = products[(step * 7) % products.length]?._id ?? "";
			return asks[kind]?.(productId) ?? { path: "/" };
		},
	};
}
