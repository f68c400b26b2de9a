import "server-only";
import { z } from "zod";
import { rider } from "@/lib/money/calls";
import { CASH_NOTES } from "@/lib/orders/rules/cash-notes";
import { PAYMENT_TYPES } from "@/lib/orders/rules/order";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { sellerOrder } from "@/lib/orders/shapes";
import { call, json } from "@/lib/server/calls/call";
import { id, placeShape, point, rupees, time } from "@/lib/server/calls/shapes";
import { eventsQuery } from "@/lib/server/live/signals";
import { type CashInHand, DELIVERY_NOT_FOUND, type RidersDay } from "./rules";
import { assignManySchema, assignSchema, deliveryStepSchema } from "./schema";

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
		/** How many pieces it holds. */
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
		status: z.enum(ORDER_STATUSES),
		/** What was packed otherwise than it was ordered, a sentence each. */
		changes: z.array(z.string()),
		/** How many wrong codes are still taken; at 0 it is delivered with a reason only. */
		triesLeft: count,
		rider,
	})
	.meta({ id: "Delivery" });

const cash = z.object({
	collected: rupees,
	handedOver: rupees,
	outstanding: rupees,
}) satisfies z.ZodType<CashInHand>;

const today = z.object({ delivered: count, onTime: count }) satisfies z.ZodType<RidersDay>;

/** Giving orders to riders, and bringing them. */
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
	manifest: call.get("/rider/manifest.webmanifest", {
		summary: "How the rider's pages are installed, as an app of their own",
		who: "anyone",
		success: { type: "application/manifest+json" },
	}),
	urduManifest: call.get("/ur/rider/manifest.webmanifest", {
		summary: "The same for the rider's pages in Urdu",
		who: "anyone",
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
