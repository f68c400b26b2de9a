"use client";

import { useEffect } from "react";
import { startCart } from "@/lib/client/cart";
import { startFavourites } from "@/lib/client/favourites";
import { startSession } from "@/lib/client/session";

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
