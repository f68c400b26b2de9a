import * as z from "zod";
import { objectIdField, requiredText } from "@/lib/text/fields";
import { placeField } from "@/lib/text/list-place";
import type { FilterParams } from "../rules/order-filters";
import { PAYMENT_FILTERS, PERIODS } from "../rules/order-filters";
import { ORDER_STATUSES } from "../rules/order-states";

const dayField = z.iso.date({ error: "Please choose a day" });

export const orderFiltersSchema = z.object({
	q: z.string().trim().max(100, "Please search for at most 100 characters").optional(),
	status: z.enum(ORDER_STATUSES, { error: "Please choose a status" }).optional(),
	payment: z.enum(PAYMENT_FILTERS, { error: "Please choose a payment" }).optional(),
	area: requiredText("Please choose an area", 60).optional(),
	/** One of the named periods, or one day as YYYY-MM-DD. */
	when: z.union([z.enum(PERIODS), dayField], { error: "Please choose a day" }).optional(),
	/** Only orders placed in this hour of the days of `when`, 0 to 23 in Jhang; without `when` it says nothing. */
	hour: z
		.string()
		.regex(/^(1?\d|2[0-3])$/, "Please choose an hour")
		.transform(Number)
		.optional(),
	/** Only orders that hold this product. */
	product: objectIdField.optional(),
	/** Only orders older, or newer, than this place in the list. */
	before: placeField.optional(),
	after: placeField.optional(),
});
export type OrderFilters = z.output<typeof orderFiltersSchema>;

const fields = orderFiltersSchema.shape;

/** The filters of an address that can be read; what cannot, or is empty, is left out. */
export function readFilterParams(search: Record<string, string | string[] | undefined>): FilterParams {
	const params: FilterParams = {};
	for (const name of orderFiltersSchema.keyof().options) {
		const value = search[name];
		if (typeof value === "string" && value !== "" && fields[name].safeParse(value).success)
			params[name] = value;
	}
	if (!params.when) delete params.hour;
	return params;
}
