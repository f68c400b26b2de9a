import { sellerCouponCalls } from "@/lib/server/calls/coupons";
import { endpoint } from "@/lib/server/calls/endpoint";
import { addCoupon, listCoupons } from "@/lib/server/coupons/manage";

export const GET = endpoint(sellerCouponCalls.list, async () => ({ coupons: await listCoupons() }));

export const POST = endpoint(sellerCouponCalls.add, async ({ seller, body }) => ({
	coupon: await addCoupon(seller, body),
	message: "Coupon added",
}));
