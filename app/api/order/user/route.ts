import { orderCalls } from "@/lib/orders/calls";
import { listOwnOrders } from "@/lib/orders/server/own-orders";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(orderCalls.listOwn, ({ customer, query }) => listOwnOrders(customer._id, query));
