import "server-only";
import { z } from "zod";
import { anyone, call, json } from "@/lib/server/calls/call";
import { message, notification } from "@/lib/server/calls/shapes";
import { eventsQuery } from "@/lib/server/live/signals";
import { LOGIN_FOR_PUSH } from "./rules";
import {
	NOTIFICATION_NOT_FOUND,
	notificationQuerySchema,
	pushSubscriptionSchema,
	whichSubscriptionSchema,
} from "./schema";

const unreadCount = z.int().min(0);

/** What the seller is told (spec 7). */
export const notificationCalls = {
	list: call.get("/api/notifications", {
		summary: "The notifications and how many are unread",
		duty: "orders",
		query: notificationQuerySchema,
		success: { fields: { notifications: notification.array(), unreadCount } },
	}),
	events: call.get("/api/notifications/events", {
		summary: "Server-sent events: `change` whenever orders or notifications have changed",
		duty: "orders",
		query: eventsQuery,
		success: { type: "text/event-stream" },
		refusals: [429],
	}),
	markRead: call.put("/api/notifications/{id}/read", {
		summary: "Marks a notification as read",
		duty: "orders",
		ids: { id: NOTIFICATION_NOT_FOUND },
		success: { fields: { message, unreadCount } },
	}),
	markAllRead: call.put("/api/notifications/read-all", {
		summary: "Marks every notification as read",
		duty: "orders",
		success: { fields: { message, unreadCount } },
	}),
	delete: call.delete("/api/notifications/{id}", {
		summary: "Takes a notification away",
		duty: "orders",
		ids: { id: NOTIFICATION_NOT_FOUND },
		success: { fields: { message, unreadCount } },
	}),
};

const path = "/api/push/subscription";

/** Word on somebody's own screen (Web Push): a customer's order steps, new orders for owner and packers, deliveries for riders. */
export const pushCalls = {
	key: anyone.get("/api/push/key", {
		summary: "The public key (VAPID) with which a browser subscribes",
		success: { fields: { key: z.string() } },
	}),
	read: call.get(path, {
		summary: "Whether this browser is told what concerns whoever asks",
		who: "subscriber",
		login: LOGIN_FOR_PUSH,
		query: whichSubscriptionSchema,
		success: { fields: { isOn: z.boolean() } },
		refusals: [401],
	}),
	subscribe: call.post(path, {
		summary: "Tells this browser from now on: a PushSubscription as JSON; it ends with the session",
		who: "subscriber",
		login: LOGIN_FOR_PUSH,
		limit: { action: "push" },
		body: json(pushSubscriptionSchema),
		success: { status: 201, fields: { message } },
		refusals: [401],
	}),
	unsubscribe: call.delete(path, {
		summary: "Leaves this browser alone from now on, also where it was told nothing before",
		who: "subscriber",
		login: LOGIN_FOR_PUSH,
		limit: { action: "push" },
		body: json(whichSubscriptionSchema),
		success: { fields: { message } },
		refusals: [401],
	}),
};
