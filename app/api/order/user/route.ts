import { orderCalls } from "@/lib/orders/calls";
import { listOwnOrders } from "@/lib/orders/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(orderCalls.listOwn, ({ customer, query }) => listOwnOrders(customer._id, query));
