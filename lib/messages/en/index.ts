import { areaDialog } from "./area-dialog";
import { common } from "./common";
import { order } from "./order";
import { places } from "./places";
import { time } from "./time";

/** Every text of the shop in English, by area: the specification's, to the letter. */
export const en = { areaDialog, common, order, places, time };
