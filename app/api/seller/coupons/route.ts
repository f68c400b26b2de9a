import { sellerCouponCalls } from "@/lib/coupons/calls";
import { addCoupon, listCoupons } from "@/lib/coupons/server/manage";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(sellerCouponCalls.list, async () => ({ coupons: await listCoupons() }));

export const POST = endpoint(sellerCouponCalls.add, async ({ seller, body, keep }) => {
	const message = "Coupon added";
	return { coupon: await addCoupon(seller, body, (coupon) => keep({ coupon, message })), message };
});
