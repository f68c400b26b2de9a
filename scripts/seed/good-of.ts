import type { SeedCategory, SeedProduct } from "./types";

type Terms = { unit: string; price: number; offerPrice?: number; inStock?: boolean; isDeal?: boolean };

/**
 * A short way to write down the goods of one category. Rupees in `terms`; without `offerPrice` the thing
 * sells at its price. The picture carries the slug's name.
 */
export function goodOf(category: SeedCategory) {
	return (slug: string, name: string, terms: Terms, description: string[]): SeedProduct => ({
		slug,
		name,
		category,
		unit: terms.unit,
		price: terms.price,
		offerPrice: terms.offerPrice ?? terms.price,
		inStock: terms.inStock ?? true,
		isDeal: terms.isDeal ?? false,
		description,
		picture: slug,
	});
}
