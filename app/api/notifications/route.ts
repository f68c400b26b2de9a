import { endpoint } from "@/lib/server/calls/endpoint";
import { notificationCalls } from "@/lib/server/calls/notifications";
import { listNotifications } from "@/lib/server/notifications/notifications";

export const GET = endpoint(notificationCalls.list, ({ query }) => listNotifications(query));
