import { urduPath } from "./text/language-path.mjs";

/**
 * Every page that has an address: one row a page, in the order in which menus name them. What depends on a page's
 * address reads this table, or is held to it by tests/routes.test.ts (docs/decisions/0063-one-table-of-pages.md). Plain JavaScript,
 * since the edge server reads it before anything is built; browsers never load it.
 *
 * @typedef {"guest" | "customer" | "seller"} Role
 * @typedef {"header" | "footer" | "bottom" | "side" | "customer" | "app" | "seller" | "seller-bottom" | "seller-more"} Menu
 * @typedef {object} Page
 * @property {readonly Role[]} who whom the page is for (spec 2)
 * @property {import("./team/rules").Duty} [duty] of the team, whose work it is; the owner's where nothing is said
 * @property {"page"} [guard] it is the page itself that turns everyone else away, and not the middleware
 * @property {true} [isShared] the same HTML for everyone: the edge server's response cache keeps it, and the browser
 *   fetches it ahead and keeps it for a time without a network
 * @property {true} [needsNetwork] it shows nothing of its own without one, so the browser does not keep it
 * @property {"listed" | "closed"} [search] named in the sitemap; or closed to search engines, with all below it.
 *   Neither: no secret, but of no use in a search
 * @property {true} [isInUrdu] there in Urdu too, at /ur and its path (working day 7)
 * @property {true} [isFirst] made after a start, before anyone asks for it
 * @property {true} [isPassage] leads on by itself before anyone reads it
 * @property {Partial<Record<Menu, string>>} [menus] the menus that lead here, and what they call it
 */

/** @type {readonly Role[]} */
const SHOPPERS = ["guest", "customer"];
/** @type {readonly Role[]} */
const EVERYONE = [...SHOPPERS, "seller"];

/** What belongs to the catalogue, and what is written about the shop. @type {Page} */
const PUBLIC = { who: SHOPPERS, isShared: true, isInUrdu: true, search: "listed" };
/** What someone comes to by a link in a mail. @type {Page} */
const BY_MAIL = { who: SHOPPERS, isInUrdu: true, search: "closed" };
/** A payment's way. A seller who tries it out comes back from the wallet like anyone. @type {Page} */
const OF_A_PAYMENT = { who: ["customer", "seller"], guard: "page", isInUrdu: true, search: "closed" };
/** @type {Page} */
const OF_A_CUSTOMER = { who: ["customer"], isInUrdu: true, search: "closed" };
/** Everyone else finds the seller's login there. @type {Page} */
const OF_THE_SELLER = { who: ["seller"], guard: "page", search: "closed" };
/** @type {Page} */
const OF_ORDERS = { ...OF_THE_SELLER, duty: "orders" };

