import { endpoint } from "@/lib/server/calls/endpoint";
import { orderCalls } from "@/lib/server/calls/orders";
import { listSlots } from "@/lib/server/slots/list";

export const GET = endpoint(orderCalls.listSlots, async () => ({ slots: await listSlots() }));
