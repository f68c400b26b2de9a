/** What stands where an address leads nowhere, and where a page cannot be had without a network. */
export const missingPage = {
	title: "Page not found",
	heading: "This page rolled off the cart",
	reason: "The link is old or has a typo.",
	home: "Go to Home",
	products: "All Products",
	offline: {
		title: "No internet",
		hint: "Your cart is safe on this device. This page opens by itself once you are back online.",
		products: "Last seen products",
	},
};
