"use client";

import { useEffect } from "react";
import { startCart } from "@/lib/client/cart";
import { startSession } from "@/lib/client/session";

let started = false;

/** Wakes the cart and the session once the page is there; draws nothing. */
export function StartShop() {
	useEffect(() => {
		if (started) return;
		started = true;
		startCart();
		void startSession();
	}, []);
	return null;
}
