import "server-only";
import { totalsOf } from "@/lib/cart/rules/totals";
import {
	COUPON_FIRST_ORDER,
	COUPON_UNKNOWN,
	type CouponQuote,
	couponMinimumProblem,
	couponTimeProblem,
} from "@/lib/coupons/rules";
import type { CouponQuoteInput } from "@/lib/coupons/schema";
import { termsOf } from "@/lib/coupons/server/manage";
import { clock } from "@/lib/server/platform/clock";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import { activeAreas, shopFor } from "@/lib/shop/rules/shop-details";
import { shopDetails } from "@/lib/shop/server/read";
import { Coupon, type CouponDoc } from "@/models/coupons";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderCoupon, Taken } from "@/models/order-parts";
import { AREA_NOT_SERVED } from "../rules/order-messages";
import { NO_PURCHASE, ORDER_STATUSES } from "../rules/order-states";
import { readOrderLines } from "./lines";
import { couponUse, takingWrites } from "./taken";

const COUNTED = ORDER_STATUSES.filter((status) => !NO_PURCHASE.includes(status));

function refuse(kind: "invalid" | "conflict", message: string): ShopError {
	return new ShopError(kind, message, { errors: { coupon: message } });
}

/** Whether an order of this customer stands, so that another one is not their first. */
export async function hasOrdered(user: OrderDoc["user"] | string): Promise<boolean> {
	return (await Order.exists({ user, status: { $in: COUNTED } })) !== null;
}

/**
 * The coupon with this code, if this customer can use it now for so large a subtotal (rupees), whoever else uses it
 * meanwhile. Throws 400 for a code that there is not and below its minimum, 409 where it is not its time, or not a first
 * order.
 */
async function findUsable(user: string, code: string, subtotal: number): Promise<CouponDoc> {
	const coupon = await Coupon.findOne({ code }).lean<CouponDoc>();
	if (!coupon) throw refuse("invalid", COUPON_UNKNOWN);
	const wrongTime = couponTimeProblem(termsOf(coupon), clock.shopNow().getTime());
	if (wrongTime) throw refuse("conflict", wrongTime);
	const tooLittle = couponMinimumProblem(subtotal, coupon.minimum);
	if (tooLittle) throw refuse("invalid", tooLittle);
	if (coupon.firstOrderOnly && (await hasOrdered(user))) throw refuse("conflict", COUPON_FIRST_ORDER);
	return coupon;
}

/** What of a coupon says which uses it takes. */
const usedOf = ({ _id: id, firstOrderOnly }: CouponDoc) => ({
	id,
	...(firstOrderOnly ? { firstOrderOnly } : {}),
});

/** The coupon as an order is made with it; undefined where none is said. Throws as `findUsable` does. */
export async function couponFor(
	user: string,
	code: string | undefined,
	subtotal: number,
): Promise<OrderCoupon | undefined> {
	if (code === undefined) return undefined;
	const coupon = await findUsable(user, code, subtotal);
	return { code, kind: coupon.kind, value: coupon.value, ...usedOf(coupon) };
}

/**
 * What a coupon would take off this basket for this customer, and what that then comes to with tax and standard delivery;
 * `held` is there for it beside what is free. Throws 400 or 409 with the reason why it cannot be used, or why the basket cannot be bought.
 */
export async function quoteCoupon(
	user: string,
	{ code, items, area }: CouponQuoteInput,
	held: readonly Taken[] = [],
): Promise<CouponQuote> {
	const lines = await readOrderLines(items);
	if (area && !activeAreas(shopDetails()).includes(area)) throw invalid("area", AREA_NOT_SERVED);
	const shop = shopFor(shopDetails(), area ?? null);
	const { subtotal } = totalsOf(lines, "standard", shop);
	const coupon = await findUsable(user, code, subtotal);
	// Tried alone: nothing of it is written.
	await takingWrites({ from: held, to: couponUse(usedOf(coupon), user), movements: () => [] });
	const { discount, amount: total } = totalsOf(lines, "standard", shop, coupon);
	const { kind, value, minimum } = coupon;
	return { code, kind, value, minimum, discount, total };
}
