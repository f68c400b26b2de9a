import "server-only";
import { cache } from "react";
import type { Seller } from "../../domain/seller";
import { presentSession } from "../http/session";
import { ShopError } from "../platform/errors";
import { sellerOfSession } from "./session";

/** The seller who sends this request, or null. Asked once a page, however many parts need to know. */
export const currentSeller = cache(
	async (): Promise<Seller | null> => sellerOfSession(await presentSession("seller")),
);

/** The seller who sends this request; throws ShopError `unauthenticated` for anyone else. */
export async function requireSeller(): Promise<Seller> {
	const seller = await currentSeller();
	if (!seller) throw new ShopError("unauthenticated", "Please login as the seller to continue");
	return seller;
}
