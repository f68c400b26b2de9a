import "server-only";
import { z } from "zod";
import { REFUND_NOT_FOUND } from "@/lib/money/refund";
import { newRefundSchema, refundQuerySchema, settleRefundSchema } from "@/lib/money/refund-schema";
import { defineCalls, json } from "./call";
import { refund } from "./order-shapes";
import { message } from "./shapes";

/** Money that goes back to customers. */
export const refundCalls = defineCalls({
	list: {
		method: "get",
		path: "/api/seller/refunds",
		summary: "What has to go back, or went back, newest first, at most 200; `older` is the next place",
		who: "seller",
		query: refundQuerySchema,
		success: { fields: { refunds: refund.array(), older: z.string().nullable() } },
	},
	export: {
		method: "get",
		path: "/api/seller/refunds/export",
		summary: "The same as a CSV file, all of it",
		who: "seller",
		query: refundQuerySchema.pick({ state: true }),
		success: { type: "text/csv" },
	},
	grant: {
		method: "post",
		path: "/api/seller/refunds",
		summary:
			"Gives some of an order's money back, never more than was paid; the same again is the same refund",
		who: "seller",
		body: json(newRefundSchema),
		success: { status: 201, fields: { refund } },
		refusals: [404, 409],
	},
	settle: {
		method: "put",
		path: "/api/seller/refunds/{id}/settle",
		summary: "The money has gone back: how, and with which reference; once",
		who: "seller",
		ids: { id: REFUND_NOT_FOUND },
		body: json(settleRefundSchema),
		success: { fields: { refund, message } },
		refusals: [409],
	},
});
