import type { en } from "./en";

/**
 * What another language has to say in place of `Text`: the same keys, each a text, or a function of the same values that
 * gives as much. A key that is missing, or one too many, does not compile.
 */
export type Translation<Text> = Text extends string
	? string
	: Text extends (...values: infer Values) => infer Said
		? (...values: Values) => Said extends string ? string : Said
		: { readonly [Key in keyof Text]: Translation<Text[Key]> };

/** The texts of one language, by area: English says which there are, and of which values each is made. */
export type Messages = { readonly [Area in keyof typeof en]: Translation<(typeof en)[Area]> };
export type Area = keyof Messages;
