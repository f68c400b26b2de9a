/** Every cache tag of the shop, in one place: what a page is made from, and what a change makes stale. */
export const cacheTags = {
	/** Everything that lists products: home, All Products, deals, related products. */
	catalogue: "catalogue",
	/** One product's own page, its reviews included. */
	product: (productId: string) => `product-${productId}`,
	/** The shop's own details, which every page shows something of. */
	shop: "shop",
	/** Every product page at once: when too much has changed to say which. */
	anyProduct: "any-product",
} as const;

/** Tags that together are on every cached page. */
export const everyTag: readonly string[] = [cacheTags.catalogue, cacheTags.anyProduct, cacheTags.shop];

/** Of more products than this, it is not said which. */
const MANY = 100;

/** Tags that a change of these products makes stale: their own pages and every list. */
export function tagsOfProducts(productIds: readonly string[]): readonly string[] {
	return productIds.length > MANY ? everyTag : [cacheTags.catalogue, ...productIds.map(cacheTags.product)];
}
