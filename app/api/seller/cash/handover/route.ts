import { cashCalls } from "@/lib/server/calls/cash";
import { endpoint } from "@/lib/server/calls/endpoint";
import { takeHandover } from "@/lib/server/cash/handover";

export const POST = endpoint(cashCalls.handover, ({ seller, body }) => takeHandover(seller, body));
