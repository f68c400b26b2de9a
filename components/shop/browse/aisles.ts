import type { Category } from "@/lib/domain/product";

/** An aisle of the shop: a category, or everything. */
export type Aisle = { category: Category | null; art: string; tone: string };

const ALL: Aisle = { category: null, art: "/art/one-basket.webp", tone: "all" };
const OF_CATEGORY: Record<Category, Omit<Aisle, "category">> = {
	Fruits: { art: "/art/one-mango.webp", tone: "fruit" },
	Vegetables: { art: "/art/one-tomato.webp", tone: "veg" },
	Bundles: { art: "/art/one-box.webp", tone: "bundle" },
};

/** The aisles that the catalogue has: everything, then each of its categories. */
export function aislesOf(categories: readonly Category[]): Aisle[] {
	return [ALL, ...categories.map((category) => ({ category, ...OF_CATEGORY[category] }))];
}
