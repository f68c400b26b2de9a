import { couponCalls } from "@/lib/coupons/calls";
import { quoteCoupon } from "@/lib/orders/server/coupon";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(couponCalls.quote, ({ customer, body }) => quoteCoupon(customer._id, body));
