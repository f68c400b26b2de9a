/** All Products, what stands in the page itself. */
export const allProductsPage = {
	title: "All Products",
	description: "Every fruit, vegetable and bundle crate on the shelf today, with prices in rupees.",
	heading: "Fresh Products",
};
