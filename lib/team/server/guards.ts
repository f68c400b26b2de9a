import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { PAGES } from "@/lib/routes.mjs";
import { presentSession } from "@/lib/server/http/session";
import { ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "../rules";
import { type Duty, mayDo, NOT_YOUR_DUTY, ROLE_HOMES } from "../rules";
import { sellerOfSession } from "./session";

/** Who of the team sends this request, or null. Asked once a page, however many parts need to know. */
export const currentSeller = cache(
	async (): Promise<Seller | null> => sellerOfSession(await presentSession("seller")),
);

/**
 * Who of the team sends this request, if it is their work. Throws ShopError `unauthenticated` for anyone else,
 * `forbidden` for a role whose work it is not.
 */
export async function requireSeller(duty: Duty = "management"): Promise<Seller> {
	const seller = await currentSeller();
	if (!seller) throw new ShopError("unauthenticated", "Please login as the seller to continue");
	if (!mayDo(seller.role, duty)) throw new ShopError("forbidden", NOT_YOUR_DUTY);
	return seller;
}

/**
 * Who of the team looks at this page, by its path in the table of pages; null for anyone else, who finds the login
 * around it. Whoever has no business here is led to where their work is.
 */
export async function sellerOnPage(path: string): Promise<Seller | null> {
	const seller = await currentSeller();
	if (seller && !mayDo(seller.role, PAGES[path]?.duty ?? "management")) redirect(ROLE_HOMES[seller.role]);
	return seller;
}
