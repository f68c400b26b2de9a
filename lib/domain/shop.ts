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
	/** Minutes from order to door that the shop promises (spec 9). */
	promisedMinutes: 60,
} as const;
