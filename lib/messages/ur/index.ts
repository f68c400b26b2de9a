import type { Messages } from "..";
import { common } from "./common";
import { order } from "./order";
import { time } from "./time";

/** Every text of the shop in Urdu, by area. */
export const ur: Messages = { common, order, time };
