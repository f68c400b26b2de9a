import { sellerCouponCalls } from "@/lib/coupons/calls";
import { changeCoupon } from "@/lib/coupons/server/manage";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(sellerCouponCalls.change, async ({ seller, params, body }) => ({
	coupon: await changeCoupon(seller, params.id, body),
	message: "Saved",
}));
