"use client";

import type { CartLine } from "@/lib/domain/cart";
import { cartSubtotal, countOf, quantityIn, withQuantity } from "@/lib/domain/cart-lines";
import { MAX_LINE_QUANTITY } from "@/lib/domain/cart-totals";
import type { ProductSummary } from "@/lib/domain/product";
import { messageOf } from "./api";
import {
	currentLines,
	keepGuestCart,
	onGuestCartChange,
	readGuestCart,
	showLines,
	useCartStore,
} from "./cart-store";
import {
	changeOwner,
	clearServerCart,
	followTabs,
	loadCart,
	mergeGuestCart,
	settleCart,
	want,
} from "./cart-sync";
import { onSessionChange } from "./session";
import { toast } from "./toast";

export { settleCart };

type Cart = {
	ready: boolean;
	lines: CartLine[];
	count: number;
	/** Rupees at today's offer prices. */
	subtotal: number;
	quantityOf(productId: string): number;
};

/** The shopper's cart: a guest's is kept in the browser, a customer's on the server (spec 4). */
export function useCart(): Cart {
	const { ready, lines } = useCartStore();
	return {
		ready,
		lines,
		count: countOf(lines),
		subtotal: cartSubtotal(lines),
		quantityOf: (productId) => quantityIn(lines, productId),
	};
}

/** Quantity of one product; a component that uses this is drawn again only when that number changes. */
export function useQuantityOf(productId: string): number {
	return useCartStore((state) => quantityIn(state.lines, productId));
}

let isCustomer = false;

function change(product: Omit<CartLine, "quantity">, quantity: number): void {
	const lines = withQuantity(currentLines(), product, quantity);
	showLines(lines);
	if (isCustomer) want(product.productId, quantityIn(lines, product.productId));
	else keepGuestCart(lines);
}

/** Adds pieces of a product; shown at once, rolled back with a message when the server refuses. */
export function addToCart(product: ProductSummary, quantity = 1): void {
	const { _id, name, offerPrice, imageUrl, inStock } = product;
	const present = quantityIn(currentLines(), _id);
	if (present >= MAX_LINE_QUANTITY) {
		toast.error(`A cart holds at most ${MAX_LINE_QUANTITY} of each product`);
		return;
	}
	change({ productId: _id, name, price: offerPrice, imageUrl, inStock }, present + quantity);
	toast.success("Item added to cart", "cart");
}

/** Sets a line to this quantity; 0 or less removes it (spec 4). */
export function setQuantity(productId: string, quantity: number): void {
	const line = currentLines().find((known) => known.productId === productId);
	if (!line || line.quantity === quantity) return;
	change(line, quantity);
	toast.success(quantity <= 0 ? "Item removed from cart" : "Cart updated", "cart");
}

/** Removes a line. */
export function removeFromCart(productId: string): void {
	setQuantity(productId, 0);
}

/** Empties the cart after the shopper asked for it. */
export async function clearCart(): Promise<void> {
	const before = currentLines();
	showLines([]);
	if (!isCustomer) {
		keepGuestCart([]);
		toast.success("Cart cleared successfully", "cart");
		return;
	}
	try {
		await clearServerCart();
		toast.success("Cart cleared successfully", "cart");
	} catch (error) {
		showLines(before);
		toast.error(messageOf(error, "Failed to clear cart"));
	}
}

/** Reads the cart again from where it lives, for example after an order has emptied it. */
export async function reloadCart(): Promise<void> {
	if (isCustomer) await loadCart();
	else showLines(readGuestCart());
}

async function takeOver(): Promise<void> {
	const guestLines = readGuestCart();
	if (guestLines.length === 0) return loadCart();
	try {
		await mergeGuestCart(guestLines);
		keepGuestCart([]);
	} catch {
		await loadCart();
	}
}

/** Ties the cart to the session and to the other tabs; called once when the shop's pages start. */
export function startCart(): void {
	onSessionChange((email) => {
		const wasCustomer = isCustomer;
		isCustomer = email !== null;
		changeOwner();
		if (isCustomer) void takeOver();
		else showLines(wasCustomer ? [] : readGuestCart());
	});
	onGuestCartChange(() => {
		if (!isCustomer) showLines(readGuestCart());
	});
	followTabs(() => isCustomer);
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible" && isCustomer) void settleCart().then(loadCart);
	});
}
