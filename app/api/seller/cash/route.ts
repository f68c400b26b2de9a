import { readRidersCash } from "@/lib/money/server/riders-cash";
import { cashCalls } from "@/lib/server/calls/cash";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(cashCalls.riders, async () => ({ riders: await readRidersCash() }));
