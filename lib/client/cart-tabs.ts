import type { ServerCart } from "./cart-server";
import { isCartLine } from "./guest-cart";

/** What one tab tells the others: whose cart it is, and how the server has it. */
type News = { owner: string; cart: ServerCart };

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sabz-cart");

// A tab that was opened before an update of the shop may still speak an older shape.
function isNews(value: unknown): value is News {
	if (typeof value !== "object" || value === null || !("owner" in value) || !("cart" in value)) return false;
	const { cart } = value;
	return (
		typeof cart === "object" &&
		cart !== null &&
		"version" in cart &&
		typeof cart.version === "number" &&
		"lines" in cart &&
		Array.isArray(cart.lines) &&
		cart.lines.every(isCartLine)
	);
}

/** Tells this browser's other tabs what the server has confirmed. */
export function tellTabs(owner: string, cart: ServerCart): void {
	channel?.postMessage({ owner, cart } satisfies News);
}

/** Runs the listener with what another tab's server answer said. */
export function onTabNews(listener: (news: News) => void): void {
	channel?.addEventListener("message", (event: MessageEvent<unknown>) => {
		if (isNews(event.data)) listener(event.data);
	});
}
