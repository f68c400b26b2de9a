/** The header's links (spec 2, navbar). */
export const MAIN_LINKS = [
	{ href: "/", label: "Home" },
	{ href: "/all-products", label: "All Products" },
	{ href: "/contact", label: "Contact Us" },
] as const;

/** The footer's links about the shop (spec 2, footer). */
export const COMPANY_LINKS = [
	{ href: "/", label: "Home" },
	{ href: "/about", label: "About Us" },
	{ href: "/faq", label: "FAQ" },
	{ href: "/contact", label: "Contact Us" },
	{ href: "/privacy", label: "Privacy Policy" },
] as const;
