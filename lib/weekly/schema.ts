import * as z from "zod";
import { addressSchema } from "@/lib/accounts/schema";
import { quantityField, wishFields } from "@/lib/cart/schema";
import { SELECT_ADDRESS } from "@/lib/orders/rules/order-messages";
import { areaField, ifMissingField, orderItemsField } from "@/lib/orders/schema/order";
import { linkFields, withPlace } from "@/lib/places/schema";
import { objectIdField, requiredText } from "@/lib/text/fields";
import { BASKET_RHYTHMS, MAX_BASKET_NAME } from "./rules";

const CHOOSE_DAY = "Please choose a day of the week";
const CHOOSE_TIME = "Please choose a delivery time";

const NAME_IT = "Please give the basket a name";

const fields = {
	name: requiredText(NAME_IT, MAX_BASKET_NAME),
	items: orderItemsField(
		z.object({
			product: objectIdField,
			quantity: quantityField,
			ifMissing: ifMissingField,
			...wishFields,
		}),
	),
	address: z
		.object({ ...addressSchema.shape, ...linkFields }, { error: SELECT_ADDRESS })
		.transform(withPlace),
	area: areaField,
	ifMissing: ifMissingField,
	weekday: z.int({ error: CHOOSE_DAY }).min(1, CHOOSE_DAY).max(7, CHOOSE_DAY),
	slotFrom: z.string({ error: CHOOSE_TIME }).regex(/^\d\d:\d\d$/, CHOOSE_TIME),
	every: z.literal(BASKET_RHYTHMS, { error: "Please choose every week or every two weeks" }),
};

export const newBasketSchema = z.object(fields);
export type NewBasket = z.infer<typeof newBasketSchema>;

/** What changes one: any of its fields, whether it rests, and whether the next time is left out. */
export const basketChangeSchema = z
	.object({
		...fields,
		isPaused: z.boolean({ error: "Please say whether it is paused" }),
		skipNext: z.boolean({ error: "Please say whether the next time is left out" }),
	})
	.partial();
export type BasketChange = z.infer<typeof basketChangeSchema>;
