/** Who the shop is. How to reach it is known only where it runs (`lib/server/shop/contact.ts`). */
export const SHOP = {
	name: "Sabz",
	tagline: "Fruits, vegetables and bundle crates for Jhang, picked fresh and at your door within 60 minutes.",
	/** Opening hours as written (spec 9). */
	hours: "7 days, 8 AM-10 PM",
	opens: "8 AM",
	closes: "10 PM",
	/** Within how many hours a message is answered (spec 9). */
	replyHours: 24,
	/** Minutes from order to door that the shop promises (spec 9). */
	promisedMinutes: 60,
} as const;

/** How to reach the shop; null where nobody has said. */
export type ShopContact = {
	/** As it is read, and as a dialling address. */
	phone: { text: string; href: string } | null;
	email: string | null;
	address: string;
};

/** The shop in figures, as it says of itself (spec 1). */
export const FIGURES = [
	{ value: "5000+", label: "Customers" },
	{ value: "50+", label: "Farms" },
	{ value: "10K+", label: "Orders" },
	{ value: "99%", label: "Satisfaction" },
	{ value: "24/7", label: "Support" },
] as const;
