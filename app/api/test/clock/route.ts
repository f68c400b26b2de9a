import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { setShopClock } from "@/lib/shop/server/change";

export const POST = endpoint(operationCalls.setClock, ({ body }) => setShopClock(body.offsetMinutes));
