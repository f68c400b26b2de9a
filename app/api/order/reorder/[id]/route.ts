import { orderCalls } from "@/lib/orders/calls";
import { reorder } from "@/lib/orders/server/customer-actions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(orderCalls.reorder, ({ customer, params }) => reorder(customer._id, params.id));
