import { fruits } from "./fruits.mjs";
import { vegetables } from "./vegetables.mjs";

/** Everything a recipe can name. @type {Record<string, import("../draw.mjs").Thing>} */
export const things = { ...fruits, ...vegetables };
