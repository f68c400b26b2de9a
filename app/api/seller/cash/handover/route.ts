import { cashCalls } from "@/lib/money/calls";
import { takeHandover } from "@/lib/money/server/riders-cash";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(cashCalls.handover, ({ seller, body }) => takeHandover(seller, body));
