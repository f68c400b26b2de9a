import { endpoint } from "@/lib/server/calls/endpoint";
import { orderCalls } from "@/lib/server/calls/orders";
import { reorder } from "@/lib/server/orders/reorder";

export const POST = endpoint(orderCalls.reorder, ({ customer, params }) => reorder(customer._id, params.id));
