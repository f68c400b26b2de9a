import { call } from "@/lib/client/api";
import type { CartAnswer, CartLine } from "../rules/cart";

/** A customer's cart as the server has it; a larger version is a later cart. */
export type ServerCart = { lines: CartLine[]; version: number };

/** The calls that read and change a customer's cart (spec 7); each answers the whole cart. */
export type CartServer = {
	read(): Promise<ServerCart>;
	add(productId: string, quantity: number): Promise<ServerCart>;
	update(productId: string, quantity: number): Promise<ServerCart>;
	remove(productId: string): Promise<ServerCart>;
	clear(): Promise<ServerCart>;
	merge(lines: readonly CartLine[]): Promise<ServerCart>;
};

type Method = Parameters<typeof call>[0];

/** After this many milliseconds without an answer the server counts as out of reach. */
const PATIENCE_MS = 15_000;

async function ask(method: Method, path: string, body?: unknown): Promise<ServerCart> {
	const { cartItem, version } = await call<CartAnswer>(method, `/api/user/cart${path}`, {
		body,
		// A tap just before the page is left still arrives.
		keepalive: true,
		signal: AbortSignal.timeout(PATIENCE_MS),
	});
	return { lines: cartItem, version };
}

/** Product ids and quantities of lines: all that is ever sent of a cart. */
export function itemsOf(lines: readonly CartLine[]): { productId: string; quantity: number }[] {
	return lines.map(({ productId, quantity }) => ({ productId, quantity }));
}

export const cartServer: CartServer = {
	read: () => ask("GET", ""),
	add: (productId, quantity) => ask("POST", "/add", { productId, quantity }),
	update: (productId, quantity) => ask("PUT", "/update", { productId, quantity }),
	remove: (productId) => ask("DELETE", "/remove", { productId }),
	clear: () => ask("DELETE", "/clear"),
	merge: (lines) => ask("PUT", "/merge", { items: itemsOf(lines) }),
};

/** A guest's lines at today's prices and stock; what is no longer sold is missing from them. */
export async function previewLines(lines: readonly CartLine[]): Promise<CartLine[]> {
	const { cartItem } = await call<Pick<CartAnswer, "cartItem">>("POST", "/api/user/cart/preview", {
		body: { items: itemsOf(lines) },
		signal: AbortSignal.timeout(PATIENCE_MS),
	});
	return cartItem;
}
