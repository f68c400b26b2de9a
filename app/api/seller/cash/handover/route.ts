import { takeHandover } from "@/lib/money/server/handover";
import { cashCalls } from "@/lib/server/calls/cash";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(cashCalls.handover, ({ seller, body }) => takeHandover(seller, body));
