import { endpoint } from "@/lib/server/calls/endpoint";
import { pushCalls } from "@/lib/server/calls/push";
import { pushKeys } from "@/lib/server/push/keys";

export const GET = endpoint(pushCalls.key, async () => ({ key: (await pushKeys()).publicKey }));
