"use client";

import type { ShopUser } from "@/lib/accounts/rules/user";
import { LANGUAGE_KEY, PLACE_KEY } from "@/lib/early/browser-keys.mjs";
import type { Language } from "@/lib/text/language";
import { call } from "./api";
import { storedText } from "./local-storage";
import { pageLanguage } from "./page-language";

const chosen = storedText(LANGUAGE_KEY);

/** Pages that there are in English alone; spelled out, so that browsers do not load the table of pages. */
export const ENGLISH_ALONE = /^\/(api-docs|test-email)$/;

/** The account is written to in this language from now on. Nobody waits for it, and leaving the page does not stop it. */
function tellAccount(language: Language): void {
	void call("PUT", "/api/user/update-profile", { body: { language }, keepalive: true }).catch(() => {});
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
	if (!main) return;
	try {
		sessionStorage.setItem(PLACE_KEY, JSON.stringify([path, window.scrollY / main.offsetHeight]));
	} catch {
		// Without storage the page begins at its top.
	}
}
