import * as z from "zod";
import { placeField } from "@/lib/text/fields";
import { CUSTOMER_CASH_RULES, MAX_NOTE } from "./rules";

/** Which customers are looked at: whose name, number or e-mail begins so, and from which place in the list on. */
export const customersQuery = z.object({
	search: z.string().trim().max(100, "Please search for at most 100 characters").optional(),
	older: placeField.optional(),
});
export type CustomersQuery = z.output<typeof customersQuery>;

/** What the owner writes down of a customer, and decides of their cash. */
export const customerChangeSchema = z
	.object({
		note: z
			.string({ error: "The note must be text" })
			.trim()
			.max(MAX_NOTE, `Please use at most ${MAX_NOTE} characters`),
		cashRule: z.enum(CUSTOMER_CASH_RULES, { error: "Please choose a cash rule" }),
	})
	.partial();
export type CustomerChange = z.output<typeof customerChangeSchema>;
