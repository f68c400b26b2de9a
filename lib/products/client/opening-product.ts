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

/** The product whose page is on its way. */
const useOpening = create<{ product: ProductSummary | null }>(() => ({ product: null }));

/** A product's page is on its way; what is known of it can be shown at once. */
export function showOpening(product: ProductSummary): void {
	useOpening.setState({ product });
}

/** True while a product's page is on its way: a change of the address would call it back. */
export function isOpening(): boolean {
	return useOpening.getState().product !== null;
}

/** The visitor has thought better of it, or its page is there. */
export function endOpening(): void {
	useOpening.setState({ product: null });
}

/** The visitor has asked for this page, which may be the product's own. */
export function endOpeningBut(href: string): void {
	const { product } = useOpening.getState();
	if (product && withoutLanguage(href) !== `/product/${product._id}`) endOpening();
}

/** The product whose page is on its way, or null. */
export function useOpeningProduct(): ProductSummary | null {
	return useOpening(({ product }) => product);
}
