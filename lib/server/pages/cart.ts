import "server-only";
import type { ProductSummary } from "@/lib/domain/product";
import { WALLET_NAMES } from "@/lib/domain/wallet";
import { getCatalogue } from "../catalogue/read";
import { offeredWallets } from "../payments/registry";

/** More than the page shows, since some are in the cart already. */
const IDEAS = 12;

/** The cheapest fruit and vegetables in stock: what a kitchen runs out of. */
function smallThings(products: readonly ProductSummary[]): ProductSummary[] {
	return products
		.filter((product) => product.inStock && product.category !== "Bundles")
		.sort((one, other) => one.offerPrice - other.offerPrice)
		.slice(0, IDEAS);
}

/** What the cart page shows to everyone: small things to add, and the names of the wallets that can be paid with. */
export async function readCartPage(): Promise<{ ideas: ProductSummary[]; wallets: string[] }> {
	const products = await getCatalogue();
	// The page that is built with the image knows no settings yet; the first start makes it again.
	const isBuild = process.env.NEXT_PHASE === "phase-production-build";
	const wallets = isBuild ? [] : offeredWallets().map((wallet) => WALLET_NAMES[wallet]);
	return { ideas: smallThings(products), wallets };
}
