import type { CartLine } from "@/lib/domain/cart";
import { quantityIn, withQuantity } from "@/lib/domain/cart-lines";
import { ApiError, call, messageOf } from "./api";
import { currentLines, showLines } from "./cart-store";
import { toast } from "./toast";

type CartAnswer = { cartItem: CartLine[] };

/** Taps within this many milliseconds become one request. */
const GATHER_MS = 150;

/** What the server last said the cart is. */
let confirmed: CartLine[] = [];
/** The quantity that the last tap on each product asked for and the server has not confirmed yet. */
const wanted = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let owner = 0;
const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sabz-cart");

function accept(lines: CartLine[], tellTabs = true): void {
	confirmed = lines;
	let drawn = lines;
	for (const [productId, quantity] of wanted) {
		const line =
			currentLines().find((known) => known.productId === productId) ??
			lines.find((known) => known.productId === productId);
		if (line) drawn = withQuantity(drawn, line, quantity);
	}
	showLines(drawn);
	if (tellTabs) tabs?.postMessage(lines);
}

function send(productId: string, quantity: number): Promise<CartAnswer> {
	if (quantity <= 0) return call("DELETE", "/api/user/cart/remove", { body: { productId } });
	if (quantityIn(confirmed, productId) === 0) {
		return call("POST", "/api/user/cart/add", { body: { productId, quantity } });
	}
	return call("PUT", "/api/user/cart/update", { body: { productId, quantity } });
}

function defaultMessage(quantity: number, isNew: boolean): string {
	if (quantity <= 0) return "Failed to remove item from cart";
	return isNew ? "Failed to add item to cart" : "Failed to update cart";
}

async function sendWanted(): Promise<void> {
	const forOwner = owner;
	for (let next = wanted.entries().next(); !next.done; next = wanted.entries().next()) {
		const [productId, quantity] = next.value;
		const isNew = quantityIn(confirmed, productId) === 0;
		try {
			const { cartItem } = await send(productId, quantity);
			if (forOwner !== owner) return;
			if (wanted.get(productId) === quantity) wanted.delete(productId);
			accept(cartItem);
		} catch (error) {
			if (forOwner !== owner) return;
			wanted.delete(productId);
			accept(confirmed, false);
			toast.error(messageOf(error, defaultMessage(quantity, isNew)));
		}
	}
}

function flush(): void {
	running ??= sendWanted().finally(() => {
		running = null;
	});
}

/** Asks the server for this quantity; taps in quick succession become one request, and the last one wins. */
export function want(productId: string, quantity: number): void {
	wanted.set(productId, quantity);
	clearTimeout(timer);
	timer = setTimeout(flush, GATHER_MS);
}

/** Waits until everything the shopper tapped has reached the server (before an order, or Buy Now). */
export async function settleCart(): Promise<void> {
	clearTimeout(timer);
	flush();
	await running;
}

/** Reads the customer's cart; a lost session is silent (spec 8). */
export async function loadCart(): Promise<void> {
	const forOwner = owner;
	try {
		const { cartItem } = await call<CartAnswer>("GET", "/api/user/cart");
		if (forOwner === owner) accept(cartItem, false);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) {
			toast.error(messageOf(error, "Failed to load your cart"));
		}
	}
}

/** Joins the guest's lines to the account's cart at login; the larger quantity of a line stays. */
export async function mergeGuestCart(lines: readonly CartLine[]): Promise<void> {
	const forOwner = owner;
	const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
	const { cartItem } = await call<CartAnswer>("PUT", "/api/user/cart/merge", { body: { items } });
	if (forOwner === owner) accept(cartItem);
}

/** Empties the customer's cart on the server. */
export async function clearServerCart(): Promise<void> {
	const { cartItem } = await call<CartAnswer>("DELETE", "/api/user/cart/clear");
	accept(cartItem);
}

/** Forgets one customer's cart before another one's, or a guest's, is shown. */
export function changeOwner(): void {
	owner += 1;
	clearTimeout(timer);
	wanted.clear();
	confirmed = [];
}

/** Shows what another tab of this customer has just confirmed. */
export function followTabs(isCustomer: () => boolean): void {
	tabs?.addEventListener("message", (event: MessageEvent<CartLine[]>) => {
		if (isCustomer()) accept(event.data, false);
	});
}
