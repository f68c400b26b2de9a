import { common } from "./common";
import { order } from "./order";
import { time } from "./time";

/** Every text of the shop in English, by area: the specification's, to the letter. */
export const en = { common, order, time };
