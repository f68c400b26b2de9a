import { listSlots } from "@/lib/delivery/server";
import { orderCalls } from "@/lib/orders/calls";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(orderCalls.listSlots, async () => ({ slots: await listSlots() }));
