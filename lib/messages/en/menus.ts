/** The phones' menu and the header's menu of who is signed in (spec 2, navbar). They come with the first press. */
export const menus = {
	/** By the page that each leads to. */
	side: {
		"/": "Home",
		"/all-products": "All Products",
		"/about": "About Us",
		"/faq": "FAQ",
		"/contact": "Contact Us",
	},
	customer: { "/my-orders": "My Orders", "/favourites": "Favourites", "/account": "My Account" },
	notVerified: "Email not verified",
	register: "Register",
	language: "Language",
};
