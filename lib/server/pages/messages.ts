import type { Metadata } from "next";
import { lang } from "next/root-params";
import { cache, use } from "react";
import { type Language, languageOf } from "@/lib/text/language";
import type { Area, Messages } from "@/lib/text/messages";
import { MESSAGES } from "@/lib/text/messages/all";

/**
 * The language of the page that is being rendered, by its address (app/[lang]); pages outside of it are in English. For
 * functions that wait; components that do not call `useLanguage`.
 */
export const pageLanguage = cache(async (): Promise<Language> => languageOf(await lang()));

/** The texts of an area in the language of the page that is being rendered, for functions that wait. */
export async function pageMessages<A extends Area>(area: A): Promise<Messages[A]> {
	return MESSAGES[await pageLanguage()][area];
}

/** What components call on the server; in the browser it is lib/client/messages.tsx. Both are `#messages`. */
export function useLanguage(): Language {
	return use(pageLanguage());
}

/** The texts of an area in the language of the page that is being rendered. */
export function useMessages<A extends Area>(area: A): Messages[A] {
	return MESSAGES[useLanguage()][area];
}

type TitleOf<A extends Area> = (text: Messages[A]) => string;

/** What a page of one person says of itself: its title. Search engines leave it alone. */
export function ownPage<A extends Area>(area: A, titleOf: TitleOf<A>, more: Metadata = {}) {
	return async (): Promise<Metadata> => ({
		title: titleOf(await pageMessages(area)),
		robots: { index: false },
		...more,
	});
}

/** The same of a page whose address is a secret: no other site may learn of it from a link. */
export function secretPage<A extends Area>(area: A, titleOf: TitleOf<A>) {
	return ownPage(area, titleOf, { referrer: "no-referrer" });
}
