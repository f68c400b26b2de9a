"use client";

import { useServerInsertedHTML } from "next/navigation";
import { EMPTY_CART_SCRIPT } from "@/lib/domain/early-scripts.mjs";

/** Marks the page of a guest with nothing in the cart before it is painted: what to say is known without the page's scripts. */
export function EmptyCartScript(): null {
	useServerInsertedHTML(() => <script>{EMPTY_CART_SCRIPT}</script>);
	return null;
}
