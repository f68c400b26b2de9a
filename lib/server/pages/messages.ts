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
