import "server-only";
import { spreadByPrice } from "@/lib/cart/rules/cart-button";
import type { Wallet } from "@/lib/payments/rules";
import { offeredWallets } from "@/lib/payments/server/registry";
import { distinctCategories } from "@/lib/products/rules/browse";
import {
	type Bundle,
	type Category,
	type Product,
	type ProductSummary,
	productIn,
} from "@/lib/products/rules/product";
import { bundleDeals, HOME_LIMIT, type Placards, placardsOf, shelfOf } from "@/lib/products/rules/sections";
import { getAllProducts, getCatalogue, getProduct } from "@/lib/products/server/read-catalogue";
import { getShop } from "@/lib/shop/server/read";
import { pageLanguage } from "./messages";

/** More than the page shows, since some are in the cart already. */
const IDEAS = 12;
/** Prices to choose from when a cart is to be filled to the minimum order: any sum is then met within a few rupees. */
const FILLERS = 28;

/** The cheapest fruit and vegetables in stock: what a kitchen runs out of. */
function smallThings(products: readonly ProductSummary[]): ProductSummary[] {
	return products
		.filter((product) => product.inStock && product.category !== "Bundles")
		.sort((one, other) => one.offerPrice - other.offerPrice)
		.slice(0, IDEAS);
}

type CartPage = { ideas: ProductSummary[]; fillers: ProductSummary[]; wallets: Wallet[] };

/** What the cart page shows to everyone: what may be suggested, and the wallets that can be paid with. */
export async function readCartPage(): Promise<CartPage> {
	const [products, { minimumOrder }] = await Promise.all([getCatalogue(), getShop()]);
	const fillers = spreadByPrice(
		products.filter(({ inStock, offerPrice }) => inStock && offerPrice <= minimumOrder),
		FILLERS,
	);
	return { ideas: smallThings(products), fillers, wallets: offeredWallets() };
}

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

type Home = {
	fruits: ProductSummary[];
	vegetables: ProductSummary[];
	/** Those that the shop sells, also where everything of one is sold out. */
	categories: Category[];
	bundles: Bundle[];
	hasMoreBundles: boolean;
	placards: Placards;
};

/** Without what a bundle's own page alone says of it. */
function bundleOf({ description: _, images: _images, ...bundle }: Product): Bundle {
	return bundle;
}

/** What the home page shows (spec 2, Home), from cached reads alone. */
export async function readHome(): Promise<Home> {
	const products = await getCatalogue();
	const deals = bundleDeals(products);
	const bundles = await Promise.all(deals.slice(0, HOME_LIMIT).map(({ _id }) => readProduct(_id)));
	return {
		fruits: shelfOf(products, "Fruits").slice(0, HOME_LIMIT),
		vegetables: shelfOf(products, "Vegetables").slice(0, HOME_LIMIT),
		categories: distinctCategories(products),
		bundles: bundles.flatMap((bundle) => (bundle ? [bundleOf(bundle)] : [])),
		hasMoreBundles: deals.length > HOME_LIMIT,
		placards: placardsOf(products),
	};
}
