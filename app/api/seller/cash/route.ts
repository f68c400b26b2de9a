import { cashCalls } from "@/lib/server/calls/cash";
import { endpoint } from "@/lib/server/calls/endpoint";
import { readRidersCash } from "@/lib/server/cash/read";

export const GET = endpoint(cashCalls.riders, async () => ({ riders: await readRidersCash() }));
