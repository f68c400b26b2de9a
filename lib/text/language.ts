import { urduPath } from "./language-path.mjs";

/** The languages that the shop speaks (working day 7). English is what stands in where another lacks a text. */
export const LANGUAGES = ["en", "ur"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DIRECTIONS: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", ur: "rtl" };

/** Each by its own name, as a person who reads it looks for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", ur: "اردو" };

const IS_URDU = /^\/ur(?=[/?#]|$)/;
/** What a path begins with on the server, where English pages too stand below their language (next.config.mjs). */
const LANGUAGE_PREFIX = /^\/(?:en|ur)(?=[/?#]|$)/;

/** The language that a segment of an address names; English where it names none. */
export function languageOf(segment: string | undefined): Language {
	return segment === "ur" ? "ur" : "en";
}

/** The language of a page by its path: `/ur/cart` is Urdu, `/cart` is English. */
export function languageOfPath(path: string): Language {
	return IS_URDU.test(path) ? "ur" : "en";
}

/** A path as the table of pages has it: `/cart` for `/ur/cart` and `/en/cart`, `/` for `/ur`. Query and fragment stay. */
export function withoutLanguage(path: string): string {
	const rest = path.replace(LANGUAGE_PREFIX, "");
	return rest.startsWith("/") ? rest : `/${rest}`;
}

/** The address of the same page in a language: `/ur/cart` for `/cart`, `/ur` for `/`. Query and fragment stay. */
export function pathIn(language: Language, path: string): string {
	const plain = withoutLanguage(path);
	return language === "en" ? plain : urduPath(plain);
}
