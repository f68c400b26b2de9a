import { notificationCalls } from "@/lib/notifications/calls";
import { listNotifications } from "@/lib/notifications/server/notifications";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(notificationCalls.list, ({ query }) => listNotifications(query));
