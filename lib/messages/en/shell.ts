/** What the shop's frame says on every page: header, search, cart, the bar under the thumb (spec 2, navbar). */
export const shell = {
	mainMenu: "Main",
	/** The header's links, by the page that each leads to. */
	header: { "/": "Home", "/all-products": "All Products", "/contact": "Contact Us" },
	sections: "Sections",
	/** The links under the thumb. */
	bottom: {
		"/": "Home",
		"/all-products": "Products",
		"/deals-offers": "Deals",
		"/my-orders": "Orders",
		"/account": "Account",
	},
	menu: "Menu",
	login: "Login",
	accountOf: (name: string) => `Account of ${name}`,
	deliverTo: "Deliver to",
	chooseArea: "Choose area",
	/** How soon an express order is there, while the time is not known. */
	soon: (minutes: number) => `in ${minutes} min`,
	/** One line of a page: when a closed shop opens, then the area with what stands before and after it, then how soon. */
	areaLine: {
		closed: (opens: string) => `${opens}. `,
		before: "To ",
		after: ", ",
		noArea: "Choose area: at your door ",
	},
	search: {
		label: "Search products",
		catalogueLabel: "Search fresh products",
		placeholder: "Search Sabz",
		cataloguePlaceholder: "Search aloo, mango, palak",
		clear: "Clear search",
	},
	cart: "Cart",
	cartWith: (items: string) => `Cart, ${items}`,
	items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
	viewCart: "View cart",
	toMinimum: (amount: string) => `${amount} to the minimum`,
	minimumReached: "Minimum order reached",
};
