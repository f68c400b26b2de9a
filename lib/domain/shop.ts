import { CITY } from "./areas";

/** Who the shop is and how to reach it. Every page that names a detail reads it here. */
export const SHOP = {
	name: "Sabz",
	tagline: "Fruits, vegetables and bundle crates for Jhang, picked fresh and at your door within 60 minutes.",
	phone: "0300 000 0000",
	/** The phone as a dialling address. */
	phoneHref: "tel:+923000000000",
	email: "salam@sabz.example",
	address: `Satellite Town, ${CITY}, Punjab`,
	/** Opening hours as written (spec 9). */
	hours: "7 days, 8 AM-10 PM",
	opens: "8 AM",
	closes: "10 PM",
	/** Within how many hours a message is answered (spec 9). */
	replyHours: 24,
	/** Minutes from order to door that the shop promises (spec 9). */
	promisedMinutes: 60,
} as const;

/** The shop in figures, as it says of itself (spec 1). */
export const FIGURES = [
	{ value: "5000+", label: "Customers" },
	{ value: "50+", label: "Farms" },
	{ value: "10K+", label: "Orders" },
	{ value: "99%", label: "Satisfaction" },
	{ value: "24/7", label: "Support" },
] as const;
