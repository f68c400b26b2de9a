import * as z from "zod";
import type { CouponTerms } from "./coupon";
import { couponSchema } from "./coupon-schema";
import { type CouponValues, dayText } from "./coupon-values";

const numberOf = (text: string) => Number(text.trim() || Number.NaN);
const limitOf = (text: string) => (text.trim() === "" ? null : Number(text));

/** The first or the last second of a day in Jhang; a moment that falls on that day already stays as it is. */
function momentOf(day: string, time: string, known: string | null | undefined): string | null {
	if (day === "") return null;
	return known && dayText(known) === day ? known : `${day}T${time}+05:00`;
}

/** Reads the form by the rules of a coupon; `known` is the coupon that is changed. */
export function couponForm(known?: CouponTerms) {
	return z
		.custom<CouponValues>()
		.transform(
			({
				value,
				minimum,
				from,
				until,
				maxUses,
				maxUsesPerCustomer,
				...rest
			}): z.input<typeof couponSchema> => ({
				...rest,
				value: numberOf(value),
				minimum: numberOf(minimum || "0"),
				from: momentOf(from, "00:00:00", known?.from),
				until: momentOf(until, "23:59:59", known?.until),
				maxUses: limitOf(maxUses),
				maxUsesPerCustomer: limitOf(maxUsesPerCustomer),
			}),
		)
		.pipe(couponSchema);
}
