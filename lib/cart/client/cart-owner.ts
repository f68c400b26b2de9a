import { meetEndedSession, onSessionChange, setUser } from "@/lib/accounts/client/session";
import { isOwner, type ShopUser } from "@/lib/accounts/rules/user";
import { ApiError, isRecord, messageOf } from "@/lib/client/api";
import { messagesHere } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";
import { lineWishOf } from "@/lib/products/rules/wishes";
import { stepsKept } from "@/lib/stock/rules";
import { gramsOf } from "@/lib/text/sold-by";
import { MAX_ORDER_LINES, quantityIn } from "../rules/totals";
import type { CartLine } from "../schema";
import {
	cartServer,
	currentLines,
	isCartLine,
	keepGuestCart,
	onGuestCartChange,
	previewLines,
	readGuestCart,
	type ServerCart,
	showFailed,
	showLines,
	showLoading,
	showUnread,
} from "./cart-store";
import { type CartSync, createCartSync, isSessionLost } from "./cart-sync";
import { checkoutOwner, clearCheckout, setCheckoutOwner } from "./checkout-draft";

/** What one tab tells the others: whose cart it is, and how the server has it. */
type News = { owner: string; cart: ServerCart };

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sabz-cart");

// A tab that was opened before an update of the shop may still speak an older shape.
function isNews(value: unknown): value is News {
	if (!isRecord(value) || typeof value.owner !== "string" || !isRecord(value.cart)) return false;
	const { version, lines } = value.cart;
	return typeof version === "number" && Array.isArray(lines) && lines.every(isCartLine);
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

/** Whose cart is on the screen: a customer's, stored by the server, or a guest's, stored in this browser (spec 4). */

let customer: { owner: string; cart: CartSync } | null = null;

/** The signed-in customer's cart, or null for a guest. */
export function customerCart(): CartSync | null {
	return customer?.cart ?? null;
}

function newCart(): CartSync {
	return createCartSync(cartServer, {
		show: showLines,
		unread: showUnread,
		confirmed: (cart) => customer && tellTabs(customer.owner, cart),
		refused(error, change) {
			// Also where only the read before the change was refused.
			if (isSessionLost(error)) void meetEndedSession();
			toast.error(messageOf(error, messagesHere("cartToasts").failed[change]));
		},
	});
}

/** Reads the customer's cart. A lost session is silent and means guest (spec 8). */
async function load(cart: CartSync): Promise<void> {
	try {
		await cart.load();
	} catch (error) {
		if (isSessionLost(error)) setUser(null);
		else showFailed();
	}
}

/** Says where a full cart had no room for all of these. */
export function sayWhereFull(wanted: readonly CartLine[]): void {
	const lines = currentLines();
	const isWhole = wanted.every(({ productId }) => quantityIn(lines, productId) > 0);
	if (!isWhole && lines.length >= MAX_ORDER_LINES)
		toast.error(messagesHere("cartToasts").full(MAX_ORDER_LINES), "cart-full");
}

/** At login the guest's lines join the account's; they stay in the browser until the server has them. */
async function joinGuestCart(cart: CartSync): Promise<void> {
	const lines = readGuestCart();
	if (lines.length === 0) return load(cart);
	try {
		await cart.merge(lines);
		keepGuestCart([]);
		sayWhereFull(lines);
	} catch (error) {
		if (error instanceof ApiError && error.status === 400) keepGuestCart([]);
		await load(cart);
	}
}

function changeOwner(user: ShopUser | null): void {
	const owner = user?._id ?? null;
	// Whoever leaves takes along what they typed and chose, also where they left between two pages; a guest's stays over a
	// reload, and they go on with it when they log in.
	const former = customer?.owner ?? checkoutOwner();
	const isSame = former !== null && isOwner(former, user);
	if (former !== null && !isSame) clearCheckout();
	setCheckoutOwner(owner);
	if (customer && isSame && owner !== null) {
		// What was tapped and is not sent yet goes on.
		customer.owner = owner;
		return;
	}
	customer?.cart.stop();
	customer = owner === null ? null : { owner, cart: newCart() };
	if (customer) {
		showLoading();
		void joinGuestCart(customer.cart);
	} else void refreshGuestCart();
}

/** A guest's lines, first as they were stored, then at today's prices; what is no longer sold leaves the cart. */
async function refreshGuestCart(): Promise<void> {
	const requested = readGuestCart();
	showLines(requested);
	if (requested.length === 0) return;
	// Without an answer the lines stay as they were stored; an order reads its prices afresh anyway.
	const answered = await previewLines(requested).catch(() => null);
	if (customer || !answered) return;
	const today = new Map(answered.map((line) => [line.productId, line]));
	const wasRequested = new Set(requested.map((line) => line.productId));
	const lines = readGuestCart().flatMap((line) => {
		const now = today.get(line.productId);
		if (!now) return wasRequested.has(line.productId) ? [] : [line];
		const quantity = stepsKept(line, now);
		return [{ ...now, ...lineWishOf(line), quantity, ...gramsOf({ quantity, stepGrams: now.stepGrams }) }];
	});
	keepGuestCart(lines);
	showLines(lines);
}

/** Reads the cart again from where it lives, at today's prices. */
export async function reloadCart(): Promise<void> {
	if (customer) await load(customer.cart);
	else await refreshGuestCart();
}

function onReturn(): void {
	if (!customer) return;
	const { cart } = customer;
	if (document.visibilityState === "hidden") void cart.flush();
	else void cart.settle().then(() => load(cart));
}

/** Ties the cart to the session and to the other tabs; called once when the shop's pages start. */
export function startCart(): void {
	onSessionChange(changeOwner);
	onGuestCartChange(() => {
		if (!customer) showLines(readGuestCart());
	});
	onTabNews(({ owner, cart }) => {
		if (customer?.owner === owner) customer.cart.accept(cart);
	});
	document.addEventListener("visibilitychange", onReturn);
}
