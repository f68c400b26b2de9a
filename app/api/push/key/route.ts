import { pushCalls } from "@/lib/notifications/calls";
import { pushKeys } from "@/lib/notifications/server/push-keys";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(pushCalls.key, async () => ({ key: (await pushKeys()).publicKey }));
