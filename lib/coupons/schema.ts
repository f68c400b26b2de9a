import * as z from "zod";
import { COUPON_KINDS } from "@/lib/cart/rules/totals";
import { orderedItemsField } from "@/lib/orders/schema/checkout";
import { areaField, cartVersionField } from "@/lib/orders/schema/order";
import { type CouponTerms, type CouponValues, dayText } from "./rules";

const MOST = 1_000_000;

const codeField = z
	.string({ error: "Please write a code" })
	.trim()
	.toUpperCase()
	.regex(/^[A-Z0-9_-]{2,40}$/, "A code is 2 to 40 letters, digits, - or _");

function countField(what: string, least: number) {
	return z
		.int({ error: `${what} must be a whole number` })
		.min(least, `${what} must be at least ${least}`)
		.max(MOST, `${what} is too large`);
}

function timeField(what: string) {
	const message = `${what} must be a time, as 2026-06-15T08:00:00Z`;
	return z.iso
		.datetime({ offset: true, error: message })
		.transform((text) => new Date(text).toISOString())
		.nullable();
}

const kindField = z.enum(COUPON_KINDS, { error: "Please choose percent or amount" });
const firstOrderField = z.boolean({ error: "Please say whether it is for a first order only" });

const fields = {
	code: codeField,
	kind: kindField,
	value: countField("The value", 1),
	minimum: countField("The minimum", 0)
		.nullable()
		.transform((least) => least ?? 0),
	from: timeField("The beginning"),
	until: timeField("The end"),
	maxUses: countField("The number of uses", 1).nullable(),
	maxUsesPerCustomer: countField("The number of uses for each customer", 1).nullable(),
	firstOrderOnly: firstOrderField,
};

/** What a coupon is; what is left out is without limit. */
export const couponSchema = z
	.object({
		...fields,
		minimum: fields.minimum.default(0),
		from: fields.from.default(null),
		until: fields.until.default(null),
		maxUses: fields.maxUses.default(null),
		maxUsesPerCustomer: fields.maxUsesPerCustomer.default(null),
		firstOrderOnly: firstOrderField.default(false),
	})
	.refine(({ kind, value }) => kind === "amount" || value <= 100, {
		path: ["value"],
		message: "A coupon can take off at most 100 %",
	})
	.refine(({ from, until }) => from === null || until === null || from < until, {
		path: ["until"],
		message: "The end must be after the beginning",
	});
export type CouponInput = z.infer<typeof couponSchema>;

/** What the owner changes of a coupon; what is left out stays. */
export const couponChangeSchema = z.object(fields).partial();
export type CouponChange = z.infer<typeof couponChangeSchema>;

export const couponQuoteSchema = z.object({
	code: codeField,
	items: orderedItemsField,
	area: areaField,
	/** Where a wallet is to be asked for this version of the cart: what an earlier payment of it holds is there for it. */
	cartVersion: cartVersionField.optional(),
});
export type CouponQuoteInput = z.infer<typeof couponQuoteSchema>;

const numberOf = (text: string) => Number(text.trim() || Number.NaN);
const limitOf = (text: string) => (text.trim() === "" ? null : Number(text));

/** The first or the last second of a day in Jhang; a moment that falls on that day already stays as it is. */
function momentOf(day: string, time: string, known: string | null | undefined): string | null {
	if (day === "") return null;
	return known && dayText(known) === day ? known : `${day}T${time}+05:00`;
}

/** Reads the form by the rules of a coupon; `known` is the coupon that is changed. */
export function couponForm(known: CouponTerms | null) {
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
