import "server-only";
import { z } from "zod";
import { NOTIFICATION_NOT_FOUND, notificationQuerySchema } from "@/lib/domain/notification";
import { eventsQuery } from "../live/after";
import { defineCalls } from "./call";
import { message, notification } from "./shapes";

const unreadCount = z.int().min(0);

/** What the seller is told (spec 7). */
export const notificationCalls = defineCalls({
	list: {
		method: "get",
		path: "/api/notifications",
		summary: "The notifications and how many are unread",
		who: "seller",
		duty: "orders",
		query: notificationQuerySchema,
		success: { fields: { notifications: notification.array(), unreadCount } },
	},
	events: {
		method: "get",
		path: "/api/notifications/events",
		summary: "Server-sent events: `change` whenever orders or notifications have changed",
		who: "seller",
		duty: "orders",
		query: eventsQuery,
		success: { type: "text/event-stream" },
		refusals: [429],
	},
	markRead: {
		method: "put",
		path: "/api/notifications/{id}/read",
		summary: "Marks a notification as read",
		who: "seller",
		duty: "orders",
		ids: { id: NOTIFICATION_NOT_FOUND },
		success: { fields: { message, unreadCount } },
	},
	markAllRead: {
		method: "put",
		path: "/api/notifications/read-all",
		summary: "Marks every notification as read",
		who: "seller",
		duty: "orders",
		success: { fields: { message, unreadCount } },
	},
	delete: {
		method: "delete",
		path: "/api/notifications/{id}",
		summary: "Takes a notification away",
		who: "seller",
		duty: "orders",
		ids: { id: NOTIFICATION_NOT_FOUND },
		success: { fields: { message, unreadCount } },
	},
});
