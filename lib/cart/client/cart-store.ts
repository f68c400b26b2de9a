import { create } from "zustand";
import { afterPaint } from "@/lib/client/after-paint";
import type { CartLine } from "../rules/cart";

export type CartState = {
	/** "loading" until the browser has read the guest's cart or the server has answered; "failed" when it did not. */
	status: "loading" | "ready" | "failed";
	lines: CartLine[];
};

export const useCartStore = create<CartState>(() => ({ status: "loading", lines: [] }));

/** The same a frame later, for what is not under the finger: the answer to a press is painted first. */
export const usePaintedCartStore = create<CartState>(() => useCartStore.getState());

let isDue = false;
useCartStore.subscribe(() => {
	if (isDue) return;
	isDue = true;
	afterPaint(() => {
		isDue = false;
		usePaintedCartStore.setState(useCartStore.getState());
	});
});

/** The lines as they are drawn right now. */
export function currentLines(): CartLine[] {
	return useCartStore.getState().lines;
}

/** Draws these lines. */
export function showLines(lines: CartLine[]): void {
	useCartStore.setState({ status: "ready", lines });
}

/** Draws nothing yet: another cart is on its way. */
export function showLoading(): void {
	useCartStore.setState({ status: "loading", lines: [] });
}

/** Says that the cart could not be read, unless one is on the screen already. */
export function showFailed(): void {
	if (useCartStore.getState().status === "loading") useCartStore.setState({ status: "failed" });
}
