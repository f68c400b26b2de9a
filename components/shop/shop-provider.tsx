"use client";

import type { ReactNode } from "react";
import { ShopContext } from "@/lib/shop/client/shop";
import type { Shop } from "@/lib/shop/rules/shop-details";

/** Tells everything inside of the shop's details, so that they travel once with a page. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
	return <ShopContext value={shop}>{children}</ShopContext>;
}
