import { couponCalls } from "@/lib/server/calls/coupons";
import { endpoint } from "@/lib/server/calls/endpoint";
import { quoteCoupon } from "@/lib/server/orders/coupon";

export const POST = endpoint(couponCalls.quote, ({ customer, body }) => quoteCoupon(customer._id, body));
