import type { CouponKind } from "@/lib/cart/rules/totals";
import { defineModel } from "./define";
import { type DocOf, documentSchema, of } from "./fields";

/** A code that takes something off an order's subtotal. It is never deleted, since orders were made with it. */
const couponSchema = documentSchema(
	{
		code: { type: String, required: true },
		kind: of<CouponKind>(String, { required: true }),
		value: { type: Number, required: true },
		minimum: { type: Number, default: 0 },
		from: of<Date | null>(Date, { default: null }),
		until: of<Date | null>(Date, { default: null }),
		maxUses: of<number | null>(Number, { default: null }),
		maxUsesPerCustomer: of<number | null>(Number, { default: null }),
		firstOrderOnly: { type: Boolean, default: false },
	},
	{ timestamps: true },
);
couponSchema.index({ code: 1 }, { unique: true });

export type CouponDoc = DocOf<typeof couponSchema>;
export const Coupon = defineModel("Coupon", couponSchema);
