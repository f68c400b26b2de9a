import * as z from "zod";
import { RIDER_STEPS } from "@/lib/orders/rules/order-states";
import { pointField } from "@/lib/places/schema";
import { objectIdField, requiredText } from "@/lib/text/fields";
import { CODE_OR_REASON, REASON_NEEDED } from "./rules";

/** Nobody gives away more at once. */
const MOST_ORDERS = 200;

const riderField = objectIdField.nullable();

/** Who brings an order; null takes it back from whoever had it. */
export const assignSchema = z.object({ rider: riderField });

/** Who brings several orders. */
export const assignManySchema = z.object({
	orders: z
		.array(objectIdField, { error: "Please choose orders" })
		.min(1, "Please choose orders")
		.max(MOST_ORDERS, `Please choose at most ${MOST_ORDERS} orders`),
	rider: riderField,
});

/** Text that may be missing, null or blank: then nothing was said. */
const maybe = <Field extends z.ZodType<string>>(field: Field) =>
	field.nullish().transform((text) => text || undefined);

/** A step of a rider's: which, when it happened, and a key under which it may be sent again. */
export const deliveryStepSchema = z
	.object({
		step: z.enum(RIDER_STEPS, { error: `Step must be one of: ${RIDER_STEPS.join(", ")}` }),
		code: maybe(
			z
				.string({ error: CODE_OR_REASON })
				.trim()
				.regex(/^(?:\d{4})?$/, "The code has 4 digits"),
		),
		reason: maybe(z.string({ error: REASON_NEEDED }).trim().max(200, "Please use at most 200 characters")),
		at: z.iso
			.datetime({ offset: true, error: "Please say when it happened" })
			.transform((text) => new Date(text)),
		key: requiredText("Please send a key", 100),
		/** Where its rider stands: the door, for the next ride. */
		point: pointField.nullish(),
	})
	.refine(({ step, code, reason }) => step !== "delivered" || code || reason, {
		path: ["code"],
		message: CODE_OR_REASON,
	})
	.refine(({ step, reason }) => step !== "failed" || reason, { path: ["reason"], message: REASON_NEEDED });
export type DeliveryStep = z.output<typeof deliveryStepSchema>;
