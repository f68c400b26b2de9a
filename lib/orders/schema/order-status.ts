import * as z from "zod";
import { ORDER_STATES, ORDER_STATUSES, REASON_REQUIRED } from "../rules/order-states";

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
