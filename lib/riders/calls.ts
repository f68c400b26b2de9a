import "server-only";
import { z } from "zod";
import { plainDigits } from "@/lib/accounts/rules/user";
import { cashInHand, rider } from "@/lib/money/calls";
import { CASH_NOTES, PAYMENT_TYPES } from "@/lib/orders/rules/order";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { ORDER_STATUSES, RIDER_STEPS } from "@/lib/orders/rules/order-states";
import { orderFields, sellerOrder } from "@/lib/orders/shapes";
import { pointField } from "@/lib/places/schema";
import { anyone, call, json } from "@/lib/server/calls/call";
import { id, placeShape, point, rupees, time } from "@/lib/server/calls/shapes";
import { eventsQuery } from "@/lib/server/live/signals";
import { objectIdField, requiredText } from "@/lib/text/fields";
import { CODE_OR_REASON, DELIVERY_NOT_FOUND, REASON_NEEDED } from "./rules";

/** Nobody gives away more at once. */
const MOST_ORDERS = 200;

const riderField = objectIdField.nullable();

/** Who brings an order; null takes it back from whoever had it. */
const assignSchema = z.object({ rider: riderField });

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
				.transform(plainDigits)
				.pipe(z.string().regex(/^(?:\d{4})?$/, "The code has 4 digits")),
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

const count = z.int().min(0);

export const delivery = z
	.object({
		_id: id,
		number: z.string(),
		firstName: z.string(),
		phone: z.string(),
		address: z.string(),
		area: z.string(),
		/** What the rider should know; empty where nothing was said. */
		instructions: z.string(),
		...placeShape,
		doorPoint: point.nullable(),
		doorAt: time.nullable(),
		itemCount: count,
		/** How many lines it holds. */
		lineCount: count,
		/** The cash to take at the door; 0 for what is paid. */
		toCollect: rupees,
		/** The note in which it is paid, and what the rider gives back; null where nobody has said. */
		cashNote: z.literal(CASH_NOTES).nullable(),
		change: rupees.nullable(),
		paymentType: z.enum(PAYMENT_TYPES),
		promisedAt: time,
		slot: orderFields.slot,
		status: z.enum(ORDER_STATUSES),
		/** What was packed otherwise than it was ordered, a sentence each. */
		changes: z.array(z.string()),
		/** How many wrong codes are still taken; at 0 it is delivered with a reason only. */
		triesLeft: count,
		rider,
	})
	.meta({ id: "Delivery" });

export const cash = z.object(cashInHand);

export const today = z.object({ since: time, delivered: count, onTime: count });

export const deliveryCalls = {
	assign: call.put("/api/order/{id}/assign", {
		summary:
			"Gives an order to an active rider, or with null takes it back; a packed one appears at the rider, any other once it is packed",
		duty: "dispatch",
		scopes: ["orders:write"],
		ids: { id: ORDER_NOT_FOUND },
		body: json(assignSchema),
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	}),
	assignMany: call.put("/api/order/assign", {
		summary: "The same for several orders at once; where one of them has ended none is given",
		duty: "dispatch",
		scopes: ["orders:write"],
		body: json(assignManySchema),
		success: { fields: { orders: sellerOrder.array() } },
		refusals: [404, 409],
	}),
	list: call.get("/api/rider/deliveries", {
		summary:
			"What the rider has to bring, those on the road first and the most urgent of them, the cash they hold, and what they did today; the owner's is everybody's",
		duty: "deliveries",
		success: { fields: { deliveries: delivery.array(), cash, today } },
	}),
	manifest: anyone.get("/rider/manifest.webmanifest", {
		summary: "How the rider's pages are installed, as an app of their own",
		success: { type: "application/manifest+json" },
	}),
	urduManifest: anyone.get("/ur/rider/manifest.webmanifest", {
		summary: "The same for the rider's pages in Urdu",
		success: { type: "application/manifest+json" },
	}),
	events: call.get("/api/rider/deliveries/events", {
		summary: "Server-sent events: `change` whenever something about the rider's own deliveries has changed",
		duty: "deliveries",
		query: eventsQuery,
		success: { type: "text/event-stream" },
		refusals: [429],
	}),
	step: call.put("/api/rider/deliveries/{id}", {
		summary:
			"Picked up, delivered with the customer's code or a reason, or not delivered for a reason; delivered may say with `point` where the door is. The same key again answers what it answered first. A wrong code is a 400 with the tries that are left",
		duty: "deliveries",
		ids: { id: DELIVERY_NOT_FOUND },
		body: json(deliveryStepSchema),
		success: { fields: { delivery } },
		refusals: [409],
	}),
};
