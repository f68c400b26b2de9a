"use client";

import { create } from "zustand";
import type { ProductSummary } from "@/lib/domain/product";

type Opening = { product: ProductSummary; from: string };

const useOpening = create<{ opening: Opening | null }>(() => ({ opening: null }));

/** A product's page is on its way; what is known of it can be shown at once. */
export function showOpening(product: ProductSummary): void {
	useOpening.setState({ opening: { product, from: window.location.pathname } });
	// Who goes back has thought better of it.
	window.addEventListener("popstate", () => useOpening.setState({ opening: null }), { once: true });
}

/** The way is over once the visitor is somewhere else. */
export function endOpening(here: string): void {
	useOpening.setState(({ opening }) => ({ opening: opening?.from === here ? opening : null }));
}

/** The product whose page is on its way from this one, or null. */
export function useOpeningProduct(pathname: string): ProductSummary | null {
	return useOpening(({ opening }) => (opening?.from === pathname ? opening.product : null));
}
