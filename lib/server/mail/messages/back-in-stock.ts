import "server-only";
import { formatRupees } from "@/lib/domain/money";
import { env } from "../../platform/env";
import { compose } from "../layout";
import type { Mail } from "../mail";

type Back = { _id: unknown; name: string; offerPrice: number; unit: string };

/** Tells a customer who asked for it that a product can be bought again. */
export function backInStockMail(wishId: string, user: { name: string; email: string }, product: Back): Mail {
	const price = formatRupees(product.offerPrice) + (product.unit && ` for ${product.unit}`);
	return {
		key: `back-in-stock:${wishId}`,
		to: user.email,
		...compose({
			subject: `${product.name} is back`,
			heading: "It is back on the shelf",
			preview: `${product.name}, ${price}.`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${user.name}, you asked us to say when ${product.name} is back. It is there now, at ${price}.`,
				},
				{
					kind: "button",
					label: "See it in the shop",
					url: `${env().APP_URL}/product/${String(product._id)}`,
				},
				{ kind: "text", quiet: true, text: "You asked for this one mail. We send no other about it." },
			],
		}),
	};
}
