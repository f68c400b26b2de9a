import "server-only";
import { spreadByPrice } from "@/lib/cart/rules/fill-the-gap";
import type { Wallet } from "@/lib/payments/rules";
import { offeredWallets } from "@/lib/payments/server/registry";
import type { ProductSummary } from "@/lib/products/rules/product";
import { getCatalogue } from "@/lib/products/server/read-catalogue";
import { getShop } from "@/lib/shop/server/read";

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
