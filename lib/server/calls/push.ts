import "server-only";
import { z } from "zod";
import { pushSubscriptionSchema, whichSubscriptionSchema } from "@/lib/domain/push-schema";
import { LOGIN_FOR_PUSH } from "@/lib/domain/push-words";
import { defineCalls, json } from "./call";
import { message } from "./shapes";

const path = "/api/push/subscription";

/** Word on somebody's own screen (Web Push): a customer's order steps, new orders for owner and packers, deliveries for riders. */
export const pushCalls = defineCalls({
	key: {
		method: "get",
		path: "/api/push/key",
		summary: "The public key (VAPID) with which a browser subscribes",
		who: "anyone",
		success: { fields: { key: z.string() } },
	},
	read: {
		method: "get",
		path,
		summary: "Whether this browser is told what concerns whoever asks",
		who: "subscriber",
		login: LOGIN_FOR_PUSH,
		query: whichSubscriptionSchema,
		success: { fields: { isOn: z.boolean() } },
		refusals: [401],
	},
	subscribe: {
		method: "post",
		path,
		summary: "Tells this browser from now on: a PushSubscription as JSON; it ends with the session",
		who: "subscriber",
		login: LOGIN_FOR_PUSH,
		limit: { action: "push" },
		body: json(pushSubscriptionSchema),
		success: { status: 201, fields: { message } },
		refusals: [401],
	},
	unsubscribe: {
		method: "delete",
		path,
		summary: "Leaves this browser alone from now on, also where it was told nothing before",
		who: "subscriber",
		login: LOGIN_FOR_PUSH,
		limit: { action: "push" },
		body: json(whichSubscriptionSchema),
		success: { fields: { message } },
		refusals: [401],
	},
});
