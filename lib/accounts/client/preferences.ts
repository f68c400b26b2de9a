import { createContext, use, useSyncExternalStore } from "react";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { call } from "@/lib/client/api";
import { storedText, tabStorage } from "@/lib/client/browser-state";
import { pageLanguage } from "@/lib/client/document";
import { LANGUAGE_KEY, PLACE_KEY } from "@/lib/early/browser-keys.mjs";
import { useShop } from "@/lib/shop/client/shop";
import { shopFor } from "@/lib/shop/rules/shop-details";
import type { Language } from "@/lib/text/language";

const chosen = storedText(LANGUAGE_KEY);

/** Pages that there are in English alone; spelled out, so that browsers do not load the table of pages. */
export const ENGLISH_ALONE = /^\/(api-docs|test-email)$/;

/** The account is written to in this language from now on. Nobody waits for it, and leaving the page does not stop it. */
function tellAccount(language: Language): void {
	void call("PUT /api/user/update-profile", { body: { language }, keepalive: true }).catch(() => {});
}

/** Remembers the language that a visitor has chosen: in this browser, and for the account of who is signed in. */
export function chooseLanguage(language: Language, user: ShopUser | null): void {
	chosen.write(language);
	if (user && user.language !== language) tellAccount(language);
}

/**
 * Who signs in on a page in the language that was chosen in this browser is written to in it as well. A page that was
 * only come upon changes nothing.
 */
export function meetAccount(user: ShopUser): void {
	const language = pageLanguage();
	if (chosen.read() === language && user.language !== language) tellAccount(language);
}

/** Notes how far down this page one is, for the same page in another language; PLACE_SCRIPT takes it from there. */
export function keepPlace(path: string): void {
	const main = document.getElementById("main");
	if (main) tabStorage(PLACE_KEY).write([path, window.scrollY / main.offsetHeight]);
}

const storedArea = storedText("sabz-area");

/** Remembers the area to deliver to. It holds for this browser only and is no part of the order by itself. */
export function chooseArea(area: string): void {
	storedArea.write(area);
}

/**
 * The area this browser has chosen (null until then, in cached HTML, and where the shop delivers no more), and how to
 * choose one.
 */
export function useArea(): [string | null, (area: string) => void] {
	const { areas } = useShop();
	const stored = useSyncExternalStore(storedArea.subscribe, storedArea.read, () => null);
	return [areas.find((area) => area === stored) ?? null, chooseArea];
}

/** The area of the address that is being written, where that goes before the chosen one; null where it names none. */
export const AddressArea = createContext<string | null>(null);

/** The shop as it is for deliveries to where this shopper is: its fees, minimum order and promise. */
export function useShopHere() {
	const [chosen] = useArea();
	return shopFor(useShop(), use(AddressArea) ?? chosen);
}
