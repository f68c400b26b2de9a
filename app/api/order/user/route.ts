import { endpoint } from "@/lib/server/calls/endpoint";
import { orderCalls } from "@/lib/server/calls/orders";
import { listOwnOrders } from "@/lib/server/orders/read";

export const GET = endpoint(orderCalls.listOwn, ({ customer, query }) => listOwnOrders(customer._id, query));
