/** The header's links (spec 2, navbar). */
export const MAIN_LINKS = [
	{ href: "/", label: "Home" },
	{ href: "/all-products", label: "All Products" },
	{ href: "/contact", label: "Contact Us" },
] as const;
