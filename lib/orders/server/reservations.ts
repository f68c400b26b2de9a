import "server-only";
import { totalsOf } from "@/lib/cart/rules/totals";
import {
	COUPON_FIRST_ORDER,
	COUPON_IN_PAYMENT,
	COUPON_UNKNOWN,
	COUPON_USED_BY_YOU,
	COUPON_USED_UP,
	type CouponQuote,
	couponMinimumProblem,
	couponTimeProblem,
} from "@/lib/coupons/rules";
import type { CouponQuoteInput } from "@/lib/coupons/schema";
import { termsOf } from "@/lib/coupons/server/manage";
import {
	countUses,
	giveUseBack,
	keepUse,
	takeUse,
	type Use,
	usesPerCustomer,
} from "@/lib/coupons/server/uses";
import { freePlace, keepPlace, takePlace } from "@/lib/delivery/server";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { holdKey, ORDER_HOLD_MS, PAYMENT_HOLD_MS } from "@/lib/stock/server/holds";
import { Coupon, type CouponDoc } from "@/models/coupons";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderCoupon } from "@/models/order-parts";
import { SLOT_GONE } from "../rules/order-messages";
import { isPurchase, NO_PURCHASE, ORDER_STATUSES, PLACED } from "../rules/order-states";
import { putOnHold, readOrderLines } from "./lines";

/** What stands in an order whose coupon others had used up before its use could be kept. */
export const COUPON_GONE = "Its coupon was used up by other orders. Please call the customer.";

const COUNTED = ORDER_STATUSES.filter((status) => !NO_PURCHASE.includes(status));

function refuse(kind: "invalid" | "conflict", message: string): ShopError {
	return new ShopError(kind, message, { errors: { coupon: message } });
}

async function mustBeFirstOrder(user: string): Promise<void> {
	if (await Order.exists({ user, status: { $in: COUNTED } })) throw refuse("conflict", COUPON_FIRST_ORDER);
}

/**
 * The coupon with this code, if this customer can use it now for so large a subtotal (rupees), whoever else uses it
 * meanwhile. Throws 400 for a code that there is not and below its minimum, 409 where it is not its time, or not a first
 * order.
 */
async function findUsable(user: string, code: string, subtotal: number): Promise<CouponDoc> {
	await connectDatabase();
	const coupon = await Coupon.findOne({ code }).lean<CouponDoc>();
	if (!coupon) throw refuse("invalid", COUPON_UNKNOWN);
	const wrongTime = couponTimeProblem(termsOf(coupon), clock.shopNow().getTime());
	if (wrongTime) throw refuse("conflict", wrongTime);
	const tooLittle = couponMinimumProblem(subtotal, coupon.minimum);
	if (tooLittle) throw refuse("invalid", tooLittle);
	if (coupon.firstOrderOnly) await mustBeFirstOrder(user);
	return coupon;
}

/** The coupon as an order is made with it; undefined where none is said. Throws as `findUsable` does. */
export async function couponFor(
	user: string,
	code: string | undefined,
	subtotal: number,
): Promise<OrderCoupon | undefined> {
	if (code === undefined) return undefined;
	const { _id: id, kind, value } = await findUsable(user, code, subtotal);
	return { id, code, kind, value };
}

async function refusalOfUse(id: OrderCoupon["id"], user: unknown, byWhom: "used-up" | "used-by-customer") {
	if (byWhom === "used-up") return refuse("conflict", COUPON_USED_UP);
	const { isHeld } = await countUses(id, user);
	return refuse("conflict", isHeld ? COUPON_IN_PAYMENT : COUPON_USED_BY_YOU);
}

/** Takes the use of an order that is about to be made. Throws 409 where there is none left. */
export async function takeCoupon(
	coupon: OrderCoupon | undefined,
	use: Use,
	holdMs: number = ORDER_HOLD_MS,
): Promise<void> {
	if (!coupon) return;
	const limits = await Coupon.findById(coupon.id).orFail().lean<CouponDoc>();
	const taken = await takeUse(limits, use, holdMs);
	if (taken !== "taken") throw await refusalOfUse(coupon.id, use.user, taken);
}

