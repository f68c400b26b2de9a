import type { Messages } from "..";
import { common } from "./common";
import { time } from "./time";

/** Every text of the shop in Urdu, by area. */
export const ur: Messages = { common, time };
