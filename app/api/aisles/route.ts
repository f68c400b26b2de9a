import { aisleCalls } from "@/lib/aisles/calls";
import { getAisles } from "@/lib/aisles/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(aisleCalls.list, async () => ({ aisles: await getAisles() }));
