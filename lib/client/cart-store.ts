import { create } from "zustand";
import type { CartLine } from "@/lib/domain/cart";

type CartState = {
	/** False until the browser has read the guest's cart or the server has answered. */
	ready: boolean;
	lines: CartLine[];
};

const STORAGE_KEY = "sabz-cart";

export const useCartStore = create<CartState>(() => ({ ready: false, lines: [] }));

/** The lines as they are drawn right now. */
export function currentLines(): CartLine[] {
	return useCartStore.getState().lines;
}

/** Draws these lines. */
export function showLines(lines: CartLine[]): void {
	useCartStore.setState({ ready: true, lines });
}

function isCartLine(value: unknown): value is CartLine {
	if (typeof value !== "object" || value === null) return false;
	const line = new Map(Object.entries(value));
	return (
		typeof line.get("productId") === "string" &&
		Number.isInteger(line.get("quantity")) &&
		typeof line.get("name") === "string" &&
		Number.isInteger(line.get("price")) &&
		typeof line.get("imageUrl") === "string" &&
		typeof line.get("inStock") === "boolean"
	);
}

/** The guest's cart as this browser keeps it; what cannot be read is left out. */
export function readGuestCart(): CartLine[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isCartLine) : [];
	} catch {
		return [];
	}
}

/** Keeps the guest's cart in this browser (spec 4). */
export function keepGuestCart(lines: readonly CartLine[]): void {
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(lines));
	} catch {
		// A browser without storage still shops; the cart then lasts as long as the page.
	}
}

/** Runs the listener when another tab of this browser changed the guest's cart. */
export function onGuestCartChange(listener: () => void): () => void {
	const onStorage = (event: StorageEvent) => {
		if (event.key === STORAGE_KEY) listener();
	};
	window.addEventListener("storage", onStorage);
	return () => window.removeEventListener("storage", onStorage);
}
