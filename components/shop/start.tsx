"use client";

import { useEffect } from "react";
import { startCart } from "@/lib/client/cart";
import { startSession } from "@/lib/client/session";

let hasStarted = false;

/** Finds out who is shopping and what is in the cart, once a page load (spec 4, start-up). Draws nothing. */
export function Start(): null {
	useEffect(() => {
		if (hasStarted) return;
		hasStarted = true;
		startCart();
		void startSession();
	}, []);
	return null;
}
