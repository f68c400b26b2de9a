import { create } from "zustand";
import { call } from "@/lib/client/api";
import { afterPaint } from "@/lib/client/time";
import { CART_KEY } from "@/lib/early/browser-keys.mjs";
import { CATEGORIES } from "@/lib/products/rules/product";
import { type LineWish, NO_WISH, WISHES, wishWordsOf } from "@/lib/products/rules/wishes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { BY_PIECE } from "@/lib/text/sold-by";
import { MAX_ORDER_LINES } from "../rules/totals";
import type { CartAnswer, CartLine } from "../schema";

/** A customer's cart as the server has it; a larger version is a later cart. */
export type ServerCart = { lines: CartLine[]; version: number };

/** The calls that read and change a customer's cart (spec 7); each answers the whole cart. */
export type CartServer = {
	read(): Promise<ServerCart>;
	add(productId: string, quantity: number, asked: Partial<LineWish>): Promise<ServerCart>;
	update(productId: string, quantity: number, asked: Partial<LineWish>): Promise<ServerCart>;
	remove(productId: string): Promise<ServerCart>;
	clear(): Promise<ServerCart>;
	merge(lines: readonly CartLine[]): Promise<ServerCart>;
};

/** After this many milliseconds without an answer the server counts as out of reach. */
const PATIENCE_MS = 15_000;

/** A tap just before the page is left still arrives. */
const sending = () => ({ keepalive: true, signal: AbortSignal.timeout(PATIENCE_MS) });

const toCart = ({ cartItem, version }: CartAnswer): ServerCart => ({ lines: cartItem, version });

/** Product ids, quantities and what is asked of lines: all that is ever sent of a cart. */
export function itemsOf(lines: readonly CartLine[]) {
	return lines.map(({ productId, quantity, ...line }) => ({ productId, quantity, ...wishWordsOf(line) }));
}

export const cartServer: CartServer = {
	read: () => call("GET /api/user/cart", sending()).then(toCart),
	add: (productId, quantity, asked) =>
		call("POST /api/user/cart/add", { ...sending(), body: { productId, quantity, ...asked } }).then(toCart),
	update: (productId, quantity, asked) =>
		call("PUT /api/user/cart/update", { ...sending(), body: { productId, quantity, ...asked } }).then(toCart),
	remove: (productId) =>
		call("DELETE /api/user/cart/remove", { ...sending(), body: { productId } }).then(toCart),
	clear: () => call("DELETE /api/user/cart/clear", sending()).then(toCart),
	merge: (lines) =>
		call("PUT /api/user/cart/merge", { ...sending(), body: { items: itemsOf(lines) } }).then(toCart),
};

/** A guest's lines at today's prices and stock; what is no longer sold is missing from them. */
export async function previewLines(lines: readonly CartLine[]): Promise<CartLine[]> {
	const { cartItem } = await call("POST /api/user/cart/preview", {
		body: { items: itemsOf(lines) },
		signal: AbortSignal.timeout(PATIENCE_MS),
	});
	return cartItem;
}

/** What a browser without storage keeps instead; it lasts as long as the page. */
let unsaved: CartLine[] | null = null;

function isQuantity(value: unknown): boolean {
	return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE_QUANTITY;
}

function areWishes(value: unknown): boolean {
	return Array.isArray(value) && value.every((wish) => WISHES.some((known) => known === wish));
}

/** True for a whole cart line; what comes from storage or another tab is believed only then. */
export function isCartLine(value: unknown): value is CartLine {
	if (typeof value !== "object" || value === null) return false;
	const line = new Map<string, unknown>(Object.entries(value));
	const texts = ["productId", "name", "imageUrl", "unit"];
	const isText = (field: string) => typeof line.get(field) === "string";
	return (
		texts.every(isText) &&
		["urduName", "urduUnit"].every((field) => !line.has(field) || isText(field)) &&
		isQuantity(line.get("quantity")) &&
		Number.isInteger(line.get("price")) &&
		typeof line.get("inStock") === "boolean" &&
		Number.isInteger(line.get("left") ?? 0) &&
		Number.isInteger(line.get("stepGrams") ?? 1) &&
		areWishes(line.get("wishes") ?? []) &&
		areWishes([line.get("wish") ?? []].flat()) &&
		typeof (line.get("note") ?? "") === "string" &&
		CATEGORIES.some((category) => category === line.get("category"))
	);
}

/** What older lines leave unsaid. */
const UNSAID = { ...NO_WISH, ...BY_PIECE, aboutGrams: null };

/** The guest's cart as this browser keeps it; what cannot be read is left out. */
export function readGuestCart(): CartLine[] {
	if (unsaved) return unsaved;
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(CART_KEY) ?? "[]");
		const lines = Array.isArray(stored) ? stored.filter(isCartLine) : [];
		// Lines from before products were counted, weighed, or took wishes, do not say so.
		return lines
			.slice(0, MAX_ORDER_LINES)
			.map(({ left = null, wishes = [], ...line }) => ({ ...UNSAID, ...line, left, wishes }));
	} catch {
		return [];
	}
}

/** Keeps the guest's cart in this browser (spec 4). */
export function keepGuestCart(lines: CartLine[]): void {
	try {
		localStorage.setItem(CART_KEY, JSON.stringify(lines));
		unsaved = null;
	} catch {
		unsaved = lines;
	}
}

/** Runs the listener when another tab of this browser changed the guest's cart. */
export function onGuestCartChange(listener: () => void): () => void {
	const onStorage = (event: StorageEvent) => {
		if (event.key === CART_KEY || event.key === null) listener();
	};
	window.addEventListener("storage", onStorage);
	return () => window.removeEventListener("storage", onStorage);
}

export type CartState = {
	/** "loading" until the browser has read the guest's cart or the server has answered; "failed" when it did not. */
	status: "loading" | "ready" | "failed";
	lines: CartLine[];
};

export const useCartStore = create<CartState>(() => ({ status: "loading", lines: [] }));

/** The same a frame later, for what is not under the finger: the answer to a press is painted first. */
export const useRenderedCartStore = create<CartState>(() => useCartStore.getState());

let isDue = false;
useCartStore.subscribe(() => {
	if (isDue) return;
	isDue = true;
	afterPaint(() => {
		isDue = false;
		useRenderedCartStore.setState(useCartStore.getState());
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

/** Says that the cart could not be read. */
export function showUnread(): void {
	useCartStore.setState({ status: "failed", lines: [] });
}

/** Says that the cart could not be read, unless one is on the screen already. */
export function showFailed(): void {
	if (useCartStore.getState().status === "loading") showUnread();
}
