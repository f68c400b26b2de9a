import { CITY } from "@/lib/domain/areas";
import { SHOP } from "@/lib/domain/shop";

/** Where the shop is shared or found: pictures of its pages, and what it says of itself to search engines. */
export const share = {
	tagline: `${SHOP.tagline}`,
	title: "The morning mandi, at your door",
	line: `Fruits, vegetables and bundles for ${CITY}`,
	/** Below each picture. */
	promise: ({ shop, minutes }: { shop: string; minutes: number }) =>
		`${shop} · at your door within ${minutes} minutes`,
	/** What a product costs, and for how much of it; `unit` is "" where that is not known. */
	price: ({ amount, unit }: { amount: string; unit: string }) => (unit ? `${amount} · ${unit}` : amount),
	/** What the picture of a product shows. */
	productAlt: "The product's picture, name and price",
};
