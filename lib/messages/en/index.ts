import { common } from "./common";
import { time } from "./time";

/** Every text of the shop in English, by area: the specification's, to the letter. */
export const en = { common, time };
