import { urduPath } from "./language-path.mjs";

/** The languages that the shop speaks (working day 7). English is what stands in where another lacks a text. */
export const LANGUAGES = ["en", "ur"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The way in which each is written. */
export const DIRECTIONS: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", ur: "rtl" };

/** Each by its own name, as a person who reads it looks for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", ur: "اردو" };

const IS_URDU = /^\/ur(?=[/?#]|$)/;

/** The language of a page by its path: `/ur/cart` is Urdu, `/cart` is English. */
export function languageOfPath(path: string): Language {
	return IS_URDU.test(path) ? "ur" : "en";
}

/** A path as the table of pages has it: `/cart` for `/ur/cart`, `/` for `/ur`. Query and fragment stay. */
export function withoutLanguage(path: string): string {
	const rest = path.replace(IS_URDU, "");
	return rest.startsWith("/") ? rest : `/${rest}`;
}

/** The address of the same page in a language: `/ur/cart` for `/cart`, `/ur` for `/`. Query and fragment stay. */
export function pathIn(language: Language, path: string): string {
	const plain = withoutLanguage(path);
	return language === "en" ? plain : urduPath(plain);
}
