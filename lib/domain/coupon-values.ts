import type { Coupon } from "./coupon";
import { dayOf } from "./dates";
import type { CouponKind } from "./discount";

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
