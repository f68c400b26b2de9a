import { CRATES_IN_URDU } from "./crates";
import { FRUITS_IN_URDU } from "./fruits";
import type { FirstUrdu } from "./types";
import { VEGETABLES_IN_URDU } from "./vegetables";

/**
 * What the first goods are called and what is said of them in Urdu, by slug: as a shopkeeper in Jhang says it, not word
 * for word. Their units have their Urdu by themselves (lib/products/rules/urdu-units.ts).
 */
export const FIRST_URDU: Readonly<Record<string, FirstUrdu>> = {
	...FRUITS_IN_URDU,
	...VEGETABLES_IN_URDU,
	...CRATES_IN_URDU,
};
