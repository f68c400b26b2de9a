import { useEffect } from "react";
import { create } from "zustand";
import { useSession } from "@/lib/accounts/client/session";
import { addManyToCart } from "@/lib/cart/client/cart";
import { currentLines } from "@/lib/cart/client/cart-store";
import { lineOf } from "@/lib/cart/rules/totals";
import { call } from "@/lib/client/api";
import { USUALS_KEY } from "@/lib/early/browser-keys.mjs";
import { mostOf } from "@/lib/stock/rules";
import { gramsOf } from "@/lib/text/sold-by";
import type { Usual } from "../rules";

const useStore = create<{ owner: string | null; products: readonly Usual[] }>(() => ({
	owner: null,
	products: [],
}));

/** Tells the next page, before it is painted, that there will be usuals. */
function noteForNextPage(hasUsuals: boolean): void {
	try {
		if (hasUsuals) localStorage.setItem(USUALS_KEY, "");
		else localStorage.removeItem(USUALS_KEY);
	} catch {
		// Without storage the shelf comes as it came the first time.
	}
	if (!hasUsuals) delete document.documentElement.dataset.usuals;
}

async function load(owner: string): Promise<void> {
	try {
		const { products } = await call("GET /api/user/usuals");
		noteForNextPage(products.length > 0);
		useStore.setState({ owner, products });
	} catch {
		noteForNextPage(false);
	}
}

/** What this customer buys again and again; nothing for a guest, and while it is on its way. */
export function useUsuals(): readonly Usual[] {
	const { user } = useSession();
	const { owner, products } = useStore();
	const id = user?._id ?? null;
	useEffect(() => {
		if (id) void load(id);
	}, [id]);
	return owner === id ? products : [];
}

/** How many of it are usual, and at most what is left. */
export function usualOf(product: Usual): number {
	return Math.min(product.usualQuantity, mostOf(product));
}

/** What of these is not in the cart yet. */
export function missingIn(products: readonly Usual[], inCart: ReadonlySet<string>): Usual[] {
	return products.filter(({ _id }) => !inCart.has(_id));
}

/** Puts the usual quantity of each into the cart that is not there yet. */
export function addAll(products: readonly Usual[]): void {
	const inCart = new Set(currentLines().map(({ productId }) => productId));
	const lines = missingIn(products, inCart).map((product) => {
		const quantity = usualOf(product);
		const amount = { quantity, ...gramsOf({ quantity, stepGrams: product.stepGrams }) };
		return { ...lineOf(product), wish: product.usualWish, ...amount };
	});
	addManyToCart(lines);
}
