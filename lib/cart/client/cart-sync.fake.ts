import { ApiError } from "@/lib/client/api";
import type { CartLine } from "../rules/cart";
import { quantityIn, withQuantity } from "../rules/cart-lines";
import type { CartServer, ServerCart } from "./cart-server";

/** What becomes of one request: done, never arrived, done but its answer lost, or refused. */
export type Fate = "fine" | "unreachable" | "answer lost" | "refused";

export function testProduct(productId: string): Omit<CartLine, "quantity"> {
	return {
		productId,
		name: productId,
		price: 100,
		imageUrl: "",
		inStock: true,
		left: null,
		unit: "1 kg",
		category: "Fruits",
	};
}

/** Quantities by product id, for comparing carts. */
export function quantitiesOf(lines: readonly CartLine[]): Record<string, number> {
	return Object.fromEntries(lines.map((line) => [line.productId, line.quantity]));
}

/** A server that keeps one cart; its requests take these milliseconds and meet these fates, one after the other. */
export function fakeCartServer(fates: Fate[], delays: number[]) {
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
					put(productId, Math.max(quantity, quantityIn(cart.lines, productId)));
				}
			}),
	};
	return { ...server, calls, put, cart: () => cart };
}
