import { type Ask, ask, isGood, type Waits } from "./clients";
import { ADDRESS, type BenchShop, newCustomer, productsOnSale } from "./shop";

/** Of a hundred things that shoppers ask for, how many are what. */
const MIX = { home: 15, shelf: 20, product: 40, deals: 5, search: 5, cart: 10, orders: 5 };

/** A shopper looks at what came for half a second to a second and a half. */
const LOOK_MS = { least: 500, more: 1_000 };

/** One of the things that shoppers ask for. */
type TripKind = keyof typeof MIX;
const TRIP_KINDS: readonly TripKind[] = ["home", "shelf", "product", "deals", "search", "cart", "orders"];

type Trip = {
	url: string;
	/** The next thing in the mix. */
	next: () => Ask;
};

/** Mixed shopping by one signed-in customer: pages from the cache, the cart, their orders. */
export async function shoppingTrip(shop: BenchShop): Promise<Trip> {
	const [{ cookies }, products] = [await newCustomer(shop), await productsOnSale(shop.url)];
	const plan = TRIP_KINDS.flatMap((kind) => Array<TripKind>(MIX[kind]).fill(kind));
	let step = 0;
	const asks: Record<TripKind, (productId: string) => Ask> = {
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
		next: () => {
			step += 1;
			// A stride that shares no factor with the plan's length visits every entry, well mixed.
			const kind = plan[(step * 37) % plan.length] ?? "home";
			return asks[kind](products[(step * 7) % products.length]?._id ?? "");
		},
	};
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** So many shoppers walk through the shop for so long, each looking at what came before they ask again; times in milliseconds. */
export async function walk(
	{ url, next }: Trip,
	{ shoppers, seconds }: { shoppers: number; seconds: number },
): Promise<Waits> {
	const until = performance.now() + seconds * 1_000;
	const times: number[] = [];
	let failed = 0;
	const shopper = async (number: number) => {
		await pause((number / shoppers) * LOOK_MS.more);
		while (performance.now() < until) {
			const answer = await ask(url, next());
			times.push(answer.ms);
			if (!isGood(answer)) failed += 1;
			await pause(LOOK_MS.least + Math.random() * LOOK_MS.more);
		}
	};
	await Promise.all(Array.from({ length: shoppers }, (_, number) => shopper(number)));
	return { times, failed };
}

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
