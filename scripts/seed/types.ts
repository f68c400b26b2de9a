export type SeedCategory = "Fruits" | "Vegetables" | "Bundles";

/** A product as the shop is first filled with it. Prices are whole rupees for one `unit`. */
export type SeedProduct = {
	slug: string;
	name: string;
	urduName?: string;
	/** Other words that people type for it, parted by commas. */
	spellings?: string;
	category: SeedCategory;
	unit: string;
	price: number;
	offerPrice: number;
	inStock: boolean;
	isDeal: boolean;
	description: string[];
	/** What lies in a crate, one line a thing; bundles only. */
	contents?: string[];
	/** File name in scripts/seed/pictures, without ".webp". */
	picture: string;
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
