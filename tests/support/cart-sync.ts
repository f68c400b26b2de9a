import { vi } from "vitest";
import type { CartServer, ServerCart } from "@/lib/cart/client/cart-store";
import { createCartSync } from "@/lib/cart/client/cart-sync";
import { MAX_ORDER_LINES, quantityIn, withQuantity } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import { ApiError } from "@/lib/client/api";
import { inCart as testProduct } from "./goods";

/** A customer's cart in a browser, and a server that meets its requests as a test says. */

/** What becomes of one request: done, never arrived, done but its answer lost, or refused. */
export type Fate = "fine" | "unreachable" | "answer lost" | "refused";

/** Quantities by product id, for comparing carts. */
export function quantitiesOf(lines: readonly CartLine[]): Record<string, number> {
	return Object.fromEntries(lines.map((line) => [line.productId, line.quantity]));
}

/** A server that keeps one cart; its requests take these milliseconds and meet these fates, one after the other. */
function fakeCartServer(fates: Fate[], delays: number[]) {
	const calls: string[] = [];
	let cart: ServerCart = { lines: [], version: 0 };

	function put(productId: string, quantity: number): void {
		cart = { lines: withQuantity(cart.lines, testProduct(productId), quantity), version: cart.version + 1 };
	}

	async function answer(call: string, change: () => void): Promise<ServerCart> {
		calls.push(call);
		const fate = fates.shift() ?? "fine";
		const delay = delays.shift() ?? 0;
		await new Promise((resolve) => setTimeout(resolve, delay));
		if (fate === "unreachable") throw new ApiError(0, "");
		if (fate === "refused") throw new ApiError(409, "Product is out of stock");
		change();
		if (fate === "answer lost") throw new ApiError(0, "");
		return cart;
	}

	const server: CartServer = {
		read: () => answer("read", () => undefined),
		add: (productId, quantity) =>
			answer(`add ${productId} ${quantity}`, () =>
				put(productId, quantityIn(cart.lines, productId) + quantity),
			),
		update: (productId, quantity) =>
			answer(`update ${productId} ${quantity}`, () => put(productId, quantity)),
		remove: (productId) => answer(`remove ${productId}`, () => put(productId, 0)),
		clear: () =>
			answer("clear", () => {
				cart = { lines: [], version: cart.version + 1 };
			}),
		merge: (lines) =>
			answer("merge", () => {
				for (const { productId, quantity } of lines) {
					const present = quantityIn(cart.lines, productId);
					// What finds no room is left out without a word.
					if (present > 0 || cart.lines.length < MAX_ORDER_LINES) put(productId, Math.max(quantity, present));
				}
			}),
	};
	return { ...server, calls, put, cart: () => cart };
}

/** A cart that is kept in step with such a server. */
export function setUp(fates: Fate[] = [], delays: number[] = []) {
	const server = fakeCartServer(fates, delays);
	const view = { show: vi.fn(), unread: vi.fn(), confirmed: vi.fn(), refused: vi.fn() };
	const sync = createCartSync(server, view);
	return {
		...{ server, view, sync },
		shown: () => view.show.mock.lastCall?.[0] ?? [],
		want: (name: string, quantity: number) => sync.want(testProduct(name), quantity),
		load: () => Promise.all([sync.load(), vi.runAllTimersAsync()]),
		settled: () => Promise.all([sync.settle(), vi.runAllTimersAsync()]),
	};
}
