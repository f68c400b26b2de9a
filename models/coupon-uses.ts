import { defineModel } from "./define";
import { placeListSchema } from "./places";

const schema = placeListSchema();
schema.index({ "places.key": 1 });

/** The orders that use a coupon: one list for each customer, and lists for all together (`lib/server/coupons/uses.ts`). */
export const CouponUses = defineModel("CouponUses", schema);
