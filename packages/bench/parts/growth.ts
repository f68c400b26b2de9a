import { buildSearchIndex, findProducts } from "@/lib/products/rules/search";
import { ask, timesOf } from "../support/clients";
import { type Figure, median } from "../support/figure";
import { fillOrders, fillShelf, noticeShelf, RARE_NAME } from "../support/fill";
import { type BenchShop, newCustomer, searchableProducts, sellerCookies, startShop } from "../support/shop";

const SHELVES = [60, 1_000, 5_000];
const ORDERS = process.env.BENCH_ORDERS === "million" ? [1_000, 100_000, 1_000_000] : [1_000, 100_000];
const TURNS = 15;
const TYPED = ["g", "go", "gob", "gobh", "gobhi"];

/** A day whose orders are all delivered, `YYYY-MM-DD`. */
const aDayAgo = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
const size = (count: number) => count.toLocaleString("en");

async function middleOf(shop: BenchShop, path: string, cookies?: string): Promise<number> {
	const once = async () => {
		const { status } = await ask(shop.url, { path, cookies });
		if (status !== 200) throw new Error(`${path} answered ${status}`);
	};
	await once();
	return median(await timesOf(TURNS, once));
}

/** What each list costs when the shop has so many orders, in milliseconds of the server. */
async function withOrders(shop: BenchShop, seller: string): Promise<Figure[]> {
	const figures: Figure[] = [];
	const { _id, cookies } = await newCustomer(shop);
	for (const count of ORDERS) {
		await fillOrders(shop, _id, count);
		const [first] = await shop.db.collection("orders").find().sort({ createdAt: 1 }).limit(1).toArray();
		const oldest = String(first?._id).slice(-6);
		const lists: Record<string, number> = {
			"My Orders": await middleOf(shop, "/api/order/user", cookies),
			usuals: await middleOf(shop, "/api/user/usuals", cookies),
			"the seller's orders": await middleOf(shop, "/seller/orders", seller),
			"the seller's search": await middleOf(shop, "/seller/orders?q=sana", seller),
			"the seller's search, a rare name": await middleOf(shop, `/seller/orders?q=${RARE_NAME}`, seller),
			"the seller's search, the oldest number": await middleOf(shop, `/seller/orders?q=${oldest}`, seller),
			dashboard: await middleOf(shop, "/seller", seller),
			"the packing list": await middleOf(shop, "/api/order/packing", seller),
			"a day's closing": await middleOf(shop, `/api/seller/closing?day=${aDayAgo()}`, seller),
			"the shop's details": await middleOf(shop, "/seller/shop", seller),
		};
		for (const [name, value] of Object.entries(lists)) {
			figures.push({ name: `${size(count)} orders: ${name}`, value, unit: "ms" });
		}
	}
	return figures;
}

/** One key in the search box, in milliseconds of this machine. */
async function searchTime(shop: BenchShop): Promise<number> {
	const index = buildSearchIndex(await searchableProducts(shop.url));
	const times = await timesOf(50, async (turn) => findProducts(index, TYPED[turn % TYPED.length] ?? ""));
	return median(times);
}

/** What the shelf costs when it has so many products. */
async function withProducts(shop: BenchShop, seller: string): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const count of SHELVES) {
		await fillShelf(shop, count);
		await noticeShelf(shop, seller);
		const made = (await ask(shop.url, { path: "/all-products" })).ms;
		const served = await middleOf(shop, "/all-products");
		const name = `${size(count)} products`;
		figures.push(
			{ name: `${name}: All Products made anew`, value: made, unit: "ms" },
			{ name: `${name}: All Products served`, value: served, unit: "ms" },
			{ name: `${name}: search of one key`, value: await searchTime(shop), unit: "ms", goal: { most: 16 } },
		);
	}
	return figures;
}

/** The same work at growing sizes of the shelf and of the order book. */
export async function measureGrowth(): Promise<Figure[]> {
	const shop = await startShop();
	const seller = await sellerCookies(shop.url);
	const figures = [...(await withProducts(shop, seller)), ...(await withOrders(shop, seller))];
	await shop.stop();
	return figures;
}
