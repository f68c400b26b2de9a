import * as z from "zod";
import { nameParts } from "@/lib/accounts/rules/user";
import { addressSchema } from "@/lib/accounts/schema";
import { personNameField, phoneField } from "@/lib/text/fields";
import { SELECT_ADDRESS } from "../rules/order-messages";
import { cashOrderSchema, FREE_WITHOUT_COUPON, isPaidOrFree, NO_SLOT, saysItsSlot } from "./order";

const { cartVersion: _ofACart, address: _withItsPerson, ...ofAnyCashOrder } = cashOrderSchema.shape;
const { firstName, lastName, phoneNumber, ...place } = addressSchema.shape;

/** What somebody of the team writes down who takes an order by phone; the address is the caller's unless it says another person. */
export const phoneOrderSchema = z
	.object({
		...ofAnyCashOrder,
		customer: z.object({ name: personNameField, phone: phoneField }, { error: "Please say who orders" }),
		address: z.object(
			{
				...place,
				firstName: firstName.optional(),
				lastName: lastName.optional(),
				phoneNumber: phoneNumber.optional(),
			},
			{ error: SELECT_ADDRESS },
		),
		note: z
			.string({ error: "The note must be text" })
			.trim()
			.max(300, "Please use at most 300 characters")
			.optional(),
	})
	.refine(saysItsSlot, NO_SLOT)
	.refine(isPaidOrFree, FREE_WITHOUT_COUPON)
	.transform(({ customer, address, note, ...order }) => {
		const caller = nameParts(customer.name);
		return {
			customer,
			order: {
				...order,
				address: {
					...address,
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
