import type { Category } from "@/lib/products/rules/product";

/** The colour family of each category: orange fruits, green vegetables, red bundles (spec 2, product card). */
export const CATEGORY_TONE = {
	Fruits: "fruit",
	Vegetables: "veg",
	Bundles: "bundle",
} as const satisfies Record<Category, string>;
