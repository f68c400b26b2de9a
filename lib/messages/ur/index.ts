import type { Messages } from "..";
import { areaDialog } from "./area-dialog";
import { common } from "./common";
import { order } from "./order";
import { places } from "./places";
import { time } from "./time";

/** Every text of the shop in Urdu, by area. */
export const ur: Messages = { areaDialog, common, order, places, time };