/** True where the order has a use of its coupon, taken anew where its hold was over. */
export async function secureCoupon({ id }: OrderCoupon, use: Use): Promise<boolean> {
	const limits = await Coupon.findById(id).orFail().lean<CouponDoc>();
	return (await takeUse(limits, use, ORDER_HOLD_MS)) === "taken";
}

/** Gives the use of an order back that was not made. */
export async function giveCouponBack(coupon: OrderCoupon | undefined, use: Use): Promise<void> {
	if (coupon) await giveUseBack(coupon.id, use);
}

/**
 * Makes the uses of a coupon agree with an order that was made with it, however often it runs: one that stands has its
 * use, one that is cancelled has given it back. Where others have used it up meanwhile, the order waits for the seller.
 */
export async function followCoupon(order: OrderDoc): Promise<void> {
	const { status, terms } = order;
	const { coupon } = terms;
	if (!coupon) return;
	if (!isPurchase(status)) return giveUseBack(coupon.id, order);
	if (await keepUse(coupon.id, order)) return;
	if (await secureCoupon(coupon, order)) await keepUse(coupon.id, order);
	else if (status === PLACED) await putOnHold(order, COUPON_GONE);
}

/**
 * What a coupon would take off this basket for this customer, and what that then comes to with tax and standard delivery.
 * Throws 400 or 409 with the reason why it cannot be used, or why the basket cannot be bought.
 */
export async function quoteCoupon(user: string, { code, items }: CouponQuoteInput): Promise<CouponQuote> {
	const lines = await readOrderLines(items);
	const shop = shopDetails();
	const { subtotal } = totalsOf(lines, "standard", shop);
	const coupon = await findUsable(user, code, subtotal);
	const { byCustomer, byAll, isHeld } = await countUses(coupon._id, user);
	const perCustomer = usesPerCustomer(coupon);
	if (perCustomer !== null && byCustomer >= perCustomer)
		throw refuse("conflict", isHeld ? COUPON_IN_PAYMENT : COUPON_USED_BY_YOU);
	if (coupon.maxUses !== null && byAll >= coupon.maxUses) throw refuse("conflict", COUPON_USED_UP);
	const { discount, amount: total } = totalsOf(lines, "standard", shop, coupon);
	const { kind, value, minimum } = coupon;
	return { code, kind, value, minimum, discount, total };
}

type Slot = OrderDoc["slot"];

/** What stands in an order whose delivery time was taken away by others before it could be kept. */
const FULL = "Its delivery time is full. Please call the customer.";

/** Takes the place of an order that is about to be made, where a time was picked. Throws 409 when the slot is full. */
export async function takeSlot(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
	holdMs: number = ORDER_HOLD_MS,
): Promise<void> {
	if (slot && !(await takePlace(slot.id, holdKey(order), holdMs))) throw new ShopError("conflict", SLOT_GONE);
}

/** Gives the place of an order back that was not made. */
export async function giveSlotBack(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
): Promise<void> {
	if (slot) await freePlace(slot.id, holdKey(order));
}

/** Takes the place of a wallet payment, which keeps it for 15 minutes. */
export function takeSlotForPayment(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
): Promise<void> {
	return takeSlot(slot, order, PAYMENT_HOLD_MS);
}

/**
 * Makes the slot agree with the order, however often it runs: one that is to be delivered has its place, one that is
 * cancelled has given it back. Where it had none any more and the slot is full, the order waits for the seller.
 */
export async function followSlot(order: OrderDoc): Promise<void> {
	const { slot, status } = order;
	if (!slot) return;
	const key = holdKey(order);
	if (!isPurchase(status)) return freePlace(slot.id, key);
	if (await keepPlace(slot.id, key)) return;
	if (await takePlace(slot.id, key, ORDER_HOLD_MS)) await keepPlace(slot.id, key);
	else if (status === PLACED) await putOnHold(order, FULL);
}
