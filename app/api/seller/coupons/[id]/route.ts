import { sellerCouponCalls } from "@/lib/server/calls/coupons";
import { endpoint } from "@/lib/server/calls/endpoint";
import { changeCoupon } from "@/lib/server/coupons/manage";

export const PUT = endpoint(sellerCouponCalls.change, async ({ seller, params, body }) => ({
	coupon: await changeCoupon(seller, params.id, body),
	message: "Saved",
}));
