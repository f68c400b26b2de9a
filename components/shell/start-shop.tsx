"use client";

import { useEffect } from "react";
import { startSession } from "@/lib/accounts/client/session";
import { startCart } from "@/lib/cart/client/cart";
import { startFavourites } from "@/lib/favourites/client/favourites";

let started = false;

/** Wakes the cart and the session once the page is there; draws nothing. */
export function StartShop() {
	useEffect(() => {
		if (started) return;
		started = true;
		// Before the session: it follows who signs in.
		startFavourites();
		startCart();
		void startSession();
	}, []);
	return null;
}
