import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as texts from "@/app/texts/shop.en";
import { setLoggedOut, setUser } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { ApiError } from "@/lib/client/api";
import { messagesProvider } from "@/lib/client/messages";
import { attachToaster } from "@/lib/client/toast";
import { startFavourites, toggleFavourite } from "@/lib/favourites/client/favourites";
import { inCart } from "@/tests/support/goods";
import { addManyToCart } from "./cart";
import { customerCart, startCart } from "./cart-owner";
import { cartServer } from "./cart-store";

/** Whose things a browser keeps, as the session changes. */

const PHONE = "+923001234567";
const EMAIL = "rubina@sabz.pk";
const ID = "66a000000000000000000001";
const byNumber: ShopUser = {
	...{ _id: ID, name: "Rubina Akhtar", email: null, phone: PHONE, isPhoneVerified: true, isVerified: true },
	...{ hasPassword: false, language: "en", notifyBy: "whatsapp" },
};
const DRAFT = { values: { note: "Ring twice" }, first: {} };

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
	const kept = new Map<string, string>();
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	};
}
const kept = (store: Storage, key: string): unknown => JSON.parse(store.getItem(key) ?? "null");

beforeAll(() => {
	const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
	vi.stubGlobal("document", { ...listens, visibilityState: "visible" });
	vi.stubGlobal("window", listens);
	vi.stubGlobal("requestAnimationFrame", vi.fn());
	vi.stubGlobal("localStorage", storage());
	vi.stubGlobal("sessionStorage", storage());
	// The shop cannot be reached: what is tapped waits.
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
	vi.spyOn(cartServer, "read").mockResolvedValue({ lines: [], version: 1 });
	startCart();
	startFavourites();
});
afterAll(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("who proves an e-mail or has another number keeps what they typed and tapped; who logs out takes it along", async () => {
	const add = vi.spyOn(cartServer, "add").mockResolvedValue({ lines: [], version: 2 });
	setUser(byNumber);
	sessionStorage.setItem("sabz-checkout", JSON.stringify({ owner: ID, ...DRAFT }));
	const { quantity: _quantity, ...mango } = { ...inCart("Mango"), quantity: 1 };
	customerCart()?.want(mango, 1);
	toggleFavourite("mango");
	setUser({ ...byNumber, phone: "+923009999999" });
	setUser({ ...byNumber, email: EMAIL });
	expect(kept(sessionStorage, "sabz-checkout")).toEqual({ owner: ID, ...DRAFT });
	expect(kept(sessionStorage, "sabz-checkout-owner")).toBe(ID);
	expect(kept(localStorage, "sabz-favourites")).toEqual({
		...{ owner: ID, ids: ["mango"] },
		unsent: { mango: true },
	});
	await customerCart()?.settle();
	expect(add).toHaveBeenCalledOnce();
	setLoggedOut();
	expect(kept(sessionStorage, "sabz-checkout")).toBeNull();
	expect(kept(localStorage, "sabz-favourites")).toMatchObject({ owner: null, ids: [] });
});

test("another customer finds nothing of theirs", () => {
	setUser(byNumber);
	sessionStorage.setItem("sabz-checkout", JSON.stringify({ owner: ID, ...DRAFT }));
	setUser({ ...byNumber, _id: "66a000000000000000000002" });
	expect(kept(sessionStorage, "sabz-checkout")).toBeNull();
	setLoggedOut();
});

test.each([
	["their address", EMAIL, true],
	["their number", PHONE, true],
	["another number", "+923009999999", false],
])(
	"what a browser kept under %s, before it noted the account, is theirs: %s %s",
	(_what, owner, isTheirs) => {
		sessionStorage.setItem("sabz-checkout-owner", JSON.stringify(owner));
		sessionStorage.setItem("sabz-checkout", JSON.stringify({ owner, ...DRAFT }));
		setUser({ ...byNumber, email: EMAIL });
		expect(kept(sessionStorage, "sabz-checkout")).toEqual(isTheirs ? { owner: ID, ...DRAFT } : null);
		expect(kept(sessionStorage, "sabz-checkout-owner")).toBe(ID);
		setLoggedOut();
	},
);

test("whose cart is full is told where not all of several found room", async () => {
	messagesProvider("en", texts);
	const said: string[] = [];
	attachToaster(({ text }) => said.push(text));
	const lines = Array.from({ length: 101 }, (_, n) => ({ ...inCart(`p${n}`), quantity: 1 }));
	vi.spyOn(cartServer, "merge").mockResolvedValue({ lines: lines.slice(0, 100), version: 3 });
	setUser(byNumber);
	await customerCart()?.settle();
	const onGone = vi.fn();
	addManyToCart(lines.slice(99), undefined, onGone);
	await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
	expect(said).toContain("A cart can hold at most 100 products");
	setLoggedOut();
});

test("a tap that is refused because the session has ended leaves the cart and what was typed where they are", async () => {
	const ended = new ApiError(401, "");
	setUser(byNumber);
	await customerCart()?.settle();
	sessionStorage.setItem("sabz-checkout", JSON.stringify({ owner: ID, ...DRAFT }));
	vi.spyOn(cartServer, "add").mockRejectedValueOnce(ended);
	vi.spyOn(cartServer, "read").mockRejectedValueOnce(ended);
	const { quantity: _quantity, ...mango } = { ...inCart("Mango"), quantity: 1 };
	customerCart()?.want(mango, 1);
	await customerCart()?.settle();
	expect(customerCart()).not.toBeNull();
	expect(kept(sessionStorage, "sabz-checkout")).toEqual({ owner: ID, ...DRAFT });
	setLoggedOut();
});
