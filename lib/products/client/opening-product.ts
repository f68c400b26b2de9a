"use client";

import { create } from "zustand";
import { withoutLanguage } from "@/lib/text/language";
import type { ProductSummary } from "../rules/product";

type Listener = (text: string) => void;

let listener: Listener | null = null;

/** Hears what is typed into the header's search, keystroke by keystroke. The page that shows the results does. */
export function listenToTyped(onType: Listener): () => void {
	listener = onType;
	return () => {
		if (listener === onType) listener = null;
	};
}

/** Tells the page that shows the results what is asked for now. */
export function tellTyped(text: string): void {
	listener?.(text);
}

/** The product whose page is on its way, and the path of the page that it was asked for on. */
type Opening = { product: ProductSummary; from: string };

const useOpening = create<{ opening: Opening | null }>(() => ({ opening: null }));

/** A product's page is on its way; what is known of it can be shown at once. */
export function showOpening(product: ProductSummary): void {
	useOpening.setState({ opening: { product, from: window.location.pathname } });
}

/** True while a product's page is on its way: a change of the address would call it back. */
export function isOpening(): boolean {
	return useOpening.getState().opening !== null;
}

/** The visitor has thought better of it. */
export function endOpening(): void {
	useOpening.setState({ opening: null });
}

/** The visitor has asked for this page, which may be the product's own. */
export function endOpeningBut(href: string): void {
	const { opening } = useOpening.getState();
	if (opening && withoutLanguage(href) !== `/product/${opening.product._id}`) endOpening();
}

/** The way is over once the visitor is at another page. */
export function endOpeningAway(here: string): void {
	const { opening } = useOpening.getState();
	if (opening && opening.from !== here) endOpening();
}

/** The product whose page is on its way from this address, or null. */
export function useOpeningProduct(here: string): ProductSummary | null {
	return useOpening(({ opening }) => (opening?.from === here ? opening.product : null));
}
