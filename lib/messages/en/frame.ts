import { SHOP } from "@/lib/domain/shop";

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
};
