import { z } from "zod";
import { phoneField, requiredText } from "./fields";

const FILL_ALL = "Please fill all fields";

/** A delivery address as it is typed and sent (spec 3, 5). The cart's form and the account's form are this one. */
export const addressSchema = z.object({
	firstName: requiredText(FILL_ALL, 60),
	lastName: requiredText(FILL_ALL, 60),
	streetAddress: requiredText(FILL_ALL, 200),
	phoneNumber: z.string({ error: FILL_ALL }).trim().min(1, FILL_ALL).pipe(phoneField),
	city: requiredText(FILL_ALL, 60),
	state: requiredText(FILL_ALL, 60),
	zipCode: requiredText(FILL_ALL, 12),
});

export type AddressInput = z.infer<typeof addressSchema>;

/** A saved address. */
export type Address = AddressInput & { _id: string; isDefault: boolean };

/** At most this many addresses an account. */
export const MAX_ADDRESSES = 20;

type AddressWords = Pick<AddressInput, "streetAddress" | "city" | "state" | "zipCode">;

/** The address on one line; this is the text that must name a serviced area (spec 5). */
export function addressText(address: AddressWords): string {
	return [address.streetAddress, address.city, address.state, address.zipCode].filter(Boolean).join(", ");
}
