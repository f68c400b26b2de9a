import { buyingCalls } from "@/lib/buying/calls";
import { readMargins } from "@/lib/buying/server/margins";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(buyingCalls.margins, async ({ query }) => readMargins(query.from, query.to));
