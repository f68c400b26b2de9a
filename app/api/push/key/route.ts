import { pushCalls } from "@/lib/notifications/calls";
import { publicPushKey } from "@/lib/notifications/server/send-push";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(pushCalls.key, async () => ({ key: await publicPushKey() }));
