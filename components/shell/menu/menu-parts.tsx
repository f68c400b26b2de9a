/** The pages that the header's links lead to (spec 2, navbar). What each is called stands in the messages, by its path. */
export const MAIN_LINKS = ["/", "/all-products", "/contact"] as const;

/** The foot's. */
export const FOOTER_LINKS = ["/", "/about", "/faq", "/contact", "/privacy"] as const;

/** The links of the phones' menu, named in the messages: the header's (spec 2, navbar), and where the bar under the thumb does not lead. */
export const SIDE_LINKS = [
	{ href: "/", icon: "house" },
	{ href: "/all-products", icon: "layout-grid" },
	{ href: "/about", icon: "store" },
	{ href: "/faq", icon: "circle-question-mark" },
	{ href: "/contact", icon: "message-circle" },
] as const;

/** What a customer has besides, there and in the header's menu (spec 2, navbar). */
export const CUSTOMER_LINKS = [
	{ href: "/my-orders", icon: "receipt-text" },
	{ href: "/favourites", icon: "heart" },
	{ href: "/account", icon: "circle-user" },
] as const;
