import * as z from "zod";
import { FILL_ALL_FIELDS } from "./address";
import { phoneField, requiredText } from "./fields";

/**
 * A delivery address as it is typed and sent (spec 3). The cart's form and the account's form are this one; they
 * differ in the sentence for a blank field (spec 5).
 */
export function addressSchemaSaying(blankMessage: string) {
	const text = (maxLength: number) => requiredText(blankMessage, maxLength);
	return z.object({
		firstName: text(60),
		lastName: text(60),
		streetAddress: text(200),
		phoneNumber: z.string({ error: blankMessage }).trim().min(1, blankMessage).pipe(phoneField),
		city: text(60),
		state: text(60),
		zipCode: text(12),
	});
}

export const addressSchema = addressSchemaSaying(FILL_ALL_FIELDS);

export type AddressInput = z.infer<typeof addressSchema>;

/** What is sent to save an address: also whether it becomes the default one (spec 7). */
export const saveAddressSchema = addressSchema.extend({
	isDefault: z.boolean({ error: "Please say whether this is the default address" }).optional(),
});

export type SaveAddressInput = z.infer<typeof saveAddressSchema>;
