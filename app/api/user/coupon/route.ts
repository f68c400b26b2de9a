import { couponCalls } from "@/lib/coupons/calls";
import { quoteCoupon } from "@/lib/orders/server/coupon";
import { holdingForCart } from "@/lib/payments/server/release";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(couponCalls.quote, async ({ customer, body }) => {
	const holding = await holdingForCart(customer._id, body.cartVersion);
	return quoteCoupon(
		customer._id,
		body,
		holding.flatMap(({ taken }) => taken),
	);
});
