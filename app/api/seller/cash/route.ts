import { cashCalls } from "@/lib/money/calls";
import { readRidersCash } from "@/lib/money/server/riders-cash";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(cashCalls.riders, async () => ({ riders: await readRidersCash() }));
