import type { en } from "./en";
import type { late } from "./en/late";
import type { Translation } from "./translation";

/** The texts of one language, by area: English says which there are, and of which values each is made. */
export type Messages = { readonly [Area in keyof typeof en]: Translation<(typeof en)[Area]> };
export type Area = keyof Messages;

/** How one language's texts of parts that are loaded late are fetched: for each part the areas that English has for it. */
export type LateTexts = {
	readonly [Part in keyof typeof late]: () => Promise<
		Pick<Messages, Area & keyof Awaited<ReturnType<(typeof late)[Part]>>>
	>;
};
