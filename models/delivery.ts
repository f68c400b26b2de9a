import { defineModel } from "./define";
import { placeListSchema } from "./places";

/** A time of a day, by its id, and every place that is taken in it. */
export const DeliverySlot = defineModel("DeliverySlot", placeListSchema());