/** By path, in which `[name]` stands for any value. @type {Readonly<Record<string, Page>>} */
export const PAGES = {
	"/": { ...PUBLIC, isFirst: true, menus: { header: "Home", footer: "Home", bottom: "Home", side: "Home" } },
	"/all-products": {
		...PUBLIC,
		isFirst: true,
		menus: { header: "All Products", bottom: "Products", side: "All Products", app: "All Products" },
	},
	"/deals-offers": {
		...PUBLIC,
		isFirst: true,
		menus: { bottom: "Deals", app: "Deals" },
	},
	"/product/[id]": PUBLIC,
	"/about": { ...PUBLIC, menus: { footer: "About Us", side: "About Us" } },
	"/faq": { ...PUBLIC, menus: { footer: "FAQ", side: "FAQ" } },
	"/contact": {
		...PUBLIC,
		menus: { header: "Contact Us", footer: "Contact Us", side: "Contact Us" },
	},
	"/privacy": { ...PUBLIC, menus: { footer: "Privacy Policy" } },
	"/offline": { who: SHOPPERS, isShared: true, isInUrdu: true },
	"/api-docs": { who: SHOPPERS },

	"/cart": { who: SHOPPERS, isShared: true, isInUrdu: true, search: "closed", menus: { app: "Cart" } },
	"/checkout": { ...OF_A_CUSTOMER, isShared: true, needsNetwork: true },
	"/payment/go/[reference]": { ...OF_A_PAYMENT, isPassage: true },
	"/payment/[wallet]/[reference]": { who: EVERYONE, isInUrdu: true, search: "closed", isPassage: true },
	"/payment/verify": OF_A_PAYMENT,
	"/wallet-simulator/pay/[wallet]/[reference]": { who: SHOPPERS },
	"/wallet-simulator/return/[wallet]/[reference]": { who: SHOPPERS, isPassage: true },

	"/my-orders": {
		...OF_A_CUSTOMER,
		menus: { bottom: "Orders", customer: "My Orders", app: "My Orders" },
	},
	"/my-orders/weekly": OF_A_CUSTOMER,
	"/shared-basket": {
		who: SHOPPERS,
		isShared: true,
		needsNetwork: true,
		isInUrdu: true,
		search: "closed",
	},
	"/favourites": {
		who: SHOPPERS,
		isShared: true,
		needsNetwork: true,
		isInUrdu: true,
		search: "closed",
		menus: { customer: "Favourites" },
	},
	"/account": { ...OF_A_CUSTOMER, menus: { bottom: "Account", customer: "My Account" } },
	"/verify-email/[token]": BY_MAIL,
	"/weekly/[token]": BY_MAIL,
	"/confirm-order/[token]": BY_MAIL,
	"/resend-verification": BY_MAIL,
	"/reset-password/[token]": BY_MAIL,
	"/test-email": { who: EVERYONE, search: "closed" },

	"/seller": { ...OF_THE_SELLER, menus: { seller: "Dashboard", "seller-bottom": "Dashboard" } },
	"/seller/orders": { ...OF_ORDERS, menus: { seller: "Orders", "seller-bottom": "Orders" } },
	"/seller/orders/[id]": OF_ORDERS,
	"/seller/packing": { ...OF_THE_SELLER, duty: "packing", menus: { "seller-more": "Packing" } },
	"/seller/dispatch": { ...OF_THE_SELLER, duty: "dispatch", menus: { "seller-more": "Dispatch" } },
	"/seller/stock": { ...OF_THE_SELLER, duty: "packing", menus: { "seller-more": "Stock" } },
	"/seller/stock/[id]": { ...OF_THE_SELLER, duty: "packing" },
	"/seller/phone-order": { ...OF_ORDERS, menus: { "seller-more": "Order by phone" } },
	"/seller/messages": { ...OF_ORDERS, menus: { "seller-more": "Messages" } },
	"/seller/print": OF_ORDERS,
	"/seller/product-list": { ...OF_ORDERS, menus: { seller: "Overview", "seller-bottom": "Overview" } },
	"/seller/aisles": { ...OF_THE_SELLER, menus: { "seller-more": "Aisles" } },
	"/seller/prices": { ...OF_THE_SELLER, menus: { "seller-more": "Morning prices" } },
	"/seller/rates": OF_THE_SELLER,
	"/seller/buying": { ...OF_THE_SELLER, duty: "packing", menus: { "seller-more": "Buying" } },
	"/seller/price-list": OF_THE_SELLER,
	"/seller/edit-product/[id]": OF_THE_SELLER,
	"/seller/add-product": {
		...OF_THE_SELLER,
		menus: { seller: "Add New Product", "seller-bottom": "Add New" },
	},
	"/seller/notifications": {
		...OF_ORDERS,
		menus: { seller: "Notifications", "seller-bottom": "Notifications" },
	},
	"/seller/cash": { ...OF_THE_SELLER, menus: { "seller-more": "Cash" } },
	"/seller/refunds": { ...OF_THE_SELLER, menus: { "seller-more": "Refunds" } },
	"/seller/reports": { ...OF_THE_SELLER, menus: { "seller-more": "Reports" } },
	"/seller/coupons": { ...OF_THE_SELLER, menus: { "seller-more": "Coupons" } },
	"/seller/figures": { ...OF_THE_SELLER, menus: { "seller-more": "Figures" } },
	"/seller/customers": { ...OF_THE_SELLER, menus: { "seller-more": "Customers" } },
	"/seller/customers/[id]": OF_THE_SELLER,
	"/seller/shop": { ...OF_THE_SELLER, menus: { "seller-more": "Shop details" } },
	"/seller/team": { ...OF_THE_SELLER, menus: { "seller-more": "Team" } },
	"/seller/record": { ...OF_THE_SELLER, menus: { "seller-more": "Record" } },
	"/seller/keys": { ...OF_THE_SELLER, menus: { "seller-more": "Keys and webhooks" } },
	"/seller/keys/[id]": OF_THE_SELLER,
	"/seller/security": { ...OF_THE_SELLER, duty: "own-account", menus: { "seller-more": "Sign-in" } },
	"/rider": { ...OF_THE_SELLER, duty: "deliveries", isInUrdu: true, menus: { "seller-more": "Deliveries" } },
	"/rider/offline": { who: EVERYONE, isInUrdu: true, search: "closed" },
	"/seller/join/[token]": { who: EVERYONE, search: "closed" },
	"/seller/[...unknown]": { ...OF_THE_SELLER, duty: "own-account" },
};

/** What follows from the table of pages. */

/** What a part of a path may be; a product's or an order's id is the database's. @type {Readonly<Record<string, string>>} */
const FORMS = { id: "[0-9a-f]{24}" };
const ANYTHING = "[^/]+";

/** The pages of which this is so, in their order. @param {(page: Page, path: string) => boolean} isMeant */
export function pathsWhere(isMeant) {
	return Object.entries(PAGES).flatMap(([path, page]) => (isMeant(page, path) ? [path] : []));
}

/** The page's path in each language that it is there in. @param {string} path as it stands in the table */
export function inEachLanguage(path) {
	return PAGES[path]?.isInUrdu ? [path, urduPath(path)] : [path];
}

/** True for the path of one page; a parameter makes it the path of many. @param {string} path */
export function isOnePage(path) {
	return !path.includes("[");
}

/**
 * Recognises the addresses of these pages.
 * @param {readonly string[]} paths as they stand in the table
 */
export function matcherOf(paths) {
	const forms = paths.map((path) =>
		path.replace(/\[\.\.\.\w+\]/, ".+").replace(/\[(\w+)\]/g, (_, name) => FORMS[name] ?? ANYTHING),
	);
	return new RegExp(`^(?:${forms.join("|")})$`);
}

/** A menu's links, from top to bottom. @param {import("./routes.mjs").Menu} menu */
export function menuOf(menu) {
	return Object.entries(PAGES).flatMap(([href, { menus }]) => {
		const label = menus?.[menu];
		return label ? [{ href, label }] : [];
	});
}

/**
 * The beginnings of all addresses that search engines leave alone: a page with all below it, or a folder whose pages
 * are all closed; in each language.
 */
export function closedToSearch() {
	const beginnings = pathsWhere(({ search }) => search === "closed").flatMap((path) => {
		const [, folder = ""] = path.split("/");
		const start = PAGES[`/${folder}`] ? `/${folder}` : `/${folder}/`;
		return PAGES[path]?.isInUrdu ? [start, urduPath(start)] : [start];
	});
	return [...new Set(beginnings)];
}
