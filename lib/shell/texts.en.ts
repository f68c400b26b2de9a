import type { UrduWords } from "@/lib/products/rules/product";
import { CITY, PROVINCE, SHOP } from "@/lib/shop/rules/shop-details";
import { onlyLeft } from "@/lib/stock/rules";
import type { Stepped } from "@/lib/text/sold-by";

/** The choice of an area (spec 9). */
export const areaDialog = {
	title: "Where shall we deliver?",
	description: (city: string) => `We reach these areas of ${city}.`,
};

/** A product of which there are so many left, or so many grams. */
type Rest = UrduWords & Stepped & { name: string; left: number };

/** What is said about a change of the cart, wherever it was made (spec 8). */
export const cartToasts = {
	added: "Item added to cart",
	addedMany: (count: number) => `${count} item(s) added to cart`,
	updated: "Cart updated",
	removed: "Item removed from cart",
	cleared: "Cart cleared successfully",
	undo: "Undo",
	atMost: (most: number) => `A cart holds at most ${most} of each product`,
	full: (most: number) => `A cart can hold at most ${most} products`,
	onlyLeft: (product: Rest) => onlyLeft(product),
	failed: {
		add: "Failed to add item to cart",
		update: "Failed to update cart",
		remove: "Failed to remove item from cart",
	},
	clearFailed: "Failed to clear cart",
};

export const common = {
	/** Whole rupees, thousands separated, as people read them (spec 9). */
	rupees: (amount: string) => `Rs. ${amount}`,
	shopName: (name: string) => name,
};

/** What only the server draws of the shop's frame: the foot, the checkout's head, what every document is called. */
export const frame = {
	title: (shop: string) => `Fresh fruits and vegetables in 60 minutes, Jhang · ${shop}`,
	tagline: SHOP.tagline,
	company: "Company",
	/** The foot's links, by the page that each leads to. */
	footer: {
		"/": "Home",
		"/about": "About Us",
		"/faq": "FAQ",
		"/contact": "Contact Us",
		"/privacy": "Privacy Policy",
	},
	contact: "Contact",
	owner: (shop: string, city: string) => `© ${shop}, ${city}`,
	prices: "All prices in Pakistani rupees",
	help: "Help",
	backToCart: "Back to cart",
	withoutScripts: {
		note: "JavaScript is off in this browser. You can look around, but search, cart, orders and account need it.",
		byPhone: "You can order by phone:",
	},
};

/** Logging out, wherever it is done (spec 4). */
export const leaving = {
	logout: "Logout",
	done: "Logged out successfully",
	failed: "Logout failed. Please try again.",
};

export const mail = {
	/** Whose mail it is, at its end. */
	sender: ({ shop, address }: { shop: string; address: string }) => `${shop}, ${address}`,
	/** Under a button, before its address. */
	buttonHint: "If the button does not work, open this address:",
	/** How a customer reaches the shop, to go on after "please" or "you can". */
	callUs: (phone: string) => `call us: ${phone}`,
	writeToUs: (address: string) => `write to us: ${address}`,
	seeMyOrders: "See my orders",
};

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

export const places = {
	city: CITY,
	province: PROVINCE,
	area: (name: string) => name,
	address: (text: string) => text,
};

/** What the shop's frame says on every page: header, search, cart, the bar under the thumb (spec 2, navbar). */
export const shell = {
	mainMenu: "Main",
	/** The header's links, by the page that each leads to. */
	header: { "/": "Home", "/all-products": "All Products", "/contact": "Contact Us" },
	sections: "Sections",
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
		placeholder: "Search the shop",
		cataloguePlaceholder: "Search aloo, mango, palak",
		clear: "Clear search",
		/** Opens the sheet that takes a whole list. */
		list: "List",
	},
	cart: "Cart",
	cartWith: (items: string) => `Cart, ${items}`,
	items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
	viewCart: "View cart",
	toMinimum: (amount: string) => `${amount} to the minimum`,
	minimumReached: "Minimum order reached",
};

/** What the plain parts of any page say by themselves (components/ui). */
export const ui = {
	close: "Close",
	/** After the label of a field that may stay empty. */
	optional: "(optional)",
	showPassword: "Show password",
	removeFilter: (filter: string) => `Remove filter ${filter}`,
	/** What was asked for could not even be sent. */
	failed: "Something went wrong. Please try again.",
	unreached: "The shop could not be reached. Nothing was changed.",
	skip: "Skip to content",
	breadcrumb: "Breadcrumb",
	toasts: "Notifications",
	price: {
		/** What stands small before an amount, and after it: one of the two. */
		before: "Rs.",
		after: "",
		/** Before a struck amount, for those who cannot see that it is struck. */
		was: "was Rs. ",
	},
	stepper: { less: "One less", more: "One more", remove: "Remove" },
	stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
	/** `4.6 out of 5 from 12 reviews`; without the latter where nothing is said of them. */
	rating: (rating: string, reviews: number) =>
		`${rating} out of 5${reviews > 0 ? ` from ${reviews} ${reviews === 1 ? "review" : "reviews"}` : ""}`,
	theme: { dark: "Dark theme", light: "Light theme" },
};

export const whatsapp = { ask: "Ask by WhatsApp" };
