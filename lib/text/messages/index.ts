import type { en } from "./en";
import type { Translation } from "./translation";

/** The texts of one language, by area: English says which there are, and of which values each is made. */
export type Messages = { readonly [Area in keyof typeof en]: Translation<(typeof en)[Area]> };
export type Area = keyof Messages;
