import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as texts from "@/app/texts/shop.en";
import { messagesProvider } from "@/lib/client/messages";
import { attachToaster } from "@/lib/client/toast";
import { inCart, shown } from "@/tests/support/goods";
import type { CartLine } from "../schema";
import { addManyToCart, addToCart } from "./cart";
import { currentLines, keepGuestCart, readGuestCart, showLines } from "./cart-store";

const line: CartLine = {
	...inCart("Falsa", { productId: "5f9d88b5c3a4a2b1c0d9e8f7", price: 120 }),
	quantity: 2,
};

/** A browser's storage; it refuses to keep anything when it is full. */
function storage(isFull = false) {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (isFull) throw new Error("QuotaExceededError");
			kept.set(key, value);
		},
	};
}

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

describe("a guest's cart in the browser", () => {
	it("is read as it was kept", () => {
		expect(readGuestCart()).toEqual([]);
		keepGuestCart([line]);
		expect(readGuestCart()).toEqual([line]);
	});

	it("lasts as long as the page where nothing can be stored, and is stored again when that works", () => {
		vi.stubGlobal("localStorage", storage(true));
		keepGuestCart([line]);
		expect(readGuestCart()).toEqual([line]);
		vi.stubGlobal("localStorage", storage());
		keepGuestCart([]);
		expect(readGuestCart()).toEqual([]);
	});

	it.each(["{", "null", '"text"', "7", "{}"])("is empty when the storage holds %s", (text) => {
		localStorage.setItem("sabz-cart", text);
		expect(readGuestCart()).toEqual([]);
	});

	it("leaves out lines that nobody could have put there", () => {
		const wrong = [
			null,
			"line",
			{ ...line, quantity: 0 },
			{ ...line, quantity: 100 },
			{ ...line, quantity: 1.5 },
			{ ...line, quantity: "2" },
			{ ...line, price: "120" },
			{ ...line, name: undefined },
			{ ...line, inStock: "yes" },
			{ ...line, category: "Sweets" },
		];
		localStorage.setItem("sabz-cart", JSON.stringify([...wrong, line]));
		expect(readGuestCart()).toEqual([line]);
	});

	it("holds at most 100 products", () => {
		localStorage.setItem("sabz-cart", JSON.stringify(Array(150).fill(line)));
		expect(readGuestCart()).toHaveLength(100);
	});
});

describe("what a guest puts into the cart", () => {
	const said: string[] = [];
	const lines = (count: number): CartLine[] =>
		Array.from({ length: count }, (_, index) => ({ ...line, productId: `p${index}` }));

	beforeEach(() => {
		vi.stubGlobal("document", {});
		vi.stubGlobal("requestAnimationFrame", (then: () => void) => void setTimeout(then));
		vi.useFakeTimers();
		messagesProvider("en", texts);
		said.length = 0;
		attachToaster(({ text }) => said.push(text));
	});
	afterEach(() => vi.useRealTimers());

	it("is refused as the hundred and first product, in the words that customers read", () => {
		keepGuestCart(lines(100));
		showLines(readGuestCart());
		expect(addToCart(shown("Mango"))).toBe(false);
		vi.runAllTimers();
		expect(said).toEqual(["A cart can hold at most 100 products"]);
		expect(readGuestCart()).toEqual(lines(100));
		expect(addToCart(shown("p7")), "more of what is there").toBe(true);
		expect(currentLines()).toHaveLength(100);
	});

	it("says only the refusal where nothing of several came", () => {
		keepGuestCart(lines(100));
		showLines(readGuestCart());
		addManyToCart([...lines(1), { ...line, productId: "another" }]);
		vi.runAllTimers();
		expect(said).toEqual(["A cart can hold at most 100 products"]);
	});

	it("is counted by what came, where not all of it found room", () => {
		keepGuestCart(lines(99));
		showLines(readGuestCart());
		const onGone = vi.fn();
		const more = ["one", "another"].map((productId) => ({ ...line, productId, quantity: 1 }));
		addManyToCart(more, (things, rupees) => `${things}, Rs. ${rupees}`, onGone);
		vi.runAllTimers();
		expect(said).toEqual(["A cart can hold at most 100 products", "1, Rs. 120"]);
		expect(onGone).toHaveBeenCalledOnce();
	});

	it("is told of by what came alone, where a list names what is there", () => {
		keepGuestCart(lines(2));
		showLines(readGuestCart());
		const list = [...lines(1), { ...line, productId: "p1", quantity: 3 }, { ...line, productId: "new" }];
		const add = () => {
			addManyToCart(list, (things, rupees) => `${things}, Rs. ${rupees}`);
			vi.runAllTimers();
		};
		add();
		add();
		expect(said).toEqual(["2, Rs. 360", "Cart updated"]);
	});

	it("brings its wish where the line there has none, and takes it back with Undo", () => {
		const wishes = ["firm", "large"] as const;
		const shared = { ...line, wishes: [...wishes], wish: "firm" as const, note: "For guests" };
		keepGuestCart([{ ...line, wishes: [...wishes], note: "Small bag" }]);
		showLines(readGuestCart());
		const actions: (() => void)[] = [];
		attachToaster(({ action }) => void (action && actions.push(action.onClick)));
		addManyToCart([shared]);
		vi.runAllTimers();
		expect(currentLines()).toMatchObject([{ quantity: 2, wish: "firm", note: "Small bag" }]);
		for (const undo of actions) undo();
		expect(currentLines()).toMatchObject([{ quantity: 2, wish: null, note: "Small bag" }]);
	});

	it("is counted by what came, where some of it was there", () => {
		keepGuestCart(lines(2));
		showLines(readGuestCart());
		const again = () => {
			addManyToCart([...lines(1), { ...line, productId: "p1", quantity: 5 }]);
			vi.runAllTimers();
		};
		again();
		again();
		expect(said).toEqual(["3 item(s) added to cart", "Cart updated"]);
	});
});
