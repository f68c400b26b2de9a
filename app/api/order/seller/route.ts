import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerOrderCalls } from "@/lib/server/calls/seller-orders";
import { findOrders } from "@/lib/server/seller-orders/find";

const LIST_LIMIT = 1000;

export const GET = endpoint(sellerOrderCalls.list, ({ query }) => findOrders(query, LIST_LIMIT));
