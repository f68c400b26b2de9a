import type { z } from "zod";
import type { CouponKind, DiscountTerms } from "@/lib/cart/rules/totals";
import { dayOf, formatDate, formatTime } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import type { coupon, quote } from "./calls";

/** A coupon, and what came of it: orders that stand, what they were given, what they came to; rupees. */
export type Coupon = z.output<typeof coupon>;

/** What the owner says of a coupon. */
export type CouponTerms = Omit<Coupon, "_id" | "used" | "given" | "sales">;

/** What a coupon would do to a basket, and the terms by which a page goes on reckoning; rupees. */
export type CouponQuote = z.output<z.ZodObject<typeof quote>>;

/** The name under which the uses of a coupon are counted: all, or one customer's. */
export function couponPool(coupon: string, user?: string): string {
	return user === undefined ? `coupon:${coupon}` : `coupon:${coupon}:${user}`;
}

export const COUPON_UNKNOWN = "There is no coupon with this code";
export const COUPON_NOT_FOUND = "Coupon not found";
export const COUPON_USED_UP = "This coupon has been used as often as it can be";
export const COUPON_USED_BY_YOU = "You have used this coupon already";
export const COUPON_IN_PAYMENT =
	"This coupon is part of a payment of yours that is not finished. Please finish it, or try again in 15 minutes.";
export const COUPON_FIRST_ORDER = "This coupon is for a first order only";

function momentText(iso: string): string {
	return `${formatDate(iso)}, ${formatTime(iso)}`;
}

type Window = Pick<CouponTerms, "from" | "until">;

/** Why a coupon cannot be used at this moment (milliseconds); null where its time is right. */
export function couponTimeProblem({ from, until }: Window, now: number): string | null {
	if (from !== null && now < Date.parse(from)) return `This coupon can be used from ${momentText(from)}`;
	if (until !== null && now > Date.parse(until)) return `This coupon ended on ${momentText(until)}`;
	return null;
}

/** Why a subtotal (rupees) is too small for a coupon; null where it is not. */
export function couponMinimumProblem(subtotal: number, minimum: number): string | null {
	if (subtotal >= minimum) return null;
	const missing = formatRupees(minimum - subtotal);
	return `This coupon needs ${formatRupees(minimum)} of groceries. Please add ${missing} more.`;
}

/** What a coupon takes off, in words: `10 %`, `Rs. 200`. */
export function discountText({ kind, value }: DiscountTerms): string {
	return kind === "percent" ? `${value} %` : formatRupees(value);
}

/** Where a coupon stands at this moment (milliseconds). */
export function couponStateOf(
	{ from, until, maxUses, used }: Coupon,
	now: number,
): "coming" | "running" | "used-up" | "over" {
	if (until !== null && now >= Date.parse(until)) return "over";
	if (from !== null && now < Date.parse(from)) return "coming";
	return maxUses !== null && used >= maxUses ? "used-up" : "running";
}

/** What the form of a coupon holds: texts as they are typed, days as `YYYY-MM-DD`, empty where there is no limit. */
export type CouponValues = Record<
	"code" | "value" | "minimum" | "from" | "until" | "maxUses" | "maxUsesPerCustomer",
	string
> & { kind: CouponKind; firstOrderOnly: boolean };

export const NEW_COUPON: CouponValues = {
	code: "",
	kind: "percent",
	value: "10",
	minimum: "0",
	from: "",
	until: "",
	maxUses: "",
	maxUsesPerCustomer: "1",
	firstOrderOnly: false,
};

/** The day in Jhang of a moment; empty without one. */
export const dayText = (iso: string | null) => (iso === null ? "" : dayOf(new Date(iso)));

/** What the form begins with for a coupon that there is. */
export function valuesOf(coupon: Coupon): CouponValues {
	const { code, kind, value, minimum, from, until, maxUses, maxUsesPerCustomer, firstOrderOnly } = coupon;
	return {
		...{ code, kind, firstOrderOnly, value: String(value), minimum: String(minimum) },
		...{ from: dayText(from), until: dayText(until) },
		...{ maxUses: String(maxUses ?? ""), maxUsesPerCustomer: String(maxUsesPerCustomer ?? "") },
	};
}
