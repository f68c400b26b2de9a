import type { Wish } from "@/lib/products/rules/wishes";

export type SeedCategory = "Fruits" | "Vegetables" | "Bundles";

/** One good as it is written down here. Prices are whole rupees for one `unit`. */
export type SeedProduct = {
	slug: string;
	name: string;
	category: SeedCategory;
	unit: string;
	price: number;
	offerPrice: number;
	inStock: boolean;
	isDeal: boolean;
	/** How it is sold by weight, at a price for a kg; missing for what is sold by the piece. */
	soldBy?: "weight";
	stepGrams?: number;
	aboutGrams?: number;
	/** What customers may ask of a line of it. */
	wishes?: Wish[];
	description: string[];
	/** What lies in a crate, one line a thing; bundles only. */
	contents?: string[];
	/** File name in scripts/seed/pictures, without ".webp". */
	picture: string;
};

/**
 * A product as the shop is first filled with it: the Urdu (scripts/seed/urdu) and the other words that
 * people type, parted by commas, stand by themselves, because older shops get them too.
 */
export type FirstGood = SeedProduct & {
	urduName: string;
	urduDescription: readonly string[];
	urduContents: readonly string[];
	spellings: string;
};

/** A review of a seeded product. `daysAgo` counts back from the day of seeding. */
export type SeedReview = {
	product: string;
	name: string;
	rating: 1 | 2 | 3 | 4 | 5;
	comment: string;
	daysAgo: number;
	isVerified: boolean;
};

type Terms = {
	unit: string;
	price: number;
	offerPrice?: number;
	inStock?: boolean;
	isDeal?: boolean;
	/** Grams of a step, and of one piece, of what is sold by weight. */
	byWeight?: { stepGrams: number; aboutGrams: number };
	wishes?: Wish[];
};

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
		...(terms.wishes ? { wishes: terms.wishes } : {}),
		...(terms.byWeight ? { soldBy: "weight", ...terms.byWeight } : {}),
		description,
		picture: slug,
	});
}
