import * as z from "zod";
import { nameParts } from "@/lib/accounts/rules/user";
import { addressSchema } from "@/lib/accounts/schema";
import { linkFields, withPlace } from "@/lib/places/schema";
import {
	dayFieldOf,
	isObjectId,
	phoneField,
	placeField,
	requiredText,
	writtenNameField,
} from "@/lib/text/fields";
import { type FilterParams, PAYMENT_FILTERS, PERIODS } from "../rules/order-filters";
import { SELECT_ADDRESS } from "../rules/order-messages";
import { ORDER_STATES, ORDER_STATUSES, REASON_REQUIRED } from "../rules/order-states";
import { MAX_PRINTED, PAPERS } from "../rules/seller-order";
import { cashOrderSchema, NO_SLOT, saysItsSlot } from "./order";

const dayField = dayFieldOf("Please choose a day");

export const orderFiltersSchema = z.object({
	q: z.string().trim().max(100, "Please search for at most 100 characters").optional(),
	status: z.enum(ORDER_STATUSES, { error: "Please choose a status" }).optional(),
	payment: z.enum(PAYMENT_FILTERS, { error: "Please choose a payment" }).optional(),
	area: requiredText("Please choose an area", 60).optional(),
	/** One of the named periods, or one day as YYYY-MM-DD. */
	when: z.union([z.enum(PERIODS), dayField], { error: "Please choose a day" }).optional(),
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
	return params;
}

const reasonField = z.string({ error: REASON_REQUIRED }).trim().max(200, "Please use at most 200 characters");

/** A step with an order; a cancellation says why. */
export const orderStepSchema = z
	.object({
		status: z.enum(ORDER_STATUSES, { error: "Please choose a status" }),
		reason: reasonField.default(""),
	})
	.refine(({ status, reason }) => !ORDER_STATES[status].needsReason || reason !== "", {
		path: ["reason"],
		message: REASON_REQUIRED,
	});
export type OrderStep = z.output<typeof orderStepSchema>;

const { cartVersion: _ofACart, address: _withItsPerson, ...ofAnyCashOrder } = cashOrderSchema.shape;
const { firstName, lastName, phoneNumber, ...place } = addressSchema.shape;

/** What somebody of the team writes down who takes an order by phone; the address is the caller's unless it says another person. */
export const phoneOrderSchema = z
	.object({
		...ofAnyCashOrder,
		customer: z.object({ name: writtenNameField, phone: phoneField }, { error: "Please say who orders" }),
		address: z
			.object(
				{
					...place,
					firstName: firstName.optional(),
					lastName: lastName.optional(),
					phoneNumber: phoneNumber.optional(),
					...linkFields,
				},
				{ error: SELECT_ADDRESS },
			)
			.transform(withPlace),
		note: z
			.string({ error: "The note must be text" })
			.trim()
			.max(300, "Please use at most 300 characters")
			.optional(),
	})
	.refine(saysItsSlot, NO_SLOT)
	.transform(({ customer, address, note, ...order }) => {
		const caller = nameParts(customer.name);
		// What the look-up does not say of a place takes none away.
		const { point, ...words } = address;
		return {
			customer,
			order: {
				...order,
				address: {
					...words,
					...(point ? { point } : {}),
					firstName: address.firstName ?? caller.firstName,
					lastName: address.lastName ?? (caller.lastName || caller.firstName),
					phoneNumber: address.phoneNumber ?? customer.phone,
					...(note ? { deliveryInstructions: note } : {}),
				},
			},
		};
	});
export type PhoneOrder = z.infer<typeof phoneOrderSchema>;

/** Whose last order is asked for. */
export const callerSchema = z.object({ phone: phoneField });

export const CALLER_UNKNOWN = "Nobody has ordered from this number yet";

const idsField = z.preprocess(
	(value) => (typeof value === "string" ? [value] : value),
	z.array(z.string().refine(isObjectId)).max(MAX_PRINTED),
);

/** What a print page shows: these orders (without any, all that wait to be packed), as which document, on which paper. */
export const printSchema = z.object({
	order: idsField.catch([]),
	as: z.enum(["packing-slip", "invoice"]).catch("packing-slip"),
	paper: z.enum(PAPERS.map(({ value }) => value)).catch("a4"),
});
export type PrintChoice = z.output<typeof printSchema>;
