import type { Category } from "@/lib/domain/product";
import { categoryName } from "@/lib/domain/product-words";
import { SHOP } from "@/lib/domain/shop";

/** A product's own page, what stands in the page itself (spec 2, Product detail). */
export const productPage = {
	home: "Home",
	products: "Products",
	inTheCrate: "In the crate",
	promisedTitle: `${SHOP.promisedMinutes} min delivery`,
	promisedNote: "Choose express in the cart, in any of our areas",
	freshTitle: "Fresh guarantee",
	freshNote: "Not happy? Hand it back to the rider",
	similarHere: "Similar, and here today",
	similar: "Similar",
	together: "Bought together",
	related: "Related Products",
	allOf: (category: Category) => `All ${categoryName(category, "en").toLowerCase()}`,
	notFound: "Product Not Found",
	notFoundNote: "It may have left the shelf, or the link has a typo.",
	browseAll: "Browse All Products",
};
