/** What the shop says of itself and no owner changes; the rest are its details (`shop-details.ts`). */
export const SHOP = {
	tagline: "Fruits, vegetables and bundle crates for Jhang, picked fresh and at your door within 60 minutes.",
	/** Within how many hours a message is answered (spec 9). */
	replyHours: 24,
	/** Minutes from order to door that the shop promises (spec 9). */
	promisedMinutes: 60,
} as const;

/** The shop in figures, as it says of itself (spec 1). */
export const FIGURES = [
	{ value: "5000+", of: "customers" },
	{ value: "50+", of: "farms" },
	{ value: "10K+", of: "orders" },
	{ value: "99%", of: "satisfaction" },
	{ value: "24/7", of: "support" },
] as const;
