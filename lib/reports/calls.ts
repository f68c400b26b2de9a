import "server-only";
import { z } from "zod";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { type Body, call, customer, json } from "@/lib/server/calls/call";
import { grams, id, message, rupees, sold, time } from "@/lib/server/calls/shapes";
import { LANGUAGES } from "@/lib/text/language";
import { DECISIONS, MAX_REPORT_PICTURES, PROBLEMS, REPORT_NOT_FOUND } from "./rules";
import { decisionSchema, type ReportInput, reportQuerySchema, reportSchema } from "./schema";
import { readReportForm } from "./server/file";

const fields = {
	_id: id,
	order: id,
	orderNumber: z.string(),
	/** The product's id, as it stands in the order. */
	product: id,
	name: z.string(),
	imageUrl: z.string(),
	unitPrice: rupees,
	/** What goes back for it where the shop names no sum. */
	worth: rupees,
	problem: z.enum(PROBLEMS),
	/** Pieces, or steps of what is weighed. */
	quantity: z.int().min(1),
	...sold,
	...grams,
	note: z.string(),
	/** Addresses that only the customer and the staff may read. */
	pictures: z.array(z.string()),
	at: time,
	/** Null while the shop has not decided. */
	decision: z.enum(DECISIONS).nullable(),
	/** What goes back; null where nothing does. */
	amount: rupees.nullable(),
	/** What the shop says to it. */
	message: z.string().nullable(),
	decidedAt: time.nullable(),
};

export const report = z.object(fields).meta({ id: "Report" });

export const sellerReport = z
	.object({
		...fields,
		customer: z.object({ name: z.string(), phone: z.string() }),
		/** In which its customer reads the answer. */
		language: z.enum(LANGUAGES),
		decidedBy: z.string().nullable(),
	})
	.meta({ id: "SellerReport" });

const reportForm: Body<{ report: ReportInput; pictures: Buffer[] }> = {
	type: "multipart/form-data",
	schema: z.object({ report: reportSchema, pictures: z.array(z.file()).max(MAX_REPORT_PICTURES).optional() }),
	read: readReportForm,
};

export const reportCalls = {
	file: customer.post("/api/order/{id}/report", {
		summary:
			"Something of an own order was bad, missing or wrong: within 24 hours of its delivery, once a line, with up to 3 pictures",
		limit: { action: "report" },
		ids: { id: ORDER_NOT_FOUND },
		body: reportForm,
		idempotent: "answer",
		success: { status: 201, fields: { report, message } },
		refusals: [409],
	}),
	listOwn: customer.get("/api/user/reports", {
		summary: "What the customer has reported, newest first, and what the shop said to it",
		success: { fields: { reports: report.array() } },
	}),
	picture: call.get("/api/report-pictures/{id}", {
		summary: "A picture of a report, for its customer and the staff; to anyone else it is not there",
		who: "shopper",
		ids: { id: "There is no such picture" },
		success: { type: "image/webp" },
	}),
};

export const sellerReportCalls = {
	list: call.get("/api/seller/reports", {
		summary: "What customers have reported, newest first, at most 200; `older` is the next place",
		query: reportQuerySchema,
		success: { fields: { reports: sellerReport.array(), older: z.string().nullable() } },
	}),
	decide: call.put("/api/seller/reports/{id}", {
		summary:
			"Money back, credit or neither, and a word to the customer; once. Without an amount, what the pieces cost",
		ids: { id: REPORT_NOT_FOUND },
		body: json(decisionSchema),
		success: { fields: { report: sellerReport, message } },
		refusals: [409],
	}),
};
