import "server-only";
import { z } from "zod";
import { credit } from "@/lib/money/calls";
import { PAYMENT_TYPES } from "@/lib/orders/rules/order";
import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { sellerReport } from "@/lib/reports/calls";
import { call, json } from "@/lib/server/calls/call";
import { id, message, rupees, time } from "@/lib/server/calls/shapes";
import { placeField } from "@/lib/text/fields";
import { CUSTOMER_CASH_RULES, CUSTOMER_NOT_FOUND, MAX_NOTE } from "./rules";

/** Which customers are looked at: whose name, number or e-mail begins so, and from which place in the list on. */
export const customersQuery = z.object({
	// A regular expression cannot hold a zero character.
	search: z
		.string()
		.transform((text) => text.replaceAll("\0", "").trim())
		.pipe(z.string().max(100, "Please search for at most 100 characters"))
		.optional(),
	older: placeField.optional(),
});
export type CustomersQuery = z.output<typeof customersQuery>;

/** What the owner writes down of a customer, and decides of their cash. */
const customerChangeSchema = z
	.object({
		note: z
			.string({ error: "The note must be text" })
			.trim()
			.max(MAX_NOTE, `Please use at most ${MAX_NOTE} characters`),
		cashRule: z.enum(CUSTOMER_CASH_RULES, { error: "Please choose a cash rule" }),
	})
	.partial();
export type CustomerChange = z.output<typeof customerChangeSchema>;

const count = z.int().min(0);

const summary = {
	_id: id,
	name: z.string(),
	/** `+923001234567`; empty where none is known. */
	phone: z.string(),
	/** Null without. */
	email: z.string().nullable(),
	/** How many orders stand, what was delivered of them in rupees, and how many were refused at the door. */
	orders: count,
	spent: rupees,
	refused: count,
	lastOrderAt: time.nullable(),
	credit: rupees,
	cashRule: z.enum(CUSTOMER_CASH_RULES),
};

export const customerSummary = z.object(summary).meta({ id: "CustomerSummary" });

export const customer = z
	.object({
		...summary,
		note: z.string(),
		/** When they were first here; null where nobody knows. */
		since: time.nullable(),
	})
	.meta({ id: "Customer" });

export const customerOrder = z.object({
	_id: id,
	number: z.string(),
	status: z.enum(ORDER_STATUSES),
	amount: rupees,
	paymentType: z.enum(PAYMENT_TYPES),
	channel: z.enum(["web", "phone"]),
	isRefused: z.boolean(),
	createdAt: time,
});

export const failedDelivery = z.object({
	order: id,
	number: z.string(),
	at: time,
	by: z.string(),
	reason: z.string(),
});

export const address = z.object({ streetAddress: z.string(), city: z.string(), landmark: z.string() });

const ids = { id: CUSTOMER_NOT_FOUND };

/** Who orders here, and what the owner knows of them (next day 7). */
export const customerCalls = {
	list: call.get("/api/seller/customers", {
		summary:
			"Who has ordered, by the web or by phone, whose last order is the newest first; `older` is the place for the next ones",
		query: customersQuery,
		success: { fields: { customers: customerSummary.array(), older: z.string().nullable() } },
	}),
	read: call.get("/api/seller/customers/{id}", {
		summary:
			"One customer: the last orders, what was refused at the door or failed otherwise, reports, every movement of credit, and where the orders went",
		ids,
		success: {
			fields: {
				customer,
				orders: customerOrder.array(),
				refusals: failedDelivery.array(),
				failures: failedDelivery.array(),
				reports: sellerReport.array(),
				creditEntries: credit.entries,
				/** Where the orders went, the last one first. */
				addresses: address.array(),
			},
		},
	}),
	change: call.put("/api/seller/customers/{id}", {
		summary: "Writes down a note of a customer, and how their cash is taken: it wins over the shop's rules",
		ids,
		body: json(customerChangeSchema),
		success: { fields: { customer, message } },
		refusals: [409],
	}),
};
