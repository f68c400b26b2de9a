import { Schema, type Types } from "mongoose";
import type { CouponTerms } from "@/lib/coupons/rules";
import { defineModel } from "./define";

/** A code that takes something off an order's subtotal. It is never deleted, since orders were made with it. */
export type CouponDoc = Omit<CouponTerms, "from" | "until"> & {
	_id: Types.ObjectId;
	from: Date | null;
	until: Date | null;
	createdAt: Date;
	updatedAt: Date;
};

const couponSchema = new Schema<CouponDoc>(
	{
		code: { type: String, required: true },
		kind: { type: String, required: true },
		value: { type: Number, required: true },
		minimum: { type: Number, default: 0 },
		from: { type: Date, default: null },
		until: { type: Date, default: null },
		maxUses: { type: Number, default: null },
		maxUsesPerCustomer: { type: Number, default: null },
		firstOrderOnly: { type: Boolean, default: false },
	},
	{ timestamps: true },
);
couponSchema.index({ code: 1 }, { unique: true });

export const Coupon = defineModel("Coupon", couponSchema);
