import "server-only";
import { bundleDeals, HOME_LIMIT, type Placards, placardsOf, shelfOf } from "@/lib/products/rules/home";
import type { Product, ProductSummary } from "@/lib/products/rules/product";
import { getCatalogue } from "@/lib/products/server/read-catalogue";
import { readProduct } from "./products";

type Home = {
	fruits: ProductSummary[];
	vegetables: ProductSummary[];
	bundles: Product[];
	hasMoreBundles: boolean;
	placards: Placards;
};

/** What the home page shows (spec 2, Home), from cached reads alone. */
export async function readHome(): Promise<Home> {
	const products = await getCatalogue();
	const deals = bundleDeals(products);
	const bundles = await Promise.all(deals.slice(0, HOME_LIMIT).map(({ _id }) => readProduct(_id)));
	return {
		fruits: shelfOf(products, "Fruits").slice(0, HOME_LIMIT),
		vegetables: shelfOf(products, "Vegetables").slice(0, HOME_LIMIT),
		bundles: bundles.filter((bundle) => bundle !== null),
		hasMoreBundles: deals.length > HOME_LIMIT,
		placards: placardsOf(products),
	};
}
